/**
 * Characters of a reference: read over the telephone and typed from it, none is taken for another. There are no
 * vowels, so that no words come about.
 */
const characters = '23456789CDFGHJKMNPQRTVWXY';

/** How many characters stand before and after the hyphen. */
const groupLengths = [2, 3] as const;

/** Where the tab keeps the reference of a message that has not gone yet. */
const storageKey = 'contact-form-reference';

/** The same for a browser that keeps nothing for sites. */
let kept: string | undefined;

/** The reference of the message that is being written: the same for every try to send it. */
export function messageReference(): string {
  const reference = readReference() ?? newReference();
  keepReference(reference);
  return reference;
}

/** Gives the message that is being written a reference that it has had before. */
export function keepReference(reference: string): void {
  kept = reference;
  try {
    sessionStorage.setItem(storageKey, reference);
  } catch {
    // It lives as long as the page.
  }
}

/** The next message is another one. */
export function forgetReference(): void {
  kept = undefined;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}

function readReference(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? kept;
  } catch {
    return kept;
  }
}

function newReference(): string {
  return groupLengths.map(randomCharacters).join('-');
}

function randomCharacters(length: number): string {
  const numbers = [...crypto.getRandomValues(new Uint32Array(length))];
  return numbers.map((number) => characters.charAt(number % characters.length)).join('');
}

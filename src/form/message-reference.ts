import { readStored, removeStored, writeStored } from '../ui/browser-storage.ts';

/** Characters that are not confused with each other on the telephone; without vowels, so that they form no words. */
const characters = '23456789CDFGHJKMNPQRTVWXY';

/** How many characters precede and follow the hyphen. */
const groupLengths = [2, 3] as const;

/** Stores the reference of the message that this tab has not sent yet. */
const storageKey = 'contact-form-reference';

/** The same for a browser without storage. */
let current: string | undefined;

/** The reference of the message that is being written: the same for every attempt to send it. */
export function messageReference(): string {
  const reference = readStored('sessionStorage', storageKey) ?? current ?? newReference();
  keepReference(reference);
  return reference;
}

/** Gives the message that is being written a reference that it has had before. */
export function keepReference(reference: string): void {
  current = reference;
  writeStored('sessionStorage', storageKey, reference);
}

/** The next message gets a new reference. */
export function forgetReference(): void {
  current = undefined;
  removeStored('sessionStorage', storageKey);
}

function newReference(): string {
  return groupLengths.map(randomCharacters).join('-');
}

function randomCharacters(length: number): string {
  const numbers = [...crypto.getRandomValues(new Uint32Array(length))];
  return numbers.map((number) => characters.charAt(number % characters.length)).join('');
}

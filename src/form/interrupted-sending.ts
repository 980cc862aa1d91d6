/** What is noted of a message while it is on its way: nothing of what it says. */
interface SendingNote {
  /** Tells the documents of this browser apart: the time at which one began. */
  readonly document: number;
  readonly at: number;
  readonly reference?: string;
}

/** Where the browser keeps the note: a closed tab must not take it along. */
const storageKey = 'contact-form-sending';

/** After this time, in milliseconds, the visitor has heard from the company or has asked elsewhere: two days. */
const worthTellingMs = 2 * 24 * 60 * 60 * 1000;

/** How long, in milliseconds, before it leaves a page a browser may break off its requests, as if they had failed. */
const breakOffMs = 1000;

let ending: ReturnType<typeof setTimeout> | undefined;

/** Notes that a message is on its way. Where the page is left before `noteEnd`, the next one can tell. */
export function noteSending(reference: string | undefined): void {
  clearTimeout(ending);
  const note: SendingNote = {
    document: performance.timeOrigin,
    at: Date.now(),
    ...(reference !== undefined && { reference }),
  };
  try {
    localStorage.setItem(storageKey, JSON.stringify(note));
  } catch {
    // A browser that keeps nothing cannot tell; the sending does not depend on it.
  }
}

/** The message has gone. */
export function noteSent(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Where nothing can be removed, nothing was noted.
  }
}

/** It has not gone, or nobody knows: told by this page, unless it is just being left. */
export function noteFailure(): void {
  ending = setTimeout(noteSent, breakOffMs);
}

/** Whether a message was on its way when an earlier document of this site was left. */
export function isSendingInterrupted(): boolean {
  return readInterrupted() !== undefined;
}

/** What was on its way then; told once. */
export function takeInterrupted(): { readonly reference?: string } | undefined {
  const note = readInterrupted();
  if (note !== undefined) {
    noteSent();
  }
  return note;
}

function readInterrupted(): SendingNote | undefined {
  try {
    const note = sendingNote(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
    const isOurs = note?.document === performance.timeOrigin;
    return note === undefined || isOurs || Date.now() - note.at > worthTellingMs ? undefined : note;
  } catch {
    // Access may be denied, and what is stored may come from an older release.
    return undefined;
  }
}

function sendingNote(stored: unknown): SendingNote | undefined {
  if (typeof stored !== 'object' || stored === null || !('document' in stored) || !('at' in stored)) {
    return undefined;
  }
  const { document, at } = stored;
  if (typeof document !== 'number' || typeof at !== 'number') {
    return undefined;
  }
  const reference =
    'reference' in stored && typeof stored.reference === 'string' ? stored.reference : undefined;
  return { document, at, ...(reference !== undefined && { reference }) };
}

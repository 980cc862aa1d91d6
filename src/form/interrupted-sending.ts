import { readStoredRecord, removeStored, writeStored } from '../ui/browser-storage.ts';

/** In local storage, because the record must survive a closed tab. It has nothing of the message. */
const storageKey = 'contact-form-sending';

/** Two days in milliseconds: by then the visitor has an answer or has asked elsewhere. */
const expiryMs = 2 * 24 * 60 * 60 * 1000;

/** For this long, in milliseconds, a failure may be that of a page that is being left: browsers cancel its requests. */
const leavingMs = 1000;

let removal: ReturnType<typeof setTimeout> | undefined;

/** Records that a message is being sent. If the page is left before the end, the next page can tell. */
export function recordSending(reference: string | undefined): void {
  clearTimeout(removal);
  // The time origin identifies the document that sends.
  const record = { document: performance.timeOrigin, at: Date.now(), reference };
  writeStored('localStorage', storageKey, JSON.stringify(record));
}

/** The message has been sent. */
export function recordSuccess(): void {
  removeStored('localStorage', storageKey);
}

/** The sending has failed: this page tells the visitor, unless it is being left. */
export function recordFailure(): void {
  removal = setTimeout(recordSuccess, leavingMs);
}

/** Whether an earlier document of this site was left while it was sending a message. */
export function isSendingInterrupted(): boolean {
  return readInterrupted() !== undefined;
}

/** What remains of the interrupted sending; returned once. */
export function takeInterrupted() {
  const record = readInterrupted();
  if (record !== undefined) {
    removeStored('localStorage', storageKey);
  }
  return record;
}

function readInterrupted() {
  const { document, at, reference } = readStoredRecord('localStorage', storageKey);
  const isInterrupted =
    typeof at === 'number' && Date.now() - at <= expiryMs && document !== performance.timeOrigin;
  return isInterrupted ? { ...(typeof reference === 'string' && { reference }) } : undefined;
}

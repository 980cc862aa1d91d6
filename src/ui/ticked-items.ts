import { readStoredRecord, removeStored, writeStored } from './browser-storage.ts';

/** What of a list of the page that is open is ticked on this device; its names are the texts of its items. */
export function readTicked(listId: string): ReadonlySet<string> {
  const stored = Object.values(readStoredRecord('localStorage', keyOf(listId)));
  return new Set(stored.filter((name) => typeof name === 'string'));
}

/** Remembers what is ticked; a list with no tick leaves nothing behind. */
export function writeTicked(listId: string, names: readonly string[]): void {
  if (names.length === 0) {
    removeStored('localStorage', keyOf(listId));
  } else {
    writeStored('localStorage', keyOf(listId), JSON.stringify(names));
  }
}

function keyOf(listId: string): string {
  return `ticked ${window.location.pathname}#${listId}`;
}

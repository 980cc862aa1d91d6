/** Browser storage for small texts. A browser that denies access to it behaves like one whose storage is empty. */
type StorageName = 'localStorage' | 'sessionStorage';

/** The stored text, or `null`. */
export function readStored(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** The entries of a stored JSON object, unchecked: an older release may have written it. Empty where there is none. */
export function readStoredRecord(storage: StorageName, key: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(readStored(storage, key) ?? '') };
  } catch {
    return {};
  }
}

export function writeStored(storage: StorageName, key: string, text: string): void {
  try {
    window[storage].setItem(key, text);
  } catch {
    // It stays as if empty.
  }
}

export function removeStored(storage: StorageName, key: string): void {
  try {
    window[storage].removeItem(key);
  } catch {
    // Nothing was stored there.
  }
}

/** Browser storage for small texts. A browser that denies access to it behaves like one whose storage is empty. */
type StorageName = 'localStorage' | 'sessionStorage';

/** The stored text, or `null`. */
export function readStored(storage: StorageName, key: string): string | null {
  return attempt(() => window[storage].getItem(key)) ?? null;
}

/** The entries of a stored JSON object, unchecked: an older release may have written it. Empty where there is none. */
export function readStoredRecord(storage: StorageName, key: string): Readonly<Record<string, unknown>> {
  return attempt(() => ({ ...JSON.parse(readStored(storage, key) ?? '') })) ?? {};
}

export function writeStored(storage: StorageName, key: string, text: string): void {
  attempt(() => window[storage].setItem(key, text));
}

export function removeStored(storage: StorageName, key: string): void {
  attempt(() => window[storage].removeItem(key));
}

function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

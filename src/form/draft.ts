import type { FieldValue, FormValues } from './field-rules.ts';

/** Where the tab keeps what was typed and not sent yet. */
const storageKey = 'contact-form-draft';

/** Reads what this tab has kept; empty where there is nothing or the browser keeps nothing. */
export function readDraft(): Partial<FormValues> {
  try {
    return fieldValues(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'));
  } catch {
    // Access may be denied, and what is stored may come from an older release.
    return {};
  }
}

/** Keeps what was typed until it has been sent: a reload or another page does not lose it. */
export function writeDraft(values: FormValues): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(values));
  } catch {
    // Without storage the text lives as long as the page: nothing else depends on the draft.
  }
}

/** Forgets the draft: it has been sent. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}

function fieldValues(stored: unknown): Partial<FormValues> {
  if (typeof stored !== 'object' || stored === null) {
    return {};
  }
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, FieldValue] => isFieldValue(entry[1])),
  );
}

function isFieldValue(value: unknown): value is FieldValue {
  return typeof value === 'string' || typeof value === 'boolean';
}

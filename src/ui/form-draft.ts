/** What a control of a form holds: text, or whether a box is ticked. */
export type FieldValue = string | boolean;

/** Values of a form, by field name. */
export type FormValues = Record<string, FieldValue>;

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
export function writeDraft(values: Partial<FormValues>): void {
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

/** Whether the draft holds nothing but these values. */
export function isDraftOf(values: FormValues): boolean {
  return Object.entries(readDraft()).every(([name, value]) => values[name] === value);
}

/** Adds to the draft what stands in a form whose own code, which would keep it, is not here yet. */
export function saveTypedValues(container: Element): void {
  const values = typedValues(container);
  if (Object.keys(values).length > 0) {
    writeDraft({ ...readDraft(), ...values });
  }
}

/** Whether the visitor would lose input with the forms in an element. */
export function hasInput(container: Element): boolean {
  return Object.keys(typedValues(container)).length > 0;
}

function typedValues(container: Element): FormValues {
  const controls = container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    ':is(input, textarea, select)[name]',
  );
  const values = [...controls].map((control) => [control.name, controlValue(control)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== '' && value !== false));
}

/** What a control shows. */
export function controlValue(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
): FieldValue {
  return control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value;
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

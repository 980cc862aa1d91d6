import { readStoredRecord, removeStored, writeStored } from './browser-storage.ts';

/** Value of a form control: text, or whether a box is ticked. */
export type FieldValue = string | boolean;

/** Values of a form, by field name. */
export type FormValues = Record<string, FieldValue>;

/** Stores the unsent text of this tab. */
const storageKey = 'contact-form-draft';

/** The draft of this tab, unchecked; empty where there is none. */
export function readDraft(): Readonly<Record<string, unknown>> {
  return readStoredRecord('sessionStorage', storageKey);
}

/** Keeps unsent text, so that a reload or another page does not lose it. */
export function writeDraft(values: Readonly<Record<string, unknown>>): void {
  writeStored('sessionStorage', storageKey, JSON.stringify(values));
}

/** Dispatched when something else than the form has changed the draft. */
const changeEvent = 'site:draft';

/** Calls back when something else than the form has changed the draft. */
export function watchDraft(onChange: () => void): () => void {
  window.addEventListener(changeEvent, onChange);
  return () => window.removeEventListener(changeEvent, onChange);
}

/**
 * Puts a line into a text of the form: of the one that is open, and of the next one to be opened.
 * @param beginning how the line begins: an earlier line with the same beginning gives way to it
 */
export function addLineToDraft(field: string, beginning: string, line: string): void {
  const draft = readDraft();
  const text = draft[field];
  const others = typeof text === 'string' ? text.split('\n').filter((one) => !one.startsWith(beginning)) : [];
  writeDraft({ ...draft, [field]: [...others.filter(Boolean), line].join('\n') });
  window.dispatchEvent(new Event(changeEvent));
}

/** Forgets the draft after it has been sent. */
export function clearDraft(): void {
  removeStored('sessionStorage', storageKey);
}

/** Whether the draft consists of these values. */
export function isDraftOf(values: FormValues): boolean {
  return Object.entries(readDraft()).every(([name, value]) => values[name] === value);
}

/** Adds to the draft what was typed into a form whose own code has not loaded yet. */
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

/** Values of the controls in an element that are not empty. */
export function typedValues(container: Element): FormValues {
  const controls = container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'form :is(input, textarea, select)[name]',
  );
  const values = [...controls].map((control) => [
    control.name,
    control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value,
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== '' && value !== false));
}

import type { FormField } from '../model/form.ts';
import type { FieldValue, FormValues } from '../ui/form-draft.ts';

/** An e-mail address in any alphabet: one `@`, a host with a dot, and no separator of address lists. */
const emailAddress = /^[^\s@,;:<>()"[\]\\]+@[^\s@.,;:<>()"[\]\\]+(?:\.[^\s@.,;:<>()"[\]\\]+)+$/;

/** The initial value of a field. */
export function emptyValue(field: FormField): FieldValue {
  return field.kind === 'checkbox' ? false : '';
}

/** Initial values of a form. */
export function emptyValues(fields: readonly FormField[]): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, emptyValue(field)]));
}

/**
 * Validates a value. Surrounding spaces are ignored: a name of spaces is empty.
 * @returns the field's own message, or `undefined` where the value is valid
 */
export function fieldProblem(field: FormField, value: FieldValue): string | undefined {
  if (typeof value === 'boolean') {
    return value ? undefined : field.requiredMessage;
  }
  const text = value.trim();
  if (text === '') {
    return field.requiredMessage;
  }
  if (field.pattern !== undefined && !new RegExp(`^(?:${field.pattern.source})$`, 'u').test(text)) {
    return field.pattern.message;
  }
  if (field.kind === 'email' && !emailAddress.test(text)) {
    return field.addressMessage;
  }
  return undefined;
}

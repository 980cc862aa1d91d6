import type { FormField } from '../model/form.ts';
import type { FieldValue, FormValues } from '../ui/form-draft.ts';

/**
 * An e-mail address as people have it, in letters of every alphabet: one `@`, a host with a dot, and nothing that only
 * stands between addresses.
 */
const emailAddress = /^[^\s@,;:<>()"[\]\\]+@[^\s@.,;:<>()"[\]\\]+(?:\.[^\s@.,;:<>()"[\]\\]+)+$/;

/** The value of a control that nobody has touched. */
export function emptyValue(field: FormField): FieldValue {
  return field.kind === 'checkbox' ? false : '';
}

/** Values of an untouched form. */
export function emptyValues(fields: readonly FormField[]): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, emptyValue(field)]));
}

/**
 * Checks one value against its field's rules.
 *
 * Spaces around a text do not count: a name of spaces is no name, and a pattern describes what was meant.
 *
 * @returns the field's own message, or `undefined` where the value may be sent
 */
export function fieldProblem(field: FormField, value: FieldValue): string | undefined {
  if (typeof value === 'boolean') {
    return value ? undefined : field.requiredMessage;
  }
  const text = value.trim();
  if (text === '') {
    return field.requiredMessage;
  }
  if (field.pattern !== undefined && !wholeValuePattern(field.pattern.source).test(text)) {
    return field.pattern.message;
  }
  if (field.kind === 'email' && !emailAddress.test(text)) {
    return field.addressMessage;
  }
  return undefined;
}

/** The pattern of a field as it is applied: to the whole value, letters of every alphabet counted as one. */
function wholeValuePattern(source: string): RegExp {
  return new RegExp(`^(?:${source})$`, 'u');
}

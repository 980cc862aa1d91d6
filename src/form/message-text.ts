import type { FormField } from '../model/form.ts';
import type { FormValues } from '../ui/form-draft.ts';

/**
 * What was typed, as one would write it into a messenger: a line for every field, named by its label. Ticked boxes say
 * nothing to somebody who does not see the form.
 * @param reference the line that names the message, where it has a reference
 */
export function messageText(
  fields: readonly FormField[],
  values: Partial<FormValues>,
  reference?: string,
): string {
  const lines = fields.flatMap((field) => {
    const value = values[field.name];
    return field.kind !== 'checkbox' && typeof value === 'string' && value.trim() !== ''
      ? [`${labelBefore(field.label)} ${shownValue(field, value.trim())}`]
      : [];
  });
  return [...lines, ...(reference === undefined ? [] : [reference])].join('\n');
}

function labelBefore(label: string): string {
  return /\p{Po}$/u.test(label) ? label : `${label}:`;
}

function shownValue(field: FormField, value: string): string {
  const option = field.kind === 'select' ? field.options.find((one) => one.value === value) : undefined;
  return option?.label ?? value;
}

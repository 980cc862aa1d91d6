import type { FormField } from '../model/form.ts';
import type { FormValues } from '../ui/form-draft.ts';

/** The typed text for a messenger: a line per field with its label. Checkboxes are left out. */
export function messageText(fields: readonly FormField[], values: FormValues): string {
  const lines = fields.flatMap((field) => {
    const value = values[field.name];
    return field.kind !== 'checkbox' && typeof value === 'string' && value.trim() !== ''
      ? [`${labelBefore(field.label)} ${shownValue(field, value.trim())}`]
      : [];
  });
  return lines.join('\n');
}

function labelBefore(label: string): string {
  return /\p{Po}$/u.test(label) ? label : `${label}:`;
}

function shownValue(field: FormField, value: string): string {
  const option = field.kind === 'select' ? field.options.find((one) => one.value === value) : undefined;
  return option?.label ?? value;
}

import type { MouseEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FormField } from '../model/form.ts';
import { renderList } from '../ui/render-list.ts';
import { InlineText } from '../ui/rich-text.tsx';

interface FormFieldViewProps {
  readonly field: FormField;
  /** Registration with React Hook Form. */
  readonly registration: UseFormRegisterReturn;
  /** Validation message of a touched field. */
  readonly problem: string | undefined;
  /** Read-only while a message is being sent. */
  readonly isLocked: boolean;
}

/** A field: label, control, hint and validation message, associated by ids. */
export function FormFieldView({ field, registration, problem, isLocked }: FormFieldViewProps) {
  // Not from `useId`, whose ids differ in a root that is hydrated separately; a page has one form.
  const id = `contact-form-${field.name}`;
  const hintId = `${id}-hint`;
  const problemId = `${id}-problem`;
  const descriptions = [field.hint !== undefined && hintId, problem !== undefined && problemId];
  const attributes = {
    ...registration,
    id,
    className: 'form-field__control',
    autoComplete: field.autocomplete,
    required: field.requiredMessage !== undefined,
    'aria-invalid': problem !== undefined,
    'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={`form-field form-field--${field.kind}`}>
      <label className="form-field__label" htmlFor={id}>
        {field.kind === 'checkbox' ? <InlineText text={field.label} /> : field.label}
      </label>
      <FieldControl field={field} attributes={attributes} isLocked={isLocked} />
      {field.hint !== undefined && (
        <p className="form-field__hint" id={hintId}>
          {field.hint}
        </p>
      )}
      <p className="form-field__problem" id={problemId} aria-live="polite">
        {problem}
      </p>
    </div>
  );
}

interface FieldControlProps {
  readonly field: FormField;
  readonly attributes: UseFormRegisterReturn;
  readonly isLocked: boolean;
}

/** In the capture phase: in the bubble phase React would treat the click as a change. */
function ignoreEvent(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A checkbox and a list have no `readonly`, and `disabled` would take their focus: a locked checkbox ignores clicks,
 * and the other options of a locked list are disabled.
 */
function FieldControl({ field, attributes, isLocked }: FieldControlProps) {
  switch (field.kind) {
    case 'text':
    case 'tel':
    case 'email':
      return <input {...attributes} type={field.kind} readOnly={isLocked} />;
    case 'checkbox':
      return (
        <input
          {...attributes}
          type={field.kind}
          aria-disabled={isLocked}
          onClickCapture={isLocked ? ignoreEvent : undefined}
        />
      );
    case 'textarea':
      return (
        <textarea
          {...attributes}
          rows={field.rows}
          readOnly={isLocked}
          // The browser shows the line with the caret alone: the call button may hide the others.
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
        />
      );
    case 'select':
      return (
        <select {...attributes} aria-disabled={isLocked}>
          <option value="" disabled={isLocked}>
            {field.emptyLabel}
          </option>
          {renderList(field.options, ({ value, label }) => (
            <option value={value} disabled={isLocked}>
              {label}
            </option>
          ))}
        </select>
      );
    default:
      return field satisfies never;
  }
}

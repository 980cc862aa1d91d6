import type { MouseEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FormField } from '../model/form.ts';
import type { Words } from '../model/words.ts';
import { InlineText } from '../ui/rich-text.tsx';

interface FormFieldViewProps {
  readonly field: FormField;
  /** What connects the control with the form's state. */
  readonly registration: UseFormRegisterReturn;
  /** What is wrong with the value; given only once the field has been touched. */
  readonly problem: string | undefined;
  /** While a message is under way its text stays as it is. */
  readonly isLocked: boolean;
  readonly words: Words;
}

/**
 * Id of a field's control. Made from its name and not by React, whose ids differ when a part of the page is
 * hydrated by itself. A page has one form.
 */
function fieldId(field: FormField): string {
  return `contact-form-${field.name}`;
}

/** One field: label, control, hint and problem, tied together by ids. */
export function FormFieldView({ field, registration, problem, isLocked, words }: FormFieldViewProps) {
  const id = fieldId(field);
  const hintId = `${id}-hint`;
  const problemId = `${id}-problem`;
  const descriptions = [field.hint !== undefined && hintId, problem !== undefined && problemId].filter(
    (description) => description !== false,
  );
  const attributes = {
    ...registration,
    id,
    className: 'form-field__control',
    autoComplete: field.autocomplete,
    required: field.requiredMessage !== undefined,
    'aria-invalid': problem !== undefined,
    'aria-describedby': descriptions.length > 0 ? descriptions.join(' ') : undefined,
  };
  return (
    <div className={`form-field form-field--${field.kind}`}>
      <label className="form-field__label" htmlFor={id}>
        {field.kind === 'checkbox' ? <InlineText text={field.label} words={words} /> : field.label}
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
  readonly attributes: UseFormRegisterReturn & {
    readonly id: string;
    readonly className: string;
  };
  readonly isLocked: boolean;
}

/** Stopped on its way down: on its way back React takes the press for a change, and tells the form of it. */
function ignoreEvent(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * The control of one field. A checkbox and a list know no `readonly`, and `disabled` would take the focus from
 * them: a locked box ignores presses, and a locked list has no option to go to.
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
      return <textarea {...attributes} rows={field.rows} readOnly={isLocked} />;
    case 'select':
      return (
        <select {...attributes} aria-disabled={isLocked}>
          <option value="" disabled={isLocked}>
            {field.emptyLabel}
          </option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value} disabled={isLocked}>
              {option.label}
            </option>
          ))}
        </select>
      );
    default:
      return field satisfies never;
  }
}

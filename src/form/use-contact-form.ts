import {
  type AnimationEvent,
  type ChangeEvent,
  type FormEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import type { ContactForm, FormField } from '../model/form.ts';
import type { Words } from '../model/words.ts';
import { fillTemplate } from '../ui/fill-template.ts';
import { controlValue, type FieldValue, type FormValues, readDraft, writeDraft } from '../ui/form-draft.ts';
import { emptyValue, emptyValues, fieldProblem } from './field-rules.ts';
import { takeInterrupted } from './interrupted-sending.ts';
import { keepReference } from './message-reference.ts';
import { messageText } from './message-text.ts';
import { fetchMailLibrary } from './send-message.ts';
import { beginSending, currentSending, type Sending, type SendingState, watchSending } from './sending.ts';
import { useBotCheck } from './use-bot-check.ts';
import type { CaptchaControl } from './use-captcha.ts';

/** Name of the style sheet's animation that runs when the browser fills in a control by itself. */
const autofillAnimation = 'form-autofill';

/** What came of the last press on the button without a message being sent, or of one in an earlier document. */
type OwnState = 'idle' | 'captcha-unsolved' | 'suspected' | 'interrupted';

export type SubmitState = OwnState | SendingState;

export interface ContactFormControl {
  readonly submitState: SubmitState;
  /** The visitor has been told by a notice before the form was there. */
  readonly isTold: boolean;
  /** The line that names the message, where the company knows it by that. */
  readonly referenceLine: string | undefined;
  /** Something stands in the form. */
  readonly hasText: boolean;
  /** What stands in the form, for the clipboard. */
  text(): string;
  /** The field that only programs fill in. */
  readonly honeypotRef: RefObject<HTMLInputElement | null>;
  /** The form is valid and a field has been touched. */
  readonly canSubmit: boolean;
  /** Connects a field's control with the form. */
  registerField(field: FormField): UseFormRegisterReturn;
  /** What is wrong with a field that has been touched. */
  shownProblem(field: FormField): string | undefined;
  /** Handlers of the form element. */
  readonly handlers: {
    onSubmit(event: FormEvent<HTMLFormElement>): void;
    onChange(event: ChangeEvent<HTMLFormElement>): void;
    onAnimationStart(event: AnimationEvent<HTMLFormElement>): void;
  };
}

/**
 * The question form's state and its sending.
 *
 * Values live in the native controls. What stands there when the code arrives, typed or filled in by the
 * browser, counts as input; where a control is empty the tab's draft fills it. A sending that began in a form
 * on another page is taken over, and one that was cut off is told.
 *
 * @param formRef the form element
 * @param captcha asked for its answer before a sending where the form has one
 */
export function useContactForm(
  form: ContactForm,
  words: Words,
  formRef: RefObject<HTMLFormElement | null>,
  captcha: CaptchaControl,
): ContactFormControl {
  const { fields } = form;
  const [sending, setSending] = useState(currentSending);
  const [ownState, setOwnState] = useState<OwnState>('idle');
  const [interruptedReference, setInterruptedReference] = useState<string>();
  const isSubmitting = useRef(false);
  const { honeypotRef, isSuspicious, excuseTime } = useBotCheck(form.leastFillMs);
  const { register, handleSubmit, reset, setValue, getValues, formState } = useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: emptyValues(fields),
  });
  const { errors, touchedFields, dirtyFields, isValid } = formState;

  /** Takes over what the controls show, and keeps it as the draft: it came without an event that would. */
  const adoptControls = useCallback(
    (fallback: Partial<FormValues>) => {
      let isAdopted = false;
      for (const field of fields) {
        const control = formRef.current?.elements.namedItem(field.name) ?? null;
        const value = adoptedValue(field, control, fallback);
        if (value !== emptyValue(field)) {
          // A control in which somebody is typing is touched when he leaves it.
          const shouldTouch = control !== document.activeElement;
          setValue(field.name, value, {
            shouldDirty: true,
            shouldTouch,
            shouldValidate: true,
          });
          isAdopted = true;
        }
      }
      if (isAdopted) {
        writeDraft(getValues());
      }
      return isAdopted;
    },
    [fields, formRef, getValues, setValue],
  );

  useEffect(() => {
    if (adoptControls(readDraft())) {
      excuseTime();
    }
  }, [adoptControls, excuseTime]);

  useEffect(() => {
    fetchMailLibrary();
  }, []);

  useEffect(() => {
    // In one go, so that the time of the notice begins when all is drawn.
    const update = () => {
      const known = currentSending();
      setSending(known);
      if (known === undefined) {
        return;
      }
      setOwnState('idle');
      if (hasGone(known, getValues())) {
        keepFocus(formRef.current);
        reset(emptyValues(fields));
      }
    };
    update();
    return watchSending(update);
  }, [fields, formRef, getValues, reset]);

  useEffect(() => {
    const interrupted = currentSending() === undefined ? takeInterrupted() : undefined;
    if (interrupted === undefined) {
      return;
    }
    setOwnState('interrupted');
    if (form.reference && interrupted.reference !== undefined) {
      keepReference(interrupted.reference);
      setInterruptedReference(interrupted.reference);
    }
  }, [form.reference]);

  const send = async (values: FormValues) => {
    const captchaResponse = form.captcha === undefined ? '' : captcha.readResponse();
    if (form.captcha !== undefined && captchaResponse === '') {
      setOwnState('captcha-unsolved');
      captcha.retry();
      window.alert(form.captcha.unsolvedMessage);
      return;
    }
    // Pressed again, the button says what it does: a person is never refused.
    if (ownState !== 'suspected' && isSuspicious()) {
      setOwnState('suspected');
      return;
    }
    await beginSending(form, words, { values, captchaResponse });
    captcha.reset();
  };

  const submitState = ownState === 'idle' ? (sending?.state ?? 'idle') : ownState;
  const reference = submitState === 'interrupted' ? interruptedReference : sending?.reference;
  const referenceLine = reference && fillTemplate(words.reference, { reference });
  return {
    submitState,
    isTold: sending?.isTold ?? false,
    referenceLine,
    hasText: hasEntries(dirtyFields),
    text: () => messageText(fields, getValues(), referenceLine),
    honeypotRef,
    canSubmit: isValid && (hasEntries(touchedFields) || hasEntries(dirtyFields)),
    registerField: (field) =>
      register(field.name, {
        validate: (value: FieldValue) => fieldProblem(field, value) ?? true,
      }),
    shownProblem: (field) => (touchedFields[field.name] ? errors[field.name]?.message : undefined),
    handlers: {
      onSubmit: (event) => {
        event.preventDefault();
        // Two submit events may come in one tick, before any state of React has changed.
        if (isSubmitting.current || currentSending()?.state === 'sending') {
          return;
        }
        isSubmitting.current = true;
        void handleSubmit(send)(event).finally(() => {
          isSubmitting.current = false;
        });
      },
      onChange: (event) => {
        if (event.target !== document.activeElement) {
          adoptControls({});
        }
        writeDraft(getValues());
      },
      onAnimationStart: (event) => {
        if (event.animationName === autofillAnimation) {
          adoptControls({});
        }
      },
    },
  };
}

/** The button is off after a message has gone: the focus would be lost with it. */
function keepFocus(form: HTMLFormElement | null): void {
  if (form?.contains(document.activeElement)) {
    form.tabIndex = -1;
    form.focus({ preventScroll: true });
  }
}

/** Whether what stands in the form has arrived. What was written after a message that came late is another one. */
function hasGone({ state, values }: Sending, shown: FormValues): boolean {
  switch (state) {
    case 'sent':
      return true;
    case 'late':
      return Object.entries(shown).every(([name, value]) => values[name] === value);
    case 'sending':
    case 'failed':
    case 'unconfirmed':
      return false;
  }
}

/** The value with which a field starts: what its control shows, or else the draft's. */
function adoptedValue(
  field: FormField,
  control: Element | RadioNodeList | null,
  fallback: Partial<FormValues>,
): FieldValue {
  const empty = emptyValue(field);
  const shown = isControl(control) ? controlValue(control) : empty;
  if (shown !== empty) {
    return shown;
  }
  const kept = fallback[field.name];
  if (typeof kept !== typeof empty || kept === undefined) {
    return empty;
  }
  return field.kind !== 'select' || field.options.some((option) => option.value === kept) ? kept : empty;
}

function isControl(
  control: Element | RadioNodeList | null,
): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  );
}

function hasEntries(record: object): boolean {
  return Object.keys(record).length > 0;
}

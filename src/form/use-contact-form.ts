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
import type { ContactForm, FormField } from '../model.ts';
import { controlValue, type FieldValue, type FormValues, readDraft, writeDraft } from '../ui/form-draft.ts';
import { emptyValue, emptyValues, fieldProblem } from './field-rules.ts';
import { fetchMailLibrary, type SendResult } from './send-message.ts';
import { beginSending, markShown, unshownSending } from './sending.ts';
import { noticeHasLeft, noticeOf, showUnexpectedNotice } from './submit-notice.tsx';
import type { CaptchaControl } from './use-captcha.ts';

/** Name of the style sheet's animation that runs when the browser fills in a control by itself. */
const autofillAnimation = 'form-autofill';

/** How the last press on the button went. */
export type SubmitState = 'idle' | 'captcha-unsolved' | 'sending' | SendResult['status'];

export interface ContactFormControl {
  readonly submitState: SubmitState;
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
 * on another page is taken over: this form waits for it, and shows its result.
 *
 * @param formRef the form element
 * @param captcha asked for its answer before a sending where the form has one
 */
export function useContactForm(
  form: ContactForm,
  formRef: RefObject<HTMLFormElement | null>,
  captcha: CaptchaControl,
): ContactFormControl {
  const { fields } = form;
  const [submitState, setSubmitState] = useState<SubmitState>('idle');
  const isSubmitting = useRef(false);
  const followed = useRef<Promise<SendResult>>(undefined);
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
    },
    [fields, formRef, getValues, setValue],
  );

  useEffect(() => {
    adoptControls(readDraft());
  }, [adoptControls]);

  useEffect(() => {
    fetchMailLibrary();
  }, []);

  const follow = useCallback(
    async (sending: Promise<SendResult>) => {
      followed.current = sending;
      setSubmitState('sending');
      const result = await sending;
      if (formRef.current === null) {
        // The visitor has left the page: the result is told without a form, or by the next one.
        return;
      }
      markShown(sending);
      const sent = JSON.stringify(getValues());
      const show = ({ status }: SendResult) => {
        // What was written after a message that has arrived late is another one.
        if (status === 'sent' && JSON.stringify(getValues()) === sent) {
          keepFocus(formRef.current);
          reset(emptyValues(fields));
        }
        setSubmitState(status);
      };
      show(result);
      if (result.status === 'unconfirmed') {
        void result.late.then((answer) => {
          if (formRef.current !== null && followed.current === sending) {
            show(answer);
          }
        });
      }
    },
    [fields, formRef, getValues, reset],
  );

  useEffect(() => {
    const sending = unshownSending();
    if (sending === undefined) {
      return;
    }
    setDuring(isSubmitting, follow(sending));
  }, [follow]);

  const send = async (values: FormValues) => {
    const captchaResponse = form.captcha === undefined ? '' : captcha.readResponse();
    if (form.captcha !== undefined && captchaResponse === '') {
      setSubmitState('captcha-unsolved');
      captcha.retry();
      window.alert(form.captcha.unsolvedMessage);
      return;
    }
    const sending = beginSending(
      form.delivery,
      values,
      { source: form.source, captchaResponse },
      ({ status }, isShown) => {
        if (isShown) {
          return noticeHasLeft(form.notice);
        }
        if (status === 'sent') {
          // The next form has nothing to add; where the message has not gone, it has.
          markShown(sending);
        }
        return showUnexpectedNotice(noticeOf(status, form), form.notice);
      },
    );
    await follow(sending);
    captcha.reset();
  };

  return {
    submitState,
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
        if (isSubmitting.current) {
          return;
        }
        setDuring(isSubmitting, handleSubmit(send)(event));
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

/** Sets a flag until the work has ended. */
function setDuring(flag: RefObject<boolean>, work: Promise<void>): void {
  flag.current = true;
  void work.finally(() => {
    flag.current = false;
  });
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

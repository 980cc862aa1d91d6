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
import { fillTemplate } from '../ui/fill-template.ts';
import {
  type FieldValue,
  type FormValues,
  readDraft,
  typedValues,
  watchDraft,
  writeDraft,
} from '../ui/form-draft.ts';
import { useWords } from '../ui/site-context.ts';
import { emptyValue, emptyValues, fieldProblem } from './field-rules.ts';
import { takeInterrupted } from './interrupted-sending.ts';
import { keepReference } from './message-reference.ts';
import { messageText } from './message-text.ts';
import { fetchMailLibrary } from './send-message.ts';
import { beginSending, currentSending, type Sending, type SendingState, watchSending } from './sending.ts';
import type { Notice } from './submit-notice.tsx';
import { useBotCheck } from './use-bot-check.ts';
import type { CaptchaControl } from './use-captcha.ts';

/** The style sheet runs this animation when the browser fills in a control. */
const autofillAnimation = 'form-autofill';

/** Result of a submit that sent nothing, or of a sending that an earlier document interrupted. */
type OwnState = 'idle' | 'captcha-unsolved' | 'suspected' | 'interrupted';

export type SubmitState = OwnState | SendingState;

export interface ContactFormControl {
  readonly submitState: SubmitState;
  /** The result of the last message, shown over the page. */
  readonly notice: Notice | undefined;
  /** The line with the message's reference, where the company gets it. */
  readonly referenceLine: string | undefined;
  /** The form is not empty. */
  readonly hasText: boolean;
  /** The content of the form for the clipboard. */
  text(): string;
  /** See `HoneypotField`. */
  readonly honeypotRef: RefObject<HTMLInputElement | null>;
  /** The form is valid and a field has been touched. */
  readonly canSubmit: boolean;
  /** Registers a field's control. */
  registerField(field: FormField): UseFormRegisterReturn;
  /** Validation message of a touched field. */
  shownProblem(field: FormField): string | undefined;
  /** Handlers of the form element. */
  readonly handlers: {
    onSubmit(event: FormEvent<HTMLFormElement>): void;
    onChange(event: ChangeEvent<HTMLFormElement>): void;
    onAnimationStart(event: AnimationEvent<HTMLFormElement>): void;
  };
}

/**
 * State and submission of the question form. Values live in the native controls: what they contain at hydration, typed
 * or filled in by the browser, counts as input, and the tab's draft fills empty ones. A sending that began in an
 * earlier form is continued, and an interrupted one is reported.
 * @param captcha asked for its response before sending, where the form has one
 */
export function useContactForm(
  form: ContactForm,
  formRef: RefObject<HTMLFormElement | null>,
  captcha: CaptchaControl,
): ContactFormControl {
  const { fields } = form;
  const words = useWords();
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

  /** Adopts the values of the controls and stores them as the draft: no event has done so. */
  const adoptControls = useCallback(
    (draft: FormValues) => {
      const controls = formRef.current;
      const values = { ...draft, ...(controls && typedValues(controls)) };
      let isAdopted = false;
      for (const field of fields) {
        const value = values[field.name];
        if (isFilledIn(field, value)) {
          // A focused control becomes touched on blur.
          const shouldTouch = controls?.elements.namedItem(field.name) !== document.activeElement;
          setValue(field.name, value, { shouldDirty: true, shouldTouch, shouldValidate: true });
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

  useEffect(
    () =>
      watchDraft(() => {
        const draft = readDraft();
        for (const { name } of fields) {
          const value = draft[name];
          if (value !== undefined && value !== getValues(name)) {
            setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
          }
        }
      }),
    [fields, getValues, setValue],
  );

  useEffect(() => {
    fetchMailLibrary();
  }, []);

  useEffect(() => {
    // In one render, so that the time of the notice begins when everything is visible.
    const update = () => {
      const known = currentSending();
      setSending(known);
      if (known === undefined) {
        return;
      }
      setOwnState('idle');
      if (isSent(known, getValues())) {
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
    // A second click sends anyway: a person is never refused.
    if (ownState !== 'suspected' && isSuspicious()) {
      setOwnState('suspected');
      return;
    }
    await beginSending(form, words, { values, captchaResponse });
    captcha.reset();
  };

  const submitState = ownState === 'idle' ? (sending?.state ?? 'idle') : ownState;
  const reference = submitState === 'interrupted' ? interruptedReference : sending?.reference;
  const topicLine = form.topic === undefined ? [] : [fillTemplate(words.formTopic, { page: form.topic })];
  const referenceLine = reference && fillTemplate(words.reference, { reference });
  return {
    submitState,
    notice: ownState === 'idle' ? sending?.notice : undefined,
    referenceLine,
    hasText: hasEntries(dirtyFields),
    text: () => [...topicLine, messageText(fields, getValues(), referenceLine)].join('\n'),
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
        // Two submit events may fire before React renders.
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

/** The button is disabled after a message was sent and would lose the focus. */
function keepFocus(form: HTMLFormElement | null): void {
  if (form?.contains(document.activeElement)) {
    form.tabIndex = -1;
    form.focus({ preventScroll: true });
  }
}

/** Whether the content of the form has been sent. What was typed after a late message is another one. */
function isSent({ state, values }: Sending, shown: FormValues): boolean {
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

/** Whether a value other than the initial one suits the field: a draft may be older than the form. */
function isFilledIn(field: FormField, value: FieldValue | undefined): value is FieldValue {
  const empty = emptyValue(field);
  const isOffered = field.kind !== 'select' || field.options.some((option) => option.value === value);
  return value !== empty && typeof value === typeof empty && isOffered;
}

function hasEntries(record: object): boolean {
  return Object.keys(record).length > 0;
}

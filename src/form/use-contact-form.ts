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
import { useForm } from 'react-hook-form';
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
import { isHoneypotFilled } from './honeypot-field.tsx';
import { messageText } from './message-text.ts';
import { fetchMailLibrary } from './send-message.ts';
import { beginSending, currentSending, type Sending, type SendingState, watchSending } from './sending.ts';
import { openNoticeRegion } from './submit-notice.ts';
import type { CaptchaControl } from './use-captcha.ts';

/** The style sheet runs this animation when the browser fills in a control. */
const autofillAnimation = 'form-autofill';

/** Result of a submit that sent nothing. */
type OwnState = 'idle' | 'captcha-unsolved' | 'suspected';

export type SubmitState = OwnState | SendingState;

export type ContactFormControl = ReturnType<typeof useContactForm>;

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
) {
  const { fields, reference: hasReference } = form;
  const words = useWords();
  const [sending, setSending] = useState(currentSending);
  const [ownState, setOwnState] = useState<OwnState>('idle');
  /** When the visitor began to fill in the form. */
  const startedAt = useRef(0);
  const isSubmitting = useRef(false);
  const { register, handleSubmit, reset, setValue, getValues, formState } = useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: emptyValues(fields),
  });
  const { errors, touchedFields, dirtyFields, isValid } = formState;

  /** Adopts values that no event of a control has brought, and stores them as the draft. */
  const adopt = useCallback(
    (values: Readonly<Record<string, unknown>>) => {
      let isAdopted = false;
      for (const field of fields) {
        const value = values[field.name];
        if (isFilledIn(field, value)) {
          // A focused control becomes touched on blur.
          const shouldTouch = formRef.current?.elements.namedItem(field.name) !== document.activeElement;
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
    const typed = formRef.current ? typedValues(formRef.current) : {};
    const isStarted = adopt({ ...readDraft(), ...typed });
    // The time before hydration is not known.
    startedAt.current = isStarted ? Number.NEGATIVE_INFINITY : performance.now();
    return watchDraft(() => adopt(readDraft()));
  }, [adopt, formRef]);

  useEffect(fetchMailLibrary, []);

  useEffect(() => {
    const notices = openNoticeRegion();
    const onChange = () => {
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
    const unwatch = watchSending({ onChange, notices }, hasReference);
    return () => {
      unwatch();
      notices.element.remove();
    };
  }, [hasReference, fields, formRef, getValues, reset]);

  const send = async (values: FormValues) => {
    // A form that the visitor has left may have begun.
    if (currentSending()?.state === 'sending') {
      return;
    }
    const captchaResponse = form.captcha === undefined ? '' : captcha.readResponse();
    if (form.captcha !== undefined && captchaResponse === '') {
      setOwnState('captcha-unsolved');
      captcha.retry();
      window.alert(form.captcha.unsolvedMessage);
      return;
    }
    const isFast = performance.now() - startedAt.current < form.leastFillMs;
    // A second click sends anyway: a person is never refused.
    if (ownState !== 'suspected' && (isFast || isHoneypotFilled(formRef.current))) {
      setOwnState('suspected');
      return;
    }
    await beginSending(form, words, values, captchaResponse);
    captcha.reset();
  };

  const topicLine = form.topic && fillTemplate(words.formTopic, { page: form.topic });
  const referenceLine = sending?.reference && fillTemplate(words.reference, { reference: sending.reference });
  const submitState: SubmitState = ownState === 'idle' ? (sending?.state ?? 'idle') : ownState;
  return {
    submitState,
    /** The line with the message's reference, where the company gets it. */
    referenceLine,
    /** The form is not empty. */
    hasText: hasEntries(dirtyFields),
    /** The content of the form for the clipboard. */
    text: () => [topicLine, messageText(fields, getValues()), referenceLine].filter(Boolean).join('\n'),
    /** The form is valid and a field has been touched. */
    canSubmit: isValid && (hasEntries(touchedFields) || hasEntries(dirtyFields)),
    /** Registers a field's control. */
    registerField: (field: FormField) =>
      register(field.name, {
        validate: (value: FieldValue) => fieldProblem(field, value) ?? true,
      }),
    /** Validation message of a touched field. */
    shownProblem: (field: FormField) => (touchedFields[field.name] ? errors[field.name]?.message : undefined),
    /** Handlers of the form element. */
    handlers: {
      onSubmit: async (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        // Two events may fire before React renders.
        if (!isSubmitting.current) {
          isSubmitting.current = true;
          await handleSubmit(send)(event);
          isSubmitting.current = false;
        }
      },
      onChange: ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
        if (target !== document.activeElement) {
          adopt(typedValues(currentTarget));
        }
        writeDraft(getValues());
      },
      onAnimationStart: ({ animationName, currentTarget }: AnimationEvent<HTMLFormElement>) => {
        if (animationName === autofillAnimation) {
          adopt(typedValues(currentTarget));
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
  const isSame = () => Object.entries(shown).every(([name, value]) => values[name] === value);
  return state === 'sent' || (state === 'late' && isSame());
}

/** Whether a value other than the initial one suits the field: a draft may be older than the form. */
function isFilledIn(field: FormField, value: unknown): value is FieldValue {
  const empty = emptyValue(field);
  const isOffered = field.kind !== 'select' || field.options.some((option) => option.value === value);
  return value !== empty && typeof value === typeof empty && isOffered;
}

function hasEntries(record: object): boolean {
  return Object.keys(record).length > 0;
}

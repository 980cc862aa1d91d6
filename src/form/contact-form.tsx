import { useEffect, useRef, useState } from 'react';
import type { ContactForm } from '../model/form.ts';
import type { Words } from '../model/words.ts';
import { fillTemplate } from '../ui/fill-template.ts';
import { hasInput } from '../ui/form-draft.ts';
import { InlineText, RichTextView } from '../ui/rich-text.tsx';
import { useWords } from '../ui/site-context.ts';
import { FormFieldView } from './form-field.tsx';
import { FormOutcome } from './form-outcome.tsx';
import { HoneypotField } from './honeypot-field.tsx';
import { useCaptcha } from './use-captcha.ts';
import { type SubmitState, useContactForm } from './use-contact-form.ts';
import { useIsOffline } from './use-is-offline.ts';

/** Id of the title, which names the form. A page has one form. */
const titleId = 'site:form-title';

/** Blocks that the form may get later, see `SiteLayout`. */
const laterBlocks = 'messengers submit-notice submit-notice-region';

/**
 * The question form.
 *
 * Its static HTML is complete and takes text before the code has arrived. The button is disabled there, which
 * also keeps the Enter key from sending the form to nowhere: without JavaScript nothing typed is lost.
 */
export function ContactFormView({ form }: { readonly form: ContactForm }) {
  const words = useWords();
  const formRef = useRef<HTMLFormElement>(null);
  const [isUsed, setIsUsed] = useState(false);
  const captcha = useCaptcha(form.captcha, isUsed);
  const control = useContactForm(form, formRef, captcha);
  const { submitState, canSubmit, registerField, shownProblem, handlers } = control;
  const isOffline = useIsOffline();
  useEffect(() => {
    // Focus and input from before hydration, and a restored draft, count as use.
    const element = formRef.current;
    if (element !== null && (element.contains(document.activeElement) || hasInput(element))) {
      setIsUsed(true);
    }
  }, []);
  const isSending = submitState === 'sending';
  return (
    <form
      className="contact-form"
      data-later-blocks={laterBlocks}
      ref={formRef}
      noValidate
      method="post"
      aria-labelledby={titleId}
      onFocus={() => setIsUsed(true)}
      onInput={() => setIsUsed(true)}
      {...handlers}
    >
      <div className="contact-form__head">
        <h3 className="contact-form__title" id={titleId}>
          {form.title}
        </h3>
        <RichTextView text={form.text} />
        {form.topic && (
          <p className="contact-form__topic">{fillTemplate(words.formTopic, { page: form.topic })}</p>
        )}
      </div>
      {form.fields.map((field) => (
        <FormFieldView
          key={field.name}
          field={field}
          registration={registerField(field)}
          problem={shownProblem(field)}
          isLocked={isSending}
        />
      ))}
      <HoneypotField />
      {form.captcha && (
        // The space of the widget is reserved while the script loads.
        <div className="captcha">
          <div className="captcha__widget" lang={form.captcha.language} ref={captcha.containerRef} />
          <p className="captcha__problem" role="alert">
            {submitState === 'captcha-unsolved' && !captcha.isSolved && form.captcha.unsolvedMessage}
          </p>
        </div>
      )}
      {form.privacyLine && (
        <p className="contact-form__privacy">
          <InlineText text={form.privacyLine} />
        </p>
      )}
      <button
        className="button contact-form__submit"
        type="submit"
        disabled={!canSubmit}
        aria-disabled={isSending || undefined}
      >
        {submitLabel(submitState, form, words)}
      </button>
      <FormOutcome
        form={form}
        control={control}
        isCaptchaMissing={captcha.isMissing}
        isOffline={isOffline && isUsed}
      />
    </form>
  );
}

function submitLabel(state: SubmitState, form: ContactForm, words: Words): string {
  switch (state) {
    case 'sending':
      return form.sendingLabel;
    case 'suspected':
      return words.sendAnyway;
    default:
      return form.submitLabel;
  }
}

import { useEffect, useRef } from 'react';
import type { ContactForm } from '../model/form.ts';
import type { Words } from '../model/words.ts';
import { ContactWaysView } from '../ui/contact-ways.tsx';
import { CopyText } from '../ui/copy-text.tsx';
import { fillTemplate } from '../ui/fill-template.ts';
import { renderList } from '../ui/render-list.ts';
import { useWords } from '../ui/site-context.ts';
import { showUnexpectedNotice } from './submit-notice.ts';
import type { ContactFormControl, SubmitState } from './use-contact-form.ts';

/** To these the visitor's click has led: then the result is scrolled into view. */
const statesByPress: ReadonlySet<SubmitState> = new Set(['failed', 'unconfirmed', 'suspected', 'sent']);

interface FormOutcomeProps {
  readonly form: ContactForm;
  readonly control: Pick<ContactFormControl, 'submitState' | 'referenceLine' | 'hasText' | 'text'>;
  readonly isCaptchaMissing: boolean;
  /** The visitor uses the form without a connection. */
  readonly isOffline: boolean;
}

/** The result of the last message and what helps if it failed, in a live region below the form. */
export function FormOutcome({ form, control, isCaptchaMissing, isOffline }: FormOutcomeProps) {
  const words = useWords();
  const { submitState, referenceLine, hasText, text } = control;
  const ref = useRef<HTMLDivElement>(null);
  // The visitor is typing the next message.
  const isOver = submitState === 'sent' && hasText;
  const results = isOver ? [] : resultLines(submitState, form, words, isOffline);
  const problems = [
    ...(isOffline ? [words.offline] : []),
    ...(form.captcha && isCaptchaMissing && !isOffline ? [form.captcha.unavailableMessage] : []),
  ];
  const hasArrived = submitState === 'sent' || submitState === 'late';
  const needsHelp = problems.length > 0 || (results.length > 0 && !hasArrived);

  useEffect(() => {
    const box = ref.current;
    if (statesByPress.has(submitState)) {
      box?.scrollIntoView({ block: 'nearest' });
    } else if (submitState === 'interrupted' && box !== null && !isInWindow(box)) {
      void showUnexpectedNotice({ tone: 'failure', message: words.sendingInterrupted }, form.notice);
    }
  }, [submitState, form, words]);

  return (
    <div className="contact-form__other-ways" aria-live="polite" ref={ref}>
      {renderList([...results, ...problems], (line) => (
        <p>{line}</p>
      ))}
      {results.length > 0 && referenceLine && <p>{referenceLine}</p>}
      {needsHelp && (
        <>
          <ContactWaysView ways={form} />
          {hasText && <CopyText text={text} />}
        </>
      )}
    </div>
  );
}

/** Lines about the last message or the last submit. */
function resultLines(
  state: SubmitState,
  form: ContactForm,
  words: Words,
  isOffline: boolean,
): readonly string[] {
  switch (state) {
    case 'sent':
      return [words.sentNext];
    case 'late':
      return [words.sentLate, words.sentNext];
    case 'failed':
      // The offline line says why.
      return isOffline ? [] : [form.failureHelp];
    case 'unconfirmed':
      return [words.sendingUnconfirmed];
    case 'interrupted':
      return [words.sendingInterrupted];
    case 'suspected':
      return [fillTemplate(words.sendingSuspected, { button: words.sendAnyway })];
    case 'idle':
    case 'captcha-unsolved':
    case 'sending':
      return [];
  }
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

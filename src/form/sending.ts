import type { ContactForm } from '../model/form.ts';
import type { Words } from '../model/words.ts';
import { clearDraft, type FormValues, isDraftOf } from '../ui/form-draft.ts';
import { holdReloads } from '../ui/reload-guard.ts';
import { recordFailure, recordSending, recordSuccess } from './interrupted-sending.ts';
import { forgetReference, messageReference } from './message-reference.ts';
import { type Answer, type SendResult, sendMessage } from './send-message.ts';
import { type Notice, noticeDisappeared, showUnexpectedNotice } from './submit-notice.tsx';

/** State of a message; `late` when it has arrived after the time limit. */
export type SendingState = 'sending' | 'late' | SendResult['status'];

/** A message that is being sent or has been. */
export interface Sending {
  readonly state: SendingState;
  readonly values: FormValues;
  /** Reference for the visitor; absent where the company does not get it. */
  readonly reference: string | undefined;
  /** What the form shows over the page; absent while sending, and where the notice was shown without a form. */
  readonly notice?: Notice;
}

/** Input of a sending. */
export interface Message {
  readonly values: FormValues;
  readonly captchaResponse: string;
}

/**
 * The last message. Outside React, because opening another page unmounts the form; the form that is mounted on the way
 * back continues from here.
 */
let current: Sending | undefined;

/** Mounted forms, which show the state. */
const watchers = new Set<() => void>();

export function currentSending(): Sending | undefined {
  return current;
}

/**
 * Calls back whenever the state changes. While a form watches, it informs the visitor; otherwise a notice on the open
 * page does.
 */
export function watchSending(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => {
    watchers.delete(onChange);
    // React may unsubscribe and subscribe again synchronously.
    queueMicrotask(forgetShownResult);
  };
}

/** The form that showed a result is gone. A state that may still change is kept, but not shown twice. */
function forgetShownResult(): void {
  if (watchers.size > 0 || current === undefined || current.state === 'sending') {
    return;
  }
  const { state, values, reference } = current;
  current = state === 'unconfirmed' ? { state, values, reference } : undefined;
}

/**
 * Sends a message and handles its result, whether or not a form is left to show it: clears the draft after success,
 * logs a failure, and delays reloads until the visitor has been informed.
 * @returns settled when the service has answered or the time limit has passed; never rejects
 */
export async function beginSending(
  form: ContactForm,
  words: Words,
  { values, captchaResponse }: Message,
): Promise<void> {
  const reference = form.reference ? messageReference() : undefined;
  const isLatest = () => current?.values === values;
  current = { state: 'sending', values, reference };
  recordSending(reference);
  notifyWatchers();
  const context = { source: form.source, captchaResponse, reference };
  const sending = sendMessage(form.delivery, values, context).then((result) => {
    handleAnswer(result);
    return result;
  });
  holdReloads(sending.then(({ status }) => announceResult(status)));
  const result = await sending;
  if (result.status === 'unconfirmed') {
    void result.late.then(handleLateAnswer);
  }

  function handleAnswer(answer: SendResult | Answer): void {
    if (answer.status === 'sent') {
      recordSuccess();
      forgetReference();
      // What was typed since is another message.
      if (current?.state === 'sending' || isDraftOf(values)) {
        clearDraft();
      }
    } else {
      recordFailure();
      console.error(answer.reason);
    }
  }

  /** Ignored where another attempt has begun. */
  async function handleLateAnswer(answer: Answer): Promise<void> {
    if (isLatest()) {
      handleAnswer(answer);
      await announceResult(answer.status === 'sent' ? 'late' : 'failed');
    }
  }

  async function announceResult(state: Exclude<SendingState, 'sending'>): Promise<void> {
    if (!isLatest()) {
      return;
    }
    const isWatched = watchers.size > 0;
    const isKnown = state === 'failed' && current?.state === 'unconfirmed';
    const notice = noticeOf(state, form, words);
    current = { state, values, reference, ...(isWatched && { notice }) };
    notifyWatchers();
    if (isWatched || isKnown) {
      return noticeDisappeared(form.notice);
    }
    if (state === 'sent' || state === 'late') {
      // A form that is mounted later has nothing to add.
      current = undefined;
    }
    return showUnexpectedNotice(notice, form.notice);
  }
}

function noticeOf(state: Exclude<SendingState, 'sending'>, form: ContactForm, words: Words): Notice {
  switch (state) {
    case 'sent':
      return { tone: 'success', message: form.successMessage };
    case 'late':
      return { tone: 'success', message: words.sentLate };
    case 'failed':
    case 'unconfirmed':
      return { tone: 'failure', message: form.failureMessage };
  }
}

function notifyWatchers(): void {
  for (const onChange of watchers) {
    onChange();
  }
}

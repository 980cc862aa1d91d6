import type { ContactForm } from '../model/form.ts';
import type { Words } from '../model/words.ts';
import { clearDraft, type FormValues, isDraftOf } from '../ui/form-draft.ts';
import { holdReloads } from '../ui/reload-guard.ts';
import { recordFailure, recordSending, recordSuccess } from './interrupted-sending.ts';
import { forgetReference, messageReference } from './message-reference.ts';
import { type Answer, type SendResult, sendMessage } from './send-message.ts';
import { noticeHasLeft, noticeOf, showUnexpectedNotice } from './submit-notice.tsx';

/** What is known of a message; `late` when it has arrived after the time limit. */
export type SendingState = 'sending' | 'late' | SendResult['status'];

/** A message on its way, or how it went. */
export interface Sending {
  readonly state: SendingState;
  readonly values: FormValues;
  /** What its sender can name it by; absent where the company does not get it. */
  readonly reference: string | undefined;
  /** The visitor has been told by a notice where no form was. */
  readonly isTold: boolean;
}

/** What a form sends. */
export interface Message {
  readonly values: FormValues;
  readonly captchaResponse: string;
}

/**
 * The last message. It stands outside the forms: a visitor who opens another page meanwhile takes the form away, and
 * the form that stands there on the way back goes on from here.
 */
let current: Sending | undefined;

/** Forms that show what becomes of it. */
const watchers = new Set<() => void>();

export function currentSending(): Sending | undefined {
  return current;
}

/**
 * Calls back whenever more is known of the current message. As long as a form watches, it tells the visitor; where
 * none does, a notice on the open page tells him.
 */
export function watchSending(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => {
    watchers.delete(onChange);
    // React may leave and watch again at once.
    queueMicrotask(forgetWhatWasShown);
  };
}

/** The form that has shown a result is gone. What may still change is kept, and told no second time. */
function forgetWhatWasShown(): void {
  if (watchers.size > 0 || current === undefined || current.state === 'sending') {
    return;
  }
  current = current.state === 'unconfirmed' ? { ...current, isTold: true } : undefined;
}

/**
 * Sends a message, and does what its result asks for whether or not a form is left to show it: the draft of a
 * message that has gone is forgotten, a failure is logged, and the document is not reloaded before the visitor has
 * been told.
 *
 * @returns settled when the service has answered or its time is over; never rejects
 */
export async function beginSending(
  form: ContactForm,
  words: Words,
  { values, captchaResponse }: Message,
): Promise<void> {
  const reference = form.reference ? messageReference() : undefined;
  const isLatest = () => current?.values === values;
  current = { state: 'sending', values, reference, isTold: false };
  recordSending(reference);
  announce();
  const context = { source: form.source, captchaResponse, reference };
  const sending = sendMessage(form.delivery, values, context).then((result) => {
    settle(result);
    return result;
  });
  holdReloads(sending.then(({ status }) => tell(status)));
  const result = await sending;
  if (result.status === 'unconfirmed') {
    void result.late.then(correct);
  }

  function settle(answer: SendResult | Answer): void {
    if (answer.status === 'sent') {
      recordSuccess();
      forgetReference();
      // What has been written since is another message.
      if (current?.state === 'sending' || isDraftOf(values)) {
        clearDraft();
      }
    } else {
      recordFailure();
      console.error(answer.reason);
    }
  }

  /** Another try may be on its way by now: then its result counts. */
  async function correct(answer: Answer): Promise<void> {
    if (isLatest()) {
      settle(answer);
      await tell(answer.status === 'sent' ? 'late' : 'failed');
    }
  }

  async function tell(state: Exclude<SendingState, 'sending'>): Promise<void> {
    if (!isLatest()) {
      return;
    }
    const isWatched = watchers.size > 0;
    const isKnown = state === 'failed' && current?.state === 'unconfirmed';
    current = { state, values, reference, isTold: !isWatched };
    announce();
    if (isWatched || isKnown) {
      return noticeHasLeft(form.notice);
    }
    if (state === 'sent' || state === 'late') {
      // A form that comes later has nothing to add.
      current = undefined;
    }
    return showUnexpectedNotice(noticeOf(state, form, words), form.notice);
  }
}

function announce(): void {
  for (const onChange of watchers) {
    onChange();
  }
}

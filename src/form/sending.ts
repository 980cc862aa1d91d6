import type { ContactForm } from '../model/form.ts';
import type { Words } from '../model/words.ts';
import { clearDraft, type FormValues, isDraftOf } from '../ui/form-draft.ts';
import { holdReloads } from '../ui/reload-guard.ts';
import { recordFailure, recordSending, recordSuccess, takeInterrupted } from './interrupted-sending.ts';
import { forgetReference, keepReference, messageReference } from './message-reference.ts';
import { type Answer, type SendResult, sendMessage } from './send-message.ts';
import { type Notice, type NoticeRegion, showUnexpectedNotice } from './submit-notice.ts';

/** A result; `late` when the message has arrived after the time limit. */
type ResultState = 'late' | SendResult['status'];

/** State of a message; `interrupted` when an earlier document was left while it was sending. */
export type SendingState = 'sending' | 'interrupted' | ResultState;

/** A message that is being sent or has been. */
export interface Sending {
  readonly state: SendingState;
  readonly values: FormValues;
  /** Reference for the visitor; absent where the company does not get it. */
  readonly reference: string | undefined;
}

/** A mounted form, which shows the state of a sending. */
interface SendingWatcher {
  readonly onChange: () => void;
  readonly notices: NoticeRegion;
}

/**
 * The last message. Outside React, because opening another page unmounts the form; the form that is mounted on the way
 * back continues from here.
 */
let current: Sending | undefined;

/** The form of the open page: while there is one, it informs the visitor; otherwise a notice on the open page does. */
let watcher: SendingWatcher | undefined;

export function currentSending(): Sending | undefined {
  return current;
}

/**
 * Calls back now and whenever the state changes. A sending that an earlier document has interrupted counts as the last.
 * @param hasReference whether the visitor sees its reference
 */
export function watchSending(added: SendingWatcher, hasReference: boolean): () => void {
  watcher = added;
  const interrupted = current === undefined ? takeInterrupted() : undefined;
  if (interrupted !== undefined) {
    const reference = hasReference ? interrupted.reference : undefined;
    if (reference !== undefined) {
      keepReference(reference);
    }
    current = { state: 'interrupted', values: {}, reference };
  }
  added.onChange();
  return () => {
    if (watcher === added) {
      watcher = undefined;
    }
    // React may unsubscribe and subscribe again synchronously.
    queueMicrotask(() => {
      // The form that showed a result is gone. A state that may still change is kept.
      if (watcher === undefined && current?.state !== 'sending' && current?.state !== 'unconfirmed') {
        current = undefined;
      }
    });
  };
}

/**
 * Sends a message and handles its result, whether or not a form is left to show it: clears the draft after success,
 * logs a failure, and delays reloads until the visitor has been informed.
 * @returns settled when the service has answered or the time limit has passed; never rejects
 */
export async function beginSending(
  form: ContactForm,
  words: Words,
  values: FormValues,
  captchaResponse: string,
): Promise<void> {
  const reference = form.reference ? messageReference() : undefined;
  const isLatest = () => current?.values === values;
  const publish = (state: SendingState) => {
    current = { state, values, reference };
    watcher?.onChange();
  };
  publish('sending');
  watcher?.notices.clear();
  recordSending(reference);
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

  async function announceResult(state: ResultState): Promise<void> {
    if (!isLatest()) {
      return;
    }
    // The failure notice has been shown when the time limit passed.
    const isKnown = state === 'failed' && current?.state === 'unconfirmed';
    publish(state);
    if (isKnown) {
      return;
    }
    const notice = noticeOf(state, form, words);
    if (watcher) {
      await watcher.notices.show(notice, form.notice);
      return;
    }
    if (state === 'sent' || state === 'late') {
      // A form that is mounted later has nothing to add.
      current = undefined;
    }
    await showUnexpectedNotice(notice, form.notice);
  }
}

function noticeOf(state: ResultState, form: ContactForm, words: Words): Notice {
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

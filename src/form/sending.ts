import type { Delivery } from '../model.ts';
import { clearDraft, type FormValues, isDraftOf } from '../ui/form-draft.ts';
import { holdReloads } from '../ui/reload-guard.ts';
import { type Answer, type MessageContext, type SendResult, sendMessage } from './send-message.ts';

/**
 * The last sending, until its result has been told. It stands outside the forms: whoever opens another page
 * meanwhile takes the form away, and the one that he finds when he comes back goes on from here.
 */
let unshown: Promise<SendResult> | undefined;

/**
 * Sends a message, and does what its result asks for whether or not a form is left to show it: the draft of a
 * message that has gone is forgotten, a failure is logged, and the document is not reloaded before the result.
 *
 * @param tell called with the result, and whether a form has shown it; settled when it has been read
 * @returns the result; never rejects
 */
export function beginSending(
  delivery: Delivery,
  values: FormValues,
  context: MessageContext,
  tell: (result: SendResult, isShown: boolean) => Promise<void>,
): Promise<SendResult> {
  const sending = sendMessage(delivery, values, context).then((result) => {
    settle(result);
    return result;
  });
  unshown = sending;
  holdReloads(
    sending.then(async (result) => {
      await formsHaveHadTheirTurn();
      await tell(result, unshown !== sending);
      if (result.status === 'unconfirmed') {
        void result.late.then(tellLate);
      }
    }),
  );
  return sending;

  async function tellLate(answer: Answer): Promise<void> {
    // What has been written since is another message.
    if (answer.status === 'failed' || isDraftOf(values)) {
      settle(answer);
    }
    await formsHaveHadTheirTurn();
    if (answer.status === 'sent' && unshown === sending) {
      await tell(answer, false);
    }
  }
}

/** The draft of a message that has gone is forgotten, and why it has not is logged. */
function settle(result: SendResult | Answer): void {
  if (result.status === 'sent') {
    clearDraft();
  } else {
    console.error(result.reason);
  }
}

/** They wait for the same sending, and begin to wait later. */
function formsHaveHadTheirTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The sending that an earlier form began and whose result nobody has seen, under way or done. */
export function unshownSending(): Promise<SendResult> | undefined {
  return unshown;
}

/** Forgets a sending: its result is on the screen. */
export function markShown(sending: Promise<SendResult>): void {
  if (unshown === sending) {
    unshown = undefined;
  }
}

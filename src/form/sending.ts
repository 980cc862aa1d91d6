import type { Delivery } from '../model.ts';
import { clearDraft } from './draft.ts';
import type { FormValues } from './field-rules.ts';
import { type MessageContext, type SendResult, sendMessage } from './send-message.ts';

/**
 * The last sending, until a form has shown its result. It stands outside the forms: whoever opens another page
 * meanwhile takes the form away, and the one that he finds when he comes back goes on from here.
 */
let unshown: Promise<SendResult> | undefined;

/**
 * Sends a message, and does what its result asks for whether or not a form is left to show it: the draft of a
 * message that has gone is forgotten, a failure is logged.
 *
 * @returns the result; never rejects
 */
export function beginSending(
  delivery: Delivery,
  values: FormValues,
  context: MessageContext,
): Promise<SendResult> {
  const sending = sendMessage(delivery, values, context).then((result) => {
    if (result.status === 'sent') {
      clearDraft();
    } else {
      console.error(result.reason);
    }
    return result;
  });
  unshown = sending;
  return sending;
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

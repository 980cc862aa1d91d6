import type { Delivery } from '../model/form.ts';
import { readStored, writeStored } from '../ui/browser-storage.ts';
import { delay } from '../ui/delay.ts';
import type { FormValues } from '../ui/form-draft.ts';
import { toHostPath } from '../ui/host-path.ts';

/** The only status by which the service confirms a message. */
const successStatus = 200;

/** Key under which the time of the last sent message is stored. */
const rateLimitId = 'contact-form-sent-at';

/** What the mail service gets beside the field values. */
export interface MessageContext {
  /** Template parameter `source`. */
  readonly source: string;
  /** The captcha's response; empty where the form has no captcha. */
  readonly captchaResponse: string;
  /** Template parameter `reference`; absent where the form does not ask for it. */
  readonly reference?: string | undefined;
}

/** The service's answer. */
export type Answer =
  | { readonly status: 'sent' }
  /** `reason` comes from the library or the browser: a response, an `Error` or a string. */
  | { readonly status: 'failed'; readonly reason: unknown };

export type SendResult =
  | Answer
  /**
   * The time limit has passed, and the message may still arrive. `late` resolves with the service's answer; it never
   * rejects.
   */
  | { readonly status: 'unconfirmed'; readonly reason: TimeLimitError; readonly late: Promise<Answer> };

/** The service has not answered in time. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';

  constructor(limitMs: number) {
    super(`${limitMs} ms`);
  }
}

/**
 * Preloads the mail library, so that sending depends on it neither in time nor on the network. A failure is ignored.
 */
export function fetchMailLibrary(): void {
  importMailLibrary().catch(() => {
    // `sendMessage` imports it again.
  });
}

/**
 * Sends one message through the mail service: one request, no retry. The library knows no time limit, so the wait ends
 * after our own.
 * @returns never rejects
 */
export async function sendMessage(
  delivery: Delivery,
  values: FormValues,
  context: MessageContext,
): Promise<SendResult> {
  const answer = request(delivery, templateParameters(values, context)).then(
    (): Answer => ({ status: 'sent' }),
    (reason: unknown): Answer => ({ status: 'failed', reason }),
  );
  const result = await Promise.race([answer, delay(delivery.timeLimitMs)]);
  return result ?? { status: 'unconfirmed', reason: new TimeLimitError(delivery.timeLimitMs), late: answer };
}

/** The template parameters. `email` is empty unless the form has such a field. */
export function templateParameters(values: FormValues, context: MessageContext): Record<string, unknown> {
  return {
    email: '',
    ...values,
    source: context.source,
    ...(context.reference !== undefined && { reference: context.reference }),
    'g-recaptcha-response': context.captchaResponse,
  };
}

async function request(delivery: Delivery, parameters: Record<string, unknown>): Promise<void> {
  const emailjs = await importMailLibrary();
  if (import.meta.env.DEV) {
    // The development server stands in for the service. The library appends a path that begins with a slash.
    emailjs.init({ origin: location.origin + toHostPath('/').slice(0, -1) });
  }
  let sentAt: string | undefined;
  const answer = await emailjs.send(delivery.serviceId, delivery.templateId, parameters, {
    publicKey: delivery.publicKey,
    blockHeadless: delivery.blockHeadless,
    ...(delivery.blockList && {
      blockList: {
        watchVariable: delivery.blockList.field,
        list: [...delivery.blockList.values],
      },
    }),
    ...(delivery.limitRateMs > 0 && {
      limitRate: { id: rateLimitId, throttle: delivery.limitRateMs },
      storageProvider: {
        get: async (key: string) => readStored('localStorage', key),
        // The library stores the time before it sends: a failed attempt would block the next one.
        set: async (_key: string, value: string) => {
          sentAt = value;
        },
        remove: async () => {},
      },
    }),
  });
  // The library accepts every status from 200 to 299.
  if (answer.status !== successStatus) {
    throw answer;
  }
  if (sentAt !== undefined) {
    writeStored('localStorage', rateLimitId, sentAt);
  }
}

/**
 * The library reads `localStorage` when it is imported, and throws where the browser denies it; it works without one
 * that is undefined.
 */
async function importMailLibrary() {
  try {
    localStorage.getItem(rateLimitId);
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
  return import('@emailjs/browser');
}

import type { Delivery } from '../model/form.ts';
import type { FormValues } from '../ui/form-draft.ts';
import { toHostPath } from '../ui/host-path.ts';
import { createRateLimitStorage, rateLimitId } from './rate-limit-storage.ts';

/** The only status with which the service says that it has a message. */
const successStatus = 200;

/** What the mail service gets besides the field values. */
export interface MessageContext {
  /** Where the message comes from; template parameter `source`. */
  readonly source: string;
  /** The captcha's answer; empty where the form has no captcha. */
  readonly captchaResponse: string;
  /** Template parameter `reference`; absent where the form does not ask for it. */
  readonly reference?: string | undefined;
}

/** How the service has answered. */
export type Answer =
  | { readonly status: 'sent' }
  /** `reason` is whatever the library or the browser gave: a response status, an `Error` or a string. */
  | { readonly status: 'failed'; readonly reason: unknown };

export type SendResult =
  | Answer
  /** The time limit has passed: the message may still arrive. `late` is what the service says then; never rejects. */
  | { readonly status: 'unconfirmed'; readonly reason: TimeLimitError; readonly late: Promise<Answer> };

/** The reason of a sending that took longer than allowed. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';

  constructor(limitMs: number) {
    super(`${limitMs} ms`);
  }
}

/**
 * Begins to fetch the mail library, so that a press on the button need not wait for it, nor depend on a network
 * that is gone by then. Called once a form can be used; a failure stays unsaid until something is sent.
 */
export function fetchMailLibrary(): void {
  importMailLibrary().catch(() => {
    // A sending imports it once more, and fails if that fails too.
  });
}

/**
 * Sends one message through the mail service: one request, no retry.
 *
 * The library is imported here: where its code does not come, that is a failed sending like any other. What
 * `fetchMailLibrary` has fetched is not fetched again. The library knows no time limit, so a clock of ours ends the
 * wait.
 *
 * @returns a result; never rejects
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
  const limit = timeLimit(delivery.timeLimitMs);
  const result = await Promise.race([answer, limit.passed]);
  limit.stop();
  return result ?? { status: 'unconfirmed', reason: new TimeLimitError(delivery.timeLimitMs), late: answer };
}

/** The template parameters of one message. `email` is empty unless the form asks for an address. */
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
    // The development server answers in the service's place, so no mail leaves the machine. The library adds a
    // path that begins with a slash.
    emailjs.init({ origin: location.origin + toHostPath('/').slice(0, -1) });
  }
  const rateLimit = createRateLimitStorage();
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
      storageProvider: rateLimit.storage,
    }),
  });
  // The library takes every status from 200 to 299 for success; the service promises one.
  if (answer.status !== successStatus) {
    throw answer;
  }
  rateLimit.commit();
}

function timeLimit(limitMs: number): {
  readonly passed: Promise<undefined>;
  stop(): void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  return { passed, stop: () => clearTimeout(timer) };
}

/**
 * The library reads `localStorage` as soon as it is imported, and throws where the browser keeps nothing for sites.
 * It does without one that is not there.
 */
async function importMailLibrary() {
  try {
    localStorage.getItem(rateLimitId);
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
  return import('@emailjs/browser');
}

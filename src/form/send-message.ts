import type { Delivery } from '../model.ts';
import { toHostPath } from '../ui/host-path.ts';
import type { FormValues } from './field-rules.ts';
import { createRateStamp, rateStampId } from './rate-stamp.ts';

/** What the mail service gets besides the field values. */
export interface MessageContext {
  /** Where the message comes from; template parameter `source`. */
  readonly source: string;
  /** The captcha's answer; empty where the form has no captcha. */
  readonly captchaResponse: string;
}

export type SendResult =
  | { readonly status: 'sent' }
  /** `reason` is whatever the library or the browser gave: a response status, an `Error` or a string. */
  | { readonly status: 'failed'; readonly reason: unknown }
  /** The time limit has passed: the message may still arrive. */
  | { readonly status: 'unconfirmed'; readonly reason: TimeLimitError };

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
  import('@emailjs/browser').catch(() => {
    // A sending imports it once more, and fails if that fails too.
  });
}

/**
 * Sends one message through the mail service: one request, no retry.
 *
 * The library is imported here, because importing it throws where the browser denies storage; such a failure
 * is a failed sending like any other. What `fetchMailLibrary` has fetched is not fetched again. The library
 * knows no time limit, so a clock of ours ends the wait.
 *
 * @returns a result; never rejects
 */
export async function sendMessage(
  delivery: Delivery,
  values: FormValues,
  context: MessageContext,
): Promise<SendResult> {
  const limit = timeLimit(delivery.timeLimitMs);
  try {
    await Promise.race([request(delivery, templateParameters(values, context)), limit.passed]);
    return { status: 'sent' };
  } catch (reason) {
    return reason instanceof TimeLimitError
      ? { status: 'unconfirmed', reason }
      : { status: 'failed', reason };
  } finally {
    limit.stop();
  }
}

/** The template parameters of one message. `email` is empty unless the form asks for an address. */
export function templateParameters(values: FormValues, context: MessageContext): Record<string, unknown> {
  return {
    email: '',
    ...values,
    source: context.source,
    'g-recaptcha-response': context.captchaResponse,
  };
}

async function request(delivery: Delivery, parameters: Record<string, unknown>): Promise<void> {
  const emailjs = await import('@emailjs/browser');
  if (import.meta.env.DEV) {
    // The development server answers in the service's place, so no mail leaves the machine. The library adds a
    // path that begins with a slash.
    emailjs.init({ origin: location.origin + toHostPath('/').slice(0, -1) });
  }
  const stamp = createRateStamp();
  await emailjs.send(delivery.serviceId, delivery.templateId, parameters, {
    publicKey: delivery.publicKey,
    blockHeadless: delivery.blockHeadless,
    ...(delivery.blockList && {
      blockList: {
        watchVariable: delivery.blockList.field,
        list: [...delivery.blockList.values],
      },
    }),
    ...(delivery.limitRateMs > 0 && {
      limitRate: { id: rateStampId, throttle: delivery.limitRateMs },
      storageProvider: stamp.storage,
    }),
  });
  stamp.keep();
}

function timeLimit(limitMs: number): {
  readonly passed: Promise<never>;
  stop(): void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(limitMs)), limitMs);
  });
  return { passed, stop: () => clearTimeout(timer) };
}

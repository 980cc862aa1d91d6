/**
 * Stands in for the mail service while the site is being made: no mail leaves the machine, and the form can be
 * seen to work without an account.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusalOf } from './own-page-request.ts';

/** A message that the service would have sent. */
export interface DevMail {
  readonly serviceId: string;
  readonly templateId: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** How the double answers. `silence` keeps the connection open and never answers. */
export type DevMailAnswer = 200 | 400 | 403 | 429 | 451 | 500 | 'silence';

export interface DevMailOptions {
  /** Gets each message that would have been sent. */
  readonly onMail: (mail: DevMail) => void;
  /** Asked for each well-formed request; without it every one is accepted at once. */
  readonly answer?: () => { readonly answer: DevMailAnswer; readonly delayMs?: number };
}

/** What a connect-style server calls for each request. */
export type DevMailMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

const sendPath = '/api/v1.0/email/send';

/** Largest request that the service takes for a template's parameters, in bytes. */
const bodyLimitBytes = 50 * 1024;

/** Texts of the service by status, for the answers that are asked for. */
const answerTexts: Readonly<Record<Exclude<DevMailAnswer, 'silence'>, string>> = {
  200: 'OK',
  400: 'Bad Request',
  403: 'Forbidden',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
  500: 'Internal Server Error',
};

/** Fields of a request, whichever way they came. */
interface SendRequest {
  readonly user_id?: unknown;
  readonly service_id?: unknown;
  readonly template_id?: unknown;
  readonly template_params?: unknown;
}

/** The mail service of the development server: answers the pages of this server alone. */
export function createDevMail(options: DevMailOptions): DevMailMiddleware {
  const answerMail = createMailService(options);
  return (request, response, next) => {
    const refusal = isSending(request) ? refusalOf(request) : undefined;
    if (refusal === undefined) {
      answerMail(request, response, next);
      return;
    }
    reply(response, refusal.status, refusalTexts[refusal.status]);
  };
}

/** What is said to requests that no page of this server sends. */
const refusalTexts = { 403: 'Forbidden', 415: 'Unsupported Media Type' } as const;

function isSending({ method, url }: IncomingMessage): boolean {
  return method === 'POST' && url?.split('?', 1)[0] === sendPath;
}

/**
 * A middleware that answers `POST /api/v1.0/email/send` as EmailJS does: it checks the request and says in plain text
 * what is wrong. Every other request goes on.
 */
export function createMailService({ onMail, answer }: DevMailOptions): DevMailMiddleware {
  return (request, response, next) => {
    if (!isSending(request)) {
      next();
      return;
    }
    readBody(request)
      .then((body) => {
        if (body === undefined) {
          response.setHeader('connection', 'close');
          reply(response, 413, 'Variables size limit 50Kb');
          return;
        }
        const mail = checkedMail(readJson(body));
        if ('problem' in mail) {
          reply(response, 400, mail.problem);
          return;
        }
        const { answer: status, delayMs = 0 } = answer?.() ?? { answer: 200 };
        if (status === 'silence') {
          return;
        }
        setTimeout(() => {
          if (status === 200) {
            onMail(mail);
          }
          reply(response, status, answerTexts[status]);
        }, delayMs);
      })
      .catch(next);
  };
}

/** Characters that a terminal obeys, and those that turn the order of letters around. Line ends are kept. */
const terminalControls = /(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** A text in which what would steer a terminal stands as its code. */
function withoutControls(text: string): string {
  return text.replace(
    terminalControls,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}

/** A message as a terminal shows it: further lines of a text stand deeper, so that none can pose as another field. */
export function formatDevMail({ serviceId, templateId, parameters }: DevMail): string {
  const print = (text: string) => withoutControls(text.replaceAll('\r\n', '\n')).replaceAll('\n', '\n      ');
  const lines = Object.entries(parameters).map(([name, value]) => `  ${print(name)}: ${print(value)}`);
  return [`${print(serviceId)} / ${print(templateId)}`, ...lines].join('\n');
}

/** The body of a request; nothing where it is too large, which ends the reading. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // The loop would close the connection with the body unread, before the answer is out.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > bodyLimitBytes) {
      return undefined;
    }
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}

function readJson(body: Buffer): SendRequest | undefined {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The message of a request, or what the service would say is wrong with it. */
function checkedMail(request: SendRequest | undefined): DevMail | { readonly problem: string } {
  if (request === undefined) {
    return { problem: answerTexts[400] };
  }
  const {
    user_id: publicKey,
    service_id: serviceId,
    template_id: templateId,
    template_params: parameters = {},
  } = request;
  if (!isFilled(publicKey)) {
    return { problem: 'The public key is required. Visit https://dashboard.emailjs.com/admin/account' };
  }
  if (!isFilled(serviceId)) {
    return { problem: 'The service ID is required. Visit https://dashboard.emailjs.com/admin' };
  }
  if (!isFilled(templateId)) {
    return { problem: 'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates' };
  }
  if (!isRecord(parameters)) {
    return {
      problem: 'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/',
    };
  }
  const texts = Object.entries(parameters).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return { serviceId, templateId, parameters: Object.fromEntries(texts) };
}

function reply(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.end(text);
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Stands in for the mail service while the site is being made: no mail leaves the machine, and the form can be
 * seen to work without an account.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

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
const sendFormPath = '/api/v1.0/email/send-form';

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

/**
 * A middleware that answers `POST /api/v1.0/email/send` (JSON) and `/api/v1.0/email/send-form` (multipart) as
 * EmailJS does: it checks the request and says in plain text what is wrong. Every other request goes on.
 */
export function createDevMail({ onMail, answer }: DevMailOptions): DevMailMiddleware {
  return (request, response, next) => {
    const path = request.url?.split('?', 1)[0];
    if (request.method !== 'POST' || (path !== sendPath && path !== sendFormPath)) {
      next();
      return;
    }
    receive(request, path === sendFormPath)
      .then((received) => {
        const mail = checkedMail(received);
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

/** A message as a terminal shows it. */
export function formatDevMail({ serviceId, templateId, parameters }: DevMail): string {
  const lines = Object.entries(parameters).map(([name, value]) => `  ${name}: ${value}`);
  return [`${serviceId} / ${templateId}`, ...lines].join('\n');
}

async function receive(request: IncomingMessage, isForm: boolean): Promise<SendRequest | undefined> {
  const body = await readBody(request);
  if (body === undefined) {
    return undefined;
  }
  return isForm ? readForm(body, request.headers['content-type'] ?? '') : readJson(body);
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes <= bodyLimitBytes) {
      chunks.push(part);
    }
  }
  return bytes <= bodyLimitBytes ? Buffer.concat(chunks) : undefined;
}

function readJson(body: Buffer): SendRequest | undefined {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

async function readForm(body: Buffer, contentType: string): Promise<SendRequest | undefined> {
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': contentType },
    }).formData();
    const {
      user_id,
      service_id,
      template_id,
      lib_version: _version,
      ...parameters
    } = Object.fromEntries(form.entries());
    return { user_id, service_id, template_id, template_params: parameters };
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
  const texts = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
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

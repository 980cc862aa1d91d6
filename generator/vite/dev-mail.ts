/** A stand-in for the mail service in development: no mail leaves the machine, and the form works without an account. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import { z } from 'zod';
import { parseJson, readBody } from './message-body.ts';
import { refusalOf } from './own-page-request.ts';

/** Answers a valid request, at once, later or never. */
export type AnswerMail = (mail: DevMail, reply: (status: number, text: string) => void) => void;

/** A middleware of a connect-style server. */
export type DevMailMiddleware = Connect.NextHandleFunction;

const sendPath = '/api/v1.0/email/send';

/** Largest request that the service accepts, in bytes. */
const bodyLimitBytes = 50 * 1024;

function required(what: string, where: string) {
  const problem = `The ${what} is required. Visit https://dashboard.emailjs.com/admin${where}`;
  return z.string(problem).min(1, problem);
}

/** A request to the service, with what the service says is wrong with it. */
const sendRequest = z
  .object(
    {
      user_id: required('public key', '/account'),
      service_id: required('service ID', ''),
      template_id: required('template ID', '/templates'),
      template_params: z
        .record(
          z.string(),
          z.unknown().transform((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
          'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/',
        )
        .default({}),
    },
    'Bad Request',
  )
  .transform((data) => ({
    serviceId: data.service_id,
    templateId: data.template_id,
    parameters: data.template_params,
  }));

/** A message that the service would have sent. */
export type DevMail = z.infer<typeof sendRequest>;

/** What is said of a request that another page has sent, by its status. */
const refusals = { 403: 'Forbidden', 415: 'Unsupported Media Type' } as const;

/** The mail service of the development server: accepts requests of this server's pages only. */
export function createDevMail(onMail: (mail: DevMail) => void): DevMailMiddleware {
  const service = createMailService((mail, reply) => {
    onMail(mail);
    reply(200, 'OK');
  });
  return (request, response, next) => {
    const refusal = isSending(request) ? refusalOf(request) : undefined;
    if (refusal === undefined) {
      service(request, response, next);
    } else {
      sendText(response, refusal, refusals[refusal]);
    }
  };
}

/** A middleware that checks `POST /api/v1.0/email/send` as EmailJS does. All other requests go on. */
export function createMailService(answer: AnswerMail): DevMailMiddleware {
  return (request, response, next) => {
    if (!isSending(request)) {
      next();
      return;
    }
    readBody(request, bodyLimitBytes)
      .then((body) => {
        if (body === undefined) {
          response.setHeader('connection', 'close');
          sendText(response, 413, 'Variables size limit 50Kb');
          return;
        }
        const { data, error } = sendRequest.safeParse(parseJson(body));
        if (data === undefined) {
          sendText(response, 400, error.issues[0]?.message ?? '');
          return;
        }
        answer(data, (status, text) => sendText(response, status, text));
      })
      .catch(next);
  };
}

/** Control characters of a terminal and characters that reverse the writing direction; line ends are kept. */
const terminalControls = /(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** Replaces characters that would control a terminal by their escapes. */
function escapeControls(text: string): string {
  return text.replace(
    terminalControls,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}

/** A message for the terminal. Further lines of a text are indented deeper, so that none looks like another field. */
export function formatDevMail({ serviceId, templateId, parameters }: DevMail): string {
  const print = (text: string) => escapeControls(text.replaceAll('\r\n', '\n')).replaceAll('\n', '\n      ');
  const lines = Object.entries(parameters).map(([name, value]) => `  ${print(name)}: ${print(value)}`);
  return [`${print(serviceId)} / ${print(templateId)}`, ...lines].join('\n');
}

function isSending({ method, url }: IncomingMessage): boolean {
  return method === 'POST' && url?.split('?', 1)[0] === sendPath;
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.end(text);
}

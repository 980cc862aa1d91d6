import { createMailService, type DevMail, type DevMailMiddleware } from '../../generator/vite/dev-mail.ts';

/** Texts of the mail service by status. */
const answerTexts = {
  200: 'OK',
  400: 'Bad Request',
  403: 'Forbidden',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
  500: 'Internal Server Error',
} as const;

/** How the double answers. `silence` keeps the connection open and never answers. */
export type MailDoubleAnswer = keyof typeof answerTexts | 'silence';

/** A mail service that answers valid requests as it is told to. */
export function createMailDouble(options: {
  /** Gets each message that would have been sent. */
  readonly onMail?: (mail: DevMail) => void;
  readonly answer: () => { readonly answer: MailDoubleAnswer; readonly delayMs?: number };
}): DevMailMiddleware {
  return createMailService((mail, reply) => {
    const { answer, delayMs = 0 } = options.answer();
    if (answer === 'silence') {
      return;
    }
    setTimeout(() => {
      if (answer === 200) {
        options.onMail?.(mail);
      }
      reply(answer, answerTexts[answer]);
    }, delayMs);
  });
}

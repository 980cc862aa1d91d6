/** Messages where two processes write the same site. */
import type { MessageLanguage } from './message-language.ts';

interface LockWords {
  /** While this process waits; `owner` is the id of the other one. */
  readonly waiting: (owner: number) => string;
  /** After waiting in vain. */
  readonly locked: (owner: number) => string;
}

export const lockWords: Readonly<Record<MessageLanguage, LockWords>> = {
  ru: {
    waiting: (owner) =>
      `Этот сайт сейчас собирает другая команда (процесс ${owner}). Подождём, пока она закончит.`,
    locked: (owner) =>
      `Другая команда (процесс ${owner}) слишком долго собирает этот сайт. Ничего не изменено. Закройте окно, в котором она запущена, и повторите.`,
  },
  en: {
    waiting: (owner) =>
      `Another command (process ${owner}) is making this site now. Waiting until it is done.`,
    locked: (owner) =>
      `Another command (process ${owner}) has been making this site for too long. Nothing has been changed. Close the window that it runs in and try again.`,
  },
};

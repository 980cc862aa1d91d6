/** Messages where two processes write the same site. */
import type { MessageLanguage } from './message-language.ts';

/** `waiting` while this process waits, `locked` after waiting in vain; `owner` is the id of the other process. */
export const lockWords = {
  ru: {
    waiting: (owner: number) =>
      `Этот сайт сейчас собирает другая команда (процесс ${owner}). Подождём, пока она закончит.`,
    locked: (owner: number) =>
      `Другая команда (процесс ${owner}) слишком долго собирает этот сайт. Ничего не изменено. Закройте окно, в котором она запущена, и повторите.`,
  },
  en: {
    waiting: (owner: number) =>
      `Another command (process ${owner}) is making this site now. Waiting until it is done.`,
    locked: (owner: number) =>
      `Another command (process ${owner}) has been making this site for too long. Nothing has been changed. Close the window that it runs in and try again.`,
  },
} satisfies Readonly<Record<MessageLanguage, object>>;

/** A file that no text could be had of: why, and in words. Findings need a text; this comes before them. */
import type { MessageLanguage } from './message-language.ts';

/** Why there is no text of a file. */
export type UnreadFile =
  | {
      readonly kind: 'missing';
      /** A file or folder near that name, absolute. */
      readonly nearest: string | undefined;
    }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason };

/** What stands between the program and the text of a file that is there. */
type UnreadableReason = 'folder' | 'permission' | 'encoding' | 'system';

const words = {
  ru: {
    missing: (file: string, nearest: string | undefined) =>
      `Файла ${file} нет.${nearest === undefined ? '' : ` Возможно, вы имели в виду «${nearest}».`}`,
    // Said of the file that a site has, where it is not there.
    begin: 'Новый сайт начинает команда npm run new-site',
    unreadable: (file: string, reason: string) => `Файл ${file} не прочитать: ${reason}.`,
    reasons: {
      folder: 'это папка, а не файл',
      permission: 'нет разрешения читать этот файл',
      encoding:
        'он сохранён не в кодировке UTF-8. Откройте его в программе, в которой сохраняли, и сохраните как UTF-8 (в Блокноте: «Файл» → «Сохранить как» → «Кодировка»)',
      system: 'система не даёт его прочитать',
    },
  },
  en: {
    missing: (file: string, nearest: string | undefined) =>
      `There is no file ${file}.${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
    begin: 'To begin a new site, run npm run new-site',
    unreadable: (file: string, reason: string) => `The file ${file} cannot be read: ${reason}.`,
    reasons: {
      folder: 'it is a folder, not a file',
      permission: 'there is no permission to read it',
      encoding:
        'it is not saved as UTF-8. Open it in the program that saved it and save it as UTF-8 (in Notepad: File → Save as → Encoding)',
      system: 'the system does not let it be read',
    },
  },
} satisfies Readonly<Record<MessageLanguage, object>>;

/**
 * Why a file has no text, in a sentence with what to do.
 * @param file the file as it is shown
 * @param show how another file is shown, from its absolute path
 */
export function unreadFileSentence(
  unread: UnreadFile,
  language: MessageLanguage,
  file: string,
  show: (path: string) => string,
): string {
  const { missing, begin, unreadable, reasons } = words[language];
  if (unread.kind === 'unreadable') {
    return unreadable(file, reasons[unread.reason]);
  }
  const sentence = missing(file, unread.nearest && show(unread.nearest));
  return /(?:^|\/)site\.yaml$/.test(file) ? `${sentence} ${begin}` : sentence;
}

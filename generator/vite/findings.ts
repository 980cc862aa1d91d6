import { basename, dirname, relative } from 'node:path';
import type { Diagnostic } from '../core/findings/diagnostic.ts';
import type { MessageLanguage } from '../core/findings/message-language.ts';
import { messageLanguageFor } from '../core/findings/read-language.ts';
import { type UnreadFile, unreadFileSentence } from '../core/findings/unread-file.ts';
import { printFindings } from '../print/print-terminal.ts';
import type { SiteFolder } from '../site-folder.ts';

/** Name of the file in findings: short, and the same on every machine. */
const shownFile = 'site.yaml';

/** All findings as text; example values are only counted. */
export function printSiteFindings(
  diagnostics: readonly Diagnostic[],
  text: string,
  colour: boolean,
): string | undefined {
  const language = messageLanguageFor(text);
  return printFindings(diagnostics, { file: shownFile, text, language, colour, examples: 'count' });
}

/** Why the file cannot be read, in the words of the commands. */
export function unreadSite(unread: UnreadFile, { specFile }: SiteFolder, language: MessageLanguage): string {
  const show = (path: string) => relative(dirname(specFile), path).replaceAll('\\', '/');
  return unreadFileSentence(unread, language, basename(specFile), show);
}

const faultWords: Readonly<Record<MessageLanguage, (reason: string) => string>> = {
  ru: (reason) => `Сайт не собрать, и файл site.yaml тут ни при чём: ${reason}`,
  en: (reason) => `The site cannot be made, and site.yaml is not to blame: ${reason}`,
};

/** What is said of a fault that is not the owner's. */
export function faultSentence(error: unknown, language: MessageLanguage): string {
  return faultWords[language](error instanceof Error ? error.message : String(error));
}

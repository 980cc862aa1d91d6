import { isAbsolute, relative } from 'node:path';
import type { Diagnostic } from '../core/findings/diagnostic.ts';
import type { MessageLanguage } from '../core/findings/message-language.ts';
import { type UnreadFile, unreadFileSentence } from '../core/findings/unread-file.ts';
import type { SiteDocument } from '../core/site-document.ts';
import { printFindings } from '../print/print-terminal.ts';
import type { SiteFolder } from '../site-folder.ts';
import type { SpecFile } from '../spec-file.ts';
import type { Flags } from './arguments.ts';
import type { CommandTexts } from './english-texts.ts';
import { type ExitCode, exitCode } from './exit-code.ts';
import type { Terminal } from './terminal.ts';

/** Input of every command. */
export interface CommandContext {
  readonly terminal: Terminal;
  readonly texts: CommandTexts;
  readonly language: MessageLanguage;
  readonly flags: Flags;
  readonly positionals: readonly string[];
  /** Absolute path of the project. */
  readonly projectRoot: string;
  readonly folder: SiteFolder;
  /** `site.yaml` of that folder, as it is printed. */
  readonly file: string;
  readonly spec: SpecFile;
}

/** The context of a command that works on what `site.yaml` says. */
export interface SpecContext extends CommandContext {
  readonly document: SiteDocument;
}

/** A path as it is printed: relative to the working folder, with `/` separators. */
export function shownPath(terminal: Pick<Terminal, 'folder'>, path: string): string {
  const short = relative(terminal.folder, path);
  return (isAbsolute(short) ? path : short).replaceAll('\\', '/');
}

/** Says why `site.yaml` cannot be read. */
export function refuseUnread({ terminal, language, file }: CommandContext, spec: UnreadFile): ExitCode {
  terminal.printError(unreadFileSentence(spec, language, file, (path) => shownPath(terminal, path)));
  return exitCode.usage;
}

/** Findings about a text of `site.yaml` as the terminal shows them; `undefined` where there are none. */
export function shownFindings(
  { terminal, language, file }: CommandContext,
  text: string,
  diagnostics: readonly Diagnostic[],
  examples: 'each' | 'count',
): string | undefined {
  return printFindings(diagnostics, { file, text, language, colour: terminal.colour, examples });
}

import { styleText } from 'node:util';
import { lineIndexOf } from '../core/document/line-index.ts';
import { exampleReasons } from '../core/findings/catalogue/example-value.ts';
import { codeLabel } from '../core/findings/code-label.ts';
import { describePath } from '../core/findings/describe-path.ts';
import type { Diagnostic } from '../core/findings/diagnostic.ts';
import type { Severity } from '../core/findings/finding-definition.ts';
import { formatMessage } from '../core/findings/format-message.ts';
import type { MessageLanguage } from '../core/findings/message-language.ts';
import type { ReportOptions } from './print-json.ts';

/** Options of the printer; the path of the file is as the editor knows it. */
interface PrintOptions extends ReportOptions {
  readonly text: string;
  readonly colour: boolean;
}

export const severityWords: Readonly<Record<MessageLanguage, Readonly<Record<Severity, string>>>> = {
  ru: { error: 'ошибка', warning: 'замечание' },
  en: { error: 'error', warning: 'warning' },
};

/** A finding as text: position, message, path, the source line with the range underlined, hint. */
export function printFinding(diagnostic: Diagnostic, options: PrintOptions): string {
  const { file, language, colour } = options;
  const { start } = diagnostic.range;
  const { text, hint } = formatMessage(diagnostic, language);
  const description = describePath(diagnostic.path, language, diagnostic.labels);
  const paint = (format: Parameters<typeof styleText>[0], part: string) =>
    colour ? styleText(format, part) : part;
  const severity = paint(
    diagnostic.severity === 'error' ? 'red' : 'yellow',
    severityWords[language][diagnostic.severity],
  );
  const heading = `${file}:${start.line}:${start.column} ${severity} ${codeLabel(diagnostic.code)}: ${paint('bold', text)}`;
  return [
    heading,
    ...(description === '' ? [] : [`  ${description}`]),
    ...excerpt(diagnostic, options.text),
    ...(hint === undefined ? [] : [`  ${hint}`]),
  ].join('\n');
}

/** A line of the file, from 1, without byte order mark. */
function lineOf(text: string, line: number): string | undefined {
  const content = lineIndexOf(text).line(line);
  return line === 1 ? content?.replace(/^\uFEFF/, '') : content;
}

/** Most characters of a line that are shown, and of those before the range. */
const shownWidth = 200;
const shownBefore = 60;
const ellipsis = '…';

/**
 * The source line with the range underlined, shortened around the range where it is long; empty where the file has no
 * such line.
 */
export function excerpt(diagnostic: Diagnostic, text: string): string[] {
  const { start, end } = diagnostic.range;
  const line = lineOf(text, start.line)?.replaceAll('\r', ' ');
  if (line === undefined || line.trim() === '') {
    return [];
  }
  const number = String(start.line);
  const isLong = line.length > shownWidth;
  const from = isLong ? Math.max(0, start.column - 1 - shownBefore) : 0;
  const to = isLong ? Math.min(line.length, from + shownWidth) : line.length;
  const before = from > 0 ? ellipsis : '';
  const behind = to < line.length ? ellipsis : '';
  const endColumn = Math.min(end.line === start.line ? end.column : line.length + 1, to + 1);
  const width = Math.max(1, endColumn - start.column);
  const lead = (before + line.slice(from, start.column - 1)).replace(/[^\t]/g, ' ');
  return [
    `  ${number} | ${before}${line.slice(from, to)}${behind}`,
    `  ${' '.repeat(number.length)} | ${lead}${'^'.repeat(width)}`,
  ];
}

const uncheckedWords: Readonly<
  Record<MessageLanguage, Readonly<Record<NonNullable<Diagnostic['unchecked']>, (line: number) => string>>>
> = {
  ru: {
    below: (line) => `Файл прочитан только до строки ${line}: дальше могут быть ещё ошибки.`,
    content: () => 'Названия строк, ссылки и картинки проверятся, когда этих ошибок не станет.',
  },
  en: {
    below: (line) => `The file is read down to line ${line} only: there may be more mistakes below it.`,
    content: () => 'The names of lines, links and pictures are checked when these mistakes are gone.',
  },
};

/** What these findings have kept from being checked, if anything. */
export function uncheckedNote(
  diagnostics: readonly Diagnostic[],
  language: MessageLanguage,
): string | undefined {
  const last = diagnostics.find(({ unchecked }) => unchecked !== undefined);
  return last?.unchecked && uncheckedWords[language][last.unchecked](last.range.start.line);
}

/** Longest example value that is shown, in UTF-16 units. */
const longestExample = 60;

/** An example value as it was typed, shortened, and why it is known to be one where no comment says so. */
export function exampleSource(example: Diagnostic, text: string, language: MessageLanguage): string {
  const { start, end } = example.range;
  const typed = (lineOf(text, start.line) ?? '').slice(start.column - 1, end.column - 1);
  // The description of the path names the key.
  const value = typed.replace(/^(?:- +)*(?:[\w-]+: +)?(?=\S)/, '');
  const source = value.length > longestExample ? `${value.slice(0, longestExample)}…` : value;
  const isUnmarked = example.code === 'example-value' && example.args.kind !== 'marked';
  return isUnmarked ? `${source} — ${exampleReasons[language][example.args.kind]}` : source;
}

const exampleWords = {
  ru: {
    count: (count: number) =>
      `Значений с пометкой «# ЗАМЕНИТЬ»: ${count}. Список: npm run check -- --release`,
    heading: 'это примеры. Замените их настоящими значениями и сотрите пометки «# ЗАМЕНИТЬ», где они стоят.',
  },
  en: {
    count: (count: number) => `Values marked "# REPLACE": ${count}. List: npm run check -- --release`,
    heading:
      'these are examples. Replace them with the real values and remove the marks "# REPLACE" where they stand.',
  },
} satisfies Record<MessageLanguage, unknown>;

/** Example values, a line each, under one heading. */
function printExamples(examples: readonly Diagnostic[], options: PrintOptions): string {
  const { file, text, language, colour } = options;
  const severity = severityWords[language].warning;
  const heading = `${colour ? styleText('yellow', severity) : severity} ${codeLabel('example-value')}: ${exampleWords[language].heading}`;
  const lines = examples.map((example) => {
    const { line, column } = example.range.start;
    const description = describePath(example.path, language, example.labels);
    return `  ${file}:${line}:${column}${description === '' ? '' : ` ${description}`}: ${exampleSource(example, text, language)}`;
  });
  return [heading, ...lines].join('\n');
}

/** Most findings that are printed: the first ones have to be fixed anyway. */
const maximumPrinted = 200;

const moreWords: Readonly<Record<MessageLanguage, (count: number) => string>> = {
  ru: (count) => `И ещё ${count}. Исправьте сначала эти: часть остальных исчезнет вместе с ними.`,
  en: (count) => `And ${count} more. Put these right first: some of the others will go with them.`,
};

/**
 * All findings as text, example values last; `undefined` where there are none.
 * @param options.examples whether each example value is printed, or they are only counted
 */
export function printFindings(
  diagnostics: readonly Diagnostic[],
  options: PrintOptions & { readonly examples: 'each' | 'count' },
): string | undefined {
  const examples = diagnostics.filter(({ code }) => code === 'example-value');
  const others = diagnostics.filter(({ code }) => code !== 'example-value');
  const parts = others.slice(0, maximumPrinted).map((diagnostic) => printFinding(diagnostic, options));
  if (others.length > maximumPrinted) {
    parts.push(moreWords[options.language](others.length - maximumPrinted));
  }
  if (examples.length > 0) {
    parts.push(
      options.examples === 'each'
        ? printExamples(examples, options)
        : exampleWords[options.language].count(examples.length),
    );
  }
  const note = uncheckedNote(diagnostics, options.language);
  if (note !== undefined) {
    parts.push(note);
  }
  return parts.length === 0 ? undefined : parts.join('\n\n');
}

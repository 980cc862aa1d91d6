import { styleText } from 'node:util';
import { codeLabel } from './code-label.ts';
import { describePath } from './describe-path.ts';
import type { Diagnostic, Severity } from './diagnostic.ts';
import { formatMessage, type MessageLanguage } from './format-message.ts';

/** What the printer needs beside the findings. */
export interface PrintOptions {
  /** Path of the file, as the editor knows it. */
  readonly file: string;
  readonly text: string;
  readonly language: MessageLanguage;
  readonly colour: boolean;
}

const severityWords: Readonly<Record<MessageLanguage, Readonly<Record<Severity, string>>>> = {
  ru: { error: 'ошибка', warning: 'замечание' },
  en: { error: 'error', warning: 'warning' },
};

/**
 * A finding as text: place, message, where that is in the words of the file, the line of the file with the place underlined, hint. Without colour the
 * text is the same.
 */
export function printFinding(diagnostic: Diagnostic, options: PrintOptions): string {
  const { file, language, colour } = options;
  const { start } = diagnostic.range;
  const { text, hint } = formatMessage(diagnostic, language);
  const place = describePath(diagnostic.path, language, diagnostic.labels);
  const paint = (format: Parameters<typeof styleText>[0], part: string) =>
    colour ? styleText(format, part) : part;
  const severity = paint(
    diagnostic.severity === 'error' ? 'red' : 'yellow',
    severityWords[language][diagnostic.severity],
  );
  const heading = `${file}:${start.line}:${start.column} ${severity} ${codeLabel(diagnostic.code)}: ${paint('bold', text)}`;
  return [
    heading,
    ...(place === '' ? [] : [`  ${place}`]),
    ...excerpt(diagnostic, options.text),
    ...(hint === undefined ? [] : [`  ${hint}`]),
  ].join('\n');
}

/** The line of the finding with its place underlined; nothing where the file has no such line. */
export function excerpt(diagnostic: Diagnostic, text: string): string[] {
  const { start, end } = diagnostic.range;
  const line = text.split(/\r?\n/)[start.line - 1];
  if (line === undefined || line.trim() === '') {
    return [];
  }
  const number = String(start.line);
  const endColumn = end.line === start.line ? end.column : line.length + 1;
  const width = Math.max(1, Math.min(endColumn, line.length + 1) - start.column);
  const lead = line.slice(0, start.column - 1).replace(/[^\t]/g, ' ');
  return [`  ${number} | ${line}`, `  ${' '.repeat(number.length)} | ${lead}${'^'.repeat(width)}`];
}

const exampleCountWords: Readonly<Record<MessageLanguage, (count: number) => string>> = {
  ru: (count) => `Значений с пометкой «# ЗАМЕНИТЬ»: ${count}. Список: npm run check -- --release`,
  en: (count) => `Values marked "# REPLACE": ${count}. List: npm run check -- --release`,
};

/**
 * All findings as text, or `undefined` where there are none.
 * @param options.examples values still to be replaced: each by itself, or only their number
 */
export function printFindings(
  diagnostics: readonly Diagnostic[],
  options: PrintOptions & { readonly examples: 'each' | 'count' },
): string | undefined {
  const shown =
    options.examples === 'each' ? diagnostics : diagnostics.filter(({ code }) => code !== 'example-value');
  const hidden = diagnostics.length - shown.length;
  const parts = shown.map((diagnostic) => printFinding(diagnostic, options));
  if (hidden > 0) {
    parts.push(exampleCountWords[options.language](hidden));
  }
  return parts.length === 0 ? undefined : parts.join('\n\n');
}

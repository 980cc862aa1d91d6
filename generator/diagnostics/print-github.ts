import { codeLabel } from './code-label.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Severity } from './finding-definition.ts';
import { formatMessage } from './format-message.ts';
import type { MessageLanguage } from './message-language.ts';
import type { ReportOptions } from './print-json.ts';

/**
 * Most annotations of one severity that GitHub shows for a step; the rest it drops without a word.
 * Source: actions/toolkit, docs/problem-matchers.md, "Limitations".
 */
const annotationsPerStep = 10;

/** Most characters of a list in a step summary; GitHub refuses a summary of more than 1 MiB. */
const summaryLimit = 250_000;

/** What one step of a workflow is told. */
export interface GithubReport {
  /** Workflow commands, one a line. */
  readonly annotations: readonly string[];
  /** Findings for which there was no annotation left. */
  readonly hidden: readonly Diagnostic[];
  /** The full list in Markdown, for the step's summary. */
  readonly summary: string;
}

interface ReportWords {
  readonly title: (file: string) => string;
  readonly none: string;
  readonly columns: readonly string[];
  readonly severity: Readonly<Record<Severity, string>>;
  readonly hidden: (count: number) => string;
  readonly cut: (count: number) => string;
  readonly examples: (count: number) => string;
}

const reportWords: Readonly<Record<MessageLanguage, ReportWords>> = {
  ru: {
    title: (file) => `Проверка файла ${file}`,
    none: 'Ошибок нет.',
    columns: ['Место', 'Код', 'Что не так', 'Что сделать'],
    severity: { error: 'ошибка', warning: 'замечание' },
    hidden: (count) => `Не поместилось в пометки: ${count}. Полный список — в сводке этого шага.`,
    cut: (count) => `Ещё не поместилось в сводку: ${count}. Полный список: npm run check`,
    examples: (count) => `Значений с пометкой «# ЗАМЕНИТЬ»: ${count}. Список: npm run check -- --release`,
  },
  en: {
    title: (file) => `Check of ${file}`,
    none: 'No mistakes.',
    columns: ['Place', 'Code', 'What is wrong', 'What to do'],
    severity: { error: 'error', warning: 'warning' },
    hidden: (count) => `Without an annotation: ${count}. The full list is in the summary of this step.`,
    cut: (count) => `Left out of the summary: ${count}. Full list: npm run check`,
    examples: (count) => `Values marked "# REPLACE": ${count}. List: npm run check -- --release`,
  },
};

/** Escapes the text of a workflow command. Source: actions/toolkit, packages/core/src/command.ts. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Escapes a property of a workflow command, in which `:` and `,` have a meaning too. */
function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** A text that Markdown shows as it is, inside a cell of a table. */
function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>()#+!|~&@]/g, '\\$&');
}

/**
 * Findings for a GitHub workflow: annotations as far as the limit goes, and a summary with all of them.
 * @param options.examples values still to be replaced: each as a finding, or only their number
 */
export function printGithub(
  diagnostics: readonly Diagnostic[],
  options: ReportOptions & { readonly examples: 'each' | 'count' },
): GithubReport {
  const words = reportWords[options.language];
  const shown =
    options.examples === 'each' ? diagnostics : diagnostics.filter(({ code }) => code !== 'example-value');
  const annotated = new Set(
    (['error', 'warning'] as const).flatMap((severity) =>
      shown.filter((diagnostic) => diagnostic.severity === severity).slice(0, annotationsPerStep),
    ),
  );
  const hidden = shown.filter((diagnostic) => !annotated.has(diagnostic));
  const annotations = shown
    .filter((diagnostic) => annotated.has(diagnostic))
    .map((diagnostic) => annotation(diagnostic, options));
  const examples = diagnostics.length - shown.length;
  return {
    annotations: [
      ...annotations,
      ...(hidden.length > 0 ? [`::notice::${escapeData(words.hidden(hidden.length))}`] : []),
    ],
    hidden,
    summary: [
      `## ${escapeMarkdown(words.title(options.file))}`,
      shown.length === 0 ? words.none : findingTable(shown, words, options),
      ...(examples > 0 ? [escapeMarkdown(words.examples(examples))] : []),
      '',
    ].join('\n\n'),
  };
}

function annotation(diagnostic: Diagnostic, { file, language }: ReportOptions): string {
  const { start, end } = diagnostic.range;
  const { text, hint } = formatMessage(diagnostic, language);
  const properties = {
    file,
    line: String(start.line),
    endLine: String(end.line),
    // Columns have a meaning for a place within one line only.
    ...(start.line === end.line && { col: String(start.column), endColumn: String(end.column) }),
    title: codeLabel(diagnostic.code),
  };
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
  const message = hint === undefined ? text : `${text}\n${hint}`;
  return `::${diagnostic.severity} ${list.join(',')}::${escapeData(message)}`;
}

function findingTable(
  diagnostics: readonly Diagnostic[],
  words: ReportWords,
  { file, language }: ReportOptions,
): string {
  const rows: string[] = [];
  let length = 0;
  for (const diagnostic of diagnostics) {
    const { start } = diagnostic.range;
    const { text, hint = '' } = formatMessage(diagnostic, language);
    const cells = [
      `${file}:${start.line}:${start.column}`,
      `${codeLabel(diagnostic.code)}, ${words.severity[diagnostic.severity]}`,
      text,
      hint,
    ];
    const row = `| ${cells.map(escapeMarkdown).join(' | ')} |`;
    length += row.length;
    if (length > summaryLimit) {
      break;
    }
    rows.push(row);
  }
  const cut = diagnostics.length - rows.length;
  const head = [`| ${words.columns.join(' | ')} |`, `|${' --- |'.repeat(words.columns.length)}`];
  return [...head, ...rows, ...(cut > 0 ? ['', words.cut(cut)] : [])].join('\n');
}

import { codeLabel } from '../core/findings/code-label.ts';
import { describePath } from '../core/findings/describe-path.ts';
import type { Diagnostic } from '../core/findings/diagnostic.ts';
import type { Severity } from '../core/findings/finding-definition.ts';
import { formatMessage } from '../core/findings/format-message.ts';
import type { MessageLanguage } from '../core/findings/message-language.ts';
import type { ReportOptions } from './print-json.ts';
import { severityWords } from './print-terminal.ts';

/**
 * Most annotations of one severity that GitHub shows for a step. Source: actions/toolkit, docs/problem-matchers.md,
 * "Limitations".
 */
const annotationsPerStep = 10;

/** Most characters of a list in a step summary; GitHub rejects summaries of more than 1 MiB. */
const summaryLimit = 250_000;

const reportWords = {
  ru: {
    title: (file: string) => `Проверка файла ${file}`,
    none: 'Ошибок нет.',
    columns: ['Место', 'Код', 'Что не так', 'Что сделать'],
    hidden: (count: number) => `Не поместилось в пометки: ${count}. Полный список — в сводке этого шага.`,
    cut: (count: number) => `Ещё не поместилось в сводку: ${count}. Полный список: npm run check`,
    examples: (count: number) =>
      `Осталось примеров: ${count}. Замените их до того, как показывать сайт людям; все строки перечислены в сводке этого шага.`,
    exampleTitle: 'Осталось заменить',
  },
  en: {
    title: (file: string) => `Check of ${file}`,
    none: 'No mistakes.',
    columns: ['Place', 'Code', 'What is wrong', 'What to do'],
    hidden: (count: number) =>
      `Without an annotation: ${count}. The full list is in the summary of this step.`,
    cut: (count: number) => `Left out of the summary: ${count}. Full list: npm run check`,
    examples: (count: number) =>
      `Examples left: ${count}. Replace them before you show the site to people; the summary of this step lists every line.`,
    exampleTitle: 'Left to replace',
  },
} satisfies Readonly<Record<MessageLanguage, object>>;

type ReportWords = (typeof reportWords)[MessageLanguage];

/** Escapes the text of a workflow command. Source: actions/toolkit, packages/core/src/command.ts. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Escapes a property of a workflow command, where `:` and `,` are special too. */
function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Escapes a text for a cell of a Markdown table. */
function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>()#+!|~&@]/g, '\\$&');
}

/**
 * Findings for the output of a GitHub workflow's step: annotations up to the limit, and a summary with all of them.
 * @param options.examples whether each example value is a finding, or they are only counted
 */
export function printGithub(
  diagnostics: readonly Diagnostic[],
  options: ReportOptions & { readonly examples: 'each' | 'count' },
) {
  const words = reportWords[options.language];
  const isCounted = ({ code }: Diagnostic) => options.examples === 'count' && code === 'example-value';
  const counted = diagnostics.filter(isCounted);
  const shown = diagnostics.filter((diagnostic) => !isCounted(diagnostic));
  const [firstExample] = counted;
  const exampleAnnotation =
    firstExample === undefined
      ? []
      : [command('warning', firstExample, options.file, words.exampleTitle, words.examples(counted.length))];
  const room = { error: annotationsPerStep, warning: annotationsPerStep - exampleAnnotation.length };
  const annotated: Diagnostic[] = [];
  const hidden: Diagnostic[] = [];
  for (const diagnostic of shown) {
    room[diagnostic.severity] -= 1;
    (room[diagnostic.severity] < 0 ? hidden : annotated).push(diagnostic);
  }
  return {
    /** Workflow commands, one a line. */
    annotations: [
      ...annotated.map((diagnostic) => annotation(diagnostic, options)),
      ...exampleAnnotation,
      ...(hidden.length > 0 ? [`::notice::${escapeData(words.hidden(hidden.length))}`] : []),
    ],
    /** Findings beyond the limit of annotations. */
    hidden,
    /** The full list in Markdown, for the step's summary. */
    summary: [
      `## ${escapeMarkdown(words.title(options.file))}`,
      shown.length === 0 ? words.none : findingTable(shown, words, options),
      ...(counted.length > 0 ? [exampleList(counted, words, options)] : []),
      '',
    ].join('\n\n'),
  };
}

function annotation(diagnostic: Diagnostic, { file, language }: ReportOptions): string {
  const { text, hint } = formatMessage(diagnostic, language);
  const message = hint === undefined ? text : `${text}\n${hint}`;
  return command(diagnostic.severity, diagnostic, file, codeLabel(diagnostic.code), message);
}

function command(
  severity: Severity,
  { range: { start, end } }: Diagnostic,
  file: string,
  title: string,
  message: string,
): string {
  const properties = {
    file,
    line: String(start.line),
    endLine: String(end.line),
    // Columns only count within one line.
    ...(start.line === end.line && { col: String(start.column), endColumn: String(end.column) }),
    title,
  };
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
  return `::${severity} ${list.join(',')}::${escapeData(message)}`;
}

/** The position of each example value, for owners who work in the browser. */
function exampleList(
  examples: readonly Diagnostic[],
  { exampleTitle }: ReportWords,
  { file, language }: ReportOptions,
): string {
  const lines = examples.map(
    ({ range, path, labels }) =>
      `- ${escapeMarkdown(`${file}:${range.start.line} ${describePath(path, language, labels)}`)}`,
  );
  return [`### ${exampleTitle}: ${examples.length}`, '', ...withinLimit(lines)].join('\n');
}

/** The lines that fit into one list of a summary. */
function withinLimit(lines: readonly string[]): string[] {
  let room = summaryLimit;
  return lines.filter((line) => {
    room -= line.length;
    return room >= 0;
  });
}

function findingTable(
  diagnostics: readonly Diagnostic[],
  words: ReportWords,
  { file, language }: ReportOptions,
): string {
  const all = diagnostics.map((diagnostic) => {
    const { start } = diagnostic.range;
    const { text, hint = '' } = formatMessage(diagnostic, language);
    const cells = [
      `${file}:${start.line}:${start.column}`,
      `${codeLabel(diagnostic.code)}, ${severityWords[language][diagnostic.severity]}`,
      text,
      hint,
    ];
    return `| ${cells.map(escapeMarkdown).join(' | ')} |`;
  });
  const rows = withinLimit(all);
  const cut = all.length - rows.length;
  const head = [`| ${words.columns.join(' | ')} |`, `|${' --- |'.repeat(words.columns.length)}`];
  return [...head, ...rows, ...(cut > 0 ? ['', words.cut(cut)] : [])].join('\n');
}

import type { HtmlTagDescriptor } from 'vite';
import type { DevAlert, DevBarContent } from '../../src/model/dev-bar.ts';
import { codeLabel } from '../core/findings/code-label.ts';
import { describePath } from '../core/findings/describe-path.ts';
import { type Diagnostic, sortDiagnostics } from '../core/findings/diagnostic.ts';
import { formatMessage } from '../core/findings/format-message.ts';
import type { MessageLanguage } from '../core/findings/message-language.ts';
import { toHostPath } from '../core/resolve/base-path.ts';
import { exampleSource, excerpt, uncheckedNote } from '../print/print-terminal.ts';
import { surroundingLines } from './surrounding-lines.ts';

/** The event of changes of the bar's content. */
export const contentEvent = 'site:findings';

/**
 * The bar's script, for the development server's documents only.
 * @param revision of the file that the document shows
 */
export function devBarTag(base: string, revision: string | undefined): HtmlTagDescriptor {
  return {
    tag: 'script',
    attrs: { type: 'module', src: toHostPath(base, '/src/dev-bar.ts'), 'data-revision': revision },
    injectTo: 'body',
  };
}

interface Counts {
  readonly errors: number;
  readonly warnings: number;
  readonly examples: number;
}

interface BarWords {
  /** Parts of the summary; those with a count of zero are left out. */
  readonly counted: Readonly<Record<keyof Counts, (count: number) => string>>;
  readonly line: string;
  readonly title: (errors: number) => string;
  readonly stoppedTitle: string;
  /** `isShown`: whether there is a last good site to show. */
  readonly note: (isShown: boolean) => string;
  readonly close: string;
  readonly edit: string;
  readonly copy: DevBarContent['copy'];
}

const barWords: Readonly<Record<MessageLanguage, BarWords>> = {
  ru: {
    counted: {
      errors: (count) => `ошибок — ${count}`,
      warnings: (count) => `замечаний — ${count}`,
      examples: (count) => `осталось заменить значений — ${count}`,
    },
    line: 'строка',
    title: (errors) => `site.yaml: ошибок — ${errors}`,
    stoppedTitle: 'Сайт не собран',
    note: (isShown) =>
      `${isShown ? 'Под этим окном — сайт, каким он был до ошибки.' : 'Показать пока нечего.'} Исправьте файл и сохраните: окно исчезнет само. Закрыть его — Esc.`,
    close: 'Закрыть',
    edit: 'Править',
    copy: { before: 'Скопировать', after: 'Скопировано' },
  },
  en: {
    counted: {
      errors: (count) => `errors: ${count}`,
      warnings: (count) => `warnings: ${count}`,
      examples: (count) => `values to replace: ${count}`,
    },
    line: 'line',
    title: (errors) => `site.yaml: errors: ${errors}`,
    stoppedTitle: 'The site has not been made',
    note: (isShown) =>
      `${isShown ? 'Below this window is the site as it was before the mistake.' : 'There is nothing to show yet.'} Fix the file and save it: the window goes away by itself. Esc closes it.`,
    close: 'Close',
    edit: 'Edit',
    copy: { before: 'Copy', after: 'Copied' },
  },
};

/** The findings of the file, or why no site can be made of it. */
export type FileState =
  | {
      readonly kind: 'read';
      readonly text: string;
      readonly diagnostics: readonly Diagnostic[];
      /** See `CheckedSite`. */
      readonly unmarkedExamples: readonly Diagnostic[];
    }
  | { readonly kind: 'stopped'; readonly sentence: string };

/** What else determines the content of the bar. */
export interface BarOptions {
  /** Path of the file as an editor on this machine opens it. */
  readonly specFile: string;
  readonly language: MessageLanguage;
  /** Of the last good site to show; absent where there is none. */
  readonly revision: string | undefined;
  /** The site's current base path; the bar follows it. */
  readonly basePath: string;
}

/** Content of the bar: findings, then example values; errors are also shown over the page. */
export function toDevBar(state: FileState, options: BarOptions): DevBarContent {
  const words = barWords[options.language];
  const { basePath, revision } = options;
  const site = { basePath, ...(revision !== undefined && { revision }) };
  const { copy, edit } = words;
  if (state.kind === 'stopped') {
    const problems = [{ message: state.sentence, hint: '' }];
    const alert = toAlert(words.stoppedTitle, problems, options);
    const summary = words.stoppedTitle;
    return { ...site, summary, hasErrors: true, edit, items: [], copy, alert };
  }
  const { text, unmarkedExamples } = state;
  const diagnostics = sortDiagnostics([...state.diagnostics, ...unmarkedExamples]);
  const isExample = ({ code }: Diagnostic) => code === 'example-value';
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const examples = diagnostics.filter(isExample);
  const warnings = diagnostics.filter(
    (diagnostic) => diagnostic.severity === 'warning' && !isExample(diagnostic),
  );
  const counts: Counts = {
    errors: errors.length,
    warnings: warnings.length,
    examples: examples.length,
  };
  const fileLines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  return {
    ...site,
    summary: summary(counts, words),
    hasErrors: errors.length > 0,
    edit,
    copy,
    items: [...errors, ...warnings, ...examples].map((diagnostic) => ({
      label: [
        positionLabel(diagnostic, words),
        describePath(diagnostic.path, options.language, diagnostic.labels),
        isExample(diagnostic)
          ? exampleSource(diagnostic, text, options.language)
          : formatMessage(diagnostic, options.language).text,
      ]
        .filter((part) => part !== '')
        .join(' · '),
      file: filePosition(diagnostic, options),
      hint: isExample(diagnostic) ? '' : (formatMessage(diagnostic, options.language).hint ?? ''),
      lines: surroundingLines(diagnostic, fileLines),
    })),
    ...(errors.length > 0 && {
      alert: toAlert(
        words.title(errors.length),
        errors.map((diagnostic) => toProblem(diagnostic, text, options)),
        options,
        uncheckedNote(errors, options.language),
      ),
    }),
  };
}

function summary(counts: Counts, { counted }: BarWords): string {
  const parts = (['errors', 'warnings', 'examples'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => counted[kind](counts[kind]));
  return parts.length === 0 ? '' : `site.yaml: ${parts.join(', ')}`;
}

function positionLabel({ code, range }: Diagnostic, { line }: BarWords): string {
  return `${line} ${range.start.line} · ${codeLabel(code)}`;
}

function filePosition({ range }: Diagnostic, { specFile }: BarOptions): string {
  return `${specFile}:${range.start.line}:${range.start.column}`;
}

/** @param unchecked says what the errors have kept from being checked */
function toAlert(
  title: string,
  problems: DevAlert['problems'],
  { language, revision }: BarOptions,
  unchecked = '',
): DevAlert {
  const { note, close } = barWords[language];
  return { title, note: `${unchecked} ${note(revision !== undefined)}`.trim(), close, problems };
}

function toProblem(diagnostic: Diagnostic, text: string, options: BarOptions): DevAlert['problems'][number] {
  const { language } = options;
  const { text: message, hint = '' } = formatMessage(diagnostic, language);
  return {
    message,
    place: {
      label: positionLabel(diagnostic, barWords[language]),
      file: filePosition(diagnostic, options),
      words: describePath(diagnostic.path, language, diagnostic.labels),
      excerpt: excerpt(diagnostic, text).join('\n'),
    },
    hint,
  };
}

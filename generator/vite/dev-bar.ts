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

const barWords = {
  ru: {
    // Parts of the summary; those with a count of zero are left out.
    errors: (count: number) => `ошибок — ${count}`,
    warnings: (count: number) => `замечаний — ${count}`,
    examples: (count: number) => `осталось заменить значений — ${count}`,
    line: 'строка',
    title: (errors: number) => `site.yaml: ошибок — ${errors}`,
    stoppedTitle: 'Сайт не собран',
    /** @param isShown whether there is a last good site to show */
    note: (isShown: boolean) =>
      `${isShown ? 'Под этим окном — сайт, каким он был до ошибки.' : 'Показать пока нечего.'} Исправьте файл и сохраните: окно исчезнет само. Закрыть его — Esc.`,
    close: 'Закрыть',
    edit: 'Править',
    copy: { before: 'Скопировать', after: 'Скопировано' },
  },
  en: {
    errors: (count: number) => `errors: ${count}`,
    warnings: (count: number) => `warnings: ${count}`,
    examples: (count: number) => `values to replace: ${count}`,
    line: 'line',
    title: (errors: number) => `site.yaml: errors: ${errors}`,
    stoppedTitle: 'The site has not been made',
    note: (isShown: boolean) =>
      `${isShown ? 'Below this window is the site as it was before the mistake.' : 'There is nothing to show yet.'} Fix the file and save it: the window goes away by itself. Esc closes it.`,
    close: 'Close',
    edit: 'Edit',
    copy: { before: 'Copy', after: 'Copied' },
  },
} satisfies Readonly<Record<MessageLanguage, object>>;

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
interface BarOptions {
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
  const { specFile, language, revision, basePath } = options;
  const words = barWords[language];
  const { copy, edit, close, stoppedTitle } = words;
  const bar = { basePath, ...(revision !== undefined && { revision }), edit, copy };
  /** @param unchecked says what the errors have kept from being checked */
  const alertOf = (title: string, problems: DevAlert['problems'], unchecked = ''): DevAlert => ({
    title,
    note: `${unchecked} ${words.note(revision !== undefined)}`.trim(),
    close,
    problems,
  });
  if (state.kind === 'stopped') {
    const alert = alertOf(stoppedTitle, [{ message: state.sentence, hint: '' }]);
    return { ...bar, summary: stoppedTitle, hasErrors: true, items: [], alert };
  }
  const { text } = state;
  const diagnostics = sortDiagnostics([...state.diagnostics, ...state.unmarkedExamples]);
  const isExample = ({ code }: Diagnostic) => code === 'example-value';
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const examples = diagnostics.filter(isExample);
  const warnings = diagnostics.filter((one) => one.severity === 'warning' && !isExample(one));
  const counted = [
    ...(errors.length > 0 ? [words.errors(errors.length)] : []),
    ...(warnings.length > 0 ? [words.warnings(warnings.length)] : []),
    ...(examples.length > 0 ? [words.examples(examples.length)] : []),
  ];
  const fileLines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const describe = (diagnostic: Diagnostic) => {
    const { line, column } = diagnostic.range.start;
    const { text: message, hint = '' } = formatMessage(diagnostic, language);
    const place = {
      label: `${words.line} ${line} · ${codeLabel(diagnostic.code)}`,
      file: `${specFile}:${line}:${column}`,
      words: describePath(diagnostic.path, language, diagnostic.labels),
    };
    return { message, hint, place };
  };
  return {
    ...bar,
    summary: counted.length === 0 ? '' : `site.yaml: ${counted.join(', ')}`,
    hasErrors: errors.length > 0,
    items: [...errors, ...warnings, ...examples].map((diagnostic) => {
      const { message, hint, place } = describe(diagnostic);
      const said = isExample(diagnostic) ? exampleSource(diagnostic, text, language) : message;
      return {
        label: [place.label, place.words, said].filter((part) => part !== '').join(' · '),
        file: place.file,
        hint: isExample(diagnostic) ? '' : hint,
        lines: surroundingLines(diagnostic, fileLines),
      };
    }),
    ...(errors.length > 0 && {
      alert: alertOf(
        words.title(errors.length),
        errors.map((diagnostic) => {
          const { message, hint, place } = describe(diagnostic);
          return { message, hint, place: { ...place, excerpt: excerpt(diagnostic, text).join('\n') } };
        }),
        uncheckedNote(errors, language),
      ),
    }),
  };
}

import type { Connect, HtmlTagDescriptor } from 'vite';
import type { DevBarContent } from '../../src/model.ts';
import { codeLabel } from '../diagnostics/code-label.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { formatMessage, type MessageLanguage } from '../diagnostics/format-message.ts';
import { toHostPath } from '../resolve/base-path.ts';

/** Where below the base the bar in the browser asks for its content, and the event that brings it new content. */
const contentAddress = '/@site/findings';
export const contentEvent = 'site:findings';

/** The bar's script, for the development server's documents only. */
export function devBarTag(base: string): HtmlTagDescriptor {
  return {
    tag: 'script',
    attrs: { type: 'module', src: toHostPath(base, '/src/dev-bar.ts') },
    injectTo: 'body',
  };
}

interface Counts {
  readonly findings: number;
  readonly examples: number;
}

const summaryWords: Readonly<Record<MessageLanguage, (counts: Counts) => string>> = {
  ru: ({ findings, examples }) => `site.yaml: замечаний — ${findings}, заменить значений — ${examples}`,
  en: ({ findings, examples }) => `site.yaml: ${findings} findings, ${examples} values to replace`,
};

const lineWords: Readonly<Record<MessageLanguage, string>> = { ru: 'строка', en: 'line' };

/**
 * What the bar shows: findings first, then the values still to be replaced.
 * @param specFile path of the file as an editor on this machine opens it
 * @param basePath where the site stands now; the bar follows it there
 */
export function toDevBar(
  diagnostics: readonly Diagnostic[],
  specFile: string,
  language: MessageLanguage,
  basePath: string,
): DevBarContent {
  const isExample = ({ code }: Diagnostic) => code === 'example-value';
  const examples = diagnostics.filter(isExample);
  const findings = diagnostics.filter((diagnostic) => !isExample(diagnostic));
  const counts = { findings: findings.length, examples: examples.length };
  return {
    basePath,
    summary: diagnostics.length === 0 ? '' : summaryWords[language](counts),
    hasErrors: findings.some(({ severity }) => severity === 'error'),
    items: [...findings, ...examples].map((diagnostic) => {
      const { line, column } = diagnostic.range.start;
      const { text } = formatMessage(diagnostic, language);
      return {
        label: `${lineWords[language]} ${line} · ${codeLabel(diagnostic.code)} · ${text}`,
        file: `${specFile}:${line}:${column}`,
      };
    }),
  };
}

/** Answers the bar's question at its start. */
export function serveDevBar(content: () => DevBarContent): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (request.url !== contentAddress) {
      next();
      return;
    }
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(content()));
  };
}

import type { ErrorPayload } from 'vite';
import { codeLabel } from '../diagnostics/code-label.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { formatMessage, messageLanguageFor } from '../diagnostics/format-message.ts';
import { excerpt, printFinding, printFindings } from '../diagnostics/print-terminal.ts';

/** The file as every finding names it: short, and the same on every machine. */
const shownFile = 'site.yaml';

/** All findings as text; of the values still to be replaced only their number. */
export function printSiteFindings(
  diagnostics: readonly Diagnostic[],
  text: string,
  colour: boolean,
): string | undefined {
  const language = messageLanguageFor(text);
  return printFindings(diagnostics, { file: shownFile, text, language, colour, examples: 'count' });
}

/** The first error with its place for Vite's overlay, and all others below it. */
export function toOverlay(diagnostics: readonly Diagnostic[], text: string): ErrorPayload {
  const language = messageLanguageFor(text);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const [first, ...others] = errors;
  if (first === undefined) {
    throw new RangeError('An overlay needs an error');
  }
  const { text: message, hint } = formatMessage(first, language);
  const rest = others.map((diagnostic) =>
    printFinding(diagnostic, { file: shownFile, text, language, colour: false }),
  );
  return {
    type: 'error',
    err: {
      message: [`${codeLabel(first.code)}: ${message}`, ...(hint === undefined ? [] : [hint]), ...rest].join(
        '\n\n',
      ),
      stack: '',
      frame: excerpt(first, text).join('\n'),
      loc: { file: shownFile, line: first.range.start.line, column: first.range.start.column },
      plugin: shownFile,
    },
  };
}

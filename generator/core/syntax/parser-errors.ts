/** What the parser says of a broken text, in the terms of the one who wrote it. */
import { type Document, isCollection, isScalar, Scalar, visit, type YAMLParseError } from 'yaml';
import type { PlainSyntaxProblem } from '../findings/catalogue/yaml-syntax.ts';
import type { CodedArgs } from '../findings/diagnostic.ts';

/** A finding with its place in the text, as offsets. */
export interface Slip {
  readonly coded: CodedArgs;
  readonly start: number;
  readonly end: number;
}

/** Quotes that a word processor makes of straight ones. Guillemets are left: those are meant to be read. */
const smartOpening = '[“”„‟‘’‚‛]';
export const smartText = new RegExp(`^(${smartOpening})([^“”„‟]*)([“”‘’‟‛])$`);
/** A line whose value begins with such a quote. */
const smartLine = new RegExp(
  `^((?:[ -]*)(?:[\\p{L}\\p{N}_-]+:)?[ ]+)(${smartOpening})([^“”„‟]*)([“”‘’‟‛])[ \\t\\r]*$`,
  'u',
);

/** What the parser complains of, and the place that its writer needs to see. */
export function explainSyntax(error: YAMLParseError, document: Document.Parsed, text: string): Slip {
  const [start, end] = error.pos;
  const problem = problemOf(error, text);
  const from = placeOf(problem, document, text, start);
  // The slip that the parser stumbles over may stand in the line before the one where it gives up.
  for (const offset of [start, from, previousLine(text, start)]) {
    const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
    const line = lineAround(text, offset);
    const quoted = smartLine.exec(line);
    if (quoted !== null && problem !== 'tab') {
      const [, lead = '', opening = '', inner = '', closing = ''] = quoted;
      const valueStart = lineStart + lead.length;
      const valueEnd = valueStart + opening.length + inner.length + closing.length;
      return {
        coded: { code: 'smart-quotes', args: { opening, closing, inner } },
        start: valueStart,
        end: valueEnd,
      };
    }
    const glued = gluedKey.exec(line);
    if (glued !== null && mayBeGlue.has(problem)) {
      return {
        coded: { code: 'yaml-syntax', args: { problem: 'missing-space' } },
        start: lineStart + (glued[1] ?? '').length,
        end: lineStart + line.trimEnd().length,
      };
    }
  }
  const coded = { code: 'yaml-syntax', args: { problem } } as const;
  if (lineAround(text, from).trim() === '') {
    // The parser has read on to where there is nothing to see; what it misses is missing before that.
    const last = Math.max(0, text.slice(0, from).trimEnd().length - 1);
    return { coded, start: last, end: last + 1 };
  }
  return { coded, start: from, end: from === start ? end : from + 1 };
}

/** What the parser may say of a key without a space behind its colon. */
const mayBeGlue: ReadonlySet<PlainSyntaxProblem> = new Set<PlainSyntaxProblem>([
  'missing-colon',
  'colon-in-text',
  'indent',
  'other',
]);

/** A key that is glued to its value; the double slash of an address is none. */
export const gluedKey = /^([ ]*(?:- +)*)[A-Za-z][A-Za-z0-9_-]*[ ]*:(?!\/\/)(?=\S)/;

function previousLine(text: string, offset: number): number {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const before = text.slice(0, Math.max(0, lineStart - 1));
  return before.trimEnd().length;
}

function problemOf(error: YAMLParseError, text: string): PlainSyntaxProblem {
  const [start] = error.pos;
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return 'tab';
    case 'BAD_INDENT':
      // The same code covers a bracket that is never closed; only the text tells them apart.
      return error.message.startsWith('Flow') ? 'unclosed-bracket' : 'indent';
    case 'BLOCK_IN_FLOW':
      return 'unclosed-bracket';
    case 'BLOCK_AS_IMPLICIT_KEY':
      // A line that stands too deep makes one text with the line above, and its colon one too many.
      return hasColon(lineFrom(text, start)) ? 'colon-in-text' : 'indent';
    case 'MULTILINE_IMPLICIT_KEY':
      return 'missing-colon';
    case 'MISSING_CHAR':
      if (error.message.startsWith('Sequence item')) {
        return 'indent';
      }
      return error.message.includes('quote') ? 'unclosed-quote' : 'missing-colon';
    case 'UNEXPECTED_TOKEN':
      return /['"][ \t]*$/.test(text.slice(0, start)) ? 'text-after-quote' : 'other';
    case 'BAD_DQ_ESCAPE':
      return 'bad-escape';
    case 'BAD_SCALAR_START':
      return 'reserved-start';
    case 'MULTIPLE_DOCS':
      return 'several-documents';
    default:
      return 'other';
  }
}

function lineFrom(text: string, offset: number): string {
  return /^[^\r\n]*/.exec(text.slice(offset))?.[0] ?? '';
}

/** The whole line that an offset stands in. */
function lineAround(text: string, offset: number): string {
  return lineFrom(text, text.lastIndexOf('\n', offset - 1) + 1);
}

function hasColon(line: string): boolean {
  return /:(?:\s|$)/.test(line);
}

/** Offset that the editor needs to see, where it is not the one at which the parser gave up. */
function placeOf(
  problem: PlainSyntaxProblem,
  document: Document.Parsed,
  text: string,
  errorOffset: number,
): number {
  switch (problem) {
    case 'indent':
      return indentedLine(text, errorOffset);
    case 'unclosed-quote':
    case 'unclosed-bracket':
      return openingOf(problem, document, errorOffset);
    default:
      return errorOffset;
  }
}

/** First letter of the line that stands wrong: the parser names its start, or the text above that it runs into. */
function indentedLine(text: string, errorOffset: number): number {
  const isLineStart = /(?:^|\n)[ ]*$/.test(text.slice(0, errorOffset));
  const start = isLineStart ? errorOffset : errorOffset + lineFrom(text, errorOffset).length;
  // Comments may stand anywhere.
  const idle = /^(?:\s*#[^\n]*(?:\n|$))*/.exec(text.slice(start))?.[0].length ?? 0;
  return start + idle + text.slice(start + idle).search(/\S|$/);
}

/** The parser reports what is never closed where the text goes on; the editor needs the place of its opening. */
function openingOf(
  problem: 'unclosed-quote' | 'unclosed-bracket',
  document: Document.Parsed,
  errorOffset: number,
): number {
  let opening = errorOffset;
  visit(document, {
    Value(_, node) {
      const opens =
        problem === 'unclosed-quote'
          ? isScalar(node) && (node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE)
          : isCollection(node) && node.flow === true;
      if (opens && node.range && node.range[0] < errorOffset && node.range[2] >= errorOffset) {
        opening = node.range[0];
      }
    },
  });
  return opening;
}

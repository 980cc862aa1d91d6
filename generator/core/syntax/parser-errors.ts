/** What the parser says of a broken text, in the terms of the one who wrote it. */
import { type Document, isCollection, isScalar, Scalar, visit, type YAMLParseError } from 'yaml';
import type { LineIndex } from '../document/line-index.ts';
import { hasFormatKey, isIdle } from '../document/line-shape.ts';
import type { PlainSyntaxProblem } from '../findings/catalogue/yaml-syntax.ts';
import type { LinePart, NamedError } from './repair-candidate.ts';

/** What the parser complains of, with the part of a line that its writer needs to see. */
export function namedByParser(
  error: YAMLParseError,
  document: Document.Parsed,
  index: LineIndex,
): NamedError {
  const [start, end] = error.pos;
  const problem = nameOf(error, index);
  const coded = { code: 'yaml-syntax', args: { problem } } as const;
  const from =
    problem === 'indent'
      ? indentedLine(index, start)
      : problem === 'unclosed-quote' || problem === 'unclosed-bracket'
        ? openingOf(problem, document, start)
        : start;
  if (index.line(index.lineAt(from) + 1)?.trim() === '') {
    // The parser has read on to where there is nothing to see; what it misses is missing before that.
    const last = Math.max(0, index.text.slice(0, from).trimEnd().length - 1);
    return { coded, range: partOf(index, last, last + 1) };
  }
  return { coded, range: partOf(index, from, from === start ? end : from + 1) };
}

/** The part of a text between two offsets, from where it begins in its line. */
export function partOf(index: LineIndex, start: number, end: number): LinePart {
  const line = index.lineAt(start);
  const lineStart = index.starts[line] ?? 0;
  return { line, start: start - lineStart, end: Math.max(start, end) - lineStart };
}

function nameOf({ code, message, pos: [start] }: YAMLParseError, index: LineIndex): PlainSyntaxProblem {
  const { text } = index;
  switch (code) {
    case 'TAB_AS_INDENT':
      return 'tab';
    case 'BAD_INDENT':
      // The same code covers a bracket that is never closed; only the text tells them apart.
      return message.startsWith('Flow') ? 'unclosed-bracket' : 'indent';
    case 'BLOCK_IN_FLOW':
      return 'unclosed-bracket';
    case 'BLOCK_AS_IMPLICIT_KEY':
      // A line that stands too deep makes one text with the line above, and its colon one too many.
      return (beginsLine(index, start) && hasFormatKey(index.line(index.lineAt(start) + 1) ?? '')) ||
        !/^[^\n]*:(?:\s|$)/.test(text.slice(start))
        ? 'indent'
        : 'colon-in-text';
    case 'MULTILINE_IMPLICIT_KEY':
      return 'missing-colon';
    case 'MISSING_CHAR':
      if (message.startsWith('Sequence item')) {
        return 'indent';
      }
      return message.includes('quote') ? 'unclosed-quote' : 'missing-colon';
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

/** Whether nothing but blanks stands before an offset in its line. */
function beginsLine(index: LineIndex, offset: number): boolean {
  const { line, column } = index.positionOf(offset);
  return (index.line(line) ?? '').slice(0, column - 1).trim() === '';
}

/** First letter of the line that stands wrong: the parser names its start, or the text above that it runs into. */
function indentedLine(index: LineIndex, errorOffset: number): number {
  const errorLine = index.lineAt(errorOffset) + 1;
  let line = beginsLine(index, errorOffset) ? errorLine : errorLine + 1;
  while (isIdle(index.line(line) ?? 'none')) {
    line += 1;
  }
  const content = index.line(line);
  return content === undefined
    ? index.text.length
    : index.offsetOf({ line, column: content.search(/\S/) + 1 });
}

/** The parser reports what is never closed where the text goes on; the writer needs the place of its opening. */
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

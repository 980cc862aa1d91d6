import {
  type Document,
  isCollection,
  isScalar,
  LineCounter,
  type ParsedNode,
  parseDocument,
  Scalar,
  visit,
  type YAMLParseError,
} from 'yaml';
import {
  type CodedArgs,
  type Diagnostic,
  type SyntaxProblem,
  severityOf,
} from '../diagnostics/diagnostic.ts';
import { rangeBetween } from './locate.ts';
import { itemAt, labelsOn, pathAt } from './place-words.ts';

export interface ParsedYaml {
  readonly document: Document.Parsed<ParsedNode>;
  readonly lineCounter: LineCounter;
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the values of the document are those of the file. */
  readonly isReadable: boolean;
}

/** Quotes that a word processor makes of straight ones. Guillemets are left: those are meant to be read. */
const smartOpening = '[“”„‟‘’‚‛]';
const smartText = new RegExp(`^(${smartOpening})([^“”„‟]*)([“”‘’‟‛])$`);
/** A line whose value begins with such a quote. */
const smartLine = new RegExp(
  `^((?:[ -]*)(?:[\\p{L}\\p{N}_-]+:)?[ ]+)(${smartOpening})([^“”„‟]*)([“”‘’‟‛])[ \\t\\r]*$`,
  'u',
);

/**
 * YAML text to a document that keeps the place of every node, with what is wrong in its syntax.
 * Anchors, aliases and tags are refused by name: an owner's file has no use for them.
 */
export function parseYaml(text: string): ParsedYaml {
  const lineCounter = countLines(text);
  // Without its own pretty errors: each would look through the whole line, and a broken line can have thousands.
  const document = parseDocument(text, { stringKeys: true, prettyErrors: false });
  const at = (coded: CodedArgs, start: number, end: number): Diagnostic => {
    // Behind a slip in the layout, the keys near it are not those that were meant.
    const path = document.errors.length > 0 ? itemAt(document, start) : pathAt(document, start);
    return {
      ...coded,
      severity: severityOf(coded.code),
      path,
      labels: labelsOn(document, path),
      range: rangeBetween(lineCounter, start, Math.max(start, Math.min(end, endOfLine(text, start)))),
    };
  };
  const diagnostics: Diagnostic[] = [];
  let repeated: ReadonlyMap<number, number> | undefined;
  for (const error of withoutEchoes(document.errors)) {
    const [start] = error.pos;
    if (error.code === 'DUPLICATE_KEY') {
      const key = keyAt(text, start);
      repeated ??= firstKeys(document);
      const firstLine = lineCounter.linePos(repeated.get(start) ?? 0).line;
      diagnostics.push(
        at({ code: 'yaml-duplicate-key', args: { key, firstLine } }, start, start + key.length),
      );
      continue;
    }
    diagnostics.push(explainSyntax(error, document, text, at));
  }
  keepParagraphs(document, text);
  if (diagnostics.length === 0) {
    diagnostics.push(...refusals(document, text, at));
  }
  const isReadable = diagnostics.every(({ code }) => code === 'smart-quotes') && document.errors.length === 0;
  return { document, lineCounter, diagnostics, isReadable };
}

/** The lines of a text. Not counted by the parser, which loses its way in some broken files. */
function countLines(text: string): LineCounter {
  const lineCounter = new LineCounter();
  lineCounter.addNewLine(0);
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) {
    lineCounter.addNewLine(end + 1);
  }
  return lineCounter;
}

type At = (coded: CodedArgs, start: number, end: number) => Diagnostic;

function explainSyntax(error: YAMLParseError, document: Document.Parsed, text: string, at: At): Diagnostic {
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
      const coded = { code: 'smart-quotes', args: { opening, closing, inner } } as const;
      return at(coded, valueStart, valueStart + opening.length + inner.length + closing.length);
    }
    const glued = gluedKey.exec(line);
    if (glued !== null && mayBeGlue.has(problem)) {
      const keyStart = lineStart + (glued[1] ?? '').length;
      const coded = { code: 'yaml-syntax', args: { problem: 'missing-space' } } as const;
      return at(coded, keyStart, lineStart + line.trimEnd().length);
    }
  }
  const coded = { code: 'yaml-syntax', args: { problem } } as const;
  if (lineAround(text, from).trim() === '') {
    // The parser has read on to where there is nothing to see; what it misses is missing before that.
    const last = Math.max(0, text.slice(0, from).trimEnd().length - 1);
    return at(coded, last, last + 1);
  }
  return at(coded, from, from === start ? end : from + 1);
}

/** What the parser may say of a key without a space behind its colon. */
const mayBeGlue: ReadonlySet<SyntaxProblem> = new Set<SyntaxProblem>([
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

/** What YAML can and an owner's file has no use for, each by name; smart quotes around a whole value are taken off. */
function refusals(document: Document.Parsed, text: string, at: At): Diagnostic[] {
  const found: Diagnostic[] = [];
  visit(document, {
    Alias(_, alias) {
      const [start, end] = alias.range ?? [0, 0];
      found.push(at({ code: 'yaml-alias', args: {} }, start, end));
    },
    Value(_, node) {
      const [start, end] = node.range ?? [0, 0];
      if (node.anchor !== undefined) {
        const sign = text.lastIndexOf('&', start);
        found.push(at({ code: 'yaml-alias', args: {} }, sign, sign + 1 + node.anchor.length));
      }
      if (node.tag !== undefined) {
        const sign = text.lastIndexOf('!', start);
        const first = text[sign - 1] === '!' ? sign - 1 : sign;
        found.push(at({ code: 'yaml-tag', args: {} }, first, first + 1));
      }
      if (isScalar(node) && node.type === Scalar.PLAIN && typeof node.value === 'string') {
        const quoted = smartText.exec(node.value);
        if (quoted !== null) {
          const [, opening = '', inner = '', closing = ''] = quoted;
          found.push(at({ code: 'smart-quotes', args: { opening, closing, inner } }, start, end));
          // The other checks go on with what was meant.
          node.value = inner;
        }
      }
    },
  });
  return found;
}

/**
 * One slip makes the parser stumble several times: behind the first error, all but another tab is an echo.
 * Keys that come twice do not confuse it; they are all kept where nothing else is wrong.
 */
function withoutEchoes(errors: readonly YAMLParseError[]): readonly YAMLParseError[] {
  const tabs = errors.filter((error) => error.code === 'TAB_AS_INDENT');
  const slips = errors.filter((error) => error.code !== 'DUPLICATE_KEY');
  if (tabs.length > 0) {
    return tabs;
  }
  return slips.length > 0 ? slips.slice(0, 1) : errors;
}

function problemOf(error: YAMLParseError, text: string): SyntaxProblem {
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

function keyAt(text: string, offset: number): string {
  return /^[^:\r\n]*/.exec(text.slice(offset))?.[0].trim() ?? '';
}

/** Offsets of the keys that come first, by the offsets of those that repeat them. */
function firstKeys(document: Document.Parsed): ReadonlyMap<number, number> {
  const first = new Map<number, number>();
  visit(document, {
    Map(_, map) {
      const offsets = new Map<unknown, number>();
      for (const { key } of map.items) {
        if (isScalar(key) && key.range) {
          const known = offsets.get(key.value);
          if (known === undefined) {
            offsets.set(key.value, key.range[0]);
          } else {
            first.set(key.range[0], known);
          }
        }
      }
    },
  });
  return first;
}

function lineFrom(text: string, offset: number): string {
  return /^[^\r\n]*/.exec(text.slice(offset))?.[0] ?? '';
}

/** The whole line that an offset stands in. */
function lineAround(text: string, offset: number): string {
  return lineFrom(text, text.lastIndexOf('\n', offset - 1) + 1);
}

/** Offset behind the last character of the line that an offset stands in, before its line end. */
function endOfLine(text: string, offset: number): number {
  return offset + lineFrom(text, offset).length;
}

function hasColon(line: string): boolean {
  return /:(?:\s|$)/.test(line);
}

/** Offset that the editor needs to see, where it is not the one at which the parser gave up. */
function placeOf(
  problem: SyntaxProblem,
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
  return start + text.slice(start).search(/\S|$/);
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

/** A folded text (`>`) somewhere in the file. */
const foldedText = /[:-][ \t]+>[-+0-9]*[ \t]*(?:#.*)?\r?$/m;

/**
 * A blank line in a folded text (`>`) means a new paragraph to its writer, and YAML makes one line end of it, as
 * a mere wrapped line is in Markdown. Gives paragraphs their blank line back.
 */
function keepParagraphs(document: Document.Parsed, text: string): void {
  if (!foldedText.test(text)) {
    return;
  }
  visit(document, {
    Scalar(_, scalar) {
      if (scalar.type === Scalar.BLOCK_FOLDED && typeof scalar.value === 'string') {
        scalar.value = scalar.value.trimEnd().replace(/\n+/g, '\n\n');
      }
    },
  });
}

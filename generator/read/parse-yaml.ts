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

export interface ParsedYaml {
  readonly document: Document.Parsed<ParsedNode>;
  readonly lineCounter: LineCounter;
  readonly diagnostics: readonly Diagnostic[];
}

/** Anything that may be an anchor, an alias or a tag. Rare enough in real files to make the full walk a rare one. */
const maybeAliasOrTag = /(?:^|[\s[{,])(?:[&*][^\s*]|!)/m;

/**
 * YAML text to a document that keeps the place of every node, with what is wrong in its syntax.
 * Anchors, aliases and tags are refused by name: an owner's file has no use for them.
 */
export function parseYaml(text: string): ParsedYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, stringKeys: true });
  const at = (coded: CodedArgs, start: number, end: number): Diagnostic => ({
    ...coded,
    severity: severityOf(coded.code),
    path: [],
    range: rangeBetween(lineCounter, start, end),
  });
  const diagnostics: Diagnostic[] = [];
  for (const error of withoutEchoes(document.errors)) {
    const [start, end] = error.pos;
    if (error.code === 'DUPLICATE_KEY') {
      const key = keyAt(text, start);
      const firstLine = firstLineOfKey(document, lineCounter, start);
      diagnostics.push(
        at({ code: 'yaml-duplicate-key', args: { key, firstLine } }, start, start + key.length),
      );
      continue;
    }
    const problem = problemOf(error, text);
    const from = placeOf(problem, document, text, start);
    diagnostics.push(at({ code: 'yaml-syntax', args: { problem } }, from, from === start ? end : from + 1));
  }
  keepParagraphs(document, text);
  if (diagnostics.length === 0 && maybeAliasOrTag.test(text)) {
    visit(document, {
      Alias(_, alias) {
        const [start, end] = alias.range ?? [0, 0];
        diagnostics.push(at({ code: 'yaml-alias', args: {} }, start, end));
      },
      Value(_, node) {
        const [start] = node.range ?? [0];
        if (node.anchor !== undefined) {
          const sign = text.lastIndexOf('&', start);
          diagnostics.push(at({ code: 'yaml-alias', args: {} }, sign, sign + 1 + node.anchor.length));
        }
        if (node.tag !== undefined) {
          const sign = text.slice(0, start).search(/!\S*\s*$/);
          diagnostics.push(at({ code: 'yaml-tag', args: {} }, sign, sign + 1));
        }
      },
    });
  }
  return { document, lineCounter, diagnostics };
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

/** Line of the pair that had the key first, seen from the offset where it came again. */
function firstLineOfKey(document: Document.Parsed, lineCounter: LineCounter, offset: number): number {
  let line = 1;
  visit(document, {
    Map(_, map) {
      const again = map.items.find((pair) => isScalar(pair.key) && pair.key.range?.[0] === offset);
      if (again === undefined || !isScalar(again.key)) {
        return undefined;
      }
      const name = again.key.value;
      const first = map.items.find((pair) => isScalar(pair.key) && pair.key.value === name);
      if (first !== undefined && isScalar(first.key) && first.key.range) {
        line = lineCounter.linePos(first.key.range[0]).line;
      }
      return visit.BREAK;
    },
  });
  return line;
}

function lineFrom(text: string, offset: number): string {
  return /^[^\r\n]*/.exec(text.slice(offset))?.[0] ?? '';
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

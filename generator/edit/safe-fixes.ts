/** The mistakes that can be mended without asking: each finder proposes edits that stay within their line. */
import { isScalar, type Node, parseDocument, Scalar, visit } from 'yaml';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { lineEnd, lineStart, nextLine, type TextEdit } from './splice.ts';
import { offsetsOf } from './text-place.ts';
import { writeText } from './write-block.ts';

export type FixKind = 'tab' | 'invisible' | 'smart-quotes' | 'number-quotes' | 'key';

/** Edits that belong together: all of them or none. */
export interface Proposal {
  readonly kind: FixKind;
  readonly edits: readonly TextEdit[];
  /** Whether the file must have less wrong with it afterwards; else it is enough that it has no more. */
  readonly mustHelp: boolean;
}

/** What is known of a text before anything is mended. */
export interface Examined {
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Finds what can be mended. Each inner list holds alternatives, of which the one that helps most is taken, in
 * doubt the first.
 */
type Finder = (examined: Examined) => readonly (readonly Proposal[])[];

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Parts of a text where blanks and quotes are the owner's own words: texts of several lines under `|` and `>`, and
 * texts in quotes.
 */
function ownWords(text: string): Span[] {
  const spans: Span[] = [];
  visit(parseDocument(text, { stringKeys: true }), {
    Scalar(_, { type, range }) {
      if (!range || type === undefined || type === Scalar.PLAIN) {
        return;
      }
      const isBlock = type === Scalar.BLOCK_LITERAL || type === Scalar.BLOCK_FOLDED;
      spans.push({ start: isBlock ? nextLine(text, range[0]) : range[0], end: range[1] });
    },
  });
  return spans;
}

function isWithin(spans: readonly Span[], offset: number): boolean {
  return spans.some(({ start, end }) => offset >= start && offset < end);
}

/** The lines of a text that are neither empty nor within the owner's own words. */
function structureLines(text: string): { readonly start: number; readonly line: string }[] {
  const spans = ownWords(text);
  const lines: { readonly start: number; readonly line: string }[] = [];
  for (let start = 0; start < text.length; start = nextLine(text, start)) {
    const line = text.slice(start, lineEnd(text, start));
    if (line.trim() !== '' && !isWithin(spans, start)) {
      lines.push({ start, line });
    }
  }
  return lines;
}

/** Blanks that look like a space and are none to YAML. */
const oddBlanks = '\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000';
const oddBlank = new RegExp(`[${oddBlanks}]`, 'g');
/** Indentation with odd blanks in it, dashes of a list included. */
const oddIndentation = new RegExp(`^\\uFEFF?[ ${oddBlanks}]*(?:-[ ${oddBlanks}]+)*`);
/** The blanks behind the colon of a line's name. */
const blanksBehindColon = new RegExp(
  `^[ -]*(?:[\\p{L}\\p{N}_-]+|"[^"]*"|'[^']*'):([ ${oddBlanks}]+)(?=\\S)`,
  'u',
);

function plainBlanks(start: number, blanks: string): TextEdit[] {
  return Array.from(blanks.matchAll(oddBlank), ({ index, 0: blank }) => ({
    start: start + index,
    end: start + index + blank.length,
    text: ' ',
  }));
}

const findOddBlanks: Finder = ({ text }) =>
  structureLines(text).flatMap(({ start, line }) => {
    const indentation = oddIndentation.exec(line)?.[0] ?? '';
    const rest = line.slice(indentation.length);
    const plain = indentation.replace(oddBlank, ' ').replace(/^\uFEFF/, '');
    const match = blanksBehindColon.exec(plain + rest);
    const blanks = match?.[1] ?? '';
    const colon = (match?.[0].length ?? 0) - blanks.length + indentation.length - plain.length;
    const edits = [
      ...plainBlanks(start, indentation),
      ...(blanks === '' ? [] : plainBlanks(start + colon, blanks)),
    ];
    return edits.length === 0 ? [] : [[{ kind: 'invisible', edits, mustHelp: true } as const]];
  });

/** Signs without width, and byte order marks that are not at the start of the file. */
const widthless = /[\u200B\u2060\uFEFF]/g;

const findWidthless: Finder = ({ text }) => {
  const edits = Array.from(text.matchAll(widthless), ({ index }) => ({
    start: index,
    end: index + 1,
    text: '',
  }));
  const inside = edits.filter(({ start }) => start > 0);
  return inside.length === 0 ? [] : [[{ kind: 'invisible', edits: inside, mustHelp: false }]];
};

/** Widths that a tab may stand for, in spaces; the first is what this format asks for. */
const tabWidths = [2, 4, 8] as const;

const findTabs: Finder = ({ text, diagnostics }) => {
  const reported = new Set(
    diagnostics
      .filter((finding) => finding.code === 'yaml-syntax' && finding.args.problem === 'tab')
      .map(({ range }) => range.start.line),
  );
  if (reported.size === 0) {
    return [];
  }
  const lines = text.split('\n');
  let start = 0;
  const tabs: number[] = [];
  for (const [index, line] of lines.entries()) {
    const indentation = /^[ \t]*/.exec(line)?.[0] ?? '';
    // A line that begins with a tab stands nowhere; blanks before the tab may be an owner's own words.
    if (line.trim() !== '' && (indentation.startsWith('\t') || reported.has(index + 1))) {
      tabs.push(...Array.from(indentation.matchAll(/\t/g), (match) => start + match.index));
    }
    start += line.length + 1;
  }
  return tabs.length === 0
    ? []
    : [
        tabWidths.map((width) => ({
          kind: 'tab' as const,
          edits: tabs.map((tab) => ({ start: tab, end: tab + 1, text: ' '.repeat(width) })),
          mustHelp: true,
        })),
      ];
};

/** Offsets at which texts without quotes begin; the further lines of such a text are its owner's words. */
function plainStarts(text: string): ReadonlySet<number> {
  const starts = new Set<number>();
  visit(parseDocument(text, { stringKeys: true }), {
    Scalar(_, { type, range }) {
      if (range && type === Scalar.PLAIN) {
        starts.add(range[0]);
      }
    },
  });
  return starts;
}

/** Openings and endings of quotes that a word processor makes. Guillemets are left: those are meant to be read. */
const smartQuotes =
  /^((?:[ -]*)(?:[\p{L}\p{N}_-]+:)?[ ]+)([“”„‟‘’‚‛])([^“”„‟‘’‚‛]*)([“”‘’])([ \t]*(?:[ \t]#.*)?)$/u;

const findSmartQuotes: Finder = ({ text }) => {
  const values = plainStarts(text);
  return structureLines(text).flatMap(({ start, line }) => {
    const match = smartQuotes.exec(line);
    if (match === null || !values.has(start + (match[1]?.length ?? 0))) {
      return [];
    }
    const [, lead = '', opening = '', value = '', ending = ''] = match;
    const from = start + lead.length;
    const mark = opening === '‘' || opening === '’' || opening === '‚' || opening === '‛' ? "'" : '"';
    const edit = {
      start: from,
      end: from + opening.length + value.length + ending.length,
      text: writeText(value, { always: true, mark }, 'block'),
    };
    return [[{ kind: 'smart-quotes', edits: [edit], mustHelp: false } as const]];
  });
};

/** A number as it may be typed for a phone, an account or an index. */
const typedNumber = /^[-+]?[\d.][\w.+-]*$/;

const findNumbersForText: Finder = ({ text, diagnostics }) =>
  diagnostics
    .filter(({ code }) => code === 'number-for-text')
    .flatMap(({ range }) => {
      const { start, end } = offsetsOf(text, range);
      // The characters that were typed: the number that was read may have lost some.
      const source = text.slice(start, end);
      const edit = { start, end, text: writeText(source, { always: true, mark: usualMark(text) }, 'flow') };
      return typedNumber.test(source)
        ? [[{ kind: 'number-quotes', edits: [edit], mustHelp: true } as const]]
        : [];
    });

/** The quotes that a file uses more. */
function usualMark(text: string): "'" | '"' {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(/[:[,-] '/g) > count(/[:[,-] "/g) ? "'" : '"';
}

/** The only name that a misspelt one can mean, or `undefined` where there is none or a choice. */
function onlyNearest(key: string, allowed: readonly string[]): string | undefined {
  const match = nearest(key, allowed);
  const other = nearest(
    key,
    allowed.filter((name) => name !== match),
  );
  return other === undefined ? match : undefined;
}

const findKeys: Finder = ({ text, diagnostics }) =>
  diagnostics.flatMap((finding) => {
    if (finding.code !== 'unknown-key') {
      return [];
    }
    const { start, end } = offsetsOf(text, finding.range);
    const source = text.slice(start, end);
    const name = onlyNearest(finding.args.key, finding.args.allowed);
    const written = source.replace(/^['"]|['"]$/g, '');
    if (name === undefined || written !== finding.args.key || siblingKeys(text, start).includes(name)) {
      return [];
    }
    const edit = { start, end, text: source.replace(written, () => name) };
    return [[{ kind: 'key', edits: [edit], mustHelp: true } as const]];
  });

/** The other keys of the block that has a key at an offset. */
function siblingKeys(text: string, offset: number): string[] {
  const names: string[] = [];
  const startsAt = (node: unknown): node is Node => isScalar(node) && node.range?.[0] === offset;
  visit(parseDocument(text, { stringKeys: true }), {
    Map(_, map) {
      if (!map.items.some(({ key }) => startsAt(key))) {
        return undefined;
      }
      names.push(...map.items.flatMap(({ key }) => (isScalar(key) ? String(key.value) : [])));
      return visit.BREAK;
    },
  });
  return names;
}

/** All finders, in the order in which they are tried: what hides other mistakes comes first. */
export const finders: readonly Finder[] = [
  findWidthless,
  findOddBlanks,
  findTabs,
  findSmartQuotes,
  findNumbersForText,
  findKeys,
];

/** Line of an offset, from 1. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, lineStart(text, offset)).split('\n').length;
}

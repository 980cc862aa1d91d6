/** The mistakes that can be mended without asking: each finder proposes edits that stay within their line. */
import { isScalar, type Node, parseDocument, visit } from 'yaml';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SyntaxProblem } from '../diagnostics/findings/yaml-syntax.ts';
import { strangeSigns } from '../diagnostics/look-alikes.ts';
import { anchorOf } from '../diagnostics/message.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { oddBlanks, readPlainText } from '../read/invisible-signs.ts';
import { linesOf, tabWidths } from '../read/line-shape.ts';
import { parseYaml } from '../read/parse-yaml.ts';
import { lineStart, type TextEdit } from './splice.ts';
import { lineStarts, offsetsOf } from './text-place.ts';
import { writeText } from './write-block.ts';

export type FixKind =
  | 'tab'
  | 'invisible'
  | 'smart-quotes'
  | 'number-quotes'
  | 'key'
  | 'value'
  | 'dash'
  | 'indent'
  | 'text-quotes'
  | 'text-sign'
  | 'space';

/** Edits that belong together: all of them or none. */
export interface Proposal {
  readonly kind: FixKind;
  readonly edits: readonly TextEdit[];
  /** Whether the file must have less wrong with it afterwards; else it is enough that it has no more. */
  readonly mustHelp: boolean;
}

/** What is known of a text, which begins with no byte order mark, before anything is mended. */
export interface Examined {
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Finds what can be mended. Each inner list holds alternatives, of which the one that helps most is taken, in
 * doubt the first.
 */
type Finder = (examined: Examined) => readonly (readonly Proposal[])[];

/** Where two lines differ: what stands between their common start and their common end. */
function lineEdit(start: number, before: string, after: string): TextEdit {
  let same = 0;
  while (same < Math.min(before.length, after.length) && before[same] === after[same]) {
    same += 1;
  }
  let end = 0;
  const shorter = Math.min(before.length, after.length) - same;
  while (end < shorter && before.at(-1 - end) === after.at(-1 - end)) {
    end += 1;
  }
  return {
    start: start + same,
    end: start + before.length - end,
    text: after.slice(same, after.length - end),
  };
}

const oddBlank = new RegExp(`[${oddBlanks}]`, 'g');

/** A comment with its indentation in plain spaces; what it says is nobody's concern. */
function withPlainIndentation(comment: string): string {
  const indentation = /^\s*/.exec(comment)?.[0] ?? '';
  return indentation.replace(oddBlank, ' ') + comment.slice(indentation.length);
}

/** Every line as it is read when the signs that nobody sees are taken out. */
const findInvisible: Finder = ({ text }) => {
  const plainLines = readPlainText(text).text.split('\n');
  let start = 0;
  return text.split('\n').flatMap((line, index) => {
    const isComment = line.trimStart().startsWith('#');
    const plain = isComment ? withPlainIndentation(line) : (plainLines[index] ?? line);
    const edit = lineEdit(start, line, plain);
    start += line.length + 1;
    return plain === line ? [] : [[{ kind: 'invisible', edits: [edit], mustHelp: false } as const]];
  });
};

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

/** Single quotes of a word processor; all others are double ones. */
const singleSmartQuote = /[‘’‚‛]/;

const findSmartQuotes: Finder = ({ text, diagnostics }) =>
  diagnostics.flatMap((finding) => {
    if (finding.code !== 'smart-quotes') {
      return [];
    }
    const { opening, inner, closing } = finding.args;
    const { start, end } = offsetsOf(text, finding.range);
    if (text.slice(start, end) !== opening + inner + closing) {
      return [];
    }
    const quotes = { always: true, mark: singleSmartQuote.test(opening) ? "'" : '"' } as const;
    const edit = { start, end, text: writeText(inner, quotes, 'flow') };
    return [[{ kind: 'smart-quotes', edits: [edit], mustHelp: true } as const]];
  });

/** What is mended with each problem of the layout. */
const repairKinds: Readonly<Partial<Record<SyntaxProblem, FixKind>>> = {
  'lost-dash': 'dash',
  'odd-dash': 'dash',
  'glued-dash': 'dash',
  indent: 'indent',
  shifted: 'indent',
  'text-indent': 'indent',
  'reserved-start': 'text-quotes',
  'text-beside-sign': 'text-quotes',
  'dash-behind-sign': 'text-sign',
  'lost-sign': 'text-sign',
  'missing-space': 'space',
};

const findLayout: Finder = ({ text, diagnostics }) => {
  if (!diagnostics.some(({ code }) => code === 'yaml-syntax')) {
    return [];
  }
  const starts = lineStarts(text);
  const lines = linesOf(text);
  return parseYaml(text).repairs.flatMap(({ finding, edits }) => {
    const kind = finding.code === 'yaml-syntax' ? repairKinds[finding.args.problem] : undefined;
    return kind === undefined
      ? []
      : [
          [
            {
              kind,
              edits: edits.map((edit) => lineEdit(starts[edit.line] ?? 0, lines[edit.line] ?? '', edit.text)),
              mustHelp: true,
            } as const,
          ],
        ];
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
  visit(parseDocument(text, { stringKeys: true, prettyErrors: false }), {
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

/** What was written and what was most likely meant by it, where a finding says both. */
function wordsOf(finding: Diagnostic): { readonly written: string; readonly meant: string } | undefined {
  const words = (written: string, meant: string | undefined) =>
    meant === undefined ? undefined : { written, meant };
  switch (finding.code) {
    case 'not-allowed':
      return words(finding.args.value, finding.args.nearest);
    case 'bad-format':
      return words(finding.args.value, finding.args.proposal);
    case 'unknown-phone':
    case 'unknown-messenger':
      return words(finding.args.name, finding.args.nearest);
    case 'unknown-page':
      return words(finding.args.target, finding.args.nearest);
    case 'unknown-anchor':
      return words(anchorOf(finding.args.target), finding.args.nearest);
    case 'missing-picture':
      return words(finding.args.file, finding.args.nearest);
    default:
      return undefined;
  }
}

/** Values that look right letter by letter and are not: they can have meant nothing else. */
const findLookAlikes: Finder = ({ text, diagnostics }) =>
  diagnostics.flatMap((finding) => {
    const words = wordsOf(finding);
    if (words === undefined || strangeSigns(words.written, words.meant) === undefined) {
      return [];
    }
    const { start, end } = offsetsOf(text, finding.range);
    const [before, after, ...others] = text.slice(start, end).split(words.written);
    if (before === undefined || after === undefined || others.length > 0) {
      return [];
    }
    const edit = { start: start + before.length, end: end - after.length, text: words.meant };
    return [[{ kind: 'value', edits: [edit], mustHelp: true } as const]];
  });

/** All finders, in the order in which they are tried: what hides other mistakes comes first. */
export const finders: readonly Finder[] = [
  findInvisible,
  findTabs,
  findSmartQuotes,
  findLayout,
  findNumbersForText,
  findKeys,
  findLookAlikes,
];

/** Line of an offset, from 1. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, lineStart(text, offset)).split('\n').length;
}

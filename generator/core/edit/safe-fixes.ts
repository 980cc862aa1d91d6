/** The mistakes that can be fixed without asking: each finder proposes edits that stay within their line. */
import { readPlainText, withPlainBlanks } from '../document/invisible-characters.ts';
import type { LineIndex } from '../document/line-index.ts';
import type { Diagnostic } from '../findings/diagnostic.ts';
import { anchorOf } from '../findings/message.ts';
import { parseYaml } from '../syntax/parse-yaml.ts';
import type { FixKind } from '../syntax/repair-candidate.ts';
import { findConfusables } from '../text/confusables.ts';
import { nearest } from '../text/nearest.ts';
import { changedPart, type TextEdit } from './splice.ts';
import { writeText } from './write-block.ts';
import { usualMark } from './yaml-style.ts';

/** Edits that belong together: all of them or none. */
export interface Proposal {
  readonly kind: FixKind;
  readonly edits: readonly TextEdit[];
  /** Whether the file must have less wrong with it afterwards; else it is enough that it has no more. */
  readonly mustHelp: boolean;
}

/** What is known of a text, which begins with no byte order mark, before anything is fixed. */
export interface Examined {
  readonly text: string;
  readonly index: LineIndex;
  readonly diagnostics: readonly Diagnostic[];
}

/** Finds what can be fixed. */
type Finder = (examined: Examined) => readonly Proposal[];

/** The edit that makes one line of another; `start` is the offset of the line. */
function lineEdit(start: number, before: string, after: string): TextEdit {
  const part = changedPart(before, after);
  return { start: start + part.start, end: start + part.end, text: part.text };
}

/** Every line as it is read without its invisible characters. */
const findInvisible: Finder = ({ text }) => {
  const plainLines = readPlainText(text).text.split('\n');
  let start = 0;
  return text.split('\n').flatMap((line, index) => {
    const isComment = line.trimStart().startsWith('#');
    const plain = isComment ? withPlainBlanks(line) : (plainLines[index] ?? line);
    const edit = lineEdit(start, line, plain);
    start += line.length + 1;
    return plain === line ? [] : [{ kind: 'invisible', edits: [edit], mustHelp: false } as const];
  });
};

/** What the parser or the quotes of a word processor hide, as its reading has proved it. */
const findRepairs: Finder = ({ text, index, diagnostics }) => {
  if (!diagnostics.some(({ code }) => code === 'yaml-syntax' || code === 'smart-quotes')) {
    return [];
  }
  return parseYaml(text)
    .findings()
    .repairs.map(({ kind, edits }) => ({
      kind,
      edits: edits.map((edit) =>
        lineEdit(index.starts[edit.line] ?? 0, index.line(edit.line + 1) ?? '', edit.text),
      ),
      mustHelp: true,
    }));
};

/** A number as it may be typed for a phone, an account or an index. */
const typedNumber = /^[-+]?[\d.][\w.+-]*$/;

const findNumbersForText: Finder = ({ text, index, diagnostics }) =>
  diagnostics
    .filter(({ code }) => code === 'number-for-text')
    .flatMap(({ range }) => {
      const { start, end } = index.offsetsOf(range);
      // The characters that were typed: the number that was read may have lost some.
      const source = text.slice(start, end);
      const edit = { start, end, text: writeText(source, { always: true, mark: usualMark(text) }, 'flow') };
      return typedNumber.test(source)
        ? [{ kind: 'number-quotes', edits: [edit], mustHelp: true } as const]
        : [];
    });

/** The only name that a misspelt one can mean, or `undefined` where there is none or a choice. */
function onlyNearest(key: string, allowed: readonly string[]): string | undefined {
  const match = nearest(key, allowed);
  const other = nearest(
    key,
    allowed.filter((name) => name !== match),
  );
  return other === undefined ? match : undefined;
}

const findKeys: Finder = ({ text, index, diagnostics }) =>
  diagnostics.flatMap((finding) => {
    if (finding.code !== 'unknown-key') {
      return [];
    }
    const { key, allowed } = finding.args;
    const { start, end } = index.offsetsOf(finding.range);
    const source = text.slice(start, end);
    const name = onlyNearest(key, allowed);
    const written = source.replace(/^['"]|['"]$/g, '');
    // Where the block has a key of this name already, the text reads no better with two of them.
    return name === undefined || written !== key
      ? []
      : [
          {
            kind: 'key',
            edits: [{ start, end, text: source.replace(written, () => name) }],
            mustHelp: true,
          } as const,
        ];
  });

/** What was written and what was most likely meant by it, where a finding says both. */
export function meantBy(
  finding: Diagnostic,
): { readonly written: string; readonly meant: string } | undefined {
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
const findLookAlikes: Finder = ({ text, index, diagnostics }) =>
  diagnostics.flatMap((finding) => {
    const words = meantBy(finding);
    if (words === undefined || findConfusables(words.written, words.meant) === undefined) {
      return [];
    }
    const { start, end } = index.offsetsOf(finding.range);
    const [before, after, ...others] = text.slice(start, end).split(words.written);
    if (before === undefined || after === undefined || others.length > 0) {
      return [];
    }
    const edit = { start: start + before.length, end: end - after.length, text: words.meant };
    return [{ kind: 'value', edits: [edit], mustHelp: true } as const];
  });

/** Names or addresses in one line where a list of them is wanted: all that is missing are its brackets. */
const findLists: Finder = ({ text, index, diagnostics }) =>
  diagnostics.flatMap((finding) => {
    if (finding.code !== 'wrong-shape' || finding.args.expected !== 'list' || finding.args.found !== 'text') {
      return [];
    }
    const { source, meant } = finding.args;
    const { start, end } = index.offsetsOf(finding.range);
    return meant === undefined || text.slice(start, end) !== source
      ? []
      : [{ kind: 'brackets', edits: [{ start, end, text: meant }], mustHelp: true } as const];
  });

/** All finders, in the order in which they are tried: what hides other mistakes comes first. */
export const finders: readonly Finder[] = [
  findInvisible,
  findRepairs,
  findNumbersForText,
  findKeys,
  findLookAlikes,
  findLists,
];

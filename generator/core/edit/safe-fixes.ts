/** The mistakes that can be fixed without asking: each finder proposes edits that stay within their line. */
import { readPlainText, withPlainBlanks } from '../document/invisible-characters.ts';
import type { LineIndex } from '../document/line-index.ts';
import { linesOf, runAround } from '../document/line-shape.ts';
import type { Diagnostic } from '../findings/diagnostic.ts';
import { anchorOf } from '../findings/message.ts';
import { gluedKey } from '../syntax/line-edits.ts';
import { parseYaml } from '../syntax/parse-yaml.ts';
import type { FixKind, LineEdit } from '../syntax/repair-candidate.ts';
import { findConfusables } from '../text/confusables.ts';
import { nearest } from '../text/nearest.ts';
import type { TextEdit } from './splice.ts';
import { writeText } from './write-block.ts';
import { usualMark } from './yaml-style.ts';

/** Edits that belong together: all of them or none. */
export interface Proposal {
  readonly kind: FixKind;
  readonly edits: readonly TextEdit[];
}

/** What is known of a text, which begins with no byte order mark, before anything is fixed. */
export interface Examined {
  readonly text: string;
  readonly index: LineIndex;
  readonly diagnostics: readonly Diagnostic[];
}

/** Finds what can be fixed. */
type Finder = (examined: Examined) => readonly Proposal[];

/** Every line as it is read without its invisible characters. */
const findInvisible: Finder = ({ text }) => {
  const plainLines = readPlainText(text).text.split('\n');
  let start = 0;
  return text.split('\n').flatMap((line, index): Proposal[] => {
    const isComment = line.trimStart().startsWith('#');
    const plain = isComment ? withPlainBlanks(line) : (plainLines[index] ?? line);
    const edit = { start, end: start + line.length, text: plain };
    start += line.length + 1;
    return plain === line ? [] : [{ kind: 'invisible', edits: [edit] }];
  });
};

/** Edits of whole lines as edits of the text. */
function textEdits(index: LineIndex, edits: readonly LineEdit[]): TextEdit[] {
  return edits.map(({ line, text }) => {
    const start = index.starts[line] ?? 0;
    return { start, end: start + (index.line(line + 1) ?? '').length, text };
  });
}

/** What the parser or the quotes of a word processor hide, as its reading has proved it. */
const findRepairs: Finder = ({ text, index, diagnostics }) => {
  if (!diagnostics.some(({ code }) => code === 'yaml-syntax' || code === 'smart-quotes')) {
    return [];
  }
  return parseYaml(text)
    .findings()
    .repairs.map(({ kind, edits }) => ({ kind, edits: textEdits(index, edits) }));
};

/** Keys without a space in a text that can be read: their lines are taken for words. */
const findGluedKeys: Finder = ({ text, index, diagnostics }) => {
  const lines = linesOf(text);
  const isReadable = diagnostics.every(({ unchecked }) => unchecked === undefined);
  const runs = diagnostics.flatMap(({ code, args, range }) =>
    isReadable && code === 'yaml-syntax' && args.problem === 'missing-space'
      ? [runAround(lines, range.start.line - 1, (line) => gluedKey.test(line))]
      : [],
  );
  return [...new Map(runs)].map(([first, last]) => ({
    kind: 'space',
    edits: textEdits(
      index,
      lines
        .slice(first, last + 1)
        .map((text, at) => ({ line: first + at, text: text.replace(gluedKey, '$1: ') })),
    ),
  }));
};

/**
 * What has to stand in the place that a finding names; nothing where it is another finding, or not certain.
 * @param source the characters that stand there
 */
type Correction = (finding: Diagnostic, source: string, text: string) => string | undefined;

/** Finds all that one kind of correction can put right. */
function findCorrections(kind: FixKind, correct: Correction): Finder {
  return ({ text, index, diagnostics }) =>
    diagnostics.flatMap((finding) => {
      const { start, end } = index.offsetsOf(finding.range);
      const corrected = correct(finding, text.slice(start, end), text);
      return corrected === undefined ? [] : [{ kind, edits: [{ start, end, text: corrected }] }];
    });
}

/** A number as it may be typed for a phone, an account or an index. */
const typedNumber = /^[-+]?[\d.][\w.+-]*$/;

/** Quotes around the characters that were typed: the number that was read may have lost some. */
const quoteNumber: Correction = ({ code }, source, text) =>
  code === 'number-for-text' && typedNumber.test(source)
    ? writeText(source, { always: true, mark: usualMark(text) }, 'flow')
    : undefined;

/** The only name that a misspelt one can mean, or `undefined` where there is none or a choice. */
function onlyNearest(key: string, allowed: readonly string[]): string | undefined {
  const match = nearest(key, allowed);
  const other = nearest(
    key,
    allowed.filter((name) => name !== match),
  );
  return other === undefined ? match : undefined;
}

/** Where the block has a key of the right name already, the text reads no better with two of them. */
const correctKey: Correction = (finding, source) => {
  if (finding.code !== 'unknown-key') {
    return undefined;
  }
  const { key, allowed } = finding.args;
  const name = onlyNearest(key, allowed);
  const written = source.replace(/^['"]|['"]$/g, '');
  return name === undefined || written !== key ? undefined : source.replace(written, () => name);
};

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
    case 'two-alphabets':
      return finding.args;
    default:
      return undefined;
  }
}

/** Values that look right letter by letter and are not: they can have meant nothing else. */
const correctLookAlike: Correction = (finding, source) => {
  const words = meantBy(finding);
  if (words === undefined || findConfusables(words.written, words.meant) === undefined) {
    return undefined;
  }
  const [before, after, ...others] = source.split(words.written);
  return before === undefined || after === undefined || others.length > 0
    ? undefined
    : before + words.meant + after;
};

/** Names or addresses in one line where a list of them is wanted: all that is missing are its brackets. */
const bracketList: Correction = (finding, source) =>
  finding.code === 'wrong-shape' &&
  finding.args.expected === 'list' &&
  finding.args.found === 'text' &&
  finding.args.source === source
    ? finding.args.meant
    : undefined;

/** All finders, in the order in which they are tried: what hides other mistakes comes first. */
export const finders: readonly Finder[] = [
  findInvisible,
  findRepairs,
  findGluedKeys,
  findCorrections('number-quotes', quoteNumber),
  findCorrections('key', correctKey),
  findCorrections('value', correctLookAlike),
  findCorrections('brackets', bracketList),
];

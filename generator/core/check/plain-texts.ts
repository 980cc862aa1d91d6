/** Texts without quotes that have become too short, or too long. */
import { Scalar } from 'yaml';
import { hasFormatKey, linesOf } from '../document/line-shape.ts';
import type { SourceText } from '../document/source-text.ts';
import { branchAt, endOf, isFlow, scalarOf } from '../document/yaml-tree.ts';
import type { Diagnostic } from '../findings/diagnostic.ts';
import { diagnosticAt } from '../findings/item-labels.ts';
import { beforeExampleMark } from './example-values.ts';

/** Most places that are looked at: far more than anybody reads. */
const maximumTexts = 1000;

/** The text without quotes at an offset, with its end. */
function plainTextAt(source: SourceText, offset: number) {
  const path = source.pathAt(offset);
  const branch = branchAt(source.tree, path);
  const scalar = scalarOf(branch);
  return branch !== undefined && scalar?.type === Scalar.PLAIN && typeof scalar.value === 'string'
    ? { path, value: scalar.value, end: endOf(branch) }
    : undefined;
}

/** A comment has a space behind its hash; words that follow it at once were meant to be read. */
const lostWords = /[ \t](#[\p{L}\p{N}][^\r\n]*)/gu;

/** Every place where a `#` has cut off the end of a text. */
export function findCutTexts(source: SourceText): Diagnostic[] {
  const { tree, index } = source;
  return Array.from(index.text.matchAll(lostWords))
    .slice(0, maximumTexts)
    .flatMap((match) => {
      const start = match.index + 1;
      const lost = beforeExampleMark(match[1] ?? '').trimEnd();
      const plain = plainTextAt(source, start);
      if (plain === undefined || lost === '') {
        return [];
      }
      const { path, value, end } = plain;
      const isInBrackets = isFlow(branchAt(tree, path.slice(0, -1)));
      if (isInBrackets || !/^[ \t]+$/.test(index.text.slice(end, start))) {
        return [];
      }
      // An address has no spaces.
      const isAddress = /^(?:\/|https?:)\S*$/.test(value);
      const args = { lost, whole: isAddress ? value + lost : `${value} ${lost}` };
      const range = source.rangeBetween(start, start + lost.length);
      return [diagnosticAt(tree, { code: 'cut-text', args }, path, range)];
    });
}

/** An item that ends like a sentence, or like a part of one, and a line that begins below its words. */
const itemAndLine = /^( *)- [^\s'"[{|>&*!%@`#-][^\n]*[.;!?]\r?\n\1 {2}(?![\s#]|- )(\S[^\r\n]*)/gm;

/** Every line that goes on with an item of a list where that has come to an end: it has lost its dash. */
export function findJoinedItems(source: SourceText): Diagnostic[] {
  const { tree, index } = source;
  return (
    Array.from(index.text.matchAll(itemAndLine))
      // By their look, because the part of the file around each that is left is read.
      .filter(([lines]) => !linesOf(lines).some(hasFormatKey))
      .slice(0, maximumTexts)
      .flatMap(({ index: start, 0: lines, 1: indent = '', 2: words = '' }) => {
        const plain = plainTextAt(source, start + indent.length + 2);
        const end = start + lines.length;
        if (plain === undefined || plain.end < end || typeof plain.path.at(-1) !== 'number') {
          return [];
        }
        const range = source.rangeBetween(end - words.length, end);
        return [diagnosticAt(tree, { code: 'joined-items', args: { words } }, plain.path, range)];
      })
  );
}

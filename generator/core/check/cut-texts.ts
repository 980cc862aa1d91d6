/** Texts without quotes whose end has become a comment. */
import { Scalar } from 'yaml';
import type { SourceText } from '../document/source-text.ts';
import { branchAt, endOf, isFlow, scalarOf } from '../document/yaml-tree.ts';
import type { Diagnostic } from '../findings/diagnostic.ts';
import { diagnosticAt } from '../findings/item-labels.ts';
import { isExampleMark } from './example-values.ts';

/** A comment has a space behind its hash; words that follow it at once were meant to be read. */
const lostWords = /[ \t](#[\p{L}\p{N}][^\r\n]*)/gu;

/** Most places that are looked at: far more than anybody reads. */
const maximumTexts = 1000;

/** Every place where a `#` has cut off the end of a text. */
export function findCutTexts(source: SourceText): Diagnostic[] {
  const { tree, index } = source;
  return Array.from(index.text.matchAll(lostWords))
    .slice(0, maximumTexts)
    .flatMap((match) => {
      const start = match.index + 1;
      const lost = (match[1] ?? '').trimEnd();
      const path = source.pathAt(start);
      const branch = branchAt(tree, path);
      const scalar = scalarOf(branch);
      const isInBrackets = isFlow(branchAt(tree, path.slice(0, -1)));
      if (scalar?.type !== Scalar.PLAIN || typeof scalar.value !== 'string' || isInBrackets) {
        return [];
      }
      const between = branch && index.text.slice(endOf(branch), start);
      if (between === undefined || !/^[ \t]+$/.test(between) || isExampleMark(lost)) {
        return [];
      }
      // An address has no spaces.
      const isAddress = /^(?:\/|https?:)\S*$/.test(scalar.value);
      const args = { lost, whole: isAddress ? scalar.value + lost : `${scalar.value} ${lost}` };
      const range = source.rangeBetween(start, start + lost.length);
      return [diagnosticAt(source.tree, { code: 'cut-text', args }, path, range)];
    });
}

/** Texts without quotes whose end has become a comment. */
import { type Document, isMap, isSeq, Scalar, visit } from 'yaml';
import type { Slip } from '../syntax/parser-errors.ts';
import { isExampleMark } from './example-values.ts';

/** A comment has a space behind its sign; words that follow it at once were meant to be read. */
const lostWords = /^[ \t]+(#[\p{L}\p{N}][^\r\n]*)/u;

/** Every place where a sign `#` has cut off the end of a text. */
export function findCutTexts(document: Document.Parsed, text: string): Slip[] {
  if (!/[ \t]#[\p{L}\p{N}]/u.test(text)) {
    return [];
  }
  const found: Slip[] = [];
  visit(document, {
    Scalar(key, { range, type, value }, ancestors) {
      const parent = ancestors.at(-1);
      const isInBrackets = (isMap(parent) || isSeq(parent)) && parent.flow === true;
      if (!range || type !== Scalar.PLAIN || typeof value !== 'string' || key === 'key' || isInBrackets) {
        return;
      }
      const [, end] = range;
      const rest = /^[^\r\n]*/.exec(text.slice(end))?.[0] ?? '';
      const [blanks = '', words = ''] = lostWords.exec(rest) ?? [];
      const lost = words.trimEnd();
      if (lost !== '' && !isExampleMark(lost)) {
        const start = end + blanks.length - words.length;
        // An address has no spaces.
        const whole = /^(?:\/|https?:)\S*$/.test(value) ? value + lost : `${value} ${lost}`;
        const args = { lost, whole };
        found.push({ coded: { code: 'cut-text', args }, start, end: start + lost.length });
      }
    },
  });
  return found;
}

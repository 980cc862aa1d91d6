import type { SourceRange } from '../document/source-range.ts';
import type { SourceText } from '../document/source-text.ts';
import { scalarsAt } from '../document/yaml-tree.ts';
import type { Diagnostic } from '../findings/diagnostic.ts';
import { diagnosticAt } from '../findings/item-labels.ts';

/** The comment with which the owner's values-to-be are marked. */
const exampleMark = /#[ \t]*(?:ЗАМЕНИТЬ|REPLACE)(?![\p{L}\p{N}])/u;

/** Whether a comment marks its line as an example. */
export function isExampleMark(comment: string): boolean {
  return exampleMark.test(comment);
}

/** What a comment says before the mark. */
export function beforeExampleMark(comment: string): string {
  return comment.split(exampleMark, 1)[0] ?? '';
}

/** Most marks that are told: far more than anybody replaces. */
const maximumMarks = 5000;

/** Ranges of the values whose line is marked as an example that the owner still has to replace. */
export function markedValues(text: string): SourceRange[] {
  if (!exampleMark.test(text)) {
    return [];
  }
  return text.split('\n').flatMap((line, index) => {
    const mark = exampleMark.exec(line);
    // A line that is all comment speaks about the mark; only after a value is it one.
    if (mark === null || line.trimStart().startsWith('#')) {
      return [];
    }
    const end = line.slice(0, mark.index).trimEnd().length;
    return [
      {
        start: { line: index + 1, column: line.search(/\S/) + 1 },
        end: { line: index + 1, column: end + 1 },
      },
    ];
  });
}

const markWord = /ЗАМЕНИТЬ|REPLACE/g;

/** The word of the mark where it ends a line of a text: no comment begins there, so it would be published. */
const markInText = /(?:#[ \t]*)?(?<![\p{L}\p{N}])(ЗАМЕНИТЬ|REPLACE)(?=['"]?[ \t]*(?:#.*)?\r?$)/gmu;

/** A mark that has become part of a value. */
interface MarkInText {
  readonly word: string;
  readonly range: SourceRange;
}

/** Marks that have become part of a value: half wiped out, or put where a text goes on. */
export function marksInTexts(source: SourceText): MarkInText[] {
  const { text } = source.index;
  const words = Array.from(text.matchAll(markWord), ({ index }) => index).slice(0, maximumMarks);
  return scalarsAt(source.tree, words).flatMap(({ node, start, end }) => {
    if (typeof node.value !== 'string') {
      return [];
    }
    // What stands behind `>-` or `|` is a comment.
    const first = start + (/^[|>][^\n]*\n?/.exec(text.slice(start, end))?.[0].length ?? 0);
    return Array.from(text.slice(first, end).matchAll(markInText), (match) => ({
      word: match[1] ?? '',
      range: source.rangeBetween(first + match.index, first + match.index + match[0].length),
    }));
  });
}

/** Values still to be replaced, and marks that have become part of a text. */
export function findExampleValues(source: SourceText): Diagnostic[] {
  const marks = marksInTexts(source);
  const lines = new Set(marks.map(({ range }) => range.start.line));
  const values = markedValues(source.fileText)
    .filter(({ start }) => !lines.has(start.line))
    .slice(0, maximumMarks);
  const pathAt = ({ end }: SourceRange) => source.pathAt(source.index.offsetOf(end) - 1);
  return [
    ...marks.map(({ word, range }) =>
      diagnosticAt(source.tree, { code: 'mark-in-text', args: { word } }, pathAt(range), range),
    ),
    ...values.map((range) =>
      diagnosticAt(source.tree, { code: 'example-value', args: { kind: 'marked' } }, pathAt(range), range),
    ),
  ];
}

import { isScalar, visit } from 'yaml';
import { type Diagnostic, definitions } from '../findings/diagnostic.ts';
import type { ParsedYaml } from '../syntax/parse-yaml.ts';

/** The comment with which the owner's values-to-be are marked. */
const exampleMark = /#[ \t]*(?:ЗАМЕНИТЬ|REPLACE)(?![\p{L}\p{N}])/u;

/** Whether a comment marks its line as an example. */
export function isExampleMark(comment: string): boolean {
  return exampleMark.test(comment);
}

/** Lines whose value is an example that the owner still has to replace, each as a warning. */
export function findExampleValues(text: string): Diagnostic[] {
  return text.split('\n').flatMap((line, index) => {
    const mark = exampleMark.exec(line);
    // A line that is all comment speaks about the mark; only after a value is it one.
    if (mark === null || line.trimStart().startsWith('#')) {
      return [];
    }
    const content = line.search(/\S/);
    const end = line.slice(0, mark.index).trimEnd().length;
    return [
      {
        code: 'example-value',
        args: { kind: 'marked' },
        severity: definitions['example-value'].severity,
        path: [],
        range: {
          start: { line: index + 1, column: content + 1 },
          end: { line: index + 1, column: end + 1 },
        },
      } as const,
    ];
  });
}

/** The word of the mark where it ends a line of a text: no comment begins there, so it would be published. */
const markInText = /(?:#[ \t]*)?(?<![\p{L}\p{N}])(ЗАМЕНИТЬ|REPLACE)(?=['"]?[ \t]*(?:#.*)?\r?$)/gmu;

/** Marks that have become part of a value: half wiped out, or put where a text goes on. */
export function findMarksInTexts(text: string, { document, index }: ParsedYaml): Diagnostic[] {
  const found: Diagnostic[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || !isScalar(node) || !node.range || typeof node.value !== 'string') {
        return;
      }
      const [start, end] = node.range;
      // What stands behind `>-` or `|` is a comment.
      const first = /^[|>][^\n]*\n?/.exec(text.slice(start, end))?.[0].length ?? 0;
      for (const match of text.slice(start + first, end).matchAll(markInText)) {
        const from = start + first + match.index;
        found.push({
          code: 'mark-in-text',
          args: { word: match[1] ?? '' },
          severity: definitions['mark-in-text'].severity,
          path: [],
          range: index.rangeBetween(from, from + match[0].length),
        });
      }
    },
  });
  return found;
}

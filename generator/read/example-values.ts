import { type Diagnostic, severityOf } from '../diagnostics/diagnostic.ts';

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
        args: {},
        severity: severityOf('example-value'),
        path: [],
        range: {
          start: { line: index + 1, column: content + 1 },
          end: { line: index + 1, column: end + 1 },
        },
      } as const,
    ];
  });
}

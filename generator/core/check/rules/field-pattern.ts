import type { Rule } from '../check-site.ts';

/** Whether the browser can compile a regular expression as the form will: Unicode, for the whole value. */
function compiles(source: string): boolean {
  try {
    new RegExp(`^(?:${source})$`, 'u');
    return true;
  } catch {
    return false;
  }
}

/** A field's pattern must be one that the browser understands. */
export const checkFieldPatterns: Rule = (spec) =>
  (spec.form?.fields ?? []).flatMap((field, index) =>
    field.pattern === undefined || compiles(field.pattern.rule)
      ? []
      : [
          {
            code: 'bad-pattern',
            args: { rule: field.pattern.rule },
            path: ['form', 'fields', index, 'pattern', 'rule'],
            target: 'value',
          },
        ],
  );

import type { Rule } from '../check-site.ts';
import { findRepeated } from './repeated.ts';

/** Two fields of one name would overwrite each other in the letter. */
export const checkDuplicateFields: Rule = (spec, lineOf) => {
  const at = (index: number) => ['form', 'fields', index, 'name'];
  return findRepeated(spec.form?.fields ?? [], (field) => field.name).map(({ item, index, firstIndex }) => ({
    code: 'duplicate-field',
    args: { name: item.name, firstLine: lineOf(at(firstIndex)) },
    path: at(index),
    target: 'value',
  }));
};

import type { Rule } from '../check-site.ts';
import { findRepeated } from './repeated.ts';

/**
 * Two fields of one name would overwrite each other in the letter; so would a field with the name of what the
 * form itself puts there: its own mark, the reference and the captcha's answer.
 */
export const checkDuplicateFields: Rule = (spec, lineOf) => {
  const { form } = spec;
  if (form === undefined) {
    return [];
  }
  const names = [
    { name: 'source', path: ['form', 'source'] },
    ...(form.reference ? [{ name: 'reference', path: ['form', 'reference'] }] : []),
    ...(form.captcha ? [{ name: 'g-recaptcha-response', path: ['form', 'captcha'] }] : []),
    ...form.fields.map(({ name }, index) => ({ name, path: ['form', 'fields', index, 'name'] })),
  ];
  return findRepeated(names, ({ name }) => name).map(({ item, firstIndex }) => ({
    code: 'duplicate-field',
    args: { name: item.name, firstLine: lineOf(names[firstIndex]?.path ?? item.path) },
    path: item.path,
    target: 'value',
  }));
};

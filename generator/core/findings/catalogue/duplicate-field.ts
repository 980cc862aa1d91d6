import { findRepeated } from '../../text/find-repeated.ts';
import type { FindingDefinition } from '../finding-definition.ts';

export const duplicateField: FindingDefinition<{ readonly name: string; readonly firstLine: number }> = {
  number: 35,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'У двух полей формы одно имя: в письмо попало бы только одно из них.',
    en: 'Two fields of the form have one name: only one of them would reach the letter.',
  },
  message: ({ name, firstLine }) => ({
    ru: [`Поле «${name}» уже есть: строка ${firstLine}.`, 'Дайте полю другое имя name.'],
    en: [`There is a field "${name}" already: line ${firstLine}.`, 'Give the field another name.'],
  }),
  // The form itself puts its mark, the reference and the captcha's answer into the same letter.
  rule: ({ form }, lineOf) => {
    if (form === undefined) {
      return [];
    }
    const names = [
      { name: 'source', path: ['form', 'source'] },
      ...(form.reference ? [{ name: 'reference', path: ['form', 'reference'] }] : []),
      ...(form.captcha ? [{ name: 'g-recaptcha-response', path: ['form', 'captcha'] }] : []),
      ...form.fields.map(({ name }, index) => ({ name, path: ['form', 'fields', index, 'name'] })),
    ];
    return findRepeated(names, ({ name }) => name).map(({ item, first }) => ({
      args: { name: item.name, firstLine: lineOf(first.path) },
      path: item.path,
    }));
  },
};

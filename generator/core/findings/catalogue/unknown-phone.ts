import type { FindingDefinition } from '../finding-definition.ts';
import { languageWords } from '../languages/all-languages.ts';
import { list } from '../message.ts';

export const unknownPhone: FindingDefinition<{
  readonly name: string;
  readonly known: readonly string[];
  readonly nearest?: string | undefined;
}> = {
  number: 51,
  severity: 'error',
  dependsOn: 'phones',
  cause: ({ name }) => name,
  meaning: {
    ru: 'Телефон зовут по имени, а в блоке phones такого имени нет.',
    en: 'A phone is called by a name that the block phones does not have.',
  },
  message: ({ name, nearest, known }) => ({
    ru: [
      `Телефона «${name}» нет в блоке phones.`,
      languageWords.ru.meant(name, nearest) ?? 'Верните его в этот блок или назовите здесь другой.',
      known.length > 0 ? `Есть: ${list(known)}.` : undefined,
    ],
    en: [
      `There is no phone "${name}" in the phones block.`,
      languageWords.en.meant(name, nearest) ?? 'Put it back into that block, or name another one here.',
      known.length > 0 ? `Known: ${list(known)}.` : undefined,
    ],
  }),
  examples: ['unknown-phone', 'removed-phone'],
  inEditor: ({ name }) => ({
    ru: [
      `Телефон «${name}» нужен: он показан на сайте.`,
      'Сначала выберите вместо него другой везде, где он показан.',
    ],
    en: [
      `The phone "${name}" is needed: the site shows it.`,
      'First choose another one wherever it is shown.',
    ],
  }),
};

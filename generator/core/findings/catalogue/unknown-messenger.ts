import type { FindingDefinition } from '../finding-definition.ts';
import { languageWords } from '../languages/all-languages.ts';
import { list } from '../message.ts';

export const unknownMessenger: FindingDefinition<{
  readonly name: string;
  readonly known: readonly string[];
  readonly nearest?: string | undefined;
}> = {
  number: 52,
  severity: 'error',
  dependsOn: 'messengers',
  cause: ({ name }) => name,
  meaning: {
    ru: 'Мессенджер зовут по имени, а в блоке messengers такого имени нет.',
    en: 'A messenger is called by a name that the block messengers does not have.',
  },
  message: ({ name, nearest, known }) => ({
    ru: [
      `Мессенджера «${name}» нет в блоке messengers.`,
      languageWords.ru.meant(name, nearest) ?? 'Верните его в этот блок или назовите здесь другой.',
      known.length > 0 ? `Есть: ${list(known)}.` : undefined,
    ],
    en: [
      `There is no messenger "${name}" in the messengers block.`,
      languageWords.en.meant(name, nearest) ?? 'Put it back into that block, or name another one here.',
      known.length > 0 ? `Known: ${list(known)}.` : undefined,
    ],
  }),
  examples: ['unknown-messenger', 'removed-messenger'],
  inEditor: ({ name }) => ({
    ru: [`Мессенджер «${name}» нужен: он показан на сайте.`, 'Сначала уберите его везде, где он показан.'],
    en: [`The messenger "${name}" is needed: the site shows it.`, 'First remove it wherever it is shown.'],
  }),
};

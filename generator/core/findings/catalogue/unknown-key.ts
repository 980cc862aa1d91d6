import type { FindingDefinition } from '../finding-definition.ts';
import { languageWords } from '../languages/all-languages.ts';
import { list } from '../message.ts';

export const unknownKey: FindingDefinition<{
  readonly key: string;
  readonly allowed: readonly string[];
  readonly nearest?: string | undefined;
}> = {
  number: 11,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Строки с таким именем в этом блоке не бывает: скорее всего, в имени опечатка, или строка стоит не в своём блоке.',
    en: 'This block has no line of that name: most likely the name is misspelt, or the line stands in the wrong block.',
  },
  message: ({ key, nearest, allowed }) => ({
    ru: [
      `Строки «${key}» здесь быть не может.`,
      languageWords.ru.meant(key, nearest),
      allowed.length > 0 ? `Здесь бывают: ${list(allowed)}.` : undefined,
    ],
    en: [
      `The line "${key}" cannot stand here.`,
      languageWords.en.meant(key, nearest),
      allowed.length > 0 ? `Allowed here: ${list(allowed)}.` : undefined,
    ],
  }),
  examples: ['unknown-key', 'misspelt-kind'],
};

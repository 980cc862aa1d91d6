import type { FindingDefinition } from '../finding-definition.ts';
import { english } from '../languages/english.ts';
import { russian } from '../languages/russian.ts';
import { list, withHint } from '../message.ts';

export const unknownPhone: FindingDefinition<{
  readonly name: string;
  readonly known: readonly string[];
  readonly nearest?: string;
}> = {
  number: 51,
  severity: 'error',
  dependsOn: 'phones',
  meaning: {
    ru: 'Телефон зовут по имени, а в блоке phones такого имени нет.',
    en: 'A phone is called by a name that the block phones does not have.',
  },
  message: {
    ru: ({ name, nearest, known }) =>
      withHint(
        `Телефона «${name}» нет в блоке phones.`,
        russian.meant(name, nearest),
        `Есть: ${list(known)}.`,
      ),
    en: ({ name, nearest, known }) =>
      withHint(
        `There is no phone "${name}" in the phones block.`,
        english.meant(name, nearest),
        `Known: ${list(known)}.`,
      ),
  },
  examples: ['unknown-phone'],
};

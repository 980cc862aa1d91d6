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
  cause: ({ name }) => name,
  meaning: {
    ru: 'Телефон зовут по имени, а в блоке phones такого имени нет.',
    en: 'A phone is called by a name that the block phones does not have.',
  },
  message: {
    ru: ({ name, nearest, known }) =>
      withHint(
        `Телефона «${name}» нет в блоке phones.`,
        russian.meant(name, nearest) ?? 'Верните его в этот блок или назовите здесь другой.',
        known.length > 0 ? `Есть: ${list(known)}.` : undefined,
      ),
    en: ({ name, nearest, known }) =>
      withHint(
        `There is no phone "${name}" in the phones block.`,
        english.meant(name, nearest) ?? 'Put it back into that block, or name another one here.',
        known.length > 0 ? `Known: ${list(known)}.` : undefined,
      ),
  },
  examples: ['unknown-phone', 'removed-phone'],
};

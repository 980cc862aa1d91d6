import type { FindingDefinition } from '../finding-definition.ts';
import { english } from '../languages/english.ts';
import { russian } from '../languages/russian.ts';
import { list, withHint } from '../message.ts';

export const unknownKey: FindingDefinition<{
  readonly key: string;
  readonly allowed: readonly string[];
  readonly nearest?: string;
}> = {
  number: 11,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Строки с таким именем в этом блоке не бывает: скорее всего, в имени опечатка, или строка стоит не в своём блоке.',
    en: 'This block has no line of that name: most likely the name is misspelt, or the line stands in the wrong block.',
  },
  message: {
    ru: ({ key, nearest, allowed }) =>
      withHint(
        `Строки «${key}» здесь быть не может.`,
        russian.meant(key, nearest),
        allowed.length > 0 ? `Здесь бывают: ${list(allowed)}.` : undefined,
      ),
    en: ({ key, nearest, allowed }) =>
      withHint(
        `The line "${key}" cannot stand here.`,
        english.meant(key, nearest),
        allowed.length > 0 ? `Allowed here: ${list(allowed)}.` : undefined,
      ),
  },
  examples: ['unknown-key'],
};

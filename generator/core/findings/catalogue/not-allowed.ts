import type { FindingDefinition } from '../finding-definition.ts';
import { english } from '../languages/english.ts';
import { russian } from '../languages/russian.ts';
import { list, shown, withHint } from '../message.ts';

export const notAllowed: FindingDefinition<{
  readonly value: string;
  readonly allowed: readonly string[];
  readonly nearest?: string;
}> = {
  number: 16,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Здесь можно написать только одно из известных слов.',
    en: 'Only one of a few known words can stand here.',
  },
  message: {
    ru: ({ value, nearest, allowed }) =>
      withHint(
        `«${shown(value)}» здесь быть не может.`,
        russian.meant(value, nearest),
        `Можно: ${list(allowed)}.`,
      ),
    en: ({ value, nearest, allowed }) =>
      withHint(
        `"${shown(value)}" cannot stand here.`,
        english.meant(value, nearest),
        `Allowed: ${list(allowed)}.`,
      ),
  },
  examples: ['unknown-section-kind'],
};

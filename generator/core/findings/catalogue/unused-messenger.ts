import { unusedMessengers } from '../../schema/unused-contacts.ts';
import type { FindingDefinition } from '../finding-definition.ts';

export const unusedMessenger: FindingDefinition<{ readonly name: string }> = {
  number: 72,
  severity: 'warning',
  dependsOn: 'references',
  meaning: {
    ru: 'Мессенджер записан в блоке messengers, а на сайте его не видно нигде. Сайт будет построен и так.',
    en: 'A messenger stands in the block messengers and is seen nowhere on the site. The site is built all the same.',
  },
  message: ({ name }) => ({
    ru: [`Мессенджер «${name}» нигде не показан.`, 'Уберите строки или покажите мессенджер.'],
    en: [`The messenger "${name}" is shown nowhere.`, 'Remove the lines, or show the messenger.'],
  }),
  rule: (spec) =>
    unusedMessengers(spec).map((name) => ({ args: { name }, path: ['messengers', name], target: 'key' })),
};

import { unusedPhones } from '../../schema/unused-contacts.ts';
import type { FindingDefinition } from '../finding-definition.ts';

export const unusedPhone: FindingDefinition<{ readonly name: string }> = {
  number: 71,
  severity: 'warning',
  dependsOn: 'references',
  meaning: {
    ru: 'Телефон записан в блоке phones, а на сайте его не видно нигде. Сайт будет построен и так.',
    en: 'A phone stands in the block phones and is seen nowhere on the site. The site is built all the same.',
  },
  message: ({ name }) => ({
    ru: [`Телефон «${name}» нигде не показан.`, 'Уберите строку или покажите телефон.'],
    en: [`The phone "${name}" is shown nowhere.`, 'Remove the line, or show the phone.'],
  }),
  rule: (spec) =>
    unusedPhones(spec).map((name) => ({ args: { name }, path: ['phones', name], target: 'key' })),
};

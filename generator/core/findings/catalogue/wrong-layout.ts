import type { FindingDefinition } from '../finding-definition.ts';
import { withHint } from '../message.ts';

export const wrongLayout: FindingDefinition<{ readonly written: string; readonly meant: string }> = {
  number: 151,
  severity: 'warning',
  dependsOn: 'value',
  meaning: {
    ru: 'Слово похоже на набранное в другой раскладке клавиатуры: «ghbdtn» вместо «привет». Сайт будет построен и так.',
    en: 'A word seems to have been typed in another keyboard layout, in the letters that stand on the same keys. The site is built all the same.',
  },
  message: {
    ru: ({ written, meant }) =>
      withHint(
        `Слово «${written}» похоже на «${meant}», набранное в другой раскладке клавиатуры.`,
        `Если это так, переключите раскладку и наберите заново: «${meant}».`,
      ),
    en: ({ written, meant }) =>
      withHint(
        `The word "${written}" looks like "${meant}" typed in another keyboard layout.`,
        `If so, switch the layout and type it again: "${meant}".`,
      ),
  },
  examples: ['wrong-layout'],
};

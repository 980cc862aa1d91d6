import type { FindingDefinition } from '../finding-definition.ts';
import { inQuotes, shown } from '../message.ts';

/** `lost` is what has become a comment of the text `whole`. */
export const cutText: FindingDefinition<{ readonly lost: string; readonly whole: string }> = {
  number: 80,
  severity: 'warning',
  dependsOn: 'value',
  meaning: {
    ru: 'Пробел и знак # после него начинают пояснение, и конец текста пропадает с сайта. Сайт будет построен и так.',
    en: 'A space and the hash # after it begin a comment, and the end of the text is lost to the site. The site is built all the same.',
  },
  message: ({ lost, whole }) => ({
    ru: [
      `Знак # сделал конец текста пояснением: «${shown(lost)}» на сайте не появится.`,
      `Если это пояснение, поставьте после # пробел. Если нет, возьмите всё в кавычки: ${inQuotes(shown(whole))}`,
    ],
    en: [
      `The hash # has made a comment of the end of the text: "${shown(lost)}" will not be on the site.`,
      `If it is a comment, put a space after the #. If not, put all of it in quotes: ${inQuotes(shown(whole))}`,
    ],
  }),
};

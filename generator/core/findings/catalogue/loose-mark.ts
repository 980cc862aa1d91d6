import { searchVisibleTexts } from '../../schema/visible-texts.ts';
import type { FindingDefinition } from '../finding-definition.ts';
import { shown } from '../message.ts';

/** Marks that nothing comes of: two stars, a list's bullet, or any in a text that is shown as it is written. */
export type LooseMark = 'stars' | 'bullet' | 'plain';

/** Bold and links as a text of several lines may have them. */
const plainMark = /\*\*[^*\s][^*]*\*\*|\[[^\][]+\]\((?:\/|#|https?:|mailto:|tel:)[^)\s]*\)/;

export const looseMark: FindingDefinition<{ readonly mark: LooseMark; readonly source: string }> = {
  number: 95,
  severity: 'warning',
  dependsOn: 'value',
  meaning: {
    ru: 'Жирное пишут так: **слово**, звёздочки вплотную к словам. Пункт списка начинают дефисом и пробелом. В названиях, заголовках, описаниях, карточках и отзывах пометок нет вовсе: там их увидит посетитель. Сайт будет построен и так.',
    en: 'Bold is written so: **word**, the stars close to the words. An item of a list begins with a hyphen and a space. Names, headings, descriptions, cards and reviews have no marks at all: visitors would see them there. The site is built all the same.',
  },
  message: ({ mark, source }) => {
    switch (mark) {
      case 'stars':
        return {
          ru: [
            `Жирного шрифта здесь не вышло: посетитель увидит «${shown(source)}».`,
            'Жирное пишут так, звёздочки вплотную к словам: **слово**',
          ],
          en: [
            `Nothing is bold here: visitors will see "${shown(source)}".`,
            'Bold is written so, the stars close to the words: **word**',
          ],
        };
      case 'bullet':
        return {
          ru: [
            `Строка «${shown(source)}» не станет пунктом списка и сольётся с соседними.`,
            'Пункт списка начинают дефисом и пробелом: - Паспорт',
          ],
          en: [
            `The line "${shown(source)}" is no item of a list and runs into its neighbours.`,
            'An item of a list begins with a hyphen and a space: - Passport',
          ],
        };
      case 'plain':
        return {
          ru: [
            `Здесь пометки не действуют: посетитель увидит «${shown(source)}».`,
            'Оставьте одни слова, без звёздочек и скобок.',
          ],
          en: [
            `Marks mean nothing here: visitors will see "${shown(source)}".`,
            'Leave the words alone, without stars and brackets.',
          ],
        };
    }
  },
  looksAt: 'page',
  rule: searchVisibleTexts(({ text, markdown, path }) => {
    const source = markdown === 'plain' ? plainMark.exec(text)?.[0] : undefined;
    return source === undefined ? [] : [{ args: { mark: 'plain', source }, path, excerpt: source }];
  }),
};

import { type PlacedText, searchVisibleTexts } from '../../schema/visible-texts.ts';
import type { FindingDefinition } from '../finding-definition.ts';
import { shown } from '../message.ts';

/**
 * Marks that nothing comes of: two stars, a list's bullet, its dash behind other words, a quote without its pair, or any in
 * a text that is shown as it is written.
 */
export type LooseMark = 'stars' | 'bullet' | 'dash' | 'quote' | 'plain';

/** Bold and links as a text of several lines may have them. */
const plainMark = /\*\*[^*\s][^*]*\*\*|\[[^\][]+\]\((?:\/|#|https?:|mailto:|tel:)[^)\s]*\)/;

/** A dash and a capital letter behind the end of a sentence; where texts have lists, not at the start of a line. */
const dashInText = /-(?<=[.;!?][^\S\n]+-) \p{Lu}[^.;!?\n]{0,30}/u;
const dashInLine = /-(?<=(?:[.;!?]\s+|\n\s*)-) \p{Lu}[^.;!?\n]{0,30}/u;

/** A quote at the end of a text. Behind one or two digits it measures inches. */
const closingQuote = /\S{0,30}(?:\D|\d{3})"$/;

/** How much of a text is shown with the quote at its end. */
const mostShown = 40;

/** The first mark in a text from which nothing comes, with what stands there. */
function markIn({
  text,
  markdown,
}: PlacedText): { readonly mark: LooseMark; readonly source: string } | undefined {
  const plain = markdown === 'plain' ? plainMark.exec(text)?.[0] : undefined;
  if (plain !== undefined) {
    return { mark: 'plain', source: plain };
  }
  const dash = (markdown === 'blocks' ? dashInText : dashInLine).exec(text)?.[0];
  if (dash !== undefined) {
    return { mark: 'dash', source: dash };
  }
  const isLone = text.indexOf('"') === text.length - 1;
  const quote = isLone ? closingQuote.exec(text.slice(-mostShown))?.[0] : undefined;
  return quote === undefined ? undefined : { mark: 'quote', source: quote };
}

export const looseMark: FindingDefinition<{ readonly mark: LooseMark; readonly source: string }> = {
  number: 95,
  severity: 'warning',
  dependsOn: 'value',
  meaning: {
    ru: 'Жирное пишут так: **слово**, звёздочки вплотную к словам. Пункт списка начинают дефисом и пробелом. В названиях, заголовках, описаниях, карточках и отзывах пометок нет вовсе: там их увидит посетитель. Дефис посреди текста пункта не начинает, а кавычка без пары остаётся на виду. Сайт будет построен и так.',
    en: 'Bold is written so: **word**, the stars close to the words. An item of a list begins with a hyphen and a space. Names, headings, descriptions, cards and reviews have no marks at all: visitors would see them there. A hyphen within a text begins no item, and a quote without its pair is seen. The site is built all the same.',
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
      case 'dash':
        return {
          ru: [
            `«${shown(source)}» стало частью текста, а не пунктом списка.`,
            'Если это пункт, поставьте его дефис под дефисом соседнего пункта. Если это слова текста, поставьте тире: —',
          ],
          en: [
            `"${shown(source)}" has become part of the text and is no item of a list.`,
            'If it is an item, put its hyphen below the hyphen of the item beside it. If these are words of the text, use a dash: —',
          ],
        };
      case 'quote':
        return {
          ru: [
            `В конце стоит кавычка без пары: посетитель увидит «${shown(source)}».`,
            'Сотрите её, а если нужны обе — поставьте «ёлочки».',
          ],
          en: [
            `There is a quote at the end without the other: visitors will see "${shown(source)}".`,
            'Delete it, or put both as “curly” ones.',
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
  rule: searchVisibleTexts((placed) => {
    const args = markIn(placed);
    return args === undefined ? [] : [{ args, path: placed.path, excerpt: args.source }];
  }),
  examples: ['loose-mark', 'item-in-text', 'quote-without-pair'],
};

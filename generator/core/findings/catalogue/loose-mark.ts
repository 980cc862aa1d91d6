import { type PlacedText, searchVisibleTexts } from '../../schema/visible-texts.ts';
import type { FindingDefinition } from '../finding-definition.ts';
import { shown } from '../message.ts';

/**
 * Marks that nothing comes of: two stars, a list's bullet, its dash behind other words, a whole list behind a colon, a
 * quote without its pair, the sign with which other formats end their lines, or any in a text that is shown as it is
 * written.
 */
export type LooseMark = 'stars' | 'bullet' | 'dash' | 'list' | 'quote' | 'end' | 'plain';

/** Bold and links as a text of several lines may have them. */
const plainMark = /\*\*[^*\s][^*]*\*\*|\[[^\][]+\]\((?:\/|#|https?:|mailto:|tel:)[^)\s]*\)/;

/** A dash and a capital letter behind the end of a sentence; where texts have lists, not at the start of a line. */
const dashInText = /-(?<=[.;!?][^\S\n]+-) \p{Lu}[^.;!?\n]{0,30}/u;
const dashInLine = /-(?<=(?:[.;!?]\s+|\n\s*)-) \p{Lu}[^.;!?\n]{0,30}/u;

/** A dash right behind a colon: with `>-` the items of a list run into the words above them. */
const listInText = /-(?<=:[^\S\n]+-) \p{L}[^\n]{0,30}/u;

/** A quote at the end of a text. Behind one or two digits it measures inches. */
const closingQuote = /\S{0,30}(?:\D|\d{3})"$/;

/** A comma or a semicolon behind the last word of a text, which is not that of a web page (`&nbsp;`). */
const lineEnd = /\S{0,30}[,;](?<!&#?\w+;)$/;

/** How much of a text is looked at for what stands at its end. */
const mostShown = 40;

/** The first mark in a text from which nothing comes, with what stands there. */
function markIn({
  text,
  markdown,
  path,
}: PlacedText): { readonly mark: LooseMark; readonly source: string } | undefined {
  const plain = markdown === 'plain' ? plainMark.exec(text)?.[0] : undefined;
  if (plain !== undefined) {
    return { mark: 'plain', source: plain };
  }
  const dash = (markdown === 'blocks' ? dashInText : dashInLine).exec(text)?.[0];
  if (dash !== undefined) {
    return { mark: 'dash', source: dash };
  }
  const list = listInText.exec(text)?.[0];
  if (list !== undefined) {
    return { mark: 'list', source: list };
  }
  const isLone = text.indexOf('"') === text.length - 1;
  const quote = isLone ? closingQuote.exec(text.slice(-mostShown))?.[0] : undefined;
  if (quote !== undefined) {
    return { mark: 'quote', source: quote };
  }
  // Items of a list, and the lists in a long text, may end so.
  const mayEnd = typeof path.at(-1) === 'number' || text.includes('\n');
  const end = mayEnd ? undefined : lineEnd.exec(text.slice(-mostShown))?.[0];
  return end === undefined ? undefined : { mark: 'end', source: end };
}

export const looseMark: FindingDefinition<{ readonly mark: LooseMark; readonly source: string }> = {
  number: 95,
  severity: 'warning',
  dependsOn: 'value',
  meaning: {
    ru: 'Жирное пишут так: **слово**, звёздочки вплотную к словам. Пункт списка начинают дефисом и пробелом. В названиях, заголовках, описаниях, карточках и отзывах пометок нет вовсе: там их увидит посетитель. Дефис посреди текста пункта не начинает, а кавычка без пары, запятая и точка с запятой в конце остаются на виду. Сайт будет построен и так.',
    en: 'Bold is written so: **word**, the stars close to the words. An item of a list begins with a hyphen and a space. Names, headings, descriptions, cards and reviews have no marks at all: visitors would see them there. A hyphen within a text begins no item, and a quote without its pair, or a comma or a semicolon at the end, is seen. The site is built all the same.',
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
      case 'list':
        return {
          ru: [
            `Список слился с текстом: посетитель увидит «${shown(source)}» одной строкой.`,
            'Над длинным текстом напишите | вместо >-, а пункты — с новых строк. Где списков не бывает, напишите их через запятую.',
          ],
          en: [
            `A list has run into the text: visitors will see "${shown(source)}" in one line.`,
            'Write | in place of >- above a long text, and the items on lines of their own. Where there are no lists, put commas between them.',
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
      case 'end':
        return {
          ru: [
            `В конце стоит лишний знак: посетитель увидит «${shown(source)}».`,
            'Сотрите его: строки этого файла не кончаются ни запятой, ни точкой с запятой.',
          ],
          en: [
            `There is a sign too many at the end: visitors will see "${shown(source)}".`,
            'Delete it: the lines of this file end with neither a comma nor a semicolon.',
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
  examples: ['loose-mark', 'item-in-text', 'quote-without-pair', 'commas-at-ends'],
};

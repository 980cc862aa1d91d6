import { sectionKindsWith } from '../../schema/section.ts';
import type { FindingDefinition } from '../finding-definition.ts';
import { list } from '../message.ts';

/** What a text cannot have: constructs of Markdown, and a length that no visitor reads. */
export type UnsupportedMark = 'heading' | 'image' | 'table' | 'deep-list' | 'endless';

const pictureKinds = sectionKindsWith('picture');

export const unsupportedMark: FindingDefinition<{
  readonly mark: UnsupportedMark;
  /** Kind of the section that the text stands in. */
  readonly section?: string;
}> = {
  number: 58,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'В текстах бывают жирный шрифт, курсив, ссылки и списки. Заголовки и картинки — это отдельные строки раздела, а таблиц нет.',
    en: 'Texts can have bold, italic, links and lists. Headings and pictures are lines of the section, and there are no tables.',
  },
  message: ({ mark, section }) => {
    switch (mark) {
      case 'heading':
        return {
          ru: [
            'Заголовка (#) внутри текста быть не может.',
            section === undefined
              ? 'Выделите слова **жирно**.'
              : 'Сделайте отдельный раздел с title или выделите слова **жирно**.',
          ],
          en: [
            'A text cannot hold a heading (#).',
            section === undefined
              ? 'Set the words in **bold**.'
              : 'Make a section of its own with a title, or set the words in **bold**.',
          ],
        };
      case 'image': {
        const hasPicture = section !== undefined && pictureKinds.includes(section);
        return {
          ru: [
            'Картинки внутри текста быть не может.',
            hasPicture
              ? 'Картинку задаёт строка picture этого раздела.'
              : `Уберите её отсюда. Картинки бывают в разделах вида ${list(pictureKinds)}: их задаёт строка picture.`,
          ],
          en: [
            'A text cannot hold a picture.',
            hasPicture
              ? 'A picture is given by the line picture of this section.'
              : `Remove it from here. Sections of the kinds ${list(pictureKinds)} can have a picture: the line picture gives it.`,
          ],
        };
      }
      case 'table':
        return {
          ru: [
            'Таблицы внутри текста быть не может: посетитель увидит палочки и дефисы.',
            'Перепишите её списком: каждую строку таблицы — с новой строки, дефис и пробел в начале: - Колесо — 20 рублей',
          ],
          en: [
            'A text cannot hold a table: visitors will see bars and hyphens.',
            'Write it as a list: each row of the table in a line of its own that begins with a hyphen and a space: - Wheel: 20 roubles',
          ],
        };
      case 'endless':
        return {
          ru: [
            'Текст слишком длинный: в одном значении может быть не больше 20 000 знаков.',
            section === undefined ? 'Сократите его.' : 'Разделите его на несколько разделов.',
          ],
          en: [
            'The text is too long: one value can have 20,000 characters at most.',
            section === undefined ? 'Shorten it.' : 'Split it into several sections.',
          ],
        };
      case 'deep-list':
        return {
          ru: ['В начале строки слишком много знаков списка.', 'Оставьте один знак «- » или один «1. ».'],
          en: ['The line begins with too many list marks.', 'Keep one "- " or one "1. ".'],
        };
    }
  },
  examples: ['heading-in-text', 'image-in-text', 'table-in-text', 'heading-outside-of-sections'],
};

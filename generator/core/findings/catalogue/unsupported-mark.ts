import { sectionKindsWith } from '../../schema/section.ts';
import type { FindingDefinition } from '../finding-definition.ts';
import { list, type Message } from '../message.ts';
import type { MessageLanguage } from '../message-language.ts';

/** What a text cannot have: constructs of Markdown, and a length that no visitor reads. */
export type UnsupportedMark = 'heading' | 'image' | 'table' | 'deep-list' | 'endless';

/** A message by the kind of the section that the text stands in; a text of no section has none. */
type MessageIn = (section: string | undefined) => Message;

const pictureKinds = sectionKindsWith('picture');

const marks: Readonly<Record<MessageLanguage, Readonly<Record<UnsupportedMark, MessageIn>>>> = {
  ru: {
    heading: (section) => ({
      text: 'Заголовка (#) внутри текста быть не может.',
      hint:
        section === undefined
          ? 'Выделите слова **жирно**.'
          : 'Сделайте отдельный раздел с title или выделите слова **жирно**.',
    }),
    image: (section) => ({
      text: 'Картинки внутри текста быть не может.',
      hint: pictureAdvice(section, {
        here: 'Картинку задаёт строка picture этого раздела.',
        elsewhere: `Уберите её отсюда. Картинки бывают в разделах вида ${list(pictureKinds)}: их задаёт строка picture.`,
      }),
    }),
    table: () => ({
      text: 'Таблицы внутри текста быть не может: посетитель увидит палочки и дефисы.',
      hint: 'Перепишите её списком: каждую строку таблицы — с новой строки, дефис и пробел в начале: - Колесо — 20 рублей',
    }),
    endless: (section) => ({
      text: 'Текст слишком длинный: в одном значении может быть не больше 20 000 знаков.',
      hint: section === undefined ? 'Сократите его.' : 'Разделите его на несколько разделов.',
    }),
    'deep-list': () => ({
      text: 'В начале строки слишком много знаков списка.',
      hint: 'Оставьте один знак «- » или один «1. ».',
    }),
  },
  en: {
    heading: (section) => ({
      text: 'A text cannot hold a heading (#).',
      hint:
        section === undefined
          ? 'Set the words in **bold**.'
          : 'Make a section of its own with a title, or set the words in **bold**.',
    }),
    image: (section) => ({
      text: 'A text cannot hold a picture.',
      hint: pictureAdvice(section, {
        here: 'A picture is given by the line picture of this section.',
        elsewhere: `Remove it from here. Sections of the kinds ${list(pictureKinds)} can have a picture: the line picture gives it.`,
      }),
    }),
    table: () => ({
      text: 'A text cannot hold a table: visitors will see bars and hyphens.',
      hint: 'Write it as a list: each row of the table in a line of its own that begins with a hyphen and a space: - Wheel: 20 roubles',
    }),
    endless: (section) => ({
      text: 'The text is too long: one value can have 20,000 characters at most.',
      hint: section === undefined ? 'Shorten it.' : 'Split it into several sections.',
    }),
    'deep-list': () => ({
      text: 'The line begins with too many list marks.',
      hint: 'Keep one "- " or one "1. ".',
    }),
  },
};

function pictureAdvice(
  section: string | undefined,
  { here, elsewhere }: { readonly here: string; readonly elsewhere: string },
): string {
  return section !== undefined && pictureKinds.includes(section) ? here : elsewhere;
}

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
  message: {
    ru: ({ mark, section }) => marks.ru[mark](section),
    en: ({ mark, section }) => marks.en[mark](section),
  },
  examples: ['heading-in-text', 'image-in-text', 'table-in-text', 'heading-outside-of-sections'],
};

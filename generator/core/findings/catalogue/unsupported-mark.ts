import type { FindingDefinition } from '../finding-definition.ts';
import type { Message } from '../message.ts';
import type { MessageLanguage } from '../message-language.ts';

/** What a text cannot have: constructs of Markdown, and a length that no visitor reads. */
export type UnsupportedMark = 'heading' | 'image' | 'deep-list' | 'endless';

const marks: Readonly<Record<MessageLanguage, Readonly<Record<UnsupportedMark, Message>>>> = {
  ru: {
    heading: {
      text: 'Заголовка (#) внутри текста быть не может.',
      hint: 'Сделайте отдельный раздел с title или выделите слова **жирно**.',
    },
    image: {
      text: 'Картинки внутри текста быть не может.',
      hint: 'Картинку задаёт строка picture раздела.',
    },
    endless: {
      text: 'Текст слишком длинный: в одном значении может быть не больше 20 000 знаков.',
      hint: 'Разделите его на несколько разделов.',
    },
    'deep-list': {
      text: 'В начале строки слишком много знаков списка.',
      hint: 'Оставьте один знак «- » или один «1. ».',
    },
  },
  en: {
    heading: {
      text: 'A text cannot hold a heading (#).',
      hint: 'Make a section of its own with a title, or set the words in **bold**.',
    },
    image: {
      text: 'A text cannot hold a picture.',
      hint: 'A picture is given by the line picture of the section.',
    },
    endless: {
      text: 'The text is too long: one value can have 20,000 characters at most.',
      hint: 'Split it into several sections.',
    },
    'deep-list': {
      text: 'The line begins with too many list signs.',
      hint: 'Keep one "- " or one "1. ".',
    },
  },
};

export const unsupportedMark: FindingDefinition<{ readonly mark: UnsupportedMark }> = {
  number: 58,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'В текстах бывают жирный шрифт, курсив, ссылки и списки. Заголовки и картинки — это отдельные строки раздела.',
    en: 'Texts can have bold, italic, links and lists. Headings and pictures are lines of the section.',
  },
  message: {
    ru: ({ mark }) => marks.ru[mark],
    en: ({ mark }) => marks.en[mark],
  },
  examples: ['heading-in-text'],
};

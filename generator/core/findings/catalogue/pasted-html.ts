import { searchVisibleTexts } from '../../schema/visible-texts.ts';
import type { FindingDefinition } from '../finding-definition.ts';
import { shown } from '../message.ts';
import type { MessageLanguage } from '../message-language.ts';

/** What a remnant of HTML meant: a look, a part of the text, a character, or nothing that texts here can have. */
type HtmlMeaning = 'bold' | 'italic' | 'link' | 'list' | 'paragraph' | 'character' | 'none';

/** `character` is what is typed in place of a character that HTML writes by its name. */
const htmlAdvice: Readonly<Record<MessageLanguage, Readonly<Record<HtmlMeaning, string>>>> = {
  ru: {
    bold: 'Сотрите его. В длинных текстах жирное пишут так: **слова**',
    italic: 'Сотрите его. В длинных текстах курсив пишут так: *слова*',
    link: 'Сотрите его. В длинных текстах ссылку пишут так: [слова](/адрес)',
    list: 'Сотрите его. Под знаком | пункт списка начинают с «- ».',
    paragraph: 'Сотрите его. Под знаком | новый абзац начинает пустая строка.',
    character: 'Сотрите его и наберите знак с клавиатуры.',
    none: 'Сотрите его.',
  },
  en: {
    bold: 'Delete it. In long texts bold is written so: **words**',
    italic: 'Delete it. In long texts italic is written so: *words*',
    link: 'Delete it. In long texts a link is written so: [words](/path)',
    list: 'Delete it. Under the mark | an item of a list begins with "- ".',
    paragraph: 'Delete it. Under the mark | an empty line begins a new paragraph.',
    character: 'Delete it and type the character itself.',
    none: 'Delete it.',
  },
};

/** A tag that comes along with text copied from a web page, or a character written as HTML writes it. */
const pasted =
  /(?<!\\)(?:<\/?(b|strong|i|em|u|p|div|span|br|hr|a|ul|ol|li|h[1-6]|img|font|center|table|tr|td|th|tbody|iframe)(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{1,6}|#x[0-9a-f]{1,5});)/i;

/** What to do where a tag stands, by its name. */
const tagMeanings: Readonly<Record<string, HtmlMeaning>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  a: 'link',
  li: 'list',
  ul: 'list',
  ol: 'list',
  p: 'paragraph',
  div: 'paragraph',
  br: 'paragraph',
};

/** Characters that HTML writes by name, as they are typed. */
const namedCharacters: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&mdash;': '—',
  '&ndash;': '–',
  '&laquo;': '«',
  '&raquo;': '»',
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&hellip;': '…',
  '&copy;': '©',
  '&euro;': '€',
  '&deg;': '°',
  '&times;': '×',
  '&rarr;': '→',
  '&bull;': '•',
};

/** The character that stands behind an HTML name or number; `undefined` for a name that is none. */
function characterOf(source: string): string | undefined {
  const number = /^&#(x?)([0-9a-f]+);$/i.exec(source);
  if (number === null) {
    return namedCharacters[source.toLowerCase()];
  }
  return String.fromCodePoint(Number.parseInt(number[2] ?? '', number[1] === '' ? 10 : 16));
}

export const pastedHtml: FindingDefinition<{
  readonly source: string;
  readonly meaning: HtmlMeaning;
  readonly character?: string;
}> = {
  number: 87,
  severity: 'warning',
  dependsOn: 'value',
  meaning: {
    ru: 'В тексте остались знаки веб-страницы: <b>, <p>, &nbsp;. Они приходят с текстом, скопированным с сайта, и показываются посетителю как есть. Сайт будет построен и так.',
    en: 'The text holds remains of a web page: <b>, <p>, &nbsp;. They come with text copied from a site, and visitors see them letter by letter. The site is built all the same.',
  },
  message: ({ source, meaning, character }) => ({
    ru: [
      `Здесь «${shown(source)}»: это знаки веб-страницы, посетитель увидит их как есть.`,
      character === undefined
        ? htmlAdvice.ru[meaning]
        : `Сотрите и наберите ${character === ' ' ? 'обычный пробел.' : `сам знак: ${character}`}`,
    ],
    en: [
      `"${shown(source)}" is a piece of a web page: visitors will see it letter by letter.`,
      character === undefined
        ? htmlAdvice.en[meaning]
        : `Delete it and type ${character === ' ' ? 'an ordinary space.' : `the character itself: ${character}`}`,
    ],
  }),
  // One finding a text, at the first remnant.
  looksAt: 'page',
  rule: searchVisibleTexts(({ text, path }) => {
    const [source, tag] = pasted.exec(text) ?? [];
    if (source === undefined) {
      return [];
    }
    if (tag !== undefined) {
      const meaning = tagMeanings[tag.toLowerCase()] ?? 'none';
      return [{ args: { source, meaning }, path, excerpt: source }];
    }
    const character = characterOf(source);
    return character === undefined
      ? []
      : [{ args: { source, meaning: 'character', character }, path, excerpt: source }];
  }),
};

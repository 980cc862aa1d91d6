import type { HtmlMeaning } from '../../findings/catalogue/pasted-html.ts';
import { visibleTexts } from '../../resolve/visible-texts.ts';
import type { Rule } from '../check-site.ts';

/** A tag that comes along with text copied from a web page, or a sign written as HTML writes it. */
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

/** Signs that HTML writes by name, as they are typed. */
const namedSigns: Readonly<Record<string, string>> = {
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

/** The sign that stands behind an HTML name or number; `undefined` for a name that is none. */
function signOf(source: string): string | undefined {
  const number = /^&#(x?)([0-9a-f]+);$/i.exec(source);
  if (number === null) {
    return namedSigns[source.toLowerCase()];
  }
  return String.fromCodePoint(Number.parseInt(number[2] ?? '', number[1] === '' ? 10 : 16));
}

/** Remains of HTML: a visitor would read them letter by letter. One finding a text, at the first of them. */
export const checkPastedHtml: Rule = (spec) =>
  visibleTexts(spec).flatMap(({ text, path }) => {
    const match = pasted.exec(text);
    if (match === null) {
      return [];
    }
    const [source, tag] = match;
    const sign = tag === undefined ? signOf(source) : undefined;
    if (tag === undefined && sign === undefined) {
      return [];
    }
    const meaning = tag === undefined ? 'sign' : (tagMeanings[tag.toLowerCase()] ?? 'none');
    return [
      {
        code: 'pasted-html',
        args: { source, meaning, ...(sign !== undefined && { sign }) },
        path,
        target: 'value',
        excerpt: source,
      },
    ];
  });

import { fontsPlaceholder, stylesPlaceholder } from './html-document.ts';
import type { PublishedFile } from './published-file.ts';

/** Windows that load the web font at once; narrower ones load it later, see `src/typeface/swap-web-font.ts`. */
const typefaceAtOnce = '(min-width: 64rem)';

/** No value in these rules has a brace. */
const fontRule = /@font-face\s*\{[^}]*\}/g;

const styleSheetLink = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/;

/** A style sheet for other media; it stays a file, because it does not block rendering. */
const mediaSheetLink = /<link rel="stylesheet"[^>]* media=[^>]*>/g;

/**
 * Replaces the template's style sheet by an element for inline styles and preloads of fonts, so that a document can be
 * painted without further requests. It names the full style sheet, which the application brings along with the next
 * page (`src/ui/full-style-sheet.ts`).
 * @param files the built files; the style sheet among them loses its font rules, which the documents have
 * @param basePath path of the home page on its host, with which the template's links begin
 * @returns with the remaining files, and the whole style sheet, of which every document has the part that it needs
 * @throws TypeError where the template does not link a built style sheet
 */
export function inlineStyles(template: string, files: readonly PublishedFile[], basePath: string) {
  const mediaSheets = template.match(mediaSheetLink) ?? [];
  const others = template.replace(mediaSheetLink, '');
  const [link, href = ''] = styleSheetLink.exec(others) ?? [];
  const sheet = files.find(({ path }) => basePath + path === href);
  if (link === undefined || typeof sheet?.content !== 'string') {
    throw new TypeError('The template has to name one built style sheet');
  }
  const css = sheet.content;
  const styles = `${fontsPlaceholder}<style data-full-sheet="${href}">${stylesPlaceholder}</style>`;
  return {
    // Sheets for other media must come last, to override it.
    template: others.replace(link, () => styles).replace('</head>', () => `${mediaSheets.join('')}</head>`),
    files: files.map((file) => (file === sheet ? { ...file, content: withoutFonts(css) } : file)),
    css,
  };
}

/**
 * @param css with the rules of the fonts
 * @returns the preloads of the fonts that a document needs, by the characters in it
 */
export function fontPreloads(css: string): (html: string) => string {
  const fonts = [...css.matchAll(fontRule)].flatMap(([rule]) => {
    const address = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(rule)?.[1];
    if (address === undefined) {
      return [];
    }
    const ranges = /unicode-range:([^;}]+)/.exec(rule)?.[1] ?? 'U+0-10FFFF';
    const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin media="${typefaceAtOnce}" href="${address}">`;
    return [{ character: characterOf(ranges), preload }];
  });
  return (html) =>
    fonts
      .filter(({ character }) => character.test(html))
      .map(({ preload }) => preload)
      .join('');
}

/** A character of a `unicode-range` (`U+400-45F,U+2116,U+4??`). */
function characterOf(ranges: string): RegExp {
  const classes = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return `\\u{${from.replaceAll('?', '0')}}-\\u{${to.replaceAll('?', 'F')}}`;
  });
  return new RegExp(`[${classes.join('')}]`, 'u');
}

/** The style sheet without `@font-face` rules, which every document contains. */
export function withoutFonts(css: string): string {
  return css.replaceAll(fontRule, '');
}

import { stylesPlaceholder } from './html-document.ts';
import { stylesByPage, withoutFonts } from './page-styles.ts';
import type { PublishedFile } from './published-file.ts';

/** The HTML template and the files that it needs beside it. */
export interface StyledTemplate {
  readonly template: string;
  readonly files: readonly PublishedFile[];
  /** The styles that a document with this body needs; they go into the template's style element. */
  readonly stylesFor: (body: string) => string;
}

/**
 * Windows whose pages are painted in the typeface at once; narrower ones get it after, see
 * `src/typeface/swap-web-font.ts`.
 */
const typefaceAtOnce = '(min-width: 64rem)';

const styleSheetLink = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/;

/** A sheet for certain media. It stays a file, because it holds no paint back. */
const mediaSheetLink = /<link rel="stylesheet"[^>]* media=[^>]*>/g;

/**
 * Makes room in the template for the styles that a page needs, so that it can be painted as soon as its document is
 * there, and asks for the fonts that its text needs before the browser finds out by itself. The whole sheet stands
 * behind them for printers alone, which holds no paint back; the application makes it one for screens
 * (`src/ui/full-style-sheet.ts`).
 * @param files the built files; the sheet among them loses its fonts, which the documents have
 * @param sample HTML of a page; its letters tell which fonts the site needs
 * @param basePath where the site's home page stands on its host; the template's links begin with it
 * @throws TypeError where the template does not name a sheet of the bundle
 */
export function inlineStyles(
  template: string,
  files: readonly PublishedFile[],
  sample: string,
  basePath: string,
): StyledTemplate {
  const mediaSheets = template.match(mediaSheetLink) ?? [];
  const others = template.replace(mediaSheetLink, '');
  const [link, href = ''] = styleSheetLink.exec(others) ?? [];
  const sheet = files.find(({ path }) => basePath + path === href);
  if (link === undefined || typeof sheet?.content !== 'string') {
    throw new TypeError('The template has to name one built style sheet');
  }
  const css = sheet.content;
  const fullSheet = `<link rel="stylesheet" href="${href}" media="print" data-full-sheet>`;
  const styles = `${fontPreloads(css, sample)}<style>${stylesPlaceholder}</style>${fullSheet}`;
  return {
    // The bundler names its own sheet last, but sheets for certain media overrule it.
    template: others.replace(link, () => styles).replace('</head>', () => `${mediaSheets.join('')}</head>`),
    files: files.map((file) => (file === sheet ? { ...file, content: withoutFonts(css) } : file)),
    stylesFor: stylesByPage(css),
  };
}

function fontPreloads(css: string, sample: string): string {
  const letters = new Set(Array.from(sample, (letter) => letter.codePointAt(0) ?? 0));
  return [...css.matchAll(/@font-face\s*\{[^}]*\}/g)]
    .map(([rule]) => ({
      address: /url\(["']?([^"')]+\.woff2)["']?\)/.exec(rule)?.[1],
      ranges: /unicode-range:([^;}]+)/.exec(rule)?.[1],
    }))
    .filter(({ ranges }) => ranges === undefined || coversAny(ranges, letters))
    .flatMap(({ address }) =>
      address === undefined
        ? []
        : [
            `<link rel="preload" as="font" type="font/woff2" crossorigin media="${typefaceAtOnce}" href="${address}">`,
          ],
    )
    .join('');
}

/** Whether a `unicode-range` (`U+400-45F`, `U+2116`, `U+4??`) holds one of the code points. */
function coversAny(ranges: string, codePoints: ReadonlySet<number>): boolean {
  const bounds = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return {
      from: Number.parseInt(from.replaceAll('?', '0'), 16),
      to: Number.parseInt(to.replaceAll('?', 'F'), 16),
    };
  });
  return [...codePoints].some((point) => bounds.some(({ from, to }) => point >= from && point <= to));
}

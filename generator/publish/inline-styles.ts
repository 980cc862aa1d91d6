import { hashSource } from './hash-source.ts';
import type { PublishedFile } from './published-file.ts';

/** The HTML template and the files that it needs beside it. */
export interface StyledTemplate {
  readonly template: string;
  readonly files: readonly PublishedFile[];
  /** Sources of the template's styles for a content security policy, for example `'sha256-…'`. */
  readonly styleSources: readonly string[];
}

/**
 * Windows whose pages are painted in the typeface at once; narrower ones get it after, see
 * `src/typeface/settle-typeface.ts`.
 */
const typefaceAtOnce = '(min-width: 64rem)';

const styleSheetLink = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g;

/** A sheet for certain media. It stays a file, because it holds no paint back. */
const mediaSheetLink = /<link rel="stylesheet"[^>]* media=[^>]*>/g;

/**
 * Puts the style sheets into the template, so that a page can be painted as soon as its document is there, and
 * asks for the fonts that its text needs before the browser finds out by itself.
 * @param files the built files; the style sheets among them are not published any more
 * @param sample HTML of a page; its letters tell which fonts the site needs
 * @param basePath where the site's home page stands on its host; the template's links begin with it
 */
export function inlineStyles(
  template: string,
  files: readonly PublishedFile[],
  sample: string,
  basePath: string,
): StyledTemplate {
  const contents = new Map(files.map(({ path, content }) => [path, content]));
  const inlined = new Set<string>();
  const styleSources: string[] = [];
  const mediaSheets = template.match(mediaSheetLink) ?? [];
  const styled = template.replace(mediaSheetLink, '').replace(styleSheetLink, (link, href: string) => {
    const path = href.slice(basePath.length);
    const css = href.startsWith(basePath) ? contents.get(path) : undefined;
    if (typeof css !== 'string') {
      return link;
    }
    inlined.add(path);
    styleSources.push(hashSource(css));
    return `${fontPreloads(css, sample)}<style>${css}</style>`;
  });
  return {
    // The bundler names its own sheet last, but sheets for certain media overrule it.
    template: styled.replace('</head>', () => `${mediaSheets.join('')}</head>`),
    files: files.filter(({ path }) => !inlined.has(path)),
    styleSources,
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

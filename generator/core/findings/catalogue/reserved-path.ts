import type { FindingDefinition } from '../finding-definition.ts';

/** First segments of paths that the published site uses itself, and that Cloudflare answers in place of the site. */
const reservedSegments: ReadonlySet<string> = new Set(['404', 'assets', 'cdn-cgi', 'pictures', 'share']);

/** Hosts take files of such names as their settings: `_headers`, `_redirects`, `_worker.js`. */
const hostPrefix = '_';

/** Name of the document that stands for its folder; a page `/a/index` would lie where `/a` does. */
const folderDocument = 'index';

function isReserved(path: string): boolean {
  const segments = path.toLowerCase().split('/').slice(1);
  const [first = ''] = segments;
  return reservedSegments.has(first) || first.startsWith(hostPrefix) || segments.includes(folderDocument);
}

export const reservedPath: FindingDefinition<{ readonly path: string }> = {
  number: 36,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'По этому адресу сайт или его хостинг хранит собственные файлы, страницы там быть не может. Для хостинга оставлены все адреса, которые начинаются с подчёркивания.',
    en: 'The site or its host keeps files of its own at this address; no page can stand there. All addresses that begin with an underscore are left to the host.',
  },
  message: ({ path }) => ({
    ru: [`Адрес ${path} нужен самому сайту или его хостингу.`, 'Дайте странице другой адрес.'],
    en: [`The site or its host needs the path ${path} itself.`, 'Give the page another path.'],
  }),
  rule: ({ pages }) =>
    pages
      .flatMap(({ path, oldPaths }, page) => [
        { path, at: ['pages', page, 'path'] },
        ...oldPaths.map((oldPath, index) => ({ path: oldPath, at: ['pages', page, 'oldPaths', index] })),
      ])
      .filter(({ path }) => isReserved(path))
      .map(({ path, at }) => ({ args: { path }, path: at })),
};

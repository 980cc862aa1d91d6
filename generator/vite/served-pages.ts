/** Data for open pages: findings, pages as visitors see them and, for the editor, with the origins of their texts. */
import type { Connect, ViteDevServer } from 'vite';
import type { ServedPage, TextOrigin } from '../../src/model/editor.ts';
import { marksIn, originOf } from '../core/resolve/origins.ts';
import { largestPictureBytes } from '../site-folder.ts';
import { revisionOf } from './edit-journal.ts';
import { editorWords } from './editor-words.ts';
import type { LiveSite } from './live-site.ts';
import { sendJson } from './message-body.ts';

/** The event by which a page says that it is being edited. */
const editingEvent = 'site:editing';

/**
 * Provides, below the base, the content of the bar, and a page by its path (`?path=/about`) without and with the origins
 * of its texts.
 * @param mayEdit whether the browser of a request may edit
 */
export function servePageContents(
  site: LiveSite,
  mayEdit: (request: Connect.IncomingMessage) => boolean,
): Connect.NextHandleFunction {
  const contents = new Map<string, (path: string, request: Connect.IncomingMessage) => unknown>([
    ['/@site/findings', (_, request) => ({ ...site.devBar(), mayEdit: mayEdit(request) })],
    ['/@site/served', (path) => servedPage(site, path)],
    ['/@site/page', (path) => editedPage(site, path)],
  ]);
  return (request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const provide = contents.get(pathname);
    if (provide === undefined) {
      next();
      return;
    }
    const content = provide(searchParams.get('path') ?? '/', request);
    sendJson(response, content === undefined ? 404 : 200, content ?? {});
  };
}

function servedPage(site: LiveSite, path: string): ServedPage | undefined {
  const { model, text = '' } = site.good() ?? {};
  const page = model?.pages.find((candidate) => candidate.path === path);
  return model && { path, revision: revisionOf(text), site: model.site, ...(page && { page }) };
}

function editedPage(site: LiveSite, path: string) {
  const known = site.marked();
  if (known === undefined) {
    return undefined;
  }
  const { site: marked, document } = known;
  const language = site.language();
  const page = marked.pages.get(path);
  const origins: Record<string, TextOrigin> = {};
  for (const mark of marksIn(JSON.stringify([marked.site, page]))) {
    const origin = originOf(marked, mark, language, (at) => document.source.sourceOf(at) !== undefined);
    if (origin !== undefined) {
      origins[mark] = origin;
    }
  }
  return {
    path,
    revision: revisionOf(document.text),
    site: marked.site,
    ...(page !== undefined && {
      page,
      pagePath: ['pages', marked.spec.pages.findIndex((spec) => spec.path === path)],
    }),
    pages: marked.spec.pages.map((spec) => ({ path: spec.path, name: spec.name })),
    origins,
    words: editorWords[language],
    largestPicture: largestPictureBytes,
  };
}

/** @returns a function that reloads all open pages except those being edited, for changes outside `site.yaml` */
export function reloadReaders(server: ViteDevServer): () => void {
  const editing = new Set<unknown>();
  server.ws.on(editingEvent, (_, client) => editing.add(client));
  return () => {
    // Individually: Vite keeps a broadcast for the next page that connects, which already shows the change.
    for (const client of server.ws.clients) {
      if (!editing.has(client)) {
        client.send({ type: 'full-reload' });
      }
    }
  };
}

import { readFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connect, Logger, Plugin, ViteDevServer } from 'vite';
import type { SiteModel } from '../core/resolve/site-model.ts';
import { remember } from '../core/text/remember.ts';
import { finishChange } from '../disk/folder-change.ts';
import { withSiteLock } from '../disk/site-lock.ts';
import { announcementScript } from '../publish/announcement-script.ts';
import { escapeMarkup } from '../publish/escape-markup.ts';
import { fillTemplate } from '../publish/html-document.ts';
import type { PageRenderer } from '../publish/publish-site.ts';
import { printRedirect } from '../publish/redirect-document.ts';
import { downloadsFolderBeside, type SiteFolder } from '../site-folder.ts';
import { openAssetCache, pruneAssetCache } from './asset-cache.ts';
import { type AssetContext, contentTypeOf, siteAssets } from './assets.ts';
import { devBarTag } from './dev-bar.ts';
import { createDevMail, formatDevMail } from './dev-mail.ts';
import { mayEdit, serveEditor } from './edit-endpoint.ts';
import { createLiveSite, type LiveSite } from './live-site.ts';
import { refuseMalformedTargets, requestPath } from './request-target.ts';
import { reloadReaders, servePageContents } from './served-pages.ts';
import { SiteEditor } from './site-editor.ts';

/** Editors write a file in several steps; changes within this time, in milliseconds, are one. */
const settleMs = 30;

/** After a change the watcher says nothing of the next ones of a file for this time, in milliseconds (chokidar's `_emit`). */
const silentMs = 50;

const templateFile = 'src/index.html';

/** The development server: compiles on changes of `site.yaml`, shows findings and renders every page. */
export function serveSite(projectRoot: string, folder: SiteFolder): Plugin {
  let live: LiveSite | undefined;
  const generated = resolve(folder.generatedFolder) + sep;
  return {
    name: 'site:serve',
    apply: 'serve',
    hotUpdate({ file }) {
      // Open pages follow the file without their modules; style sheets are taken over by themselves.
      return resolve(file).startsWith(generated) && !file.endsWith('.css') ? [] : undefined;
    },
    transformIndexHtml: (_, { server }) => [devBarTag(server?.config.base ?? '/', live?.devBar().revision)],
    // Without the preloads of a published document, fonts that are `optional` would come too late for every page.
    transform: (code, id) =>
      /\.css(?:$|\?)/.test(id) ? code.replace(/(font-display:\s*)optional/g, '$1swap') : undefined,
    buildEnd: () => live?.settled(),
    async configureServer(server) {
      const { base, logger } = server.config;
      server.middlewares.use(refuseMalformedTargets);
      const cache = await openAssetCache(projectRoot);
      await pruneAssetCache(projectRoot);
      const site = createLiveSite(server, folder, reloadReaders(server));
      live = site;
      await withSiteLock(dirname(folder.generatedFolder), () => finishChange(folder.generatedFolder));
      await site.recompile();
      await site.settled();
      watchSite(server, folder, site.recompile, async () => {
        await site.recompile();
        await sleep(silentMs);
        await site.recompile();
        if (site.isMoved()) {
          // The restarted server writes the modules while this one is closing; open pages must not reload for that.
          await server.watcher.close();
          await server.restart();
          server.printUrls();
        }
      });
      const session = mayEdit(server.config, process.env)
        ? serveEditor(server, new SiteEditor(folder, site.latest))
        : undefined;
      const handlers = [
        servePageContents(site, (request) => session?.has(request) ?? false),
        serveAssets(() => site.good()?.model, { projectRoot, folder, cache }, logger),
        createDevMail((mail) => logger.info(formatDevMail(mail))),
      ];
      for (const handler of handlers) {
        server.middlewares.use(base, handler);
      }
      return () => {
        server.middlewares.use(servePages(server, join(projectRoot, templateFile), site));
      };
    },
  };
}

/**
 * @param begin what is done at the first event of a change of `site.yaml`; a picture may still be copied then
 * @param recompile what is done when nothing has changed for a while
 */
function watchSite(
  server: ViteDevServer,
  folder: SiteFolder,
  begin: () => Promise<void>,
  recompile: () => Promise<void>,
): void {
  const folders = [folder.picturesFolder, downloadsFolderBeside(folder.picturesFolder)];
  const specFile = resolve(folder.specFile);
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  // The folder, because a file that is deleted and written again would not be watched any more.
  server.watcher.add([dirname(folder.specFile), ...folders]);
  server.watcher.on('all', (_, path) => {
    const changed = resolve(path);
    if (changed === specFile || folders.some((one) => changed.startsWith(resolve(one) + sep))) {
      if (timer === undefined && changed === specFile) {
        running = running.then(begin);
      }
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        running = running.then(recompile);
      }, settleMs);
    }
  });
}

/** Makes assets on request. */
function serveAssets(
  currentModel: () => SiteModel | undefined,
  context: AssetContext,
  logger: Logger,
): Connect.NextHandleFunction {
  const filesOf = remember(
    (model: SiteModel) => new Map(siteAssets(model, context).map((file) => [`/${file.path}`, file])),
  );
  return async (request, response, next) => {
    const model = currentModel();
    const file = model && filesOf(model).get(requestPath(request));
    if (file === undefined) {
      next();
      return;
    }
    try {
      const content = await file.make();
      response.setHeader('Content-Type', contentTypeOf(file));
      // A changed picture keeps its address.
      response.setHeader('Cache-Control', 'no-cache');
      response.end(content);
    } catch (error) {
      // Vite's error overlay would hide the finding about a damaged or deleted picture.
      logger.error(error instanceof Error ? error.message : String(error));
      response.statusCode = 500;
      response.end();
    }
  };
}

function servePages(server: ViteDevServer, templatePath: string, site: LiveSite): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const { method = '', headers } = request;
    // As Vite itself does: programs that ask whether the site is there take anything.
    const isPage = /^(?:GET|HEAD)$/.test(method) && /text\/html|\*\/\*|^$/.test(headers.accept ?? '');
    if (!isPage) {
      next();
      return;
    }
    try {
      const { status, html } = await renderDocument(server, templatePath, site, request);
      response.statusCode = status;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(html);
    } catch (error) {
      if (error instanceof Error) {
        server.ssrFixStacktrace(error);
      }
      next(error);
    }
  };
}

async function renderDocument(
  server: ViteDevServer,
  templatePath: string,
  site: LiveSite,
  request: Connect.IncomingMessage,
): Promise<{ readonly status: number; readonly html: string }> {
  await site.settled();
  const model = site.good()?.model;
  const { url = '/', originalUrl } = request;
  if (model === undefined) {
    // The server was started with an unreadable file.
    const findings = `<!doctype html><meta charset="utf-8"><title>site.yaml</title><pre>${escapeMarkup(site.findings())}</pre>`;
    return { status: 500, html: await server.transformIndexHtml(url, findings, originalUrl) };
  }
  const path = requestPath(request).replace(/(?<=.)\/$/, '');
  const redirect = model.redirects.find(({ from }) => from === path);
  if (redirect !== undefined) {
    return { status: 200, html: printRedirect(model, redirect) };
  }
  const template = await server.transformIndexHtml(url, await readFile(templatePath, 'utf8'), originalUrl);
  const { renderPage, renderNotFound } = await server.ssrLoadModule('/src/prerender.tsx');
  const renderer: PageRenderer = { renderPage, renderNotFound };
  const page = model.pages.find((candidate) => candidate.path === path);
  const { site: content } = model;
  const { announcement } = content.shell;
  const parts =
    page === undefined
      ? await renderer.renderNotFound({ site: content })
      : await renderer.renderPage({ site: content, page });
  return {
    status: page === undefined ? 404 : 200,
    html: fillTemplate(template, {
      language: content.shell.language,
      fonts: '',
      styles: '',
      frame: '',
      head: (announcement ? announcementScript(announcement) : '') + parts.head,
      body: parts.body,
    }),
  };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { ignoreClosedOutput } from '../closed-output.ts';
import type { MessageLanguage } from '../diagnostics/message-language.ts';
import { documentPaths } from '../publish/publish-site.ts';
import { messageLanguageFor } from '../read/read-language.ts';
import { hasPublishedSite, type SiteFolder } from '../site-folder.ts';
import { readSpecFile } from '../spec-file.ts';
import { sendHostHeaders } from './host-headers.ts';
import { requestPath } from './request-path.ts';
import { refuseMalformedTargets } from './request-target.ts';

const buildFirstWords: Readonly<Record<MessageLanguage, string>> = {
  ru: 'Собранного сайта нет. Сначала выполните npm run build',
  en: 'There is no finished site. First run npm run build',
};

/** The preview server answers as a static host does: its headers, clean addresses, and `404.html` with its status. */
export function previewSite(folder: SiteFolder): Plugin {
  return {
    name: 'site:preview',
    apply: (_, { isPreview }) => isPreview === true,
    async configurePreviewServer(server) {
      ignoreClosedOutput([process.stdout, process.stderr]);
      const spec = await readSpecFile(folder.specFile);
      const buildFirst = buildFirstWords[messageLanguageFor(spec.kind === 'text' ? spec.text : '')];
      if (!(await hasPublishedSite(folder))) {
        server.config.logger.error(buildFirst);
      }
      server.middlewares.use(refuseMalformedTargets);
      server.middlewares.use(sendHostHeaders(folder.publishFolder));
      // After Vite's own: scripts, styles and pictures are files and have been served by then.
      return () => {
        server.middlewares.use(serveDocuments(folder.publishFolder, buildFirst));
      };
    },
  };
}

/**
 * Serves the document of an address: `/chip` is `chip.html`, `/chip/` is `chip/index.html`.
 * @param buildFirst what is said where nothing has been built
 */
function serveDocuments(publishFolder: string, buildFirst: string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const path = requestPath(request);
      const isDirectory = path.endsWith('/');
      const paths = documentPaths(isDirectory ? path.slice(0, -1) || '/' : path);
      const document = await readDocument(publishFolder, isDirectory ? paths.index : paths.file);
      response.statusCode = document === undefined ? 404 : 200;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(document ?? (await readDocument(publishFolder, '404.html')) ?? `<p>${buildFirst}</p>`);
    } catch (error) {
      next(error);
    }
  };
}

async function readDocument(publishFolder: string, path: string): Promise<Buffer | undefined> {
  if (path.split('/').includes('..') || path.includes('\0')) {
    return undefined;
  }
  return readFile(join(publishFolder, path)).catch(() => undefined);
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { documentPaths } from '../publish/publish-site.ts';
import type { SiteFolder } from '../site-folder.ts';
import { requestPath } from './request-path.ts';

/** The preview server answers as a static host does: clean addresses, and `404.html` with its status. */
export function previewSite(folder: SiteFolder): Plugin {
  return {
    name: 'site:preview',
    apply: (_, { isPreview }) => isPreview === true,
    configurePreviewServer(server) {
      // After Vite's own: scripts, styles and pictures are files and have been served by then.
      return () => {
        server.middlewares.use(serveDocuments(folder.publishFolder));
      };
    },
  };
}

/** Serves the document of an address: `/chip` is `chip.html`, `/chip/` is `chip/index.html`. */
function serveDocuments(publishFolder: string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const path = requestPath(request);
      const isDirectory = path.endsWith('/');
      const paths = documentPaths(isDirectory ? path.slice(0, -1) || '/' : path);
      const document = await readDocument(publishFolder, isDirectory ? paths.index : paths.file);
      response.statusCode = document === undefined ? 404 : 200;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(document ?? (await readFile(join(publishFolder, '404.html'))));
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

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Files that are compressed already. */
const compressed: ReadonlySet<string> = new Set(['.woff2', '.avif', '.webp', '.png', '.jpg']);

export interface StaticServer {
  /** Address of the site, without a slash at its end. */
  readonly siteUrl: string;
  close(): void;
}

/** A document without its scripts. */
export function withoutScripts(html: string): string {
  return html.replace(/<script.*?<\/script>/gs, '');
}

/**
 * Serves a published folder as a good static host does: clean addresses, Brotli, files that change their names
 * may be kept. The site stands where its manifest says.
 * @param edit changes a document before it is sent
 */
export async function serveStatic(
  folder: string,
  edit: (html: string) => string = (html) => html,
): Promise<StaticServer> {
  const manifest: { readonly start_url: string } = JSON.parse(
    await readFile(join(folder, 'site.webmanifest'), 'utf8'),
  );
  const { start_url: basePath } = manifest;
  const cache = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site.invalid');
    const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : 'outside';
    const file = path === '' ? 'index.html' : extname(path) === '' ? `${path}.html` : path;
    const ending = extname(file);
    try {
      const raw = await readFile(join(folder, file));
      const content = ending === '.html' ? Buffer.from(edit(raw.toString())) : raw;
      const body = compressed.has(ending) ? content : (cache.get(path) ?? brotliCompressSync(content));
      cache.set(path, body);
      response.setHeader('Content-Type', types[ending] ?? 'application/octet-stream');
      response.setHeader('Cache-Control', ending === '.html' ? 'no-cache' : 'max-age=31536000');
      if (!compressed.has(ending)) {
        response.setHeader('Content-Encoding', 'br');
      }
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new TypeError('The server does not listen');
  }
  return {
    siteUrl: `http://127.0.0.1:${address.port}${basePath.slice(0, -1)}`,
    close: () => server.close(),
  };
}

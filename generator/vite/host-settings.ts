import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Host } from '../core/resolve/site-model.ts';

/** Settings that a host reads from published files. */
export interface HostSettings {
  /** Headers of every answer, without caching. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Redirects of old paths; both paths are from the site's root. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** The notation of a file: the groups of a line are a header's name and value, or two paths. */
interface Notation {
  readonly file: string;
  readonly line: RegExp;
}

/** The first block is for all paths; the others only set `Cache-Control`. */
const headersFile: Notation = { file: '_headers', line: /^ {2}(?!Cache-Control)([\w-]+): (.+)$/gm };
const redirectsFile: Notation = { file: '_redirects', line: /^(\S*[^/\s]) (\S+) 301$/gm };

const headerNotations: Readonly<Record<Host, Notation | undefined>> = {
  'github-pages': undefined,
  netlify: headersFile,
  cloudflare: headersFile,
  nginx: { file: 'nginx.conf', line: /^add_header ([\w-]+) "(.+)" always;$/gm },
  apache: { file: '.htaccess', line: /^ {2}Header always set ([\w-]+) "(.+)"$/gm },
  other: headersFile,
};

const redirectNotations: Readonly<Record<Host, Notation | undefined>> = {
  'github-pages': undefined,
  netlify: redirectsFile,
  cloudflare: redirectsFile,
  nginx: { file: 'nginx.conf', line: /^rewrite "\^(.+)\/\?\$" (\S+) permanent;$/gm },
  apache: { file: '.htaccess', line: /^RewriteRule \^([\w/-]+)\/\?\$ (\S+) \[R=301,L\]$/gm },
  other: undefined,
};

/** Files that a host reads but does not serve. */
export const settingFiles: Readonly<Record<Host, readonly string[]>> = {
  'github-pages': [],
  netlify: ['_headers', '_redirects'],
  cloudflare: ['_headers', '_redirects'],
  nginx: ['nginx.conf'],
  apache: ['.htaccess'],
  other: [],
};

/** Reads the published settings, so that the preview applies the same headers and redirects. */
export async function readHostSettings(
  publishFolder: string,
  host: Host,
  basePath: string,
): Promise<HostSettings> {
  const pairsOf = async (notation: Notation | undefined) => {
    if (notation === undefined) {
      return [];
    }
    const text = await readFile(join(publishFolder, notation.file), 'utf8').catch(() => '');
    return [...text.matchAll(notation.line)].map(([, first = '', second = '']) => [first, second] as const);
  };
  // Paths are written from the root of the host or of the site, in one notation as a regular expression.
  const toSitePath = (path: string) => {
    const plain = path.replaceAll('\\.', '.');
    return `/${plain.startsWith(basePath) ? plain.slice(basePath.length) : plain}`;
  };
  const redirects = await pairsOf(redirectNotations[host]);
  return {
    headers: await pairsOf(headerNotations[host]),
    redirects: new Map(redirects.map(([from, to]) => [toSitePath(from), toSitePath(to)])),
  };
}

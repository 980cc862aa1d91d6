import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Host } from '../core/resolve/site-model.ts';

/** The notation of a file: the groups of a line are a header's name and value, or two paths. */
interface Notation {
  readonly file: string;
  readonly line: RegExp;
}

/** What a host reads, and does not serve. */
type SettingNotations = Readonly<Partial<Record<'headers' | 'redirects', Notation>>>;

const netlifyNotations = {
  // The first block is for all paths; the others only set `Cache-Control`.
  headers: { file: '_headers', line: /^ {2}(?!Cache-Control)([\w-]+): (.+)$/gm },
  redirects: { file: '_redirects', line: /^(\S*[^/\s]) (\S+) 301$/gm },
} satisfies SettingNotations;

const notations: Readonly<Record<Host, SettingNotations>> = {
  'github-pages': {},
  netlify: netlifyNotations,
  cloudflare: netlifyNotations,
  nginx: {
    headers: { file: 'nginx.conf', line: /^add_header ([\w-]+) "(.+)" always;$/gm },
    redirects: { file: 'nginx.conf', line: /^rewrite "\^(.+)\/\?\$" (\S+) permanent;$/gm },
  },
  apache: {
    headers: { file: '.htaccess', line: /^ {2}Header always set ([\w-]+) "(.+)"$/gm },
    redirects: { file: '.htaccess', line: /^RewriteRule \^([\w/-]+)\/\?\$ (\S+) \[R=301,L\]$/gm },
  },
  other: { headers: netlifyNotations.headers },
};

/** Files that a host reads but does not serve; of a host that is not known, none is. */
export function settingFiles(host: Host): ReadonlySet<string> {
  return new Set(Object.values(host === 'other' ? {} : notations[host]).map(({ file }) => file));
}

/** Reads the published settings, so that the preview applies the same headers and redirects. */
export async function readHostSettings(publishFolder: string, host: Host, basePath: string) {
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
  const redirects = await pairsOf(notations[host].redirects);
  return {
    /** Headers of every answer, without caching. */
    headers: await pairsOf(notations[host].headers),
    /** Redirects of old paths; both paths are from the site's root. */
    redirects: new Map(redirects.map(([from, to]) => [toSitePath(from), toSitePath(to)])),
  };
}

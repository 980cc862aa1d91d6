import type { Host } from '../core/resolve/site-model.ts';

/** What a host answers to an address. Paths are from the site's root. */
export type HostAnswer =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'redirect'; readonly status: 301 | 308; readonly path: string }
  | { readonly kind: 'unknown' };

/** What has been published, as a host sees it. */
export interface PublishedFolder {
  /** Whether there is such a file that is served. */
  has(path: string): Promise<boolean>;
  /** Targets of the host's own redirects, by path. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** Answers an address where its path matches and a file is there; `$1` stands for the first group of the pattern. */
interface Rule {
  readonly path: RegExp;
  readonly file: string;
  /** Where the host redirects to instead of serving the file. */
  readonly redirect?: string;
}

const index: Rule = { path: /^(.*\/)$/, file: '$1index.html' };
const exact: Rule = { path: /^(.*[^/])$/, file: '$1' };
const withEnding: Rule = { path: /^(.*[^/])$/, file: '$1.html' };
const addSlash: Rule = { path: /^(.*[^/])$/, file: '$1/index.html', redirect: '$1/' };
const removeSlash: Rule = { path: /^(.*[^/])\/$/, file: '$1.html', redirect: '$1' };

const githubRules = [index, exact, withEnding, addSlash];

/** Not the document of unknown addresses. */
const servedName = /^(?!\/404(?:\.html)?$)(.*[^/])$/;

/** The configuration of nginx and Apache that is published. */
const configuredRules: readonly Rule[] = [
  { path: /^\/index(?:\.html)?$/, file: '/index.html', redirect: '/' },
  { path: /^((?:\/[\w-]+)+)\/(?:index\.html)?$/, file: '$1.html', redirect: '$1' },
  index,
  { path: servedName, file: '$1' },
  { path: servedName, file: '$1.html' },
];

/** In the order in which the host tries them. */
const rules: Readonly<Record<Host, readonly Rule[]>> = {
  'github-pages': githubRules,
  netlify: [removeSlash, ...githubRules],
  // https://github.com/cloudflare/workers-sdk, `packages/pages-shared/asset-server/handler.ts`.
  cloudflare: [
    { path: /^(.*\/)index(?:\.html)?$/, file: '$1index.html', redirect: '$1' },
    index,
    removeSlash,
    { path: /^(.*)\.html$/, file: '$1.html', redirect: '$1' },
    exact,
    withEnding,
    addSlash,
  ],
  nginx: configuredRules,
  apache: configuredRules,
  // Not known: each of the two files of a document answers.
  other: [index, exact, withEnding],
};

/**
 * What a host answers.
 * @param path what is asked for, decoded, from the site's root
 */
export async function hostAnswer(host: Host, path: string, folder: PublishedFolder): Promise<HostAnswer> {
  const target = folder.redirects.get(path.replace(/\/$/, ''));
  if (target !== undefined) {
    return { kind: 'redirect', status: 301, path: target };
  }
  for (const rule of rules[host].filter((candidate) => candidate.path.test(path))) {
    const file = path.replace(rule.path, rule.file);
    if (await folder.has(file)) {
      return rule.redirect === undefined
        ? { kind: 'file', path: file }
        : {
            kind: 'redirect',
            status: host === 'cloudflare' ? 308 : 301,
            path: path.replace(rule.path, rule.redirect),
          };
    }
  }
  return { kind: 'unknown' };
}

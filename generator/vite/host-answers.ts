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
  /** Where the host itself leads from, by the paths that it leads from. */
  readonly redirects: ReadonlyMap<string, string>;
}

type Answering = (path: string, folder: PublishedFolder) => Promise<HostAnswer>;

const unknown: HostAnswer = { kind: 'unknown' };
const file = (path: string): HostAnswer => ({ kind: 'file', path });
const moved = (path: string): HostAnswer => ({ kind: 'redirect', status: 301, path });
const movedForGood = (path: string): HostAnswer => ({ kind: 'redirect', status: 308, path });

/** The first of some files that is there. */
async function firstOf(folder: PublishedFolder, ...paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    if (await folder.has(path)) {
      return path;
    }
  }
  return undefined;
}

const withoutSlash = (path: string) => path.slice(0, -1);

const answerAsGithubPages: Answering = async (path, folder) => {
  if (path.endsWith('/')) {
    const index = await firstOf(folder, `${path}index.html`);
    return index === undefined ? unknown : file(index);
  }
  const found = await firstOf(folder, path, `${path}.html`);
  if (found !== undefined) {
    return file(found);
  }
  return (await folder.has(`${path}/index.html`)) ? moved(`${path}/`) : unknown;
};

const answerAsNetlify: Answering = async (path, folder) => {
  if (path.endsWith('/') && (await folder.has(`${withoutSlash(path)}.html`))) {
    return moved(withoutSlash(path));
  }
  return answerAsGithubPages(path, folder);
};

/** https://github.com/cloudflare/workers-sdk, `packages/pages-shared/asset-server/handler.ts`. */
const answerAsCloudflare: Answering = async (path, folder) => {
  const [, page = '', isIndex] = /^(.*?\/?)(index)?(?:\.html)?$/.exec(path) ?? [];
  if (isIndex !== undefined && page.endsWith('/') && (await folder.has(`${page}index.html`))) {
    return movedForGood(page);
  }
  if (path.endsWith('/')) {
    const index = await firstOf(folder, `${path}index.html`);
    if (index !== undefined) {
      return file(index);
    }
    return (await folder.has(`${withoutSlash(path)}.html`)) ? movedForGood(withoutSlash(path)) : unknown;
  }
  if (path.endsWith('.html')) {
    return (await folder.has(path)) ? movedForGood(page) : unknown;
  }
  const answer = await answerAsGithubPages(path, folder);
  return answer.kind === 'redirect' ? movedForGood(answer.path) : answer;
};

/** By the configuration that is published. */
const answerAsConfigured: Answering = async (path, folder) => {
  if (/^\/404(?:\.html)?$/.test(path)) {
    return unknown;
  }
  if (/^\/index(?:\.html)?$/.test(path)) {
    return moved('/');
  }
  const page = /^((?:\/[\w-]+)+)\/(?:index\.html)?$/.exec(path)?.[1];
  if (page !== undefined && (await folder.has(`${page}.html`))) {
    return moved(page);
  }
  const found = await firstOf(folder, path.endsWith('/') ? `${path}index.html` : path, `${path}.html`);
  return found === undefined ? unknown : file(found);
};

/** Nobody knows: each of the two files of a document answers. */
const answerAsOther: Answering = async (path, folder) => {
  const answer = await answerAsGithubPages(path, folder);
  return answer.kind === 'redirect' ? unknown : answer;
};

const answering: Readonly<Record<Host, Answering>> = {
  'github-pages': answerAsGithubPages,
  netlify: answerAsNetlify,
  cloudflare: answerAsCloudflare,
  nginx: answerAsConfigured,
  apache: answerAsConfigured,
  other: answerAsOther,
};

/**
 * What a host answers.
 * @param path what is asked for, decoded, from the site's root
 */
export async function hostAnswer(host: Host, path: string, folder: PublishedFolder): Promise<HostAnswer> {
  const target = folder.redirects.get(path.replace(/\/$/, ''));
  return target === undefined ? answering[host](path, folder) : moved(target);
}

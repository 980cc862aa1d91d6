/** What is published for each host. How nginx and Apache serve it is asked of themselves in `real-hosts.test.ts`. */
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { readHost } from '../../generator/core/check/read-host.ts';
import type { Host, SiteModel } from '../../generator/core/resolve/site-model.ts';
import { hashSource } from '../../generator/publish/hash-source.ts';
import { publishSite } from '../../generator/publish/publish-site.ts';
import { type HostAnswer, hostAnswer } from '../../generator/vite/host-answers.ts';
import { documentBase } from '../support/document-base.ts';
import { compileWithPictures, readFixture, replaceOnce } from '../support/workspace.ts';

const fixture = 'sites/driver-papers';
const text = await readFixture(fixture);

async function modelFor(host: Host | undefined): Promise<SiteModel> {
  const spec = host === undefined ? text : replaceOnce(text, 'site:\n', `site:\n  host: ${host}\n`);
  const { model } = await compileWithPictures(fixture, spec);
  if (model === undefined) {
    throw new TypeError('The fixture has errors');
  }
  return model;
}

const template = '<html lang="%lang%"><head><!--head--></head><body><!--page--></body></html>';
const styles = 'a{color:red}';

/** Contents by path. */
async function publish(model: SiteModel): Promise<ReadonlyMap<string, string>> {
  const files = await publishSite(model, documentBase(model, template, styles));
  return new Map(
    files.flatMap(({ path, content, alsoAt = [] }) =>
      [path, ...alsoAt].map((name) => [name, String(content)] as const),
    ),
  );
}

const models = {
  'github-pages': await modelFor('github-pages'),
  netlify: await modelFor('netlify'),
  cloudflare: await modelFor('cloudflare'),
  nginx: await modelFor('nginx'),
  apache: await modelFor('apache'),
  other: await modelFor('other'),
} satisfies Record<Host, SiteModel>;

const published = {
  'github-pages': await publish(models['github-pages']),
  netlify: await publish(models.netlify),
  cloudflare: await publish(models.cloudflare),
  nginx: await publish(models.nginx),
  apache: await publish(models.apache),
  other: await publish(models.other),
} satisfies Record<Host, ReadonlyMap<string, string>>;

const hosts = ['github-pages', 'netlify', 'cloudflare', 'nginx', 'apache', 'other'] as const;
const knownHosts = hosts.filter((host) => host !== 'other');

/** The script of a document that leads on, and where it leads from an address. */
function follow(document: string, address: string): string | undefined {
  const [, to, script = ''] = /<script(?: data-to="([^"]*)")?>(.*?)<\/script>/.exec(document) ?? [];
  let target: string | undefined;
  const { origin, pathname, search, hash } = new URL(address);
  runInNewContext(script, {
    document: { currentScript: { dataset: { to } } },
    location: {
      origin,
      pathname,
      search,
      hash,
      replace: (next: string) => {
        target = next;
      },
    },
  });
  return target;
}

/** The sources of scripts that a document's own policy allows. */
function allowedScripts(document: string): string {
  return /http-equiv="Content-Security-Policy" content="[^"]*?script-src ([^;"]*)/.exec(document)?.[1] ?? '';
}

describe('without a host', () => {
  test('the files are those for any host', async () => {
    expect(await publish(await modelFor(undefined))).toEqual(published.other);
  });

  test('every page has both forms, so that it answers everywhere with and without a slash', () => {
    for (const { path } of models.other.pages.filter((page) => page.path !== '/')) {
      const document = published.other.get(`${path.slice(1)}.html`);
      expect(document).toBeDefined();
      expect(published.other.get(`${path.slice(1)}/index.html`)).toBe(document);
    }
  });

  test('the headers stand in a file, and the policy in the documents as well', () => {
    expect(published.other.get('_headers')).toContain('X-Frame-Options: DENY');
    expect(published.other.get('chip.html')).toContain('http-equiv="Content-Security-Policy"');
    expect(published.other.has('.nojekyll')).toBe(true);
  });

  test('a header allows the script of old paths, and only where there are any', async () => {
    const script = /<script[^>]*>(.*?)<\/script>/.exec(
      published.other.get('tachograph-card.html') ?? '',
    )?.[1];
    const source = hashSource(script ?? '');
    expect(published.other.get('_headers')).toContain(source);
    expect((await publish({ ...models.other, redirects: [] })).get('_headers')).not.toContain(source);
  });
});

describe.for(knownHosts)('for %s', (host) => {
  const files = published[host];

  test('every page has one document', () => {
    for (const { path } of models[host].pages) {
      expect(files.has(path === '/' ? 'index.html' : `${path.slice(1)}.html`)).toBe(true);
    }
    expect([...files.keys()].filter((path) => path.endsWith('/index.html'))).toEqual([]);
  });

  test('the canonical address is that of the document, without a slash', () => {
    const addresses = [...(files.get('sitemap.xml') ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, at]) => at,
    );
    expect(addresses).toEqual(models[host].pages.map(({ path }) => `https://reisdok.example${path}`));
    expect(addresses).toEqual(models[host].pages.map(({ head }) => head.canonicalUrl));
  });

  test('unknown addresses have a page', () => {
    expect(files.get('404.html')).toContain('<main>none</main>');
  });

  test('the policy stands in the documents or in a header', () => {
    const isInDocuments = host === 'github-pages' || host === 'nginx';
    for (const name of ['index.html', 'chip.html', '404.html']) {
      expect(files.get(name)?.includes('http-equiv="Content-Security-Policy"')).toBe(isInDocuments);
    }
    const settings = ['_headers', '.htaccess'].map((name) => files.get(name) ?? '').join('');
    expect(settings.includes(hashSource(styles))).toBe(!isInDocuments);
  });
});

test.for([
  ['github-pages', ['.nojekyll']],
  ['netlify', ['_headers', '_redirects']],
  ['cloudflare', ['_headers', '_redirects']],
  ['nginx', ['nginx.conf']],
  ['apache', ['.htaccess']],
  ['other', ['.nojekyll', '_headers']],
] as const)('%s gets its own settings and no others', ([host, expected]) => {
  const settings = ['.htaccess', '.nojekyll', '_headers', '_redirects', 'nginx.conf'];
  expect(settings.filter((name) => published[host].has(name))).toEqual(expected);
});

test('a policy in a document comes before all that it is about', () => {
  const document = published['github-pages'].get('chip.html') ?? '';
  expect(document).toMatch(/<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /);
  // Browsers ignore it there, and say so in their console.
  expect(document).not.toContain('frame-ancestors');
});

describe('a path that a page had before', () => {
  test.for(['netlify', 'cloudflare'] as const)('%s leads from with status 301', (host) => {
    const rules = published[host].get('_redirects')?.split('\n') ?? [];
    expect(rules).toEqual(
      expect.arrayContaining(['/tachograph-card /chip 301', '/tachograph-card/ /chip 301']),
    );
    expect(published[host].has('tachograph-card.html')).toBe(false);
  });

  test('needs no file where there is none', async () => {
    expect((await publish({ ...models.cloudflare, redirects: [] })).has('_redirects')).toBe(false);
  });

  test.for(['github-pages', 'other'] as const)(
    'has a document for %s that keeps the query and the hash',
    (host) => {
      const document = published[host].get('tachograph-card.html') ?? '';
      const address = 'https://reisdok.example/tachograph-card?gclid=a%2Bb&utm_source=x#documents';
      expect(follow(document, address)).toBe('/chip?gclid=a%2Bb&utm_source=x#documents');
      expect(allowedScripts(document)).toBe(
        hashSource(/<script[^>]*>(.*?)<\/script>/.exec(document)?.[1] ?? ''),
      );
    },
  );

  test('is named for readers, for search engines and for browsers without scripts', () => {
    const document = published['github-pages'].get('tachograph-card.html');
    const title = models['github-pages'].pages.find(({ path }) => path === '/chip')?.head.title;
    expect(document).toContain('<link rel="canonical" href="https://reisdok.example/chip">');
    expect(document).toContain('<noscript><meta http-equiv="refresh" content="0; url=/chip"></noscript>');
    expect(document).toContain(`<p><a href="/chip">${title}</a></p>`);
    expect(published['github-pages'].get('sitemap.xml')).not.toContain('tachograph-card');
  });

  test('is below the base of a site that has one, and its title is text', async () => {
    const model = models['github-pages'];
    const pages = model.pages.map((page) => ({ ...page, head: { ...page.head, title: '<b>&' } }));
    const document =
      (await publish({ ...model, pages, basePath: '/site/' })).get('tachograph-card.html') ?? '';
    expect(document).toContain('url=/site/chip">');
    expect(document).toContain('<title>&lt;b&gt;&amp;</title>');
    expect(follow(document, 'https://a.example/site/tachograph-card')).toBe('/site/chip');
    const settings = (await publish({ ...models.netlify, basePath: '/site/' })).get('_redirects');
    expect(settings).toContain('/site/tachograph-card /site/chip 301\n');
  });
});

describe('an address with a slash on GitHub Pages, which has no such', () => {
  const document = published['github-pages'].get('404.html') ?? '';

  test.for([
    ['/chip/?gclid=1#documents', 'https://a.example/chip?gclid=1#documents'],
    ['/chip/index.html', 'https://a.example/chip'],
    ['/chip//', 'https://a.example/chip'],
    ['/no-such-page', undefined],
    // Not another host.
    ['//evil.example/', 'https://a.example//evil.example'],
  ] as const)('%s leads to %s', ([from, to]) => {
    expect(follow(document, `https://a.example${from}`)).toBe(to);
  });

  test('is allowed its script', () => {
    const script = /<script>(.*?)<\/script>/.exec(document)?.[1] ?? '';
    expect(allowedScripts(document)).toContain(hashSource(script));
    expect(document.indexOf('http-equiv')).toBeLessThan(document.indexOf('<script>'));
  });

  test.for(hosts.filter((host) => host !== 'github-pages'))('is led by %s itself', (host) => {
    expect(published[host].get('404.html')).not.toContain('<script');
  });
});

test('Netlify is told of pages with capital letters, which it would otherwise lead to others without', () => {
  const rules = published.netlify.get('_redirects')?.split('\n') ?? [];
  expect(rules).toContain('/licenceChange /licenceChange.html 200!');
  expect(rules.filter((rule) => rule.endsWith(' 200!'))).toHaveLength(3);
  expect(published.cloudflare.get('_redirects')).not.toContain('licenceChange');
});

describe('the preview answers as the host', () => {
  const redirects = new Map([['/old', '/chip']]);
  const files = new Set([
    '/index.html',
    '/404.html',
    '/chip.html',
    '/both.html',
    '/both/index.html',
    '/a.js',
  ]);
  const has = async (path: string) => files.has(path);
  const inWords = (answer: HostAnswer) =>
    ({
      file: (path: string) => path,
      redirect: (path: string) => `${answer.kind === 'redirect' ? answer.status : ''} ${path}`,
      unknown: () => '404',
    })[answer.kind]('path' in answer ? answer.path : '');

  /** The hosts' own answers: https://github.com/slorber/trailing-slash-guide. */
  const table: Readonly<Record<string, Partial<Record<Host, string>>>> = {
    '/': {
      'github-pages': '/index.html',
      netlify: '/index.html',
      cloudflare: '/index.html',
      other: '/index.html',
    },
    '/index.html': { 'github-pages': '/index.html', netlify: '/index.html', cloudflare: '308 /' },
    '/chip': {
      'github-pages': '/chip.html',
      netlify: '/chip.html',
      cloudflare: '/chip.html',
      other: '/chip.html',
    },
    '/chip/': { 'github-pages': '404', netlify: '301 /chip', cloudflare: '308 /chip', other: '404' },
    '/chip.html': { 'github-pages': '/chip.html', netlify: '/chip.html', cloudflare: '308 /chip' },
    '/chip/index.html': { 'github-pages': '404', netlify: '404', cloudflare: '404' },
    '/both': {
      'github-pages': '/both.html',
      netlify: '/both.html',
      cloudflare: '/both.html',
      other: '/both.html',
    },
    '/both/': {
      'github-pages': '/both/index.html',
      netlify: '301 /both',
      cloudflare: '/both/index.html',
      other: '/both/index.html',
    },
    '/both/index.html': { 'github-pages': '/both/index.html', cloudflare: '308 /both/' },
    '/a.js': { 'github-pages': '/a.js', netlify: '/a.js', cloudflare: '/a.js', other: '/a.js' },
    '/CHIP': { 'github-pages': '404', cloudflare: '404', other: '404' },
    '/old': { netlify: '301 /chip', cloudflare: '301 /chip' },
    '/old/': { netlify: '301 /chip', cloudflare: '301 /chip' },
  };

  test.for(
    Object.entries(table).flatMap(([path, answers]) =>
      hosts.flatMap((host) => (answers[host] === undefined ? [] : [[host, path, answers[host]] as const])),
    ),
  )('%s: %s is %s', async ([host, path, expected]) => {
    expect(inWords(await hostAnswer(host, path, { has, redirects }))).toBe(expected);
  });
});

test.for([
  ['site:\n  host: nginx\n', 'nginx'],
  ['site:\n  language: ru\n  host: "github-pages" # here\n', 'github-pages'],
  ['site: { host: apache }\n', 'apache'],
  ['pages: "unclosed\nsite:\n  host: netlify\n', 'netlify'],
  ['site:\n  host: nowhere\n', 'other'],
  ['site:\n  language: ru\n', 'other'],
  ['mail:\n  host: nginx\n', 'other'],
  ['', 'other'],
] as const)('the host of %j is %s', ([file, expected]) => {
  expect(readHost(file)).toBe(expected);
});

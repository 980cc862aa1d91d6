/** What is published for nginx and Apache, served by nginx and Apache themselves; the preview answers as they do. */
import { chmod, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SiteModel } from '../../generator/core/resolve/site-model.ts';
import { publishSite } from '../../generator/publish/publish-site.ts';
import type { PublishedFile, SiteFile } from '../../generator/publish/published-file.ts';
import { replaceFolder } from '../../generator/publish/replace-folder.ts';
import { hostAnswer } from '../../generator/vite/host-answers.ts';
import { readHostSettings, settingFiles } from '../../generator/vite/host-settings.ts';
import { documentBase } from '../support/document-base.ts';
import { hostServers } from '../support/host-servers.ts';
import type { Answer, WebServer } from '../support/web-server.ts';
import { compileWithPictures, readFixture, replaceOnce } from '../support/workspace.ts';

const fixture = 'sites/driver-papers';
const oldAddress = 'https://reisdok.example';

const hosts = ['nginx', 'apache'] as const;
const basePaths = ['/', '/my.site/'] as const;

type TestedHost = (typeof hosts)[number];

/** Long enough to be worth compressing. */
const script = `// ${'compressed '.repeat(200)}`;

/** Files that a build makes besides the documents, one of each kind. */
const assets: readonly PublishedFile[] = [
  { path: 'assets/app-0ef1ae3d.js', content: script },
  { path: 'assets/font-0ef1ae3d.woff2', content: 'wOF2' },
  { path: 'pictures/chip.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  { path: 'pictures/office.avif', content: 'avif' },
  { path: 'share/chip.jpg', content: 'jpeg' },
  { path: 'site.webmanifest', content: '{}' },
  { path: 'favicon.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  // What search engines ask their users to put beside the documents.
  { path: 'google1234567890abcdef.html', content: 'google-site-verification' },
  { path: '.well-known/security.txt', content: 'Contact: mailto:a@example.com' },
];

/** The fixture, with a page below another one: the document and the folder of the latter have one name. */
async function modelFor(host: TestedHost, basePath: string): Promise<SiteModel> {
  const text = (await readFixture(fixture)).replaceAll(/(?<=[ ([])\/adr\b/g, '/chip/adr');
  const address = oldAddress + basePath.replace(/\/$/, '');
  const placed = replaceOnce(text, `address: ${oldAddress}`, `address: ${address}\n  host: ${host}`);
  const { model, diagnostics } = await compileWithPictures(fixture, placed);
  if (model === undefined) {
    throw new TypeError(JSON.stringify(diagnostics));
  }
  return model;
}

async function publish(model: SiteModel): Promise<SiteFile[]> {
  const template =
    '<!doctype html><html lang="%lang%"><head><!--head--></head><body><!--page--></body></html>';
  return [...assets, ...(await publishSite(model, documentBase(model, template)))];
}

/**
 * What every form of an address gives: a page by its id, an arrow and where it leads, another file, or the page for
 * unknown addresses. Paths are from the site's root.
 */
const addresses: Readonly<Record<string, string>> = {
  '/': 'landing',
  '/?gclid=a%2Bb': 'landing',
  '/index.html?gclid=1': '→ /?gclid=1',
  '/index': '→ /',
  '/chip': 'chipCard',
  '/chip?gclid=1': 'chipCard',
  '/chip/': '→ /chip',
  '/chip/?gclid=a%2Bb&x=1': '→ /chip?gclid=a%2Bb&x=1',
  '/chip/index.html': '→ /chip',
  '/chip.html': 'chipCard',
  '/chip/adr': 'adr',
  '/chip/adr/': '→ /chip/adr',
  '/chip/adr/index.html?x': '→ /chip/adr?x',
  '/licenceChange': 'licenceChange',
  '/licencechange': 'unknown',
  '/Chip': 'unknown',
  '/CHIP/': 'unknown',
  '/chip/more': 'unknown',
  '/chip.html/': 'unknown',
  '/chip.html/more': 'unknown',
  '/no-such-page': 'unknown',
  '/no-such-page/': 'unknown',
  '/no-such-page.html': 'unknown',
  '/visaAccept': 'unknown',
  '/404': 'unknown',
  '/404.html': 'unknown',
  '/assets/': 'unknown',
  '/assets': 'unknown',
  '/assets/lost-0ef1ae3d.js': 'unknown',
  '/nginx.conf': 'unknown',
  '/tachograph-card': '→ /chip',
  '/tachograph-card/': '→ /chip',
  '/tachograph-card?gclid=a%2Bb&utm_source=x': '→ /chip?gclid=a%2Bb&utm_source=x',
  '/tachograph-card/?gclid=1': '→ /chip?gclid=1',
  '/tachograph-cards': 'unknown',
  '/google1234567890abcdef.html': 'file',
  '/robots.txt': 'file',
  '/sitemap.xml': 'file',
  '/.well-known/security.txt': 'file',
};

/** An answer in the words of the table. */
function inWords({ status, headers, body }: Answer, basePath: string): string {
  if (status === 301) {
    // Apache writes the whole address.
    return String(headers.location)
      .replace(/^http:\/\/[^/]+/, '')
      .replace(basePath, '→ /');
  }
  const page = /<main[^>]*>(.+)<\/main>/.exec(body.toString())?.[1];
  if (status === 404) {
    return page === 'none' ? 'unknown' : `another page for unknown addresses: ${body}`;
  }
  return status === 200 ? (page ?? 'file') : `status ${status}`;
}

const isRequired = process.env.CI === 'true';

describe.for(hosts.flatMap((host) => basePaths.map((basePath) => ({ host, basePath }))))(
  '$host, a site at $basePath',
  ({ host, basePath }) => {
    if (hostServers[host].program === undefined) {
      test('the server is on this machine', ({ skip }) => {
        skip(!isRequired, `${host} is not installed: nothing is asked of it`);
        expect.fail(`${host} is not installed`);
      });
      return;
    }

    describe('answers', () => {
      let workspace = '';
      let published = '';
      let server: WebServer | undefined;
      const at = (path: string) => basePath + path.slice(1);
      const get = async (path: string, headers?: Readonly<Record<string, string>>) => {
        if (server === undefined) {
          throw new TypeError('The server does not run');
        }
        return server.get(at(path), headers);
      };

      beforeAll(async () => {
        workspace = await mkdtemp(join(tmpdir(), `site-on-${host}-`));
        await chmod(workspace, 0o755);
        const root = join(workspace, 'root');
        published = join(root, basePath.slice(0, -1));
        await mkdir(dirname(published), { recursive: true });
        replaceFolder(published, await publish(await modelFor(host, basePath)));
        server = await hostServers[host].start(root, published, join(workspace, 'server'));
      });

      afterAll(async () => {
        await server?.stop();
        await rm(workspace, { recursive: true, force: true });
      });

      test.for(Object.entries(addresses))('%s is %s', async ([path, expected]) => {
        expect(inWords(await get(path), basePath)).toBe(expected);
      });

      test('the preview gives the same to every address', async () => {
        const { headers, redirects } = await readHostSettings(published, host, basePath);
        const isFile = (path: string) =>
          stat(join(published, path)).then(
            (entry) => entry.isFile() && !settingFiles(host).has(path.slice(1)),
            () => false,
          );
        for (const [address, expected] of Object.entries(addresses)) {
          const [path = '', query] = address.split('?');
          const answer = await hostAnswer(host, path, { has: isFile, redirects });
          const shown = {
            file: async (file: string) => {
              const text = await readFile(join(published, file), 'utf8');
              return /<main[^>]*>(.+)<\/main>/.exec(text)?.[1] ?? 'file';
            },
            redirect: async (target: string) => `→ ${[target, query].join(query === undefined ? '' : '?')}`,
            unknown: async () => 'unknown',
          }[answer.kind];
          expect(await shown(answer.kind === 'unknown' ? '' : answer.path), address).toBe(expected);
        }
        expect(headers.length).toBeGreaterThan(5);
        const { headers: sent } = await get('/');
        for (const [name, value] of headers) {
          expect(sent[name.toLowerCase()], name).toBe(value);
        }
      });

      test.for(['/', '/chip', '/chip/', '/no-such-page', '/assets/app-0ef1ae3d.js', '/tachograph-card'])(
        'the headers of %s keep the site safe',
        async (path) => {
          const { headers } = await get(path);
          expect(headers).toMatchObject({
            'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
            'strict-transport-security': 'max-age=63072000',
            'x-content-type-options': 'nosniff',
            'x-frame-options': 'DENY',
            'referrer-policy': 'strict-origin-when-cross-origin',
            'cross-origin-opener-policy': 'same-origin-allow-popups',
            'cross-origin-resource-policy': 'same-origin',
            'permissions-policy': 'camera=(), geolocation=(), microphone=()',
          });
        },
      );

      test('the policy stands once: in the header where that is read anew, else in the documents', async () => {
        for (const path of ['/', '/chip', '/no-such-page']) {
          const { headers, body } = await get(path);
          const inHeader = String(headers['content-security-policy']).includes("script-src 'self' 'sha256-");
          const inDocument = body
            .toString()
            .includes('<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; ');
          expect({ inHeader, inDocument }).toEqual({
            inHeader: host === 'apache',
            inDocument: host === 'nginx',
          });
        }
      });

      test.for([
        ['/', 'no-cache'],
        ['/chip', 'no-cache'],
        ['/assets/app-0ef1ae3d.js', 'public, max-age=31536000, immutable'],
        ['/pictures/chip.svg', 'public, max-age=86400'],
        ['/share/chip.jpg', 'public, max-age=86400'],
        ['/favicon.svg', 'no-cache'],
        ['/no-such-page', 'no-cache'],
        ['/assets/lost-0ef1ae3d.js', 'no-cache'],
      ] as const)('%s is kept: %s', async ([path, expected]) => {
        const { headers } = await get(path);
        // nginx says nothing of what is not there, which nobody keeps.
        expect(headers['cache-control'] ?? 'no-cache').toBe(expected);
      });

      test.for([
        ['/chip', 'text/html; charset=utf-8'],
        ['/no-such-page', 'text/html; charset=utf-8'],
        ['/assets/app-0ef1ae3d.js', 'javascript'],
        ['/assets/font-0ef1ae3d.woff2', 'font/woff2'],
        ['/pictures/chip.svg', 'image/svg+xml'],
        ['/pictures/office.avif', 'image/avif'],
        ['/share/chip.jpg', 'image/jpeg'],
        ['/site.webmanifest', 'application/manifest+json'],
        ['/sitemap.xml', 'xml'],
        ['/robots.txt', 'text/plain; charset=utf-8'],
        ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
      ] as const)('%s is %s', async ([path, type]) => {
        const { headers } = await get(path);
        expect(String(headers['content-type']).toLowerCase()).toContain(type);
      });

      test('texts are compressed for those who take it', async () => {
        const asked = { 'accept-encoding': 'gzip' };
        const { headers, body } = await get('/assets/app-0ef1ae3d.js', asked);
        expect(headers).toMatchObject({
          'content-encoding': 'gzip',
          vary: expect.stringContaining('Encoding'),
        });
        expect(gunzipSync(body).toString()).toBe(script);
        expect((await get('/assets/font-0ef1ae3d.woff2', asked)).headers).not.toHaveProperty(
          'content-encoding',
        );
        expect((await get('/assets/app-0ef1ae3d.js')).body.toString()).toBe(script);
      });

      test('its own settings are served to nobody', async () => {
        for (const file of settingFiles(host)) {
          expect((await get(`/${file}`)).status).toBeGreaterThanOrEqual(403);
        }
      });

      test.for(['//example.com/', '/\\example.com/', '//example.com/index.html', '/%5Cexample.com/'])(
        '%s leads to no other host',
        async (path) => {
          const answer = await server?.get(path);
          expect(String(answer?.headers.location ?? '')).not.toMatch(/^(?:https?:)?[/\\]{2}example/);
        },
      );
    });
  },
);

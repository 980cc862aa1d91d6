import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import type { SiteModel } from '../../generator/core/resolve/site-model.ts';
import { hashSource } from '../../generator/publish/hash-source.ts';
import { fillTemplate, frameAttributes } from '../../generator/publish/html-document.ts';
import { type PageRenderer, publishSite, usedPictures } from '../../generator/publish/publish-site.ts';
import { printRobots } from '../../generator/publish/robots.ts';
import { printSitemap } from '../../generator/publish/sitemap.ts';
import type { Page } from '../../src/model/page.ts';
import { documentBase, renderer } from '../support/document-base.ts';
import { compileFixture, projectRoot } from '../support/workspace.ts';

const html =
  '<html lang="%lang%"><head><!--head--><style><!--styles--></style></head><body%frame%><!--page--></body></html>';
async function modelOf(name: string): Promise<SiteModel> {
  const { model } = await compileFixture(name);
  if (model === undefined) {
    throw new TypeError(`${name} has errors`);
  }
  return model;
}

const model = await modelOf('sites/driver-papers');

const built = documentBase(model, html);

const home = pageAt('/');

function pageAt(path: string): Page {
  const page = model.pages.find((candidate) => candidate.path === path);
  if (page === undefined) {
    throw new TypeError(`${path} has no page`);
  }
  return page;
}

describe('the template', () => {
  test('is filled once, whatever the parts hold', () => {
    const body = "$& $1 $' $` $$ <!--head--> %lang% %frame% </script>";
    const parts = {
      language: 'ru',
      head: '<!--page-->',
      fonts: '<!--page-->',
      styles: '<!--page-->',
      frame: frameAttributes(home, '%lang%'),
      body,
    };
    expect(fillTemplate(html, parts)).toMatch(
      /^<html lang="ru"><head><!--page--><style><!--page--><\/style><\/head><body data-module="%lang%" data-frame='[^']+'>/,
    );
    expect(fillTemplate(html, parts)).toContain(`>${body}</body></html>`);
  });

  test('says what the page is, without its sections', () => {
    const page = { ...home, name: `Rock'n'roll "&amp;" <b>` };
    const attributes = frameAttributes(page, '/home.js');
    const parts = { language: '', head: '', fonts: '', styles: '', frame: attributes, body: '' };
    const { document } = new Window();
    document.body.innerHTML = fillTemplate('<i%frame%></i>', parts);
    const { frame = '', module } = document.querySelector('i')?.dataset ?? {};
    const { sections: _, ...rest } = page;
    expect([JSON.parse(frame), module]).toEqual([rest, '/home.js']);
  });

  test('keeps comments of its own', () => {
    const parts = { language: '', head: '', fonts: '', styles: '', frame: '', body: 'x' };
    expect(fillTemplate('<!--other--><!--page-->', parts)).toBe('<!--other-->x');
  });
});

test('the bars of a browser have the colour of the paper, by day and by night', async () => {
  const document = await readFile(join(projectRoot, 'src/index.html'), 'utf8');
  const tokens = await readFile(join(projectRoot, 'src/styles/tokens.css'), 'utf8');
  const [light, dark] = [...tokens.matchAll(/--paper: (#[\da-f]{6});/g)].map(([, colour]) => colour);
  const bars = [...document.matchAll(/<meta name="theme-color" content="(.+)" media="(.+)">/g)];
  expect(bars.map(([, colour, media]) => [media, colour])).toEqual([
    ['(prefers-color-scheme: light)', light],
    ['(prefers-color-scheme: dark)', dark],
  ]);
});

describe('the documents', async () => {
  const files = await publishSite(model, built);
  const byPath = new Map(
    files.flatMap(({ path, content, alsoAt = [] }) => [path, ...alsoAt].map((name) => [name, content])),
  );

  test('every page answers with and without a slash at the end', () => {
    for (const { path, id } of model.pages) {
      const names = path === '/' ? ['index.html'] : [`${path.slice(1)}.html`, `${path.slice(1)}/index.html`];
      for (const name of names) {
        expect(byPath.get(name)).toMatch(
          new RegExp(
            `^<html lang="ru"><head><meta [^>]+><title>${id}</title><meta property="og:locale" content="ru_RU">(?:<script type="application/ld.json">[^<]+</script>)?<style>\\.${id}{color:red}</style></head><body data-module="/assets/${id}.js" data-frame='[^']+'><main class="${id}">${id}</main></body></html>$`,
          ),
        );
      }
    }
  });

  test('no two files have one path, and none lies outside', () => {
    expect(new Set(files.map(({ path }) => path.toLowerCase())).size).toBe(files.length);
    expect(files.filter(({ path }) => path.startsWith('/') || path.includes('..'))).toEqual([]);
  });

  test('service files stand beside them', () => {
    expect(byPath.get('404.html')).toContain('<body><main>none</main>');
    expect(byPath.get('.nojekyll')).toBe('');
    expect([...byPath.keys()]).toEqual(expect.arrayContaining(['sitemap.xml', 'robots.txt', '_headers']));
    expect(byPath.has('visaAccept.html')).toBe(false);
  });

  test('allow their own styles and no others', () => {
    const hashed = new Set<string>();
    for (const content of byPath.values()) {
      const [, styles] = /<style>(.*)<\/style>/.exec(String(content)) ?? [];
      if (styles !== undefined) {
        hashed.add(hashSource(styles));
      }
    }
    expect(hashed.size).toBe(model.pages.length + 1);
    const [, allowed = ''] = /style-src 'self' ([^;]*)/.exec(String(byPath.get('_headers'))) ?? [];
    expect(new Set(allowed.split(' '))).toEqual(hashed);
  });

  test('are the same twice', async () => {
    expect(await publishSite(model, built)).toEqual(files);
  });
});

describe('rendering', () => {
  test('asks for every page in order, tells how many are done, and ends at the first failure', async () => {
    const asked: string[] = [];
    const done: number[] = [];
    const asking: PageRenderer = {
      ...renderer,
      renderPage: async (task) => {
        asked.push(task.page.path);
        return renderer.renderPage(task);
      },
    };
    const loadRenderer = async () => asking;
    await publishSite(model, { ...built, loadRenderer }, undefined, (count) => done.push(count));
    expect(asked).toEqual(model.pages.map(({ path }) => path));
    // With the document of unknown paths.
    expect(done.at(-1)).toBe(model.pages.length + 1);
    const failing: PageRenderer = {
      ...renderer,
      renderPage: () => Promise.reject(new Error('cannot be drawn')),
    };
    await expect(publishSite(model, { ...built, loadRenderer: async () => failing })).rejects.toThrow(
      'cannot be drawn',
    );
  });
});

test('a document asks for the fonts that its letters are in', async () => {
  const font = (name: string, range: string) => `@font-face{src:url(/${name}.woff2);unicode-range:${range}}`;
  const base = documentBase(
    model,
    '<!--fonts--><!--page-->',
    font('ru', 'U+400-45F') + font('pl', 'U+100-17F'),
  );
  const words: PageRenderer = {
    ...renderer,
    renderPage: async ({ page: { path } }) => ({
      head: '',
      body: path === '/' ? 'Привет' : 'Zezwolenie na pracę',
    }),
  };
  const files = await publishSite(model, { ...base, loadRenderer: async () => words });
  const asked = (document: string) =>
    Array.from(
      String(files.find(({ path }) => path === document)?.content).matchAll(/href="(.+?)"/g),
      ([, href]) => href,
    );
  expect(asked('index.html')).toEqual(['/ru.woff2']);
  expect(asked('adr.html')).toEqual(['/pl.woff2']);
});

describe('the sitemap', () => {
  test('has every page once, in order, without what has no page', () => {
    const addresses = [...printSitemap(model.pages).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address]) => address,
    );
    expect(addresses).toEqual(model.pages.map(({ path }) => `https://reisdok.example${path}`));
    expect(addresses).not.toContain('https://reisdok.example/visaAccept');
  });

  test('escapes what XML cannot hold', () => {
    const page = model.pages.slice(0, 1).map((first) => ({
      ...first,
      head: { ...first.head, canonicalUrl: `https://a.example/?x=1&y="<'>"` },
    }));
    expect(printSitemap(page)).toContain('<loc>https://a.example/?x=1&amp;y=&quot;&lt;&#39;&gt;&quot;</loc>');
  });

  test('holds a date only where the file says it', () => {
    expect(printSitemap(model.pages)).not.toMatch(/lastmod|20\d\d-/);
    expect(printSitemap(model.pages, model.lastChanges).match(/<url>.*<lastmod>.*/g)).toEqual([
      '<url><loc>https://reisdok.example/about</loc><lastmod>2026-10-14</lastmod></url>',
    ]);
  });
});

test('robots.txt names the sitemap', () => {
  expect(printRobots('https://a.example')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\n',
  );
});

test('only the pictures that a page shows are published, each once', () => {
  expect(usedPictures(model.pages)).toEqual([
    '/pictures/adr.svg',
    '/pictures/brand.svg',
    '/pictures/chip.svg',
    '/pictures/office.svg',
    '/pictures/truck.svg',
  ]);
});

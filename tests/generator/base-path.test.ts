/** A site published below a path of its host. */
import { describe, expect, test } from 'vitest';
import { readAddress } from '../../generator/core/check/read-address.ts';
import { basePathOf, toHostPath } from '../../generator/core/resolve/base-path.ts';
import type { SiteModel } from '../../generator/core/resolve/site-model.ts';
import { siteAddress } from '../../generator/core/schema/scalars.ts';
import { type IconBrand, iconPaths, printManifest } from '../../generator/publish/icons.ts';
import { publishSite, usedPictures } from '../../generator/publish/publish-site.ts';
import { siteAssets } from '../../generator/vite/assets.ts';
import { documentBase } from '../support/document-base.ts';
import {
  compileFixture,
  compileWithPictures,
  fixturePath,
  projectRoot,
  readFixture,
  replaceOnce,
} from '../support/workspace.ts';

const fixture = 'sites/bicycle-workshop';
const usualAddress = 'https://spokeandbell.example';
const address = 'https://example.github.io/Spoke.bell-2';
const basePath = '/Spoke.bell-2/';

describe('the base path', () => {
  test.for([
    ['https://example.com', '/'],
    ['https://example.com/', '/'],
    ['https://пример.бел', '/'],
    ['https://example.com:8080//', '/'],
    ['https://example.github.io/site', '/site/'],
    ['https://example.github.io/site/', '/site/'],
    ['http://example.com:8080/A/b.c_d~e-1//', '/A/b.c_d~e-1/'],
  ])('of %s is %s', ([written = '', expected]) => {
    expect(siteAddress.safeParse(written).success).toBe(true);
    expect(basePathOf(written)).toBe(expected);
  });

  test.for([
    'https://example.com?page=1',
    'https://example.com/#top',
    'https://example.com/site#top',
    'https://example.com/наш-сайт',
    'https://example.com/our%20site',
    'https://example.com/a/../b',
    'https://example.com/..',
    'https://example.com/.',
    'https://example.com/a//b',
    'https://name@example.com',
    'example.com/site',
    '/site',
  ])('is not taken from %s', (written) => {
    expect(siteAddress.safeParse(written).success).toBe(false);
  });

  test('comes before every path of the site', () => {
    expect(toHostPath('/', '/pictures/a.svg')).toBe('/pictures/a.svg');
    expect(toHostPath('/site/', '/pictures/a.svg')).toBe('/site/pictures/a.svg');
    expect(toHostPath('/site/', '/')).toBe('/site/');
  });
});

describe('the address is found', () => {
  const at = (value: string) => `phones:\n  address: none\nsite:\n  language: ru\n  address: ${value}\n`;

  test.for([
    ['in the usual form', at(address)],
    ['with a comment behind it', at(`"${address}" # REPLACE`)],
    ['below a comment at the edge', `site:\n# The address.\n\n  address: ${address}\n`],
    ['in the first line', `\uFEFFsite: { address: "${address}" }\n`],
    ['with line ends of Windows', at(address).replaceAll('\n', '\r\n')],
    ['in a file without line breaks', `{ phones: {}, site: { address: "${address}" } }`],
    ['behind a mistake in another block', `pages: "unclosed\n${at(address)}`],
    ['beside mistakes of its block', `${at(address)}  brand: [\n`],
  ])('%s', ([, text = '']) => {
    expect(readAddress(text)).toBe(address);
  });

  test.for([
    ['a file without a site', 'phones:\n  address: https://example.com\n'],
    ['an empty file', ''],
    ['an address with a query', at('https://example.com/?a')],
    ['a list', at('[https://example.com]')],
    ['an alias', at('*other')],
  ])('not in %s', ([, text = '']) => {
    expect(readAddress(text)).toBeUndefined();
  });

  test('in every file that has one', async () => {
    for (const name of ['ok/flow-style', 'ok/byte-order-mark', 'ok/windows-line-endings', fixture]) {
      expect(readAddress(await readFixture(name)), name).toMatch(/^https:/);
    }
  });
});

function modelOf(model: SiteModel | undefined): SiteModel {
  if (model === undefined) {
    throw new TypeError('The site has errors');
  }
  return model;
}

describe('a site below a path', async () => {
  const text = replaceOnce(await readFixture(fixture), usualAddress, address);
  const usual = await compileFixture(fixture);
  const below = await compileWithPictures(fixture, text);
  const model = modelOf(below.model);
  const usualModel = modelOf(usual.model);

  test('is what it ever was, but for absolute addresses and pictures', () => {
    const written = ({ site, pages }: SiteModel) => JSON.stringify({ site, pages });
    const atRoot = written(model).replaceAll(address, usualAddress).replaceAll(basePath, '/');
    expect(JSON.parse(atRoot)).toEqual(JSON.parse(written(usualModel)));
    expect(written(model)).not.toBe(written(usualModel));
    expect(below.files.map(({ path }) => path)).toEqual(usual.files.map(({ path }) => path));
  });

  test('names every picture from the root of the host', () => {
    const sources = usedPictures(model.pages);
    expect(sources).toEqual(usedPictures(usualModel.pages).map((source) => toHostPath(basePath, source)));
    expect(sources.length).toBeGreaterThan(1);
    expect(sources.filter((source) => !model.pictures.has(source))).toEqual([]);
  });

  test('is published as the same files', () => {
    const site = fixturePath(fixture);
    const folder = {
      specFile: `${site}/site.yaml`,
      picturesFolder: `${site}/pictures`,
      picturesName: 'pictures',
      generatedFolder: `${site}/generated`,
      publishFolder: `${site}/dist`,
    };
    const cache = { get: () => Promise.reject(new Error('nothing is made here')) };
    const pathsOf = (each: SiteModel) =>
      siteAssets(each, { projectRoot, folder, cache }).map(({ path }) => path);
    expect(pathsOf(model)).toEqual(pathsOf(usualModel));
  });

  test('tells search engines, hosts and telephones where it stands', async () => {
    const published = await publishSite(model, documentBase(model, ''));
    const contentOf = (path: string) => String(published.find((file) => file.path === path)?.content);
    const locations = [...contentOf('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    expect(locations).toEqual(model.pages.map(({ path }) => address + path));
    expect(contentOf('robots.txt')).toContain(`\nSitemap: ${address}/sitemap.xml\n`);
    expect(contentOf('_headers').match(/^\/.*/gm)).toEqual([
      '/Spoke.bell-2/*',
      '/Spoke.bell-2/assets/*',
      '/Spoke.bell-2/share/*',
      '/Spoke.bell-2/pictures/*',
    ]);
    for (const { id, path, head } of model.pages) {
      expect(head.canonicalUrl).toBe(address + path);
      expect(head.shareImage?.url).toBe(`${address}/share/${id}.jpg`);
    }
  });

  test('has a manifest that opens the site and finds its icons', () => {
    const brand: IconBrand = {
      name: 'Spoke & Bell',
      language: 'en',
      lines: ['Spoke', 'Bell'],
      accent: '#2c8654',
      accentInk: '#ffffff',
    };
    const manifest: { readonly start_url: string; readonly icons: readonly { readonly src: string }[] } =
      JSON.parse(printManifest(brand, basePath));
    expect(manifest.start_url).toBe(basePath);
    expect(manifest.icons.map(({ src }) => src)).toEqual(
      [iconPaths.small, iconPaths.large, iconPaths.maskable].map((path) => basePath + path),
    );
  });
});

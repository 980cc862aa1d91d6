import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { resolveDownload } from '../../generator/core/resolve/downloads.ts';
import { downloadFile } from '../../generator/core/schema/scalars.ts';
import { locateSiteFolder } from '../../generator/site-folder.ts';
import { openAssetCache } from '../../generator/vite/asset-cache.ts';
import { contentTypeOf, siteAssets } from '../../generator/vite/assets.ts';
import { fixtureModel } from '../support/fixture-model.ts';
import { contextFor } from '../support/resolve-context.ts';
import { fixturePath, projectRoot } from '../support/workspace.ts';

test.for<readonly [language: string, size: number, said: string]>([
  ['ru', 240_300, '240 кБ'],
  ['ru', 1_340_000, '1,3 МБ'],
  ['en-GB', 12, '1 kB'],
  ['pl', 999_600, '1000 kB'],
])('in %s a file of %d bytes has %s', async ([language, size, said]) => {
  const { context, findings } = await contextFor('sites/driver-papers');
  const { site } = context.spec;
  const pictures = Object.assign(new Map(), { downloads: new Map([['Цены 1.pdf', { size }]]) });
  const spec = { ...context.spec, site: { ...site, language } };
  const found = resolveDownload({ ...context, spec, pictures, basePath: '/site/' }, 'Цены 1.pdf', []);
  expect(found?.size.replaceAll('\u00a0', ' ')).toBe(said);
  expect(found).toMatchObject({ href: '/site/downloads/%D0%A6%D0%B5%D0%BD%D1%8B%201.pdf', format: 'PDF' });
  expect(findings).toEqual([]);
});

test('a file that is not there is reported, with the name that comes near', async () => {
  const { context, findings } = await contextFor('sites/driver-papers');
  const pictures = Object.assign(new Map(), { downloads: new Map([['prices.pdf', { size: 1 }]]) });
  expect(resolveDownload({ ...context, pictures }, 'price.pdf', ['pages'])).toBeUndefined();
  expect(findings).toMatchObject([
    { code: 'missing-download', args: { file: 'price.pdf', nearest: 'prices.pdf' }, path: ['pages'] },
  ]);
});

test.for([
  '../secret.pdf',
  'folder/a.pdf',
  'folder\\a.pdf',
  'page.html',
  'a.svg',
  'a.js',
  'a.docm',
  'a.exe',
  '.pdf',
  'a',
])('%s is no file to download', (name) => {
  expect(downloadFile.safeParse(name).success).toBe(false);
});

test('the files that a page offers are published as they are', async () => {
  const folder = locateSiteFolder(projectRoot, { SITE_FOLDER: fixturePath('sites/bicycle-workshop') });
  const cache = await openAssetCache(projectRoot);
  const assets = siteAssets(await fixtureModel('bicycle-workshop'), { projectRoot, folder, cache });
  const offered = assets.filter(({ path }) => path.startsWith('downloads/'));
  expect(offered.map((asset) => [asset.path, contentTypeOf(asset)])).toEqual([
    ['downloads/price-list.pdf', 'application/pdf'],
    ['downloads/wheel-log.csv', 'text/csv'],
  ]);
  const content = await offered[1]?.make();
  const original = await readFile(fixturePath('sites/bicycle-workshop/downloads/wheel-log.csv'), 'utf8');
  expect(Buffer.from(content ?? []).toString()).toBe(original);
});

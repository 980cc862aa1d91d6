import { createHash } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { SiteModel } from '../../generator/core/resolve/site-model.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { contentVersion } from '../../generator/pictures/content-version.ts';
import { locateSiteFolder, readSiteInput, type SiteFolder } from '../../generator/site-folder.ts';
import { type AssetCache, openAssetCache, toolPackages } from '../../generator/vite/asset-cache.ts';
import { type Asset, siteAssets } from '../../generator/vite/assets.ts';
import { serveForDevelopment } from '../support/serve-fixtures.ts';
import {
  createWorkspace,
  projectRoot,
  readFixture,
  replaceOnce,
  type Workspace,
} from '../support/workspace.ts';

const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${content}<path fill="#0a0" d="M0 0h40v30z"/></svg>`;

async function takePhoto(background: string): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** A site whose home page shows one picture. */
async function createSite(
  file: string,
  content: string | Buffer,
  address = 'https://site.example',
): Promise<Workspace> {
  const workspace = await createWorkspace();
  const text = replaceOnce(await readFixture('err/unsafe-picture'), 'unsafe.svg', file);
  await workspace.write('site.yaml', replaceOnce(text, 'https://site.example', address));
  await workspace.write(`pictures/${file}`, '');
  await writeFile(workspace.path(`pictures/${file}`), content);
  return workspace;
}

async function modelOf(folder: SiteFolder): Promise<SiteModel> {
  const input = await readSiteInput(folder);
  const document = input.kind === 'site' ? SiteDocument.read(input.text, input.pictures) : undefined;
  const model = document?.model;
  if (model === undefined) {
    throw new TypeError(`The site has errors: ${JSON.stringify(document?.diagnostics)}`);
  }
  return model;
}

/** A cache of the workspace alone, as the next run finds it too. */
async function openCache(workspace: Workspace): Promise<AssetCache> {
  for (const name of toolPackages) {
    await workspace.write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0' }));
  }
  return openAssetCache(workspace.folder);
}

/** The files that show the picture: its own and the share picture. */
function filesWithPicture(model: SiteModel, folder: SiteFolder, cache: AssetCache): Asset[] {
  return siteAssets(model, { projectRoot, folder, cache }).filter(({ path }) =>
    /pictures\/|share\//.test(path),
  );
}

const contentsOf = (files: readonly Asset[]) => Promise.all(files.map((file) => file.make()));

describe('a picture that is replaced while the site has an error', async () => {
  test.for([
    ['photo.jpg', await takePhoto('#a00000'), await takePhoto('#0000a0')],
    ['drawing.svg', drawing(''), drawing('<circle r="9"/>')],
  ] as const)('is never kept under the name of the old one: %s', async ([file, old, other]) => {
    const workspace = await createSite(file, old);
    const folder = locateSiteFolder('/', { SITE_FOLDER: workspace.folder });
    const model = await modelOf(folder);
    const picture = workspace.path(`pictures/${file}`);

    await writeFile(picture, other);
    const whileOther = await contentsOf(filesWithPicture(model, folder, await openCache(workspace)));
    await writeFile(picture, old);
    const restored = await contentsOf(filesWithPicture(model, folder, await openCache(workspace)));

    const clean = await createWorkspace();
    const expected = await contentsOf(filesWithPicture(model, folder, await openCache(clean)));
    expect(expected.length).toBeGreaterThan(1);
    expect(restored.map(contentVersion)).toEqual(expected.map(contentVersion));
    for (const [index, content] of whileOther.entries()) {
      expect(contentVersion(content)).not.toBe(contentVersion(expected[index] ?? content));
    }
  });
});

describe('what somebody has planted in the store', async () => {
  const storeOf = (workspace: Workspace) => workspace.path('node_modules/.cache/assets');

  /** Puts a content in the place of each kept file, with the hash that belongs to it there. */
  async function plant(workspace: Workspace, content: string): Promise<number> {
    const names = await readdir(storeOf(workspace));
    for (const name of names) {
      const seal = createHash('sha256').update(name).update(content).digest();
      await writeFile(join(storeOf(workspace), name), Buffer.concat([seal, Buffer.from(content)]));
    }
    return names.length;
  }

  test.for([
    ['photo.jpg', await takePhoto('#a00000')],
    ['drawing.svg', drawing('')],
  ] as const)('is not published: a page or a script beside %s', async ([file, content]) => {
    const workspace = await createSite(file, content);
    const folder = locateSiteFolder('/', { SITE_FOLDER: workspace.folder });
    const model = await modelOf(folder);
    const makeAllOf = async () =>
      contentsOf(siteAssets(model, { projectRoot, folder, cache: await openCache(workspace) }));
    const first = await makeAllOf();
    for (const planted of [
      drawing('<script>alert(1)</script>'),
      '<!doctype html><script>alert(1)</script>',
      '',
    ]) {
      expect(await plant(workspace, planted)).toBeGreaterThan(1);
      expect((await makeAllOf()).map(contentVersion)).toEqual(first.map(contentVersion));
    }
  });
});

test('a photo that is spoilt after the check is named where no copy of it can be made', async () => {
  const photo = await takePhoto('#a00000');
  const workspace = await createSite('офис.jpg', photo);
  const folder = locateSiteFolder('/', { SITE_FOLDER: workspace.folder });
  const files = filesWithPicture(await modelOf(folder), folder, await openCache(workspace));
  await writeFile(workspace.path('pictures/офис.jpg'), photo.subarray(0, Math.floor(photo.length / 2)));
  for (const file of files) {
    await expect(file.make(), file.path).rejects.toThrow(/^офис\.jpg: /);
  }
});

test('a share picture bears the address in the letters in which it was chosen', async () => {
  const workspace = await createSite('a.svg', drawing(''), 'https://рейсдок.бел');
  const folder = locateSiteFolder('/', { SITE_FOLDER: workspace.folder });
  const keys: unknown[] = [];
  const cache: AssetCache = {
    get(key, _, make) {
      keys.push(...key);
      return make();
    },
  };
  await contentsOf(filesWithPicture(await modelOf(folder), folder, cache));
  expect(keys).toContain('рейсдок.бел');
});

describe('the development server', () => {
  test('serves a drawing as it is published, and a changed one at once', async () => {
    const name = 'Рисунок.SVG';
    const workspace = await createSite(name, drawing('<script>alert(1)</script>'));
    const picture = workspace.path(`pictures/${name}`);
    const server = await serveForDevelopment(workspace.folder);
    onTestFinished(() => server.close());
    const ask = () => fetch(`${server.origin}/pictures/${encodeURIComponent(name)}`);

    const first = await ask();
    expect(first.headers.get('content-type')).toBe('image/svg+xml');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const text = await first.text();
    expect(text).toContain('#0a0');
    expect(text).not.toContain('script');

    await writeFile(picture, drawing('<circle r="9"/>'));
    expect(await (await ask()).text()).toContain('<circle');
    await writeFile(picture, drawing('<foreignObject/>'));
    expect(await ask()).toMatchObject({ status: 500 });
    await rm(picture);
    expect(await ask()).toMatchObject({ status: 500 });
  });
});

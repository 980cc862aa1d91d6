/** Files of the site that are made from other files: pictures, share images, icons. */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { z } from 'zod';
import type { Page } from '../../src/model/page.ts';
import { lazy } from '../core/document/lazy.ts';
import { downloadsPath } from '../core/resolve/downloads.ts';
import { copiesOf } from '../core/resolve/picture-copies.ts';
import { picturesPath } from '../core/resolve/pictures.ts';
import { shareImagePath } from '../core/resolve/share-images.ts';
import type { PictureOrigin, SiteModel } from '../core/resolve/site-model.ts';
import { createTypesetter } from '../core/resolve/typography.ts';
import { fact } from '../core/text/facts.ts';
import { cleanSvg } from '../pictures/clean-svg.ts';
import { contentVersion } from '../pictures/content-version.ts';
import { mostPixels } from '../pictures/pixel-limit.ts';
import { makeRasterCopy } from '../pictures/raster.ts';
import { createWorkBudget } from '../pictures/work-budget.ts';
import {
  drawIcon,
  type IconShape,
  iconPaths,
  iconSizes,
  packIco,
  printManifest,
  rasterizeIcon,
} from '../publish/icons.ts';
import { namingFile } from '../publish/naming-file.ts';
import { usedPictures } from '../publish/publish-site.ts';
import type { PublishedFile } from '../publish/published-file.ts';
import {
  cutSharePhoto,
  makeShareImage,
  type PhotoPlace,
  type ShareBrand,
  type SharePicture,
  spokenAddress,
} from '../publish/share-image.ts';
import { downloadsFolderBeside, type SiteFolder } from '../site-folder.ts';
import type { AssetCache } from './asset-cache.ts';
import { isBitmap, isPlainShapes } from './cacheable-content.ts';
import { openTypefaces, type SiteTypefaces } from './site-typefaces.ts';

/** A file that is made on demand. */
export interface Asset {
  /** Relative to the site's root. */
  readonly path: string;
  make(): Promise<Uint8Array>;
}

/** What the functions that make assets need. */
export interface AssetContext {
  readonly projectRoot: string;
  readonly folder: SiteFolder;
  readonly cache: AssetCache;
}

/** All assets of a site. */
export function siteAssets(model: SiteModel, context: AssetContext): Asset[] {
  const typefaces = lazy(() => openTypefaces(context.projectRoot, model.theme.typeface));
  const originals: Originals = new Map(
    [...model.pictures].map(([source, origin]) => [source, originalOf(origin, context.folder)]),
  );
  return [
    ...pictureFiles(model, originals, context),
    ...downloadFiles(model, context),
    ...iconFiles(model, context, typefaces),
    ...shareFiles(model, originals, context, typefaces),
  ];
}

/** A file of the pictures folder. The owner may replace it while the model still describes the previous one. */
interface Original extends PictureOrigin {
  /** Reads the current content and works with it, as soon as the memory budget allows a picture of its size. */
  readonly use: <Result>(work: (content: Buffer) => Promise<Result>) => Promise<Result>;
  /** Whether every content that was read is the one that the model describes. */
  readonly isUnchanged: () => boolean;
}

/** By the `src` of the pictures that are made from them. */
type Originals = ReadonlyMap<string, Original>;

/** Limits the pixels that are decoded at once: a decoded AVIF may take 20 bytes per pixel. */
const decoding = createWorkBudget(mostPixels);

function originalOf({ file, picture }: PictureOrigin, { picturesFolder }: SiteFolder): Original {
  let isUnchanged = true;
  return {
    file,
    picture,
    use: (work) =>
      decoding.run(picture.kind === 'raster' ? picture.width * picture.height : 0, async () => {
        const content = await readFile(join(picturesFolder, file));
        isUnchanged &&= contentVersion(content) === picture.version;
        return work(content);
      }),
    isUnchanged: () => isUnchanged,
  };
}

/** A cached asset. */
function cachedAsset(
  path: string,
  cache: AssetCache,
  key: readonly unknown[],
  make: () => Promise<Uint8Array>,
  isLasting?: () => boolean,
): Asset {
  const accepts = path.endsWith('.svg') ? isPlainShapes : isBitmap;
  return { path, make: () => cache.get(key, accepts, make, isLasting) };
}

/** Makes all assets, several at a time. */
export async function makeAll(files: readonly Asset[]): Promise<PublishedFile[]> {
  const published: PublishedFile[] = [];
  const waiting = files.entries();
  // One more than there are processors, because some wait for the disk.
  const workers = Array.from({ length: availableParallelism() + 1 }, async () => {
    for (const [index, file] of waiting) {
      published[index] = { path: file.path, content: await file.make() };
    }
  });
  await Promise.all(workers);
  return published;
}

function pictureFiles(model: SiteModel, originals: Originals, { cache }: AssetContext): Asset[] {
  return usedPictures([...model.pages, model.site.shell.brand]).flatMap((source): Asset[] => {
    const original = originals.get(source);
    if (original === undefined) {
      return [];
    }
    const { file, picture } = original;
    if (picture.kind === 'vector') {
      return [{ path: picturesPath.slice(1) + file, make: () => cleanDrawing(original) }];
    }
    const { fallback, sources } = copiesOf(file, picture);
    const copies = new Map([fallback, ...sources.flat()].map((copy) => [copy.path, copy]));
    return [...copies.values()].map((copy) => {
      const make = () => namingFile(file, () => original.use((content) => makeRasterCopy(content, copy)));
      const path = decodeURIComponent(copy.path).slice(1);
      return cachedAsset(path, cache, ['copy', copy], make, original.isUnchanged);
    });
  });
}

/** Addresses of the files that a page offers for download. */
const downloadsOn = fact('downloads', z.array(z.string()), ({ sections }: Page) =>
  sections.flatMap((section) => (section.kind === 'downloads' ? section.items.map(({ href }) => href) : [])),
);

/** The files that pages offer for download, as they are. */
function downloadFiles({ pages, basePath }: SiteModel, { folder }: AssetContext): Asset[] {
  const offered = pages
    .flatMap(downloadsOn)
    .map((href) => decodeURIComponent(href.slice(basePath.length + downloadsPath.length - 1)));
  return [...new Set(offered)].map((file) => ({
    path: downloadsPath.slice(1) + file,
    make: () => readFile(join(downloadsFolderBeside(folder.picturesFolder), file)),
  }));
}

/** A cleaned drawing. Not cached: a cached one would have to be checked, which costs as much as cleaning it. */
async function cleanDrawing(original: Original): Promise<Uint8Array> {
  return Buffer.from(await original.use((content) => cleanSvg(original.file, content.toString())));
}

function iconFiles(
  { site, theme, basePath }: SiteModel,
  { cache }: AssetContext,
  typefaces: () => Promise<SiteTypefaces>,
): Asset[] {
  const { language, brand } = site.shell;
  const { accent, accentInk, typeface } = theme;
  const iconBrand = { name: brand.name, language, lines: brand.lines, accent, accentInk };
  const icon = (path: string, make: () => Promise<string | Uint8Array>) =>
    cachedAsset(path, cache, ['icon', path, iconBrand, typeface], async () => Buffer.from(await make()));
  const draw = async (shape: IconShape) => drawIcon(iconBrand, (await typefaces()).heavy, shape);
  const bitmap = async (shape: IconShape, size: number) => rasterizeIcon(await draw(shape), size);
  return [
    icon(iconPaths.drawing, () => draw('rounded')),
    icon(iconPaths.tab, async () => packIco(await bitmap('rounded', iconSizes.tab), iconSizes.tab)),
    icon(iconPaths.apple, () => bitmap('full', iconSizes.apple)),
    icon(iconPaths.small, () => bitmap('rounded', iconSizes.small)),
    icon(iconPaths.large, () => bitmap('rounded', iconSizes.large)),
    icon(iconPaths.maskable, () => bitmap('full', iconSizes.maskable)),
    { path: iconPaths.manifest, make: async () => Buffer.from(printManifest(iconBrand, basePath)) },
  ];
}

function shareFiles(
  model: SiteModel,
  originals: Originals,
  { cache }: AssetContext,
  typefaces: () => Promise<SiteTypefaces>,
): Asset[] {
  const { brand, language } = model.site.shell;
  const { lines } = brand;
  const typesetter = createTypesetter(language);
  const { accentOnDark: accent, typeface, shareBackground = '' } = model.theme;
  const address = spokenAddress(model.siteUrl);
  const openPicture = async (original: Original, place: PhotoPlace): Promise<SharePicture> => {
    const { file, picture, use, isUnchanged } = original;
    const { kind, width, height, version } = picture;
    const cut = () => use((content) => cutSharePhoto(file, content, place));
    // Large photos are slow to read, and pages may have the same.
    const content = await (kind === 'vector'
      ? cleanDrawing(original)
      : cache.get(['share photo', place, file, version], isBitmap, cut, isUnchanged));
    return { kind, content, width, height };
  };
  const background = originals.get(shareBackground);
  const openBrand = lazy(
    async (): Promise<ShareBrand> => ({
      lines,
      address,
      accent,
      ...(await typefaces()),
      ...(background && { background: await openPicture(background, 'background') }),
    }),
  );
  return model.pages.flatMap((page): Asset[] => {
    const { shareImage } = page.head;
    if (shareImage === undefined) {
      return [];
    }
    const title = typesetter.heading(shareImage.alt);
    const original = originals.get(sharePicture(page));
    const { file, picture } = original ?? {};
    const versions = [file, picture?.version, background?.file, background?.picture.version];
    const key = ['share', title, lines, address, accent, typeface, ...versions];
    const make = async () =>
      makeShareImage(await openBrand(), original && (await openPicture(original, 'panel')), title);
    const isUnchanged = () => [original, background].every((used) => used?.isUnchanged() ?? true);
    return [cachedAsset(shareImagePath(page.id).slice(1), cache, key, make, isUnchanged)];
  });
}

/** The `src` of the picture in a page's hero, else of its first picture; empty where it has none. */
const sharePicture = fact('share picture', z.string(), (page: Page) => {
  const head = page.sections.find((section) => section.kind === 'hero')?.picture?.src;
  return head ?? usedPictures([page])[0] ?? '';
});

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.csv': 'text/csv',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
};

/** Media type of an asset, by its file name extension. */
export function contentTypeOf({ path }: Asset): string {
  return contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

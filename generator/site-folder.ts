/** What of a site stands where on the disk, and what its pictures are. */
import type { Stats } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import type { DownloadFile, PictureFile, PictureIndex } from './core/resolve/context.ts';
import { downloadFile } from './core/schema/scalars.ts';
import { fileStamp } from './disk/file-stamp.ts';
import { contentVersion } from './pictures/content-version.ts';
import { rasterSize } from './pictures/raster.ts';
import { readSvg } from './pictures/read-svg.ts';
import { readSpecFile } from './spec-file.ts';

export interface SiteFolder {
  readonly specFile: string;
  readonly picturesFolder: string;
  /** That folder as the owner sees it beside `site.yaml`. */
  readonly picturesName: string;
  readonly generatedFolder: string;
  readonly publishFolder: string;
}

/**
 * The site to work on: that of the project, or the one in the folder that the environment names in
 * `SITE_FOLDER` (with `site.yaml` and `pictures/` in it; `generated/` and `dist/` are made there).
 * @param projectRoot absolute path of the project
 */
export function locateSiteFolder(projectRoot: string, environment: NodeJS.ProcessEnv): SiteFolder {
  const folder = environment.SITE_FOLDER;
  const root = folder === undefined ? projectRoot : resolve(projectRoot, folder);
  const picturesName = folder === undefined ? 'src/pictures' : 'pictures';
  return {
    specFile: join(root, 'site.yaml'),
    picturesFolder: join(root, picturesName),
    picturesName,
    generatedFolder: join(root, 'generated'),
    publishFolder: join(root, 'dist'),
  };
}

/** Endings of files that can be pictures of a page. */
const pictureEnding = /\.(?:svg|png|jpe?g|webp|avif)$/i;

/**
 * Reads what there is to know of every picture. Files that are not named like one are passed over; those that are,
 * and cannot be read as one, are known with that problem.
 * @param folderName what findings call the folder
 */
export async function readPictures(folder: string, folderName = basename(folder)): Promise<PictureIndex> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => pictureEnding.test(name)).toSorted();
  const index = new Map<string, PictureFile>();
  // One after the other: a folder of photos does not fit into the memory of a small machine.
  for (const name of names) {
    const picture = await readPicture(join(folder, name));
    if (picture !== undefined) {
      index.set(name, picture);
    }
  }
  const downloads = await readDownloads(downloadsFolderBeside(folder));
  return Object.assign(index, { folderName, ...(downloads.size > 0 && { downloads }) });
}

/** The folder of files to download, which stands beside that of the pictures. */
export function downloadsFolderBeside(picturesFolder: string): string {
  return join(dirname(picturesFolder), 'downloads');
}

/** The files of the downloads folder that can be published: no folders, and no links that lead out of it. */
async function readDownloads(folder: string): Promise<ReadonlyMap<string, DownloadFile>> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const index = new Map<string, DownloadFile>();
  for (const name of names.filter((one) => downloadFile.safeParse(one).success).toSorted()) {
    const entry = await stat(join(folder, name)).catch(() => undefined);
    if (entry !== undefined) {
      index.set(name, { size: entry.size });
    }
  }
  return index;
}

/** The size of a file that does not tell it. */
const unknownSize = { width: 0, height: 0 } as const;

/** Largest file that is read, in bytes: more than any photo has, and as much as GitHub takes. */
export const largestPictureBytes = 100_000_000;

/** By path: a server reads the folder after each change, and photos are large. */
const knownPictures = new Map<string, { readonly stamp: string; readonly picture: PictureFile }>();

/** Nothing where the name is not that of a file. */
async function readPicture(file: string): Promise<PictureFile | undefined> {
  const entry = await stat(file).catch(() => undefined);
  if (entry?.isFile() !== true) {
    return undefined;
  }
  const stamp = fileStamp(entry);
  const known = knownPictures.get(file);
  if (known?.stamp === stamp) {
    return known.picture;
  }
  const picture = await describePicture(file, entry);
  // One with a problem may only be open in a program that is still writing it.
  if (picture.problem === undefined) {
    knownPictures.set(file, { stamp, picture });
  }
  return picture;
}

async function describePicture(file: string, entry: Stats): Promise<PictureFile> {
  const kind = extname(file).toLowerCase() === '.svg' ? 'vector' : 'raster';
  if (entry.size > largestPictureBytes) {
    const problem = kind === 'vector' ? 'too-complex' : 'too-large';
    return { kind, ...unknownSize, version: contentVersion(String(entry.mtimeMs)), problem };
  }
  // A file that cannot be opened shows as much as an empty one.
  const content = await readFile(file).catch(() => Buffer.alloc(0));
  const version = contentVersion(content);
  const size = kind === 'raster' ? await rasterSize(content) : drawingSize(content);
  return typeof size === 'string'
    ? { kind, ...unknownSize, version, problem: size }
    : { kind, ...size, version };
}

function drawingSize(content: Buffer) {
  const drawing = readSvg(content.toString());
  // Where a drawing does not say how large it is, no place could be kept for it on a page.
  return typeof drawing === 'string' ? drawing : (drawing.size ?? 'damaged');
}

/** Reads everything that a run reads: `site.yaml` and the pictures. Tells why where the file gives no text. */
export async function readSiteInput(folder: SiteFolder) {
  const [spec, pictures] = await Promise.all([
    readSpecFile(folder.specFile),
    readPictures(folder.picturesFolder, folder.picturesName),
  ]);
  return spec.kind === 'text' ? ({ kind: 'site', text: spec.text, pictures } as const) : spec;
}

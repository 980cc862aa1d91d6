/** What of a site stands where on the disk. Together with the writers, the only code that touches files. */
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import type { PictureIndex, PictureSize } from './resolve/context.ts';

export interface SiteFolder {
  readonly specFile: string;
  readonly picturesFolder: string;
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
  return {
    specFile: join(root, 'site.yaml'),
    picturesFolder: join(root, folder === undefined ? 'src/pictures' : 'pictures'),
    generatedFolder: join(root, 'generated'),
    publishFolder: join(root, 'dist'),
  };
}

/** Endings of files that can be pictures of a page. */
const pictureEnding = /\.(?:svg|png|jpe?g|webp|avif)$/i;

/** Reads the size of every picture; files that are no pictures are passed over. */
export async function readPictures(folder: string): Promise<PictureIndex> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => pictureEnding.test(name)).toSorted();
  const sizes = await Promise.all(names.map((name) => readPictureSize(join(folder, name))));
  return new Map(
    names.flatMap((name, index) => {
      const size = sizes[index];
      return size === undefined ? [] : [[name, size] as const];
    }),
  );
}

async function readPictureSize(file: string): Promise<PictureSize | undefined> {
  try {
    const { width, height } = await imageSizeFromFile(file);
    return { width, height };
  } catch {
    // Not a picture, whatever its name says; a page that names it gets the finding.
    return undefined;
  }
}

/** Everything that a run reads. */
export interface SiteInput {
  readonly text: string;
  readonly pictures: PictureIndex;
}

/** Reads `site.yaml` and the pictures. Rejects with the system's error where the file cannot be read. */
export async function readSiteInput(folder: SiteFolder): Promise<SiteInput> {
  const [text, pictures] = await Promise.all([
    readFile(folder.specFile, 'utf8'),
    readPictures(folder.picturesFolder),
  ]);
  return { text, pictures };
}

import { mkdir, readdir, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { firstFree } from '../core/edit/propose-address.ts';
import type { PictureProblem } from '../core/findings/catalogue/unsafe-picture.ts';
import { isDeviceName } from '../core/text/file-names.ts';
import { joinWords, latinWords } from '../core/text/transliterate.ts';
import { isBelow } from '../disk/is-below.ts';
import { createFile } from '../disk/write-file.ts';
import { preparePicture } from '../pictures/prepare-picture.ts';
import type { SiteFolder } from '../site-folder.ts';

/** A picture as a page sends it. */
export interface GivenPicture {
  /** What the owner calls it: only its letters and digits are used. */
  readonly name: string;
  readonly content: Buffer;
}

export type StoredPicture =
  | { readonly kind: 'stored'; readonly file: string }
  /** `outside`: the pictures folder is a link that leads out of the site. */
  | { readonly kind: 'refused'; readonly problem: PictureProblem | 'outside' };

/** Longest name without ending, in characters. */
const longestStem = 60;

/**
 * Adds a picture to the site's folder under a name of its own; no file is replaced.
 * @param language of the site, for the letters of the name
 */
export async function storePicture(
  { specFile, picturesFolder }: SiteFolder,
  { name, content }: GivenPicture,
  language: string,
): Promise<StoredPicture> {
  const picture = await preparePicture(content);
  if (typeof picture === 'string') {
    return { kind: 'refused', problem: picture };
  }
  await mkdir(picturesFolder, { recursive: true });
  const folder = await realpath(picturesFolder);
  if (!isBelow(await realpath(dirname(specFile)), folder)) {
    return { kind: 'refused', problem: 'outside' };
  }
  const taken = new Set((await readdir(folder)).map((other) => other.toLowerCase()));
  const isTaken = (stem: string) => isDeviceName(stem) || taken.has(`${stem}.${picture.ending}`);
  const file = `${firstFree(stemOf(name, language), '-', isTaken)}.${picture.ending}`;
  // Fails where there is such a file or link after all.
  await createFile(join(folder, file), picture.content);
  return { kind: 'stored', file };
}

function stemOf(name: string, language: string): string {
  const words = latinWords(name.replace(/\.[^.]*$/, ''), language);
  return joinWords(words, 'kebab').slice(0, longestStem).replace(/-$/, '') || 'picture';
}

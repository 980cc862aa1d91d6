import type { Picture } from '../../../src/model/picture.ts';
import type { ValuePath } from '../document/source-range.ts';
import { isDeviceName, longestName, longestNameBytes, withoutDevice } from '../text/file-names.ts';
import { nearest } from '../text/nearest.ts';
import { toHostPath } from './base-path.ts';
import type { PictureFile, ResolveContext } from './context.ts';
import { copiesOf } from './picture-copies.ts';

/** Folder of the drawings on the published site. */
export const picturesPath = '/pictures/';

/**
 * A file name to a picture with its address and size; reports a file that is not in the pictures folder or
 * that must not be published.
 * @param written the name as the file has it
 * @param alt what the picture shows; empty for a decoration
 */
export function resolvePicture(
  context: ResolveContext,
  written: string,
  alt: string,
  path: ValuePath,
): Picture | undefined {
  const { text: file, origin } = context.splitOrigin(written);
  const isLong = file.length > longestName || new TextEncoder().encode(file).length > longestNameBytes;
  if (isLong || isDeviceName(file)) {
    context.report(
      isLong
        ? { code: 'long-name', args: { length: file.length, maximum: longestName }, path }
        : { code: 'device-name', args: { name: file, proposal: withoutDevice(file) }, path },
    );
    return undefined;
  }
  const picture = context.pictures.get(file);
  if (picture === undefined) {
    const { folderName } = context.pictures;
    const args = { file, folderName, nearest: nearest(file, [...context.pictures.keys()]) };
    context.report({ code: 'missing-picture', args, path });
    return undefined;
  }
  if (picture.problem !== undefined) {
    context.report({ code: 'unsafe-picture', args: { file, problem: picture.problem }, path });
    return undefined;
  }
  return { ...publicPicture(file, picture, context.basePath), alt: alt + origin };
}

/**
 * A file of the pictures folder as the site knows it.
 * @param basePath where the site's home page stands on its host
 */
export function publicPicture(file: string, picture: PictureFile, basePath: string): Omit<Picture, 'alt'> {
  if (picture.kind === 'vector') {
    const { width, height } = picture;
    return { src: toHostPath(basePath, picturesPath + encodeURIComponent(file)), width, height };
  }
  const { fallback, sources } = copiesOf(file, picture);
  const widest = sources[0]?.at(-1) ?? fallback;
  return {
    src: toHostPath(basePath, fallback.path),
    width: widest.width,
    height: widest.height,
    sources: sources.map((copies) => ({
      type: `image/${copies[0].format}`,
      srcSet: copies.map(({ path, width }) => `${toHostPath(basePath, path)} ${width}w`).join(', '),
    })),
  };
}

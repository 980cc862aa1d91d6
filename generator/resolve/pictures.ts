import type { Picture } from '../../src/model.ts';
import type { ValuePath } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { ResolveContext } from './context.ts';

/** Folder of the pictures on the published site. */
export const picturesPath = '/pictures/';

/**
 * A file name to a picture with its address and size; reports a file that is not in the pictures folder.
 * @param alt what the picture shows; empty for a decoration
 */
export function resolvePicture(
  context: ResolveContext,
  file: string,
  alt: string,
  path: ValuePath,
): Picture | undefined {
  const size = context.pictures.get(file);
  if (size === undefined) {
    const match = nearest(file, [...context.pictures.keys()]);
    context.report(
      {
        code: 'missing-picture',
        args: { file, ...(match && { nearest: match }) },
      },
      path,
    );
    return undefined;
  }
  return {
    src: picturesPath + encodeURIComponent(file),
    width: size.width,
    height: size.height,
    alt,
  };
}

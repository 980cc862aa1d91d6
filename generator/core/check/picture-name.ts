import type { PictureNameProblem } from '../findings/catalogue/picture-name.ts';
import { pictureFile } from '../schema/scalars.ts';

/** What a name tells of a file that cannot be a picture of the site, and the name of one that can. */
interface FaultyName {
  readonly problem: PictureNameProblem;
  readonly proposal: string;
}

/** Endings of pictures that have to be saved anew, and the ending that they have then. */
const otherFormats: readonly (readonly [RegExp, PictureNameProblem, string])[] = [
  [/\.(?:heic|heif|hif)$/i, 'heic', '.jpg'],
  [/\.(?:gif|bmp|tiff?|jfif|jxl|psd|xcf|raw|dng|cr2|nef|arw)$/i, 'photo', '.jpg'],
  [/\.(?:ai|cdr|eps|pdf|fig|sketch|wmf|emf)$/i, 'drawing', '.svg'],
];

/** Characters that Windows takes in no name of a file. */
const refused = /\s*[<>:"|?*\p{Cc}]+\s*/gu;

/** Why a file of this name is no picture of the site; nothing where the name does not tell. */
export function faultyPictureName(name: string): FaultyName | undefined {
  const plain = name
    .trim()
    .replace(refused, '-')
    .replace(/-+(?=\.\w+$)/, '');
  for (const [ending, problem, saved] of otherFormats) {
    if (ending.test(plain)) {
      return { problem, proposal: plain.replace(ending, saved) };
    }
  }
  return plain !== name && pictureFile.safeParse(plain).success
    ? { problem: 'characters', proposal: plain }
    : undefined;
}

import type { Download } from '../../../src/model/section.ts';
import type { ValuePath } from '../document/source-range.ts';
import { nearest } from '../text/nearest.ts';
import { toHostPath } from './base-path.ts';
import type { ResolveContext } from './context.ts';

/** Folder of the files to download, on the published site. */
export const downloadsPath = '/downloads/';

/**
 * A file name to the file with its address, kind and size; reports a file that is not in the downloads folder.
 */
export function resolveDownload(
  { pictures, basePath, spec, report }: ResolveContext,
  file: string,
  path: ValuePath,
): Pick<Download, 'href' | 'format' | 'size'> | undefined {
  const known = pictures.downloads ?? new Map();
  const found = known.get(file);
  if (found === undefined) {
    report({ code: 'missing-download', args: { file, nearest: nearest(file, [...known.keys()]) }, path });
    return undefined;
  }
  return {
    href: toHostPath(basePath, downloadsPath + encodeURIComponent(file)),
    format: file.slice(file.lastIndexOf('.') + 1).toUpperCase(),
    size: sizeIn(spec.site.language, found.size),
  };
}

/** Bytes of a kilobyte and kilobytes of a megabyte (SI prefixes). */
const step = 1000;

/** A size as people of a language read it, with two significant digits: `240 kB`, `1,3 МБ`. */
function sizeIn(language: string, bytes: number): string {
  const kilobytes = Math.max(bytes / step, 1);
  const isLarge = kilobytes >= step;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumSignificantDigits: 2,
  });
  return format.format(isLarge ? kilobytes / step : kilobytes).replaceAll(' ', '\u00a0');
}

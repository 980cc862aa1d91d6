import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Theme } from '../core/resolve/site-model.ts';
import { openTypeface, type Typeface } from '../publish/typeface.ts';
import { packageFolder } from './package-folder.ts';

/** The site's typeface in the weights of drawings. */
export interface SiteTypefaces {
  /** For logo, icons and titles. */
  readonly heavy: Typeface;
  readonly plain: Typeface;
}

const weights = { heavy: 780, plain: 500 } as const;

/** Font packages. A system font cannot be drawn: those sites get the usual typeface. */
const packages: Readonly<Record<Theme['typeface'], string>> = {
  golos: 'golos-text',
  onest: 'onest',
  system: 'golos-text',
};

/** Name of the package that a typeface comes from. */
export function typefacePackage(typeface: Theme['typeface']): string {
  return `@fontsource-variable/${packages[typeface]}`;
}

/** Subsets of a font package, those of the built-in languages first. */
const subsets = ['cyrillic', 'latin', 'cyrillic-ext', 'latin-ext'] as const;

/** Opens the site's own typeface for drawing. */
export async function openTypefaces(
  projectRoot: string,
  typeface: Theme['typeface'],
): Promise<SiteTypefaces> {
  const name = packages[typeface];
  const folder = join(packageFolder(projectRoot, typefacePackage(typeface)), 'files');
  const files = await Promise.all(
    subsets.map((subset) => readFile(join(folder, `${name}-${subset}-wght-normal.woff2`))),
  );
  const inWeight = await openTypeface(files);
  return { heavy: inWeight(weights.heavy), plain: inWeight(weights.plain) };
}

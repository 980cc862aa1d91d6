import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { SiteModel } from '../core/resolve/site-model.ts';
import type { BundledPackage, License } from '../publish/licenses.ts';
import { typefacePackage } from './site-typefaces.ts';

/** Name under which Vite lists the bundled packages among the bundle's files; the list itself is not published. */
export const packageListFile = 'licenses.json';

const packageList = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    identifier: z.string().optional(),
    text: z.string().optional(),
  }),
);

/** What Vite says of the packages that it has bundled. */
export function readPackageList(source: string): readonly BundledPackage[] {
  return packageList.parse(JSON.parse(source));
}

/** Licences of what is no package of the bundle: the program itself, and the typeface that visitors load. */
export async function readOwnLicenses(
  projectRoot: string,
  { theme: { typeface } }: Pick<SiteModel, 'theme'>,
): Promise<License[]> {
  const program = {
    name: 'The program of this site',
    text: await readFile(join(projectRoot, 'LICENSE'), 'utf8'),
  };
  if (typeface === 'system') {
    return [program];
  }
  const name = typefacePackage(typeface);
  const text = await readFile(join(projectRoot, 'node_modules', name, 'LICENSE'), 'utf8');
  return [program, { name, identifier: 'OFL-1.1', text }];
}

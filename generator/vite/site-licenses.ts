import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteModel } from '../core/resolve/site-model.ts';
import type { License } from '../publish/licenses.ts';
import { packageFolder } from './package-folder.ts';
import { typefacePackage } from './site-typefaces.ts';

/** Vite writes the list of bundled packages to this file, which is not published. */
export const packageListFile = 'licenses.json';

/** Licences of the program itself and of the web font. */
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
  const text = await readFile(join(packageFolder(projectRoot, name), 'LICENSE'), 'utf8');
  return [program, { name, identifier: 'OFL-1.1', text }];
}

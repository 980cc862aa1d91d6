import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

/**
 * Where a package is installed that the project uses: Node looks into `node_modules` of the folders above too, where
 * npm puts packages if the project is itself a package of another.
 * @throws RangeError where it is not installed
 */
export function packageFolder(projectRoot: string, name: string): string {
  const folders = createRequire(join(projectRoot, 'package.json')).resolve.paths(name) ?? [];
  const found = folders.map((folder) => join(folder, name)).find((folder) => existsSync(folder));
  if (found === undefined) {
    throw new RangeError(`The package ${name} is not installed`);
  }
  return found;
}

/** What a package says of itself. */
export function readManifest(folder: string): z.infer<typeof manifest> {
  return manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}

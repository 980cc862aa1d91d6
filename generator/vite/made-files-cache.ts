import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps what is costly to make from one run to the next. */
export interface MadeFilesCache {
  /**
   * What was made before for the same key, or what `make` makes now.
   * @param key everything that decides how the file comes out
   * @param isLasting asked when the file has been made: whether it is what its key says, and may be kept for later.
   * What it was made of may have changed since the key was.
   */
  get(
    key: readonly unknown[],
    make: () => Promise<Uint8Array>,
    isLasting?: () => boolean,
  ): Promise<Uint8Array>;
}

/** Raised when the code that makes files comes to make them differently. */
const recipeVersion = 3;

/** Packages whose next version may make other files from the same input. */
export const toolPackages = [
  'sharp',
  'svgo',
  'harfbuzzjs',
  'ts-morph',
  '@iconify-json/lucide',
  '@iconify-json/simple-icons',
] as const;

/** A cache in a folder of its own below `node_modules`, which may be deleted at any time. */
export async function openMadeFilesCache(projectRoot: string): Promise<MadeFilesCache> {
  const folder = join(projectRoot, 'node_modules/.cache/made-files');
  await mkdir(folder, { recursive: true });
  const recipe = [recipeVersion, await Promise.all(toolPackages.map((name) => versionOf(projectRoot, name)))];
  const fileOf = (key: readonly unknown[]) => {
    const name = createHash('sha256').update(JSON.stringify([recipe, key]));
    return join(folder, name.digest('hex'));
  };
  /** By file: two that want the same at once get the same. */
  const underWay = new Map<string, Promise<Uint8Array>>();
  return {
    get(key, make, isLasting = () => true) {
      const file = fileOf(key);
      const known = underWay.get(file);
      if (known !== undefined) {
        return known;
      }
      const content = readFile(file)
        .catch(async () => {
          const made = await make();
          if (isLasting()) {
            await writeWhole(file, made);
          }
          return made;
        })
        .finally(() => underWay.delete(file));
      underWay.set(file, content);
      return content;
    },
  };
}

async function versionOf(projectRoot: string, name: string): Promise<unknown> {
  const manifest: unknown = JSON.parse(
    await readFile(join(projectRoot, 'node_modules', name, 'package.json'), 'utf8'),
  );
  return manifest !== null && typeof manifest === 'object' && 'version' in manifest
    ? manifest.version
    : undefined;
}

/** Another run may read the file at any moment: it is there complete or not at all. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const incoming = `${file}.${process.pid}.incoming`;
  await writeFile(incoming, content);
  await rename(incoming, file);
}

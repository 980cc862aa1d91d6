import { mkdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf, readKept, writeKept } from '../disk/kept-file.ts';
import { pruneFolder } from '../disk/prune-folder.ts';
import { packageFolder, readManifest } from './package-folder.ts';

/** To be raised when a change of the code changes the files that it makes. */
const recipeVersion = 6;

/** Packages of which another version may make other files from the same input. */
export const toolPackages = [
  'sharp',
  'svgo',
  'harfbuzzjs',
  '@iconify-json/lucide',
  '@iconify-json/simple-icons',
] as const;

/** Several times the pictures of a large site. */
const mostBytes = 512 * 1024 ** 2;

function folderIn(projectRoot: string): string {
  return join(projectRoot, 'node_modules/.cache/assets');
}

/** Removes entries that recent runs have not used. */
export function pruneAssetCache(projectRoot: string): Promise<void> {
  return pruneFolder(folderIn(projectRoot), mostBytes);
}

/** A cache in `node_modules`, which may be deleted at any time. */
export async function openAssetCache(projectRoot: string): Promise<AssetCache> {
  const tools = toolPackages.map((name) => readManifest(packageFolder(projectRoot, name)).version);
  return openCache(folderIn(projectRoot), [recipeVersion, tools]);
}

export type AssetCache = Awaited<ReturnType<typeof openCache>>;

/**
 * A cache of costly files in a folder, between runs. A damaged entry is made again.
 * @param recipe what all of its contents depend on
 */
export async function openCache(folder: string, recipe: unknown) {
  await mkdir(folder, { recursive: true });
  /** Requests in progress, by name: simultaneous requests share one. */
  const underWay = new Map<string, Promise<Uint8Array>>();
  return {
    /**
     * The cached content for a key, or what `make` makes now.
     * @param key everything that determines the content
     * @param accepts whether content is harmless, even if another machine has written it (see `cacheable-content.ts`)
     * @param isLasting asked after `make`: false where the sources have changed since the key was computed, so that the
     * result must not be cached
     */
    get(
      key: readonly unknown[],
      accepts: (content: Uint8Array) => boolean,
      make: () => Promise<Uint8Array>,
      isLasting = () => true,
    ) {
      const name = hashOf(JSON.stringify([recipe, key]));
      const known = underWay.get(name);
      if (known !== undefined) {
        return known;
      }
      const file = join(folder, name);
      const find = async () => {
        const entry = readKept(file, name);
        if (entry !== undefined && accepts(entry)) {
          const now = new Date();
          // Another run may have removed it.
          await utimes(file, now, now).catch(() => undefined);
          return entry;
        }
        const made = await make();
        if (isLasting()) {
          await writeKept(file, name, made);
        }
        return made;
      };
      const content = find().finally(() => underWay.delete(name));
      underWay.set(name, content);
      return content;
    },
  };
}

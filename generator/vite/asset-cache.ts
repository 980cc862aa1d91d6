import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { pruneFolder } from '../disk/prune-folder.ts';
import { writeWhole } from '../disk/write-whole.ts';

/** Keeps what is costly to make from one run to the next. What was damaged meanwhile is made anew. */
export interface AssetCache {
  /**
   * What was made before for the same key, or what `make` makes now.
   * @param key everything that decides how the file comes out
   * @param accepts whether a kept file is harmless, whoever has written it (see `cacheable-content.ts`)
   * @param isLasting asked when the file has been made: whether it is what its key says, and may be kept for later.
   * What it was made of may have changed since the key was.
   */
  get(
    key: readonly unknown[],
    accepts: (content: Uint8Array) => boolean,
    make: () => Promise<Uint8Array>,
    isLasting?: () => boolean,
  ): Promise<Uint8Array>;
}

/** Raised when the code that makes files comes to make them differently. */
const recipeVersion = 4;

/** Packages whose next version may make other files from the same input. */
export const toolPackages = [
  'sharp',
  'svgo',
  'harfbuzzjs',
  '@iconify-json/lucide',
  '@iconify-json/simple-icons',
] as const;

/** A month, and the pictures of a large site several times over. */
const bounds = { longestUnusedMs: 30 * 24 * 3_600_000, mostBytes: 512 * 1024 ** 2 } as const;

/** A file that was used within this time is not said to be used once more: that would be a write for each reading. */
const usedLatelyMs = 24 * 3_600_000;

function folderIn(projectRoot: string): string {
  return join(projectRoot, 'node_modules/.cache/assets');
}

/** Removes what recent runs have not used. */
export function pruneAssetCache(projectRoot: string): Promise<void> {
  return pruneFolder(folderIn(projectRoot), bounds);
}

/** A cache in a folder of its own below `node_modules`, which may be deleted at any time. */
export async function openAssetCache(projectRoot: string): Promise<AssetCache> {
  const folder = folderIn(projectRoot);
  await mkdir(folder, { recursive: true });
  const recipe = [recipeVersion, await Promise.all(toolPackages.map((name) => versionOf(projectRoot, name)))];
  const nameOf = (key: readonly unknown[]) =>
    createHash('sha256')
      .update(JSON.stringify([recipe, key]))
      .digest('hex');
  /** By name: two that want the same at once get the same. */
  const underWay = new Map<string, Promise<Uint8Array>>();
  return {
    get(key, accepts, make, isLasting = () => true) {
      const name = nameOf(key);
      const known = underWay.get(name);
      if (known !== undefined) {
        return known;
      }
      const file = join(folder, name);
      const find = async () => {
        const kept = await readKept(file, name);
        if (kept !== undefined && accepts(kept)) {
          return kept;
        }
        const made = await make();
        if (isLasting()) {
          await writeWhole(file, Buffer.concat([seal(name, made), made]));
        }
        return made;
      };
      const content = find().finally(() => underWay.delete(name));
      underWay.set(name, content);
      return content;
    },
  };
}

/** Bytes of a hash, which stand before the content. */
const sealBytes = 32;

/** Binds a content to the name that it is kept under. */
function seal(name: string, content: Uint8Array): Buffer {
  return createHash('sha256').update(name).update(content).digest();
}

/** The content that was kept under a name; nothing where there is none, or other than was kept. */
async function readKept(file: string, name: string): Promise<Uint8Array | undefined> {
  try {
    const kept = await readFile(file);
    const content = kept.subarray(sealBytes);
    if (!seal(name, content).equals(kept.subarray(0, sealBytes))) {
      return undefined;
    }
    const now = new Date();
    if (now.getTime() - (await stat(file)).mtimeMs > usedLatelyMs) {
      await utimes(file, now, now);
    }
    return content;
  } catch {
    return undefined;
  }
}

async function versionOf(projectRoot: string, name: string): Promise<unknown> {
  const manifest: unknown = JSON.parse(
    await readFile(join(projectRoot, 'node_modules', name, 'package.json'), 'utf8'),
  );
  return manifest !== null && typeof manifest === 'object' && 'version' in manifest
    ? manifest.version
    : undefined;
}

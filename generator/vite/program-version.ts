import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ResolvedConfig } from 'vite';
import { z } from 'zod';
import { hashOf } from '../disk/kept-text.ts';
import { packageFolder } from './package-folder.ts';

/** Folders with the sources of the program. */
export const sourceFolders = ['generator', 'src'] as const;

/** Settings of the compilers. */
const settingFiles = ['package.json', 'tsconfig.json'] as const;

/** The owner's files in the project, which no module imports. */
const ownersFolder = /^src[\\/](?:pictures|downloads)[\\/]/;

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

/**
 * Hash of everything but the site that can change the result of a build: all sources of the program, the configuration
 * and the versions of all packages.
 */
export function programVersion(
  projectRoot: string,
  { mode, base, env, define, configFileDependencies }: ResolvedConfig,
): string {
  const own = [
    ...sourceFolders.flatMap((folder) => filesBelow(join(projectRoot, folder))),
    ...settingFiles.map((file) => join(projectRoot, file)),
    ...configFileDependencies,
  ];
  const names = [...new Set(own.map((file) => relative(projectRoot, file)))]
    .filter((name) => !ownersFolder.test(name))
    .toSorted();
  const hashes = names.map((name) => [name, hashOf(readFileSync(join(projectRoot, name)))]);
  const settings = { mode, base, env, define, nodeEnv: process.env.NODE_ENV };
  return hashOf(JSON.stringify([hashes, packageVersions(projectRoot), settings]));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Names and versions of the packages that the program is made with, and of those that these need. */
function packageVersions(projectRoot: string): string[] {
  const versions = new Set<string>();
  const folders = new Set([projectRoot]);
  for (const folder of folders) {
    const text = readFileSync(join(folder, 'package.json'), 'utf8');
    const { name, version, dependencies } = manifest.parse(JSON.parse(text));
    versions.add(`${name} ${version}`);
    for (const dependency of Object.keys(dependencies)) {
      // A package may be a link to the folder that its own packages stand beside.
      folders.add(realpathSync(packageFolder(folder, dependency)));
    }
  }
  return [...versions].toSorted();
}

import { realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readEntries } from '../disk/folder-change.ts';
import { isBelow } from '../disk/is-below.ts';
import { hashOf, readIfThere } from '../disk/kept-file.ts';
import { packageFolder, readManifest } from './package-folder.ts';

/** Folder with the sources of the runtime. */
const runtimeFolder = 'src';

/** Settings of the compilers, and what Vite gives the modules. Most of the latter is not there. */
const settingFiles = [
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
] as const;

/** Variables of the environment that modules see. */
const seenVariable = /^(?:NODE_ENV$|VITE_)/;

/** The owner's files in the project, which no module imports. */
const ownersFolder = /^src[\\/](?:pictures|downloads)[\\/]/;

/**
 * Hash of everything but the site that can change the result of a build: the program, its settings and the versions of
 * all packages.
 * @param generator hash of the generator
 */
export function programVersion(projectRoot: string, generator: string): string {
  const runtime = [...readEntries(join(projectRoot, runtimeFolder)).files]
    .map((path) => `${runtimeFolder}/${path}`)
    .filter((name) => !ownersFolder.test(name))
    .toSorted();
  const hashes = [...runtime, ...settingFiles].map((name) => [
    name,
    hashOf(readIfThere(join(projectRoot, name))),
  ]);
  const variables = Object.entries(process.env)
    .filter(([name]) => seenVariable.test(name))
    .toSorted();
  return hashOf(JSON.stringify([generator, hashes, variables, packageVersions(projectRoot)]));
}

/** Whether a file is a source of the runtime, whose content is part of the version. */
export function isInRuntime(projectRoot: string, file: string): boolean {
  return isBelow(join(projectRoot, runtimeFolder), file) && !ownersFolder.test(relative(projectRoot, file));
}

/** Whether a file of Vite's configuration is part of the version, by itself or as a part of the generator. */
export function isInProgram(projectRoot: string, file: string): boolean {
  const path = relative(projectRoot, file);
  return settingFiles.some((name) => name === path) || isBelow(join(projectRoot, 'generator'), file);
}

/** Names and versions of the packages that the program is made with, and of those that these need. */
function packageVersions(projectRoot: string): string[] {
  const versions = new Set<string>();
  const folders = new Set([projectRoot]);
  for (const folder of folders) {
    const { name, version, dependencies } = readManifest(folder);
    versions.add(`${name} ${version}`);
    for (const dependency of Object.keys(dependencies)) {
      // A package may be a link to the folder that its own packages stand beside.
      folders.add(realpathSync(packageFolder(folder, dependency)));
    }
  }
  return [...versions].toSorted();
}

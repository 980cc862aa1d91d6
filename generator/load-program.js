/**
 * Loads a part of the generator as one JavaScript module, which is compiled when its sources change: Node 20 runs no
 * TypeScript, and to load 200 modules takes longer than most commands.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import * as nodeModule from 'node:module';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * What can be loaded, by its path below the project.
 * @typedef {{
 *   'generator/cli.ts': typeof import('./cli.ts'),
 *   'generator/vite/site-config.ts': typeof import('./vite/site-config.ts'),
 * }} Programs
 */

/**
 * What has been compiled: the hash of the code, after which the module is named, and the hashes of its sources by their
 * paths below the project.
 * @typedef {{ hash: string, sources: Record<string, string> }} Compilation
 */

/** Below the project, where Node finds its packages. */
const compiledFolder = 'node_modules/.cache/program';

/** Modules of earlier sources are kept for those who go back and forth between two versions. */
const longestKeptMs = 24 * 3_600_000;

/**
 * @template {keyof Programs} Entry
 * @param {string} projectRoot absolute path of the project
 * @param {Entry} entry
 * @returns {Promise<{ program: Programs[Entry], sources: readonly string[], version: string }>} with the absolute paths
 *   of the generator's own sources, and the hash of all that was compiled
 */
export async function loadProgram(projectRoot, entry) {
  requireReadable(projectRoot);
  requireReadable(resolve(projectRoot, process.env.SITE_FOLDER ?? ''));
  keepCompiledCode();
  const folder = join(projectRoot, compiledFolder);
  const record = join(folder, `${hashOf(entry)}.json`);
  const known = readCompilation(record);
  const compilation =
    known !== undefined && isCurrent(projectRoot, folder, known)
      ? known
      : await compile(projectRoot, entry, folder, record);
  return {
    program: await import(pathToFileURL(moduleFile(folder, compilation.hash)).href),
    sources: Object.keys(compilation.sources)
      .filter((path) => path.startsWith('generator'))
      .map((path) => join(projectRoot, path)),
    version: compilation.hash,
  };
}

/**
 * Ends the process where Vite would look for files elsewhere: it ends a path where an address would have its query.
 * Nothing says yet in which language the owner reads.
 * @param {string} folder
 */
function requireReadable(folder) {
  if (/[#?]/.test(folder)) {
    console.error(`Знаков «#» и «?» в именах папок быть не должно. Переименуйте папку: ${folder}`);
    console.error(`Names of folders must be without "#" and "?". Rename the folder: ${folder}`);
    process.exit(1);
  }
}

/** Lets Node keep what it compiles of packages and programs, as Vite's own command does. Node 20 cannot. */
function keepCompiledCode() {
  if ('enableCompileCache' in nodeModule && typeof nodeModule.enableCompileCache === 'function') {
    nodeModule.enableCompileCache();
  }
}

/**
 * @param {string} folder
 * @param {string} hash
 */
function moduleFile(folder, hash) {
  return join(folder, `${hash}.mjs`);
}

/**
 * @param {string} record
 * @returns {Compilation | undefined} nothing where there is no record or a damaged one
 */
function readCompilation(record) {
  try {
    const { hash, sources } = JSON.parse(readFileSync(record, 'utf8'));
    return typeof hash === 'string' ? { hash, sources: Object(sources) } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} projectRoot
 * @param {string} folder
 * @param {Compilation} compilation
 */
function isCurrent(projectRoot, folder, { hash, sources }) {
  return (
    hashOfFile(moduleFile(folder, hash)) === hash &&
    Object.entries(sources).every(([path, known]) => hashOfFile(join(projectRoot, path)) === known)
  );
}

/**
 * @param {string} projectRoot
 * @param {string} entry
 * @param {string} folder
 * @param {string} record
 * @returns {Promise<Compilation>}
 */
async function compile(projectRoot, entry, folder, record) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: join(projectRoot, entry),
    platform: 'node',
    plugins: [{ name: 'packages', resolveId: resolvePackage }],
  });
  const { output } = await bundle.generate({ codeSplitting: false });
  await bundle.close();
  const [{ code, moduleIds }] = output;
  const sources = Object.fromEntries(
    moduleIds.filter((id) => isAbsolute(id)).map((id) => [relative(projectRoot, id), hashOfFile(id) ?? '']),
  );
  const compilation = { hash: hashOf(code), sources };
  await mkdir(folder, { recursive: true });
  await writeWhole(moduleFile(folder, compilation.hash), code);
  await writeWhole(record, JSON.stringify(compilation));
  await removeOld(folder);
  return compilation;
}

/**
 * A package that every command needs becomes part of the module. Those stay where they are that are loaded when they
 * are needed, and Vite, which runs already.
 * @type {NonNullable<import('rolldown').Plugin['resolveId']>}
 */
const resolvePackage = (id, _importer, { kind }) => {
  const isPackage = !(id.startsWith('.') || isAbsolute(id));
  const isLoadedLater = kind === 'dynamic-import' || /^(?:vite|@vitejs\/.*)$/.test(id);
  return isPackage && isLoadedLater ? { id, external: true } : undefined;
};

/**
 * Writes a file that other processes see either as it was or whole.
 * @param {string} file
 * @param {string} content
 */
async function writeWhole(file, content) {
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

/** @param {string} folder */
async function removeOld(folder) {
  const oldest = Date.now() - longestKeptMs;
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    // Another process may have removed it.
    const entry = await stat(file).catch(() => undefined);
    if (entry !== undefined && entry.mtimeMs < oldest) {
      await rm(file, { force: true });
    }
  }
}

/** @param {string} file */
function hashOfFile(file) {
  try {
    return hashOf(readFileSync(file));
  } catch {
    return undefined;
  }
}

/** @param {string | Uint8Array} content */
function hashOf(content) {
  return createHash('sha256').update(content).digest('base64url');
}

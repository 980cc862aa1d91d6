import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadProgram } from '../../generator/load-program.js';
import { locateSiteFolder } from '../../generator/site-folder.ts';

const loaderUrl = new URL('../../generator/load-program.js', import.meta.url).href;

let root = '';

/** A program of two modules whose "configuration" is a word. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'program-'));
  await mkdir(join(root, 'generator/vite'), { recursive: true });
  await writeFile(
    join(root, 'generator/vite/site-config.ts'),
    "import { word } from '../word.ts';\nexport const siteConfig = (): string => word;\n",
  );
  await writeWord('first');
});

afterEach(() => rm(root, { recursive: true, force: true }));

function writeWord(word: string): Promise<void> {
  return writeFile(join(root, 'generator/word.ts'), `export const word: string = '${word}';\n`);
}

async function configuration(): Promise<unknown> {
  const { program, ...loaded } = await loadProgram(root, 'generator/vite/site-config.ts');
  return program.siteConfig(root, locateSiteFolder(root, {}), loaded);
}

const compiledFolder = () => join(root, 'node_modules/.cache/program');

async function compiledModules(): Promise<string[]> {
  const names = await readdir(compiledFolder());
  return names.filter((name) => name.endsWith('.mjs'));
}

async function records(): Promise<string[]> {
  const names = await readdir(compiledFolder());
  return names.filter((name) => name.endsWith('.json'));
}

test('the program is compiled once, under a name that stays', async () => {
  expect(await configuration()).toBe('first');
  const modules = await compiledModules();
  expect(modules).toHaveLength(1);
  expect(await configuration()).toBe('first');
  expect(await compiledModules()).toEqual(modules);
});

test('a change of any of its sources compiles it anew', async () => {
  await configuration();
  await writeWord('second');
  expect(await configuration()).toBe('second');
  expect(await compiledModules()).toHaveLength(2);
});

test('its sources are named, so that a server can watch them', async () => {
  const expected = ['generator/vite/site-config.ts', 'generator/word.ts'].map((path) => join(root, path));
  for (const load of ['compiled', 'found']) {
    const { sources } = await loadProgram(root, 'generator/vite/site-config.ts');
    expect(sources.toSorted(), load).toEqual(expected);
  }
});

test('a compiled module that was changed is compiled anew before it is loaded', async () => {
  await configuration();
  const [name = ''] = await compiledModules();
  const file = join(compiledFolder(), name);
  const compiled = await readFile(file, 'utf8');
  await writeFile(file, 'export const siteConfig = () => "changed";\n');
  await configuration();
  expect(await readFile(file, 'utf8')).toBe(compiled);
});

test.each(['', 'not a record', 'null', '{}', '{"sources":{}}'])(
  'a damaged record counts as none: %j',
  async (record) => {
    await configuration();
    const [name = ''] = await records();
    await writeFile(join(compiledFolder(), name), record);
    expect(await configuration()).toBe('first');
    expect(await records()).toEqual([name]);
  },
);

test('what two parts of the program share is compiled for each, and both are kept', async () => {
  await writeFile(join(root, 'generator/cli.ts'), "export { word as runInProcess } from './word.ts';\n");
  await configuration();
  const { program } = await loadProgram(root, 'generator/cli.ts');
  expect(program.runInProcess).toBe('first');
  expect(await records()).toHaveLength(2);
  expect(await compiledModules()).toHaveLength(2);
});

test('modules that nobody has compiled for days go with the next compilation', async () => {
  await configuration();
  const [old = ''] = await compiledModules();
  const days = new Date(Date.now() - 3 * 24 * 3_600_000);
  await utimes(join(compiledFolder(), old), days, days);
  await writeWord('second');
  await configuration();
  const modules = await compiledModules();
  expect(modules).toHaveLength(1);
  expect(modules).not.toContain(old);
});

/** A package that says a word, as npm installs it. */
async function installPackage(name: string, word: string): Promise<void> {
  const folder = join(root, 'node_modules', name);
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name, type: 'module', exports: './index.js' }),
  );
  await writeFile(join(folder, 'index.js'), `export default '${word}';\n`);
}

test('a package is part of the program where it is imported at once, and stays where it is imported later', async () => {
  await installPackage('at-once', 'first');
  await installPackage('later', 'first');
  await writeFile(
    join(root, 'generator/vite/site-config.ts'),
    "import word from 'at-once';\nexport const siteConfig = async () => [word, (await import('later')).default];\n",
  );
  expect(await configuration()).toEqual(['first', 'first']);
  const [name = ''] = await compiledModules();
  const compiled = await readFile(join(compiledFolder(), name), 'utf8');
  expect(compiled).not.toContain("'at-once'");
  expect(compiled).toMatch(/import\(["']later["']\)/);
});

test('another version of a package that is part of the program compiles it anew', async () => {
  await installPackage('at-once', 'first');
  await writeFile(join(root, 'generator/word.ts'), "export { default as word } from 'at-once';\n");
  expect(await configuration()).toBe('first');
  await installPackage('at-once', 'second');
  expect(await configuration()).toBe('second');
  const { sources } = await loadProgram(root, 'generator/vite/site-config.ts');
  expect(sources.filter((path) => path.includes('node_modules'))).toEqual([]);
});

test.for<[project: string, site: string]>([
  ['site #1', '.'],
  ['is it?', '.'],
  ['.', 'site #1'],
])('a path that Vite would not find is told: the project in "%s", the site in "%s"', ([project, site]) => {
  const load =
    'import(process.argv[1]).then(({ loadProgram }) => loadProgram(process.argv[2], "generator/cli.ts"))';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['-e', load, loaderUrl, join(root, project)],
    { encoding: 'utf8', env: { ...process.env, SITE_FOLDER: join(root, site) } },
  );
  const folder = join(root, project === '.' ? site : project);
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: [
      `Знаков «#» и «?» в именах папок быть не должно. Переименуйте папку: ${folder}`,
      `Names of folders must be without "#" and "?". Rename the folder: ${folder}`,
      '',
    ].join('\n'),
  });
});

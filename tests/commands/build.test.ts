/** `npm run build` and `npm run preview` as an owner sees them who has something to mend first. */
import { execFile, spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { withSiteLock } from '../../generator/disk/site-lock.ts';
import { copyFixture, viteScript } from '../support/serve-fixtures.ts';
import {
  createWorkspace,
  listFiles,
  projectRoot,
  readFixture,
  replaceOnce,
  type Workspace,
} from '../support/workspace.ts';

function environmentOf(workspace: Workspace): NodeJS.ProcessEnv {
  // Under Vitest, React would be its development build.
  const { NODE_ENV: _, ...environment } = process.env;
  return { ...environment, SITE_FOLDER: workspace.folder, NO_COLOR: '1' };
}

function build(
  workspace: Workspace,
  onErrors = (_: string) => {},
  program = projectRoot,
  positionals: readonly string[] = [],
): Promise<{ code: number; output: string; errors: string }> {
  return new Promise((settle) => {
    const child = execFile(
      process.execPath,
      [...viteScript('build'), ...positionals],
      { cwd: program, env: environmentOf(workspace) },
      (_, output, errors) => settle({ code: child.exitCode ?? -1, output, errors }),
    );
    child.stderr?.on('data', (chunk) => onErrors(String(chunk)));
  });
}

/** Packages that the runtime imports and whose code is in the bundle; the one left out only hands on that of another. */
async function bundledPackages(): Promise<string[]> {
  const paths = (await listFiles(join(projectRoot, 'src'))).filter((path) => /\.tsx?$/.test(path));
  const sources = await Promise.all(paths.map((path) => readFile(join(projectRoot, 'src', path), 'utf8')));
  const imported = sources.flatMap((source) => [
    ...source.matchAll(/(?:from|import\()\s*'((?:@[\w-]+\/)?[\w-]+)(?=['/])/g),
  ]);
  return [...new Set(imported.map(([, name = '']) => name))].filter((name) => name !== 'react-router-dom');
}

/** The published licences: one for every package that the project says it bundles, each with a text. */
async function expectLicenses(text: string): Promise<void> {
  const read = async (path: string) => JSON.parse(await readFile(join(projectRoot, path), 'utf8'));
  const names = await bundledPackages();
  expect(names).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'react-hook-form', '@emailjs/browser']),
  );
  for (const name of names) {
    const { version, license } = await read(`node_modules/${name}/package.json`);
    expect(text).toContain(`\n${name} ${version} (${license})\n`);
  }
  const [, ...parts] = text.split(/^.+\n={4,}\n\n/m);
  expect(parts.length).toBeGreaterThan(10);
  for (const part of parts) {
    expect(part).toMatch(/Permission |Redistribution |publicdomain/);
  }
  expect(text).not.toContain(projectRoot);
}

/** A copy of the program with the packages of this one. */
async function copyProgram(): Promise<Workspace> {
  const copy = await createWorkspace();
  for (const part of [
    'generator',
    'src',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
    '.vite.env',
    'LICENSE',
  ]) {
    await copy.copy(part, part);
  }
  await symlink(join(projectRoot, 'node_modules'), copy.path('node_modules'), 'junction');
  return copy;
}

async function programWithoutEditor(): Promise<Workspace> {
  const copy = await copyProgram();
  await Promise.all(['src/editor', 'src/dev-bar.ts'].map((part) => rm(copy.path(part), { recursive: true })));
  return copy;
}

async function expectSameFiles(first: Workspace, second: Workspace, folder: string): Promise<void> {
  const paths = await second.list(folder);
  expect(await first.list(folder)).toEqual(paths);
  for (const path of paths) {
    const file = `${folder}/${path}`;
    expect(readFileSync(first.path(file)).equals(readFileSync(second.path(file))), path).toBe(true);
  }
}

/**
 * Nothing of the editor in the page is published: neither its code, nor the characters by which it finds texts, nor
 * anything that would be different without it.
 */
async function expectNoEditor(workspace: Workspace): Promise<void> {
  const texts = (await workspace.list('dist')).filter((path) => /\.(?:html|js|css)$/.test(path));
  expect(texts.length).toBeGreaterThan(10);
  for (const path of texts) {
    expect(await workspace.read(`dist/${path}`), path).not.toMatch(/site-editor|site:edit|__edit|\p{Co}/u);
  }
  const other = await createWorkspace();
  await copyFixture('bicycle-workshop', other.folder);
  const program = await programWithoutEditor();
  expect(await build(other, undefined, program.folder)).toMatchObject({ code: 0 });
  await expectSameFiles(workspace, other, 'dist');
}

describe('a build', () => {
  test('of a file with mistakes prints them, nothing else, and publishes nothing', async () => {
    const workspace = await createWorkspace();
    const text = await readFixture('ok/minimal');
    await workspace.write('site.yaml', replaceOnce(text, 'phone: office', 'phone: ofice'));
    const { code, output, errors } = await build(workspace);
    expect(code).toBe(1);
    expect(errors).toMatch(/^site\.yaml:25:10 ошибка SITE-051: /);
    expect(errors).not.toMatch(/error|at |\[/);
    expect(output).toBe('');
    expect(await workspace.list()).toEqual(['site.yaml']);
  });

  test('that is given anything is refused', async () => {
    const workspace = await createWorkspace();
    await workspace.write('site.yaml', await readFixture('ok/minimal'));
    const { code, errors } = await build(workspace, undefined, undefined, ['--base', '/x']);
    expect(code).toBe(2);
    expect(errors).toBe(
      'Команде npm run build ничего не указывают, а здесь «--base /x». Адрес сайта и прочее берутся из site.yaml.\n',
    );
    expect(await workspace.list()).toEqual(['site.yaml']);
  });

  test('that fails by a fault of the program says that the file is not to blame, and publishes nothing', async () => {
    const workspace = await createWorkspace();
    await workspace.write('site.yaml', await readFixture('ok/minimal'));
    const program = await copyProgram();
    await program.write('src/main.tsx', 'import {');
    const { code, errors } = await build(workspace, undefined, program.folder);
    expect(code).toBe(1);
    expect(errors).toMatch(/^Сайт не собрать, и файл site\.yaml тут ни при чём: /m);
    expect(await workspace.list('dist')).toEqual([]);
  });

  test('of a file in another encoding says so, as the check does', async () => {
    const workspace = await createWorkspace();
    // «Привет» as Windows-1251 has it.
    await writeFile(workspace.path('site.yaml'), Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]));
    const { code, errors } = await build(workspace);
    expect(code).toBe(1);
    expect(errors).toMatch(/^Файл site\.yaml не прочитать: он сохранён не в кодировке UTF-8\. [^\n]*\n$/);
    expect(await workspace.list()).toEqual(['site.yaml']);
  });
});

describe('a good file with a byte order mark', () => {
  const changed = (text: string) => replaceOnce(text, 'bags can stay', 'bags may stay');
  let first: Workspace;
  let text: string;
  let built: Awaited<ReturnType<typeof build>>;

  beforeAll(async () => {
    first = await createWorkspace(afterAll);
    await copyFixture('bicycle-workshop', first.folder);
    text = `\uFEFF${await first.read('site.yaml')}`;
    await first.write('site.yaml', text);
    built = await build(first);
  });

  test('is published, without talk of plugins', async () => {
    const { code, output, errors } = built;
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).not.toContain('TIMINGS');
    expect(await first.list('dist')).toContain('index.html');
    await expectLicenses(await first.read('dist/licenses.txt'));
    await expectNoEditor(first);
    expect(await first.list('dist')).not.toContain('licenses.json');
  });

  test('with one text changed has that page alone made anew, and leaves what a first build leaves', async () => {
    const modified = async (folder: string) =>
      new Map(
        (await first.list(folder)).map((path) => [path, statSync(first.path(`${folder}/${path}`)).mtimeMs]),
      );
    const before = [await modified('dist'), await modified('generated')];
    await first.write('site.yaml', changed(text));
    const { code, output } = await build(first);
    expect(code).toBe(0);
    expect(output).not.toContain('modules transformed');
    const after = [await modified('dist'), await modified('generated')];
    const touched = after.flatMap((times, index) =>
      [...times].flatMap(([path, time]) => (time === before[index]?.get(path) ? [] : path)),
    );
    expect(touched.map((path) => path.replace(/-[\w-]+\.js$/, '.js')).toSorted()).toEqual([
      'assets/tuneUp.js',
      'pages/tuneUp.ts',
      'routes.js',
      'tune-up.html',
      'tune-up/index.html',
    ]);

    const second = await createWorkspace();
    await copyFixture('bicycle-workshop', second.folder);
    await second.write('site.yaml', changed(text));
    expect((await build(second)).code).toBe(0);
    for (const folder of ['dist', 'generated']) {
      await expectSameFiles(first, second, folder);
    }
  });
});

test('what a build finds ready does not outlive a change of what its configuration imports', async () => {
  const [workspace, program] = [await createWorkspace(), await copyProgram()];
  await workspace.write('site.yaml', await readFixture('ok/minimal'));
  const config = replaceOnce(await program.read('vite.config.ts'), 'export default', 'const config =');
  // Of the server bundle alone, so that nothing else of a document changes with it.
  const mark = `{
    name: 'mark',
    transform: (code, id) =>
      id.endsWith('/prerender.tsx') ? code.replace('rel="expect"', 'class="' + mark + '" $&') : undefined,
  }`;
  await program.write(
    'vite.config.ts',
    `import { mark } from './mark.ts';\n${config}\nexport default { ...config, plugins: [...config.plugins, ${mark}] };\n`,
  );
  for (const word of ['first', 'second']) {
    await program.write('mark.ts', `export const mark = '${word}';\n`);
    expect(await build(workspace, undefined, program.folder)).toMatchObject({ code: 0 });
    expect(await workspace.read('dist/index.html')).toContain(`<link class="${word}" rel="expect"`);
  }
});

describe('two builds of one site at once', () => {
  test('come one after the other, and both end well', async () => {
    const workspace = await createWorkspace();
    await copyFixture('bicycle-workshop', workspace.folder);
    // Both wait for the test, so that both have something to tell, however short a build is.
    const { running } = await withSiteLock(workspace.folder, async () => {
      const running: ReturnType<typeof build>[] = [];
      const waits = [0, 1].map(
        () =>
          new Promise<void>((resolve) => {
            running.push(
              build(workspace, (text) => (text.includes('Another command') ? resolve() : undefined)),
            );
          }),
      );
      await Promise.race([Promise.all(waits), Promise.all(running)]);
      return { running };
    });
    const builds = await Promise.all(running);
    expect(builds.map(({ code }) => code)).toEqual([0, 0]);
    for (const { errors } of builds) {
      expect(errors).toMatch(/^Another command \(process \d+\) is making/m);
    }
    expect(await readdir(workspace.folder)).not.toContain('.site-work');
    expect(await workspace.list('dist')).toContain('index.html');
  });

  test('do not wait for one that was killed, whose work is completed', async () => {
    const workspace = await createWorkspace();
    await copyFixture('bicycle-workshop', workspace.folder);
    await workspace.write('.site-work/lock/999999999.1.dead', '');
    await workspace.write('.site-work/dist/0', 'the document of the build that was killed');
    await workspace.write(
      '.site-work/dist/journal.json',
      JSON.stringify({ obstacles: [], moves: ['index.html'], removals: [] }),
    );
    const text = await workspace.read('site.yaml');
    await workspace.write('site.yaml', replaceOnce(text, 'id: home', 'id: home home'));
    const { code, errors } = await build(workspace);
    expect(code).toBe(1);
    expect(errors).not.toContain('Another command');
    expect(await workspace.read('dist/index.html')).toBe('the document of the build that was killed');
  });
});

test('a preview of nothing says in the terminal and in the browser what to do', async () => {
  const workspace = await createWorkspace();
  await workspace.write('site.yaml', await readFixture('ok/minimal'));
  const server = spawn(process.execPath, [...viteScript('preview'), '--port', '0', '--host', '127.0.0.1'], {
    cwd: projectRoot,
    env: environmentOf(workspace),
  });
  onTestFinished(() => {
    server.kill();
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (part) => {
      printed += part;
    });
  }
  await expect.poll(() => printed).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
  expect(printed).toContain('Собранного сайта нет. Сначала выполните npm run build');
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0] ?? '';
  const response = await fetch(`${address}/chip`, { headers: { accept: 'text/html' } });
  const said = await response.text();
  expect(response.status).toBe(404);
  expect(said).toContain('Сначала выполните npm run build');
  expect(said).not.toContain('ENOENT');
});

/** What README.md shows is executed: its commands on a site of their own, its samples by the generator. */

import { execFile } from 'node:child_process';
import { chmod, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { siteSchema } from '../generator/core/schema/site.ts';
import { SiteDocument } from '../generator/core/site-document.ts';
import { templateParameters } from '../src/form/send-message.ts';
import { runCommand } from './support/fake-terminal.ts';
import { keysBelow } from './support/schema-keys.ts';
import { copyFixture } from './support/serve-fixtures.ts';
import { createWorkspace, projectRoot } from './support/workspace.ts';

const readme = await readFile(join(projectRoot, 'README.md'), 'utf8');
const guideFile = '.github/publish.ru.md';
const guide = await readFile(join(projectRoot, guideFile), 'utf8');
const packageJson: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  await readFile(join(projectRoot, 'package.json'), 'utf8'),
);

/** What the samples' pictures are does not matter to them. */
const anyPicture = { kind: 'vector', width: 600, height: 450, version: '1' } as const;

/** Every `npm run …` of the text, as it is printed. */
const commands = [
  ...new Set(
    [...`${readme}${guide}`.matchAll(/npm run [a-z:-]+(?: -- [^`\n|]+)?/g)].map(([text]) => text.trim()),
  ),
];

/** The words that `npm run` hands to the program for a command. */
function wordsOf(command: string): string[] {
  const [, script = '', flags = ''] = /^npm run ([a-z:-]+)(?: -- (.*))?$/.exec(command) ?? [];
  const [runner, program, ...words] = (packageJson.scripts[script] ?? '').split(' ');
  expect([runner, program]).toEqual(['node', 'generator/run-command.js']);
  return [...words, ...(flags === '' ? [] : flags.split(' '))];
}

/** A command's exit code and all that it prints, on a copy of a fixture site. */
async function runOnFixture(command: string): Promise<{ readonly code: number; readonly output: string }> {
  const workspace = await createWorkspace();
  await copyFixture('driver-papers', workspace.folder);
  const { code, output, errors } = await runCommand(workspace, wordsOf(command));
  return { code, output: output + errors };
}

describe('the commands', () => {
  test('are those of the project', () => {
    const named = new Set(commands.map((command) => /^npm run ([a-z:-]+)/.exec(command)?.[1] ?? ''));
    for (const name of named) {
      expect(packageJson.scripts).toHaveProperty([name]);
    }
    // `start` and `test` have a short form; everything else that the project offers is told.
    const told = [...named, 'start', 'test'];
    expect(Object.keys(packageJson.scripts).filter((script) => !told.includes(script))).toEqual([]);
    expect(readme).toContain('npm ci && npm start');
    expect(readme).toContain('npm ci && npm test');
  });

  test.each([
    ['npm run check', 0],
    // The values of a fixture are examples.
    ['npm run check -- --release', 1],
    ['npm run check -- --fix', 0],
    ['npm run explain -- SITE-012', 0],
    ['npm run generate', 0],
  ])('%s does what is told', async (command, code) => {
    expect(readme).toContain(command);
    const result = await runOnFixture(command);
    expect(result).toEqual({ code, output: expect.not.stringContaining('at async') });
  });

  test('npm hands the flags to the program, and its exit code back', async () => {
    const workspace = await createWorkspace();
    await copyFixture('driver-papers', workspace.folder);
    const ended: unknown = await promisify(execFile)(
      'npm',
      ['run', '--silent', 'check', '--', '--release', '--lang=en'],
      { cwd: projectRoot, env: { ...process.env, SITE_FOLDER: workspace.folder } },
    ).catch((error: unknown) => error);
    const { code, output } = await runCommand(workspace, ['check', '--release', '--lang=en']);
    const sum = output.trim().split('\n').at(-1) ?? '';
    expect(sum).toMatch(/\d/);
    expect(ended).toMatchObject({ code: 1, stdout: expect.stringContaining(sum), stderr: '' });
    expect(code).toBe(1);
  });

  test('npm run new-page adds a page that passes the check', async () => {
    expect(commands).toContain('npm run new-page');
    const answers = '--name=Перевод --title=Перевод_документов --description=Переводим_документы.';
    expect(await runOnFixture(`npm run new-page -- ${answers}`)).toMatchObject({ code: 0 });
  });
});

describe('what the guide to publishing names', () => {
  /** Texts between backticks. */
  const names = [...guide.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);

  test('are keys of the file', () => {
    const blocks = Object.keys(siteSchema.shape).join('|');
    const keys = names.filter((name) => new RegExp(`^(?:${blocks})\\.(?!yaml$|zip$)`).test(name));
    expect(keys.length).toBeGreaterThan(7);
    const known = new Set(keysBelow(siteSchema, '').map(({ path }) => path.replace(/^\.|\[\]/g, '')));
    expect(keys.filter((key) => !known.has(key))).toEqual([]);
  });

  test('are the variables that the form sends', () => {
    const rows = [...guide.matchAll(/^ *\| `\{\{([\w-]+)\}\}` \|/gm)].map(([, name]) => name);
    const values = { name: '', phone: '', question: '' };
    const sent = templateParameters(values, { source: '', captchaResponse: '' });
    expect(rows.toSorted()).toEqual(Object.keys(sent).toSorted());
    const used = [...guide.matchAll(/\{\{([\w-]+)\}\}/g)].map(([, name]) => name);
    expect(used.filter((name) => !rows.includes(name))).toEqual([]);
  });

  test('is brought along: the files that publishing needs are named, and are there', async () => {
    for (const file of ['.github/workflows/site.yml', '.ci', '.vscode', 'site.yaml']) {
      expect(names.some((name) => file === name || file.startsWith(`${name}/`))).toBe(true);
      await expect(stat(join(projectRoot, file))).resolves.toBeDefined();
    }
  });

  test('is in the annotations of the workflow', async () => {
    const workflow = await readFile(join(projectRoot, '.github/workflows/site.yml'), 'utf8');
    for (const words of ['Re-run all jobs', 'Change visibility', 'Сайт откроется по адресу']) {
      expect(guide).toContain(words);
      expect(workflow).toContain(words);
    }
  });

  test('unpacks an archive of the folder, with or without the folder itself, but not its history', async () => {
    const command = /unzip -oq site\.zip[^\n]*/.exec(guide)?.[0] ?? '';
    for (const top of ['', 'site/']) {
      const workspace = await createWorkspace();
      const temporary = workspace.path('tmp/site');
      await workspace.write('.git/HEAD', 'of the repository');
      await workspace.write('site.zip', '');
      for (const file of ['site.yaml', '.github/workflows/site.yml', '.git/HEAD', 'tests/sites/site.yaml']) {
        await workspace.write(`packed/${top}${file}`, 'of the archive');
      }
      // Stands for unzip, which is not on every machine.
      await workspace.write(
        '.bin/unzip',
        `#!/bin/sh\nmkdir -p "${temporary}" && cp -a packed/. "${temporary}"\n`,
      );
      await chmod(workspace.path('.bin/unzip'), 0o755);
      const env = { ...process.env, PATH: `${workspace.path('.bin')}:${process.env.PATH}` };
      const options = { cwd: workspace.folder, env };
      await promisify(execFile)('bash', ['-ec', command.replaceAll('/tmp/site', temporary)], options);
      expect(await workspace.read('.github/workflows/site.yml')).toBe('of the archive');
      expect(await workspace.read('site.yaml')).toBe('of the archive');
      expect(await workspace.read('.git/HEAD')).toBe('of the repository');
      expect(await workspace.list()).not.toContain('site.zip');
    }
  });
});

describe.for([
  ['README.md', readme],
  [guideFile, guide],
] as const)('the links of %s', ([file, text]) => {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);

  test('lead to files and headings that are there', async () => {
    expect(links.length).toBeGreaterThan(3);
    for (const link of links.filter((each) => !each.startsWith('https://'))) {
      const [path = '', heading] = link.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      const content = await readFile(join(projectRoot, target), 'utf8');
      if (heading !== undefined) {
        expect(headingsOf(content)).toContain(heading);
      }
    }
  });
});

/** Names of a text's headings in links, as GitHub makes them. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

describe('the samples', () => {
  const samples = [...readme.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, sample = '']) => sample);

  test('of a phone and of a picture fit into the site as they are printed', async () => {
    const [phones = '', card = ''] = samples;
    expect(samples).toHaveLength(2);
    const phone = /^ {2}(\w+): (".*")$/m.exec(phones);
    expect(phone).not.toBeNull();
    const picture = /picture: (\S+)/.exec(card)?.[1] ?? '';
    const base = await readFile(join(projectRoot, 'tests/fixtures/ok/minimal.yaml'), 'utf8');
    const indented = card.replace(/^/gm, '    ').trimEnd();
    const withCard = base.replace(/^ {4}sections:$/m, `${indented}\n    sections:`);
    const withPhone = withCard.replace(/^ {2}office: .*$/m, `  office: ${phone?.[2] ?? ''}`);
    expect(withPhone).not.toBe(base);
    const errors = SiteDocument.read(withPhone, new Map([[picture, anyPicture]])).diagnostics.filter(
      ({ severity }) => severity === 'error',
    );
    expect(errors).toEqual([]);
  });
});

/** What README.md shows is executed: its commands on a site of their own, its samples by the generator. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { check } from '../generator/compile.ts';
import { copyFixture } from './support/serve-fixtures.ts';
import { createWorkspace, projectRoot } from './support/workspace.ts';

const readme = await readFile(join(projectRoot, 'README.md'), 'utf8');
const packageJson: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  await readFile(join(projectRoot, 'package.json'), 'utf8'),
);

/** What the samples' pictures are does not matter to them. */
const anyPicture = { kind: 'vector', width: 600, height: 450, version: '1' } as const;

/** Every `npm run …` of the text, as it is printed. */
const commands = [
  ...new Set([...readme.matchAll(/npm run [a-z:-]+(?: -- [^`\n|]+)?/g)].map(([text]) => text.trim())),
];

/** A command's exit code and all that it prints, on a copy of a fixture site. */
async function runOnFixture(command: string): Promise<{ readonly code: number; readonly output: string }> {
  const workspace = await createWorkspace();
  await copyFixture('driver-papers', workspace.folder);
  const [, script = '', flags = ''] = /^npm run ([a-z:-]+)(?: -- (.*))?$/.exec(command) ?? [];
  const environment = { ...process.env, SITE_FOLDER: workspace.folder };
  const args = ['run', '--silent', script, ...(flags === '' ? [] : ['--', ...flags.split(' ')])];
  try {
    const { stdout, stderr } = await promisify(execFile)('npm', args, { cwd: projectRoot, env: environment });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    if (error instanceof Error && 'code' in error && 'stdout' in error && 'stderr' in error) {
      return { code: Number(error.code), output: `${error.stdout}${error.stderr}` };
    }
    throw error;
  }
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
    ['npm run check -- --release', 0],
    ['npm run check -- --fix', 0],
    ['npm run explain -- SITE-012', 0],
    ['npm run generate', 0],
  ])('%s does what is told', async (command, code) => {
    expect(readme).toContain(command);
    const result = await runOnFixture(command);
    expect(result).toEqual({ code, output: expect.not.stringContaining('at async') });
  });

  test('npm run new-page adds a page that passes the check', async () => {
    expect(commands).toContain('npm run new-page');
    const answers = '--name=Перевод --title=Перевод_документов --description=Переводим_документы.';
    expect(await runOnFixture(`npm run new-page -- ${answers}`)).toMatchObject({ code: 0 });
  });
});

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
    const errors = check(withPhone, new Map([[picture, anyPicture]])).diagnostics.filter(
      ({ severity }) => severity === 'error',
    );
    expect(errors).toEqual([]);
  });
});

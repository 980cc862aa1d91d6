import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { runCommand } from '../support/fake-terminal.ts';
import { createWorkspace, projectRoot, replaceOnce, type Workspace } from '../support/workspace.ts';

/** Runs a command on the site in a workspace. That the program itself does so is held by `workflow.test.ts`. */
async function command(workspace: Workspace, ...args: readonly string[]) {
  const { code, output, errors } = await runCommand(workspace, args);
  return { code, output, errors };
}

async function siteWorkspace(): Promise<Workspace> {
  const workspace = await createWorkspace();
  await workspace.copy('tests/fixtures/ok/minimal.yaml', 'site.yaml');
  return workspace;
}

describe('generate', () => {
  test('writes the modules, then has nothing to do, then names what is stale', async () => {
    const workspace = await siteWorkspace();
    expect(await command(workspace, 'generate', '--check')).toMatchObject({ code: 1, errors: '' });
    expect(await workspace.list('generated')).toEqual([]);

    const made = await command(workspace, 'generate');
    expect(made).toMatchObject({ code: 0, errors: '' });
    expect(made.output).toContain('✓ generated/pages/home.ts');
    expect(await workspace.list('generated')).toEqual([
      'analytics.ts',
      'form.ts',
      'pages/home.ts',
      'routes.ts',
      'shell.ts',
      'site.schema.json',
      'theme.css',
    ]);
    expect(await command(workspace, 'generate', '--check')).toEqual({ code: 0, output: '', errors: '' });

    const text = await workspace.read('site.yaml');
    await workspace.write('site.yaml', replaceOnce(text, 'id: home', 'id: start'));
    const before = (await stat(workspace.path('generated/routes.ts'))).mtimeMs;
    const compared = await command(workspace, 'generate', '--check');
    expect(compared.code).toBe(1);
    expect(compared.output.trim().split('\n')).toEqual([
      '≠ generated/routes.ts',
      '≠ generated/pages/start.ts',
      '− generated/pages/home.ts',
      '',
      'Папка generated отстала от site.yaml. Выполните npm run generate и добавьте папку generated в коммит.',
    ]);
    expect((await stat(workspace.path('generated/routes.ts'))).mtimeMs).toBe(before);
    expect(await workspace.list('generated')).toContain('pages/home.ts');
  });

  test('leaves the last modules whole where the file has a mistake', async () => {
    const workspace = await siteWorkspace();
    await workspace.write('generated/shell.ts', 'the last good modules\n');
    const text = await workspace.read('site.yaml');
    await workspace.write('site.yaml', replaceOnce(text, 'phone: office', 'phone: ofice'));
    const { code, output } = await command(workspace, 'generate');
    expect(code).toBe(1);
    expect(output).toContain('site.yaml:25:10 ошибка SITE-051');
    expect(await workspace.list('generated')).toEqual(['shell.ts']);
  });
});

describe('check', () => {
  test('counts the examples, and with --release lists them and fails', async () => {
    const workspace = await siteWorkspace();
    const text = await workspace.read('site.yaml');
    await workspace.write('site.yaml', replaceOnce(text, '"000000000"', '"000000000" # ЗАМЕНИТЬ'));
    const [checked, released] = await Promise.all([
      command(workspace, 'check'),
      command(workspace, 'check', '--release', '--lang', 'en'),
    ]);
    expect(checked).toMatchObject({ code: 0, errors: '' });
    expect(checked.output).toContain('«# ЗАМЕНИТЬ»: 1');
    expect(released.code).toBe(1);
    expect(released.output).toMatch(
      /^warning SITE-075: .*\n(?: {2}.*\n)* {2}site\.yaml:29:7 .*"000000000"$/m,
    );
    expect(await workspace.list()).toEqual(['site.yaml']);
  });
});

describe('a reader that has gone', () => {
  /** Runs a command whose output nobody reads, as that of `check | head` when `head` has seen enough. */
  async function unread(workspace: Workspace, ...args: readonly string[]) {
    const child = spawn(process.execPath, [join(projectRoot, 'generator/run-command.js'), ...args], {
      cwd: workspace.folder,
      env: { ...process.env, SITE_FOLDER: workspace.folder },
    });
    child.stdout.destroy();
    const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    return { code, errors };
  }

  test.for([
    [['check', '--release'], 1],
    [['generate', '--help'], 0],
  ] as const)('changes neither the end nor the exit code of %j', async ([args, code]) => {
    const workspace = await siteWorkspace();
    const text = await workspace.read('site.yaml');
    await workspace.write('site.yaml', replaceOnce(text, '"000000000"', '"000000000" # ЗАМЕНИТЬ'));
    expect(await unread(workspace, ...args)).toEqual({ code, errors: '' });
  });

  test('loses no module of generate', async () => {
    const workspace = await siteWorkspace();
    expect(await unread(workspace, 'generate')).toEqual({ code: 0, errors: '' });
    expect(await command(workspace, 'generate', '--check')).toMatchObject({ code: 0 });
  });
});

describe('wrong usage', () => {
  test('is told from findings, and names what was meant', async () => {
    const workspace = await siteWorkspace();
    const empty = await createWorkspace();
    const [word, option, language, none, missing] = await Promise.all([
      command(workspace, 'generat'),
      command(workspace, 'check', '--relase'),
      command(workspace, 'check', '--lang', 'de'),
      command(workspace),
      command(empty, 'check'),
    ]);
    for (const outcome of [word, option, language, none, missing]) {
      expect(outcome).toMatchObject({ code: 2, output: '' });
      expect(outcome.errors).not.toContain('    at ');
    }
    expect(word.errors).toContain('generate');
    expect(option.errors).toContain('--relase');
    expect(language.errors).toContain('ru, en');
    expect(none.errors).toContain('npm run check');
    expect(missing.errors).toContain('site.yaml');
  });
});

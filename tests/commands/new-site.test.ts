import { writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { runCommand } from '../support/fake-terminal.ts';
import { createWorkspace, replaceOnce, type Workspace } from '../support/workspace.ts';

const languages = ['ru', 'en'] as const;
type Language = (typeof languages)[number];

let workspace: Workspace;
beforeEach(async () => {
  workspace = await createWorkspace();
});

async function begin(language: Language): Promise<string> {
  const spoken = await runCommand(workspace, ['new-site', '--lang', language]);
  expect(spoken).toMatchObject({ code: 0, errors: '' });
  return workspace.read('site.yaml');
}

describe.for(languages)('new-site in %s', (language) => {
  test('begins a site that has nothing wrong but its examples', async () => {
    const text = await begin(language);
    const { model, diagnostics } = SiteDocument.read(text, new Map());
    expect(model?.site.shell.language).toBe(language);
    expect(model?.pages.length).toBeGreaterThan(2);
    expect([...new Set(diagnostics.map(({ code }) => code))]).toEqual(['example-value']);
    const released = await runCommand(workspace, ['check', '--release', '--lang', language]);
    expect(released.code).toBe(1);
  });

  test('marks every value that only its owner can know', async () => {
    const text = await begin(language);
    const known = text.split('\n').filter((line) => /example|000-00|900001|0{5}|#f5a400/.test(line));
    const values = known.filter((line) => !line.startsWith('#'));
    expect(values.length).toBeGreaterThan(5);
    expect(values.filter((line) => !/# (?:ЗАМЕНИТЬ|REPLACE)$/.test(line))).toEqual([]);
  });

  test('is of no trade', async () => {
    const words = /паспорт|водител|виз[аыу]|documents you|passport|driver|visa|bicycle|велосипед/i;
    expect(await begin(language)).not.toMatch(words);
  });

  test('has a form that works once its lines are no comment', async () => {
    const text = await begin(language);
    const block = /^# form:\n(?:# .*\n)+/m.exec(text)?.[0] ?? '';
    const withForm = replaceOnce(text, block, block.replace(/^# /gm, ''));
    const { model, diagnostics } = SiteDocument.read(
      replaceOnce(withForm, '        form: false\n', ''),
      new Map(),
    );
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['example-value']));
    expect(model?.site.form).toBeDefined();
  });

  test('says what comes next, and takes a page', async () => {
    const { output } = await runCommand(workspace, ['new-site', '--lang', language]);
    expect(output).toContain('site.yaml');
    expect(output).toContain('npm start');
    const marks = /\d+/.exec(output.replace(/^ +\d\./gm, ''))?.[0];
    const text = await workspace.read('site.yaml');
    const { diagnostics } = SiteDocument.read(text, new Map());
    expect(Number(marks)).toBe(diagnostics.length);
    const page = ['--name=Second', '--title=Second service', '--description=What it is.'];
    expect(await runCommand(workspace, ['new-page', ...page])).toMatchObject({ code: 0 });
  });
});

test('the command speaks Russian where nobody says otherwise', async () => {
  expect((await runCommand(workspace, ['new-site'])).output).toContain('Новый сайт начат');
});

test('an empty file is as good as none', async () => {
  await workspace.write('site.yaml', '\uFEFF \n\n');
  expect(await begin('ru')).toContain('phones:');
});

test('a folder that is not there is made', async () => {
  const folder = workspace.path('sites/other');
  const environment = { SITE_FOLDER: folder };
  expect(await runCommand(workspace, ['new-site'], { environment })).toMatchObject({ code: 0 });
  expect(await workspace.list('sites')).toEqual(['other/site.yaml']);
});

test.for(['phones: {}\n', '# nothing but a note\n'])('what stands in a file stays: %j', async (text) => {
  await workspace.write('site.yaml', text);
  const spoken = await runCommand(workspace, ['new-site']);
  expect(spoken).toMatchObject({ code: 2, output: '' });
  expect(spoken.errors).toContain('не тронут');
  expect(await workspace.read('site.yaml')).toBe(text);
});

test('a file that cannot be read stays', async () => {
  const bytes = Buffer.from([0xd1, 0xe0, 0xe9, 0xf2]);
  await writeFile(workspace.path('site.yaml'), bytes);
  const { code, errors } = await runCommand(workspace, ['new-site']);
  expect({ code, errors }).toEqual({ code: 2, errors: expect.stringContaining('UTF-8') });
  expect(await workspace.list()).toEqual(['site.yaml']);
});

describe('an empty folder', () => {
  test.for(['check', 'generate', 'new-page'])('is told of it by %s', async (command) => {
    const flags = command === 'new-page' ? ['--name=a', '--title=a', '--description=a'] : [];
    const { errors } = await runCommand(workspace, [command, ...flags]);
    expect(errors).toContain('Файла site.yaml нет.');
    expect(errors).toContain('npm run new-site');
  });

  test('is told of it beside a file that was renamed, and not where another file is asked for', async () => {
    await workspace.write('old-site.yaml', '');
    const { errors } = await runCommand(workspace, ['check']);
    expect(errors).toContain('old-site.yaml');
    expect(errors).toContain('npm run new-site');
    expect((await runCommand(workspace, ['check', 'other.yaml'])).errors).not.toContain('new-site');
  });

  test('with an empty file is told of it, and not that something was lost', async () => {
    await workspace.write('site.yaml', '');
    const { output } = await runCommand(workspace, ['check']);
    expect(output).toContain('npm run new-site');
    expect(output).not.toContain('пропала');
  });
});

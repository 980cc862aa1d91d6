import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import Ajv from 'ajv';
import { describe, expect, test } from 'vitest';
import { formatMessage } from '../../generator/core/findings/format-message.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { printGithub } from '../../generator/print/print-github.ts';
import { printSarif } from '../../generator/print/print-sarif.ts';
import { runCommand } from '../support/fake-terminal.ts';
import {
  createWorkspace,
  fixtureNames,
  fixturePath,
  readFixture,
  replaceOnce,
  type Workspace,
} from '../support/workspace.ts';

/** What of the smallest site is an example by itself, and what an owner might write there. */
const realValues = [
  ['+375 29 000-00-01', '+375 29 611-22-33'],
  ['office@example.com', 'office@velo-grodno.by'],
  ['"000000000"', '"591234567"'],
  ['https://site.example', 'https://velo-grodno.by'],
] as const;

/** A site with one text in it changed, and nothing to replace before a release. */
async function siteWith(from = '', to = ''): Promise<Workspace> {
  const workspace = await createWorkspace();
  const fixture = await readFixture('ok/minimal');
  const text = realValues.reduce((changed, [example, real]) => replaceOnce(changed, example, real), fixture);
  await workspace.write('site.yaml', from === '' ? text : replaceOnce(text, from, to));
  return workspace;
}

const withError = () => siteWith('phone: office', 'phone: ofice');
const withWarning = () => siteWith('phones:\n', 'phones:\n  spare: "+375 29 611-22-34"\n');
const withExample = () => siteWith('"591234567"', '"591234567" # ЗАМЕНИТЬ');

describe('exit codes', () => {
  test('0: nothing wrong', async () => {
    expect(await runCommand(await siteWith(), ['check'])).toMatchObject({
      code: 0,
      output: 'site.yaml: ошибок нет.',
      errors: '',
    });
  });

  test('0: warnings, unless they are to fail', async () => {
    const workspace = await withWarning();
    const [plain, strict] = await Promise.all([
      runCommand(workspace, ['check']),
      runCommand(workspace, ['check', '--strict']),
    ]);
    expect(plain.code).toBe(0);
    expect(plain.output).toContain('Ошибок: 0, замечаний: 1.');
    expect(strict.code).toBe(1);
    expect(strict.output).toContain('SITE-071');
    expect(strict.output).toContain('С --strict замечания считаются ошибками.');
  });

  test('1: examples before a release, each with its line', async () => {
    const workspace = await withExample();
    const [plain, release] = await Promise.all([
      runCommand(workspace, ['check']),
      runCommand(workspace, ['check', '--release']),
    ]);
    expect(plain.code).toBe(0);
    expect(plain.output).toContain('«# ЗАМЕНИТЬ»: 1');
    expect(release.code).toBe(1);
    expect(release.output.split('\n')).toEqual([
      expect.stringContaining('замечание SITE-075: это примеры.'),
      '  site.yaml:29:7 company → реквизит 1 (УНП) → value: "591234567"',
      '',
      'Осталось заменить значений: 1.',
    ]);
  });

  test('0: a release without examples, which is said', async () => {
    const [fine, warned] = await Promise.all([siteWith(), withWarning()]);
    expect(await runCommand(fine, ['check', '--release'])).toMatchObject({
      code: 0,
      output: 'site.yaml: ошибок нет.\nВсе примеры заменены, можно публиковать.',
    });
    const { code, output } = await runCommand(warned, ['check', '--release']);
    expect(code).toBe(0);
    expect(output.split('\n').at(-1)).toBe('Все примеры заменены, можно публиковать.');
    const broken = await runCommand(await withError(), ['check', '--release']);
    expect(broken.output).not.toContain('можно публиковать');
  });

  test('1: examples that no mark says to be such, before a release, each with why', async () => {
    const workspace = await createWorkspace();
    await workspace.write('site.yaml', await readFixture('ok/minimal'));
    expect(await runCommand(workspace, ['check'])).toMatchObject({
      code: 0,
      output: 'site.yaml: ошибок нет.',
    });
    const { code, output } = await runCommand(workspace, ['check', '--release']);
    expect(code).toBe(1);
    expect(output.split('\n').slice(1)).toEqual([
      '  site.yaml:3:11 phones → office: "+375 29 000-00-01" — вместо номера стоят нули',
      '  site.yaml:6:10 contacts → email: office@example.com — такие адреса существуют только для примеров',
      '  site.yaml:29:14 company → реквизит 1 (УНП) → value: "000000000" — вместо номера стоят нули',
      '  site.yaml:31:12 site → address: https://site.example — такие адреса существуют только для примеров',
      '',
      'Осталось заменить значений: 4.',
    ]);
    const asJson = await runCommand(workspace, ['check', '--release', '--format', 'json']);
    expect(asJson.code).toBe(1);
    expect(asJson.output).toContain('Это пример: вместо номера стоят нули.');
  });

  test.for(['driver-papers', 'bicycle-workshop'])(
    '1: the site %s, all of whose marks are gone',
    async (site) => {
      const workspace = await createWorkspace();
      const text = (await readFixture(`sites/${site}`)).replace(/ *# (?:ЗАМЕНИТЬ|REPLACE)$/gm, '');
      await workspace.write('site.yaml', text);
      await workspace.copy(`tests/fixtures/sites/${site}/pictures`, 'pictures');
      const { code, output } = await runCommand(workspace, ['check', '--release']);
      expect(code).toBe(1);
      expect(output).toMatch(/site\.yaml:\d+:\d+ phones → /);
      expect(output).not.toMatch(/можно публиковать|ready to be published/);
    },
  );

  test('1: a mark that has become part of a text, before a release', async () => {
    const workspace = await createWorkspace();
    await workspace.write('site.yaml', await readFixture('err/mark-in-text'));
    expect((await runCommand(workspace, ['check'])).code).toBe(0);
    const release = await runCommand(workspace, ['check', '--release']);
    expect(release.code).toBe(1);
    expect(release.output).toContain('site.yaml:10:19');
    expect(release.output).not.toContain('можно публиковать');
  });

  test('1: findings', async () => {
    expect(await runCommand(await withError(), ['check'])).toMatchObject({ code: 1, errors: '' });
  });

  test('2: a file that is not there, with a near one', async () => {
    const workspace = await createWorkspace();
    await workspace.write('site.yml', '');
    const usual = await runCommand(workspace, ['check', '--lang', 'ru']);
    expect(usual).toMatchObject({ code: 2, output: '' });
    // The list of commands would not help here.
    expect(usual.errors).toBe(
      'Файла site.yaml нет. Возможно, вы имели в виду «site.yml». Новый сайт начинает команда npm run new-site',
    );
    await workspace.write('sites/one/site.yaml', '');
    const other = await runCommand(workspace, ['check', 'site/one/site.yaml', '--lang', 'en']);
    expect(other.errors).toContain('Did you mean "sites/one/site.yaml"?');
  });

  test('2: a file that cannot be read, and why', async () => {
    const folder = await createWorkspace();
    await mkdir(folder.path('site.yaml'));
    expect((await runCommand(folder, ['check', '--lang', 'ru'])).errors).toContain('это папка');
    const encoded = await createWorkspace();
    // «Привет» as Windows-1251 has it.
    await writeFile(encoded.path('site.yaml'), Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]));
    const spoken = await runCommand(encoded, ['check', '--lang', 'ru']);
    expect(spoken.code).toBe(2);
    expect(spoken.errors).toContain('сохраните как UTF-8');
  });

  test('3: a fault of the generator, in a sentence and without a stack', async () => {
    const workspace = await siteWith();
    const broken = () => Promise.reject(new TypeError('x is not\n a function'));
    const commands = {
      check: broken,
      'new-page': broken,
      'new-site': broken,
      explain: broken,
      generate: broken,
    };
    const spoken = await runCommand(workspace, ['check'], { commands });
    expect(spoken).toEqual({
      code: 3,
      output: '',
      errors:
        'Ошибка в самой программе, ваш файл тут ни при чём: TypeError: x is not a function\nСообщите разработчикам сайта эту строку и команду, которую вы запускали.',
      appended: new Map(),
      questions: [],
    });
  });
});

describe('the list of commands', () => {
  const list = 'npm run explain -- SITE-012';

  test('comes with what is not known, and for one command where it is known', async () => {
    const workspace = await siteWith();
    expect((await runCommand(workspace, ['chekc'])).errors).toContain(list);
    const flag = await runCommand(workspace, ['check', '--relase']);
    expect(flag.errors).toContain('npm run check -- --release');
    expect(flag.errors).not.toContain(list);
  });

  test('does not stand below a sentence that says all', async () => {
    const workspace = await siteWith();
    const sentences = [
      ['check', '--format', 'jsno'],
      ['check', '--strict=yes'],
      ['check', 'a.yaml', 'b.yaml'],
      ['check', 'nothing.yaml'],
      ['explain', 'SITE-999'],
      ['explain'],
    ];
    for (const argv of sentences) {
      expect((await runCommand(workspace, argv)).errors.split('\n')).toHaveLength(1);
    }
  });
});

describe('the language', () => {
  test('is that of the site, unless asked for', async () => {
    const russian = await siteWith();
    const english = await siteWith('language: ru', 'language: en');
    expect((await runCommand(english, ['check'])).output).toBe('site.yaml: no mistakes.');
    expect((await runCommand(russian, ['check', '--lang', 'en'])).output).toBe('site.yaml: no mistakes.');
    expect((await runCommand(english, ['chekc'])).errors).toContain('Did you mean "check"?');
    expect((await runCommand(russian, ['chekc'])).errors).toContain('Возможно, вы имели в виду «check».');
  });

  test('no command has words of the other', async () => {
    const workspace = await siteWith();
    const { output } = await runCommand(workspace, ['--help', '--lang', 'en']);
    expect(output).not.toMatch(/\p{Script=Cyrillic}/u);
  });
});

test('colour changes nothing but colour', async () => {
  const workspace = await withError();
  const [plain, coloured] = await Promise.all([
    runCommand(workspace, ['check']),
    runCommand(workspace, ['check'], { colour: true }),
  ]);
  const escapeCharacter = String.fromCharCode(27);
  expect(plain.output).not.toContain(escapeCharacter);
  expect(coloured.output.replaceAll(new RegExp(`${escapeCharacter}\\[\\d+m`, 'g'), '')).toBe(plain.output);
});

test('another file is checked with the pictures beside it', async () => {
  const workspace = await siteWith();
  const text = await readFixture('ok/minimal');
  const hero = '      - kind: hero\n        title: Ремонт велосипедов\n';
  await workspace.write(
    'other/site.yaml',
    replaceOnce(text, hero, `${hero}        picture: { file: bicycle.svg }\n`),
  );
  const missing = await runCommand(workspace, ['check', 'other/site.yaml']);
  expect(missing.code).toBe(1);
  expect(missing.output).toContain('в папке pictures');
  await workspace.copy(
    'tests/fixtures/sites/bicycle-workshop/pictures/bicycle.svg',
    'other/pictures/bicycle.svg',
  );
  expect(await runCommand(workspace, ['check', 'other/site.yaml'])).toMatchObject({
    code: 0,
    output: 'other/site.yaml: ошибок нет.',
  });
});

describe('json', () => {
  test('has a version and every finding as it is', async () => {
    const { code, output } = await runCommand(await withError(), ['check', '--format', 'json']);
    expect(code).toBe(1);
    const args = { name: 'ofice', known: ['office'], nearest: 'office' };
    const message = formatMessage({ code: 'unknown-phone', args }, 'ru');
    expect(JSON.parse(output)).toEqual({
      version: 1,
      findings: [
        {
          code: 'SITE-051',
          severity: 'error',
          file: 'site.yaml',
          range: { start: { line: 25, column: 10 }, end: { line: 25, column: 15 } },
          path: ['callButton', 'phone'],
          place: 'callButton → phone',
          message: message.text,
          hint: message.hint,
        },
      ],
    });
  });

  test('is nothing but JSON where something was fixed', async () => {
    const workspace = await siteWith('"+375 29 611-22-33"', '+375296112233');
    const { code, output, errors } = await runCommand(workspace, ['check', '--fix', '--format', 'json']);
    expect(code).toBe(0);
    expect(JSON.parse(output)).toEqual({ version: 1, findings: [] });
    expect(errors).toContain('+   office: "+375296112233"');
  });
});

/** A file with many errors and many warnings. */
async function crowded(): Promise<string> {
  const lines = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join('');
  const text = replaceOnce(
    await readFixture('ok/minimal'),
    'phones:\n',
    `phones:\n${lines(14, (index) => `  spare${index}: "+375 29 000-00-0${index % 10}"\n`)}`,
  );
  return replaceOnce(
    text,
    '    - link: /\n',
    `    - link: /\n${lines(13, (index) => `    - label: "a,b: 100%"\n      link: /no-${index}\n`)}`,
  );
}

describe('github', () => {
  test('annotates no more than GitHub shows, and says what is hidden', async () => {
    const workspace = await createWorkspace();
    await workspace.write('site.yaml', await crowded());
    const environment = { GITHUB_STEP_SUMMARY: '/summary', GITHUB_WORKSPACE: dirname(workspace.folder) };
    const spoken = await runCommand(workspace, ['check', '--format', 'github'], { environment });
    const lines = spoken.output.split('\n');
    const count = (kind: string) => lines.filter((line) => line.startsWith(`::${kind} `)).length;
    expect(spoken.code).toBe(1);
    expect([count('error'), count('warning')]).toEqual([10, 10]);
    expect(lines.at(-1)).toBe('::notice::Не поместилось в пометки: 7. Полный список — в сводке этого шага.');
    const folder = workspace.folder.split('/').at(-1);
    expect(lines[0]).toMatch(
      new RegExp(`^::warning file=${folder}/site\\.yaml,line=3,endLine=3,col=3,endColumn=9,title=SITE-071::`),
    );
    const summary = spoken.appended.get('/summary') ?? '';
    expect(summary.match(/^\| \S+site\.yaml:/gm)).toHaveLength(27);
    expect(summary).toContain('| Место | Код | Что не так | Что сделать |');
  });

  test('prints the hidden ones where there is no summary', async () => {
    const workspace = await createWorkspace();
    await workspace.write('site.yaml', await crowded());
    const { output } = await runCommand(workspace, ['check', '--format', 'github']);
    expect(output.match(/^site\.yaml:\d+:\d+ /gm)).toHaveLength(7);
  });

  test('escapes what would end a command or a cell', () => {
    const finding = {
      code: 'unknown-page',
      args: { target: '100%|a\r\nb::c,<b>' },
      severity: 'error',
      path: [],
      range: { start: { line: 1, column: 1 }, end: { line: 2, column: 1 } },
    } as const;
    const report = printGithub([finding], { file: 'a,b: 100%.yaml', language: 'en', examples: 'each' });
    expect(report.annotations[0]).toMatch(
      /^::error file=a%2Cb%3A 100%25\.yaml,line=1,endLine=2,title=SITE-054::[^\n]*"100%25\|a b::c,<b>"[^\n]*%0A[^\n]*$/,
    );
    expect(report.summary).toContain('"100%\\|a b::c,\\<b\\>"');
  });

  test('is silent and short where nothing is wrong', async () => {
    const environment = { GITHUB_STEP_SUMMARY: '/summary' };
    const spoken = await runCommand(await siteWith(), ['check', '--format', 'github'], { environment });
    expect(spoken).toMatchObject({ code: 0, output: '' });
    expect(spoken.appended.get('/summary')).toContain('Ошибок нет.');
  });

  test('warns once where examples remain, and lists their lines in the summary', async () => {
    const workspace = await withExample();
    const text = await workspace.read('site.yaml');
    await workspace.write(
      'site.yaml',
      replaceOnce(
        text,
        /^ {2}office: .*$/m.exec(text)?.[0] ?? '',
        '  office: "+375 29 000-00-09" # ЗАМЕНИТЬ',
      ),
    );
    const environment = { GITHUB_STEP_SUMMARY: '/summary' };
    const spoken = await runCommand(workspace, ['check', '--format', 'github'], { environment });
    expect(spoken.code).toBe(0);
    expect(spoken.output).toMatch(
      /^::warning file=site\.yaml,line=\d+,endLine=\d+,col=\d+,endColumn=\d+,title=Осталось заменить::Осталось примеров: 2\.[^\n]*$/,
    );
    const summary = spoken.appended.get('/summary') ?? '';
    expect(summary.match(/^- site\.yaml:\d+ \S+/gm)).toHaveLength(2);
  });

  test('keeps a place for that warning among those that GitHub shows', async () => {
    const workspace = await createWorkspace();
    const text = await crowded();
    await workspace.write('site.yaml', replaceOnce(text, '"000000000"', '"000000000" # ЗАМЕНИТЬ'));
    const { output } = await runCommand(workspace, ['check', '--format', 'github']);
    const warnings = output.split('\n').filter((line) => line.startsWith('::warning '));
    expect(warnings).toHaveLength(10);
    expect(warnings.at(-1)).toContain('Осталось примеров: 1.');
  });
});

describe('sarif', async () => {
  // The schema of the OASIS standard as it was published, in the copy of SchemaStore.
  const standard = JSON.parse(await readFile(fixturePath('standards/sarif-schema-2.1.0.json'), 'utf8'));
  const base = 'https://example.org/';
  const formats = {
    uri: URL.canParse,
    'uri-reference': (text: string) => URL.canParse(text, base),
    'date-time': (text: string) => !Number.isNaN(Date.parse(text)),
  };
  // One of its patterns is none under the stricter rules of Unicode expressions.
  const validate = new Ajv({ allErrors: true, formats, unicodeRegExp: false }).compile(standard);

  test.for(await fixtureNames('err'))('is valid for %s', async (name) => {
    const { diagnostics } = SiteDocument.read(await readFixture(`err/${name}`), new Map());
    const log: unknown = JSON.parse(printSarif(diagnostics, { file: 'мой сайт/site.yaml', language: 'ru' }));
    validate(log);
    expect(validate.errors ?? []).toEqual([]);
    expect(log).toMatchObject({
      runs: [{ artifacts: [{ location: { uri: `${encodeURIComponent('мой сайт')}/site.yaml` } }] }],
    });
  });

  test('names each rule once and every finding', async () => {
    const { output } = await runCommand(await withWarning(), ['check', '--format', 'sarif']);
    expect(JSON.parse(output)).toMatchObject({
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { rules: [{ id: 'SITE-071', name: 'unused-phone' }] } },
          results: [{ ruleId: 'SITE-071', ruleIndex: 0, level: 'warning' }],
        },
      ],
    });
  });
});

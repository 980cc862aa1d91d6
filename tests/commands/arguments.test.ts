import { describe, expect, test } from 'vitest';
import { askedLanguage, readArguments } from '../../generator/cli/arguments.ts';

function read(line: string, environment: NodeJS.ProcessEnv = {}) {
  return readArguments(line.split(' ').filter(Boolean), environment);
}

describe('arguments', () => {
  test('are read whatever their order, with = or without', () => {
    const given = read('check --format=json --release --lang ru site.yaml');
    expect(given).toMatchObject({ kind: 'arguments', command: 'check', positionals: ['site.yaml'] });
    expect(given).toMatchObject({
      flags: {
        format: 'json',
        switches: new Set(['release']),
        texts: new Map(Object.entries({ format: 'json', lang: 'ru' })),
      },
    });
    expect(readArguments(['new-page', '--title=a = b'], {})).toMatchObject({
      flags: { texts: new Map([['title', 'a = b']]) },
    });
  });

  test.for([
    ['', { kind: 'no-command' }],
    ['chekc', { kind: 'unknown-command', nearest: 'check' }],
    ['срусл', { kind: 'unknown-command', nearest: 'check' }],
    ['newpage', { kind: 'unknown-command', nearest: 'new-page' }],
    ['publish', { kind: 'unknown-command', nearest: undefined }],
    ['check --relase', { kind: 'unknown-flag', flag: '--relase', nearest: '--release' }],
    ['check -r', { kind: 'unknown-flag', flag: '-r' }],
    ['check —release', { kind: 'unknown-flag', flag: '—release', nearest: '--release', command: 'check' }],
    ['check –fix', { kind: 'unknown-flag', flag: '–fix', nearest: '--fix' }],
    ['check -release', { kind: 'unknown-flag', flag: '-release', nearest: '--release' }],
    ['--release', { kind: 'unknown-flag', flag: '--release' }],
    ['generate --fix', { kind: 'unknown-flag', flag: '--fix' }],
    ['check --format', { kind: 'no-value', flag: '--format' }],
    ['check --format --strict', { kind: 'no-value', flag: '--format' }],
    ['check --strict=yes', { kind: 'needless-value', flag: '--strict' }],
    ['check --format jsno', { kind: 'not-allowed', value: 'jsno', nearest: 'json' }],
    ['check --lang de', { kind: 'not-allowed', allowed: ['ru', 'en'] }],
    ['check a.yaml b.yaml', { kind: 'extra-word', word: 'b.yaml' }],
    ['generate word', { kind: 'extra-word', word: 'word' }],
    ['check --format json a.yaml b.yaml', { kind: 'extra-word', word: 'b.yaml' }],
    ['new-page word --name two', { kind: 'extra-word', word: 'word', flag: '--name' }],
    ['new-page --name two -- word', { kind: 'extra-word', word: 'word', flag: '--name' }],
  ] as const)('%s is refused', ([line, problem]) => {
    expect(read(line)).toMatchObject(problem);
  });

  test('a new page is named by words without quotes and flags', () => {
    const name = ['name', 'Замена шин'] as const;
    expect(read('new-page Замена шин')).toMatchObject({ flags: { texts: new Map([name]) }, positionals: [] });
    for (const line of ['Замена шин --title=Шины', '--title=Шины -- Замена шин']) {
      expect(read(`new-page ${line}`)).toMatchObject({
        flags: { texts: new Map([['title', 'Шины'], name]) },
        positionals: [],
      });
    }
    expect(read('new-page --lang ru Замена шин')).toMatchObject({
      flags: { texts: new Map([['lang', 'ru'], name]) },
    });
  });

  test('the text of a flag needs no quotes: it ends at the next flag', () => {
    const line =
      'new-page Замена шин --title Замена шин за час --phone +375 29 123-45-67 --lang ru --card=да или нет';
    expect(read(line)).toMatchObject({
      flags: {
        texts: new Map(
          Object.entries({
            title: 'Замена шин за час',
            phone: '+375 29 123-45-67',
            lang: 'ru',
            card: 'да или нет',
            name: 'Замена шин',
          }),
        ),
      },
      positionals: [],
    });
    for (const dash of ['—', '–', '-']) {
      expect(read(`new-page Шины ${dash} замена --title Шины ${dash} за час`)).toMatchObject({
        flags: {
          texts: new Map([
            ['title', `Шины ${dash} за час`],
            ['name', `Шины ${dash} замена`],
          ]),
        },
      });
    }
    expect(read('new-page --title= Замена шин')).toMatchObject({
      flags: { texts: new Map([['title', 'Замена шин']]) },
    });
  });

  test('a flag that npm has kept for itself is not overlooked', () => {
    const environment = { npm_config_release: 'true' };
    expect(read('check', environment)).toEqual({
      kind: 'swallowed-flag',
      command: 'check',
      flag: '--release',
      takesValue: false,
    });
    expect(read('check --release', environment)).toMatchObject({ kind: 'arguments' });
    expect(read('explain 12', environment)).toMatchObject({ kind: 'arguments' });
  });

  test('a flag with a value that npm has kept is not overlooked either', () => {
    // npm run new-page --name Шина --description "Чиним шины"
    expect(readArguments(['new-page', 'Чиним шины'], { npm_config_name: 'Шина' })).toEqual({
      kind: 'swallowed-flag',
      command: 'new-page',
      flag: '--name',
      takesValue: true,
    });
  });

  test('help needs no command, and is that of a command where one is named', () => {
    for (const line of ['--help', 'help', '-h', 'chekc --help']) {
      expect(read(line)).toEqual({ kind: 'help' });
    }
    expect(read('check --help')).toEqual({ kind: 'help', command: 'check' });
    expect(read('--help new-page')).toEqual({ kind: 'help', command: 'new-page' });
  });

  test('the language is known even where the rest is wrong', () => {
    expect(askedLanguage(['chekc', '--lang', 'en'])).toBe('en');
    expect(askedLanguage(['--lang=ru'])).toBe('ru');
    expect(askedLanguage(['--lang', 'de'])).toBeUndefined();
    expect(askedLanguage(['--lang'])).toBeUndefined();
  });
});

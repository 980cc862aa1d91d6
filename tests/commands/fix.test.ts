import { stat } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { fixSite } from '../../generator/core/edit/fix-site.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { printChanges } from '../../generator/print/print-changes.ts';
import { runCommand, specFileOf } from '../support/fake-terminal.ts';
import { createWorkspace, fixtureNames, readFixture, replaceOnce } from '../support/workspace.ts';

const checkText = (text: string) => SiteDocument.read(text, new Map()).diagnostics;

function fixed(text: string) {
  const { document, changes } = fixSite(SiteDocument.read(text, new Map()));
  return { text: document.text, diagnostics: document.diagnostics, changes };
}

const minimal = await readFixture('ok/minimal');

/** The smallest site with one part of it changed. */
function changed(from: string, to: string): string {
  return replaceOnce(minimal, from, to);
}

/** Words for what was fixed, as short as they can be. */
const kinds = {
  tab: 'tab',
  invisible: 'invisible',
  'smart-quotes': 'smart quotes',
  'number-quotes': 'quotes',
  key: 'key',
  value: 'value',
  dash: 'dash',
  indent: 'indentation',
  'text-quotes': 'text quotes',
  'text-indicator': 'text indicator',
  space: 'space',
  brackets: 'brackets',
} as const;

const nbsp = '\u00A0';

describe('is fixed', () => {
  test.for([
    ['a phone without quotes', '"+375 29 000-00-01"', '+375290000001', '"+375290000001"'],
    [
      'a number whose zeros would be lost',
      'value: "000000000"',
      'value: 0010.10 # счёт',
      'value: "0010.10" # счёт',
    ],
    ['a number in a list in brackets', 'logo: [При, мер]', 'logo: [24, мер]', 'logo: ["24", мер]'],
    [
      'quotes of a word processor',
      'title: Ремонт велосипедов\n    desc',
      'title: “Ремонт: колёса”\n    desc',
      'title: "Ремонт: колёса"\n    desc',
    ],
    [
      'quotes of a word processor around a phone',
      '"+375 29 000-00-01"',
      '„+375 29 000-00-01“ # офис',
      '"+375 29 000-00-01" # офис',
    ],
    ['single quotes of a word processor', 'name: Главная', 'name: ‘It is’', "name: 'It is'"],
    ['a misspelt key', 'description:', 'descripton:', 'description:'],
    [
      'a key in letters that only look Latin',
      '  phone: office\ncompany',
      '  рhоne: office\ncompany',
      '  phone: office\ncompany',
    ],
    ['a name in letters that only look Latin', '  phone: office', '  phone: оfficе', '  phone: office'],
    ['a kind in letters that only look Latin', 'kind: hero', 'kind: hеrо # главное', 'kind: hero # главное'],
    ['a phone with letters for zeros', '"+375 29 000-00-01"', '"+375 29 ООО-ОО-О1"', '"+375 29 000-00-01"'],
    ['a soft hyphen in a key', 'description:', 'descrip\u00ADtion:', 'description:'],
    ['a no-break space behind a colon', 'address: Гродно', `address:${nbsp}Гродно`, 'address: Гродно'],
    [
      'no-break spaces before a key',
      '    name: Главная',
      `${nbsp}${nbsp} ${nbsp}name: Главная`,
      '    name: Главная',
    ],
    ['a no-break space behind a dash', '- label: УНП', `-${nbsp}label: УНП`, '- label: УНП'],
    ['zero-width characters', 'name: Главная', 'na\u200Bme: Глав\uFEFFная\u2060', 'name: Главная'],
    ['a tab before a key', '    name: Главная', '\t\tname: Главная', '    name: Главная'],
    ['a key that is glued to its value', 'name: Главная', 'name:Главная', 'name: Главная'],
    [
      'the only key of a block, glued to its value',
      'callButton:\n  phone: office',
      'callButton:\n  phone:office',
      'callButton:\n  phone: office',
    ],
    ['a line one space too far', '    name: Главная', '     name: Главная', '    name: Главная'],
    ['a text that begins with a star', 'name: Главная', 'name: *Дом наш', "name: '*Дом наш'"],
    [
      'a text on the line of its indicator',
      'description: Чиним велосипеды.',
      'description: >- Чиним. # да',
      "description: 'Чиним.' # да",
    ],
    [
      'a long dash in the indicator of a text',
      'description: Чиним велосипеды.',
      'description: >—\n      Чиним.',
      'description: >-\n      Чиним.',
    ],
    [
      'a no-break space before a comment',
      '"+375 29 000-00-01"',
      `"+375 29 000-00-01"${nbsp}# офис`,
      '"+375 29 000-00-01" # офис',
    ],
    ['a tab too many before a block', 'contacts:\n', '\tcontacts:\n', 'contacts:\n'],
    [
      'an address where a list of them is wanted',
      '    name: Главная',
      '    name: Главная\n    oldPaths: /start # прежний',
      '    name: Главная\n    oldPaths: [/start] # прежний',
    ],
    [
      'a tab too many behind spaces',
      '  menu:\n    - link: /\n  phones: [office]\nfooter',
      '  \tmenu:\n    - link: /\n  phones: [office]\nfooter',
      '  menu:\n    - link: /\n  phones: [office]\nfooter',
    ],
    ['a tab that stands for four spaces', '    name: Главная', '\tname: Главная', '    name: Главная'],
  ] as const)('%s', ([, good, bad, right]) => {
    const text = changed(good, bad);
    const { text: result, changes, diagnostics } = fixed(text);
    expect(result).toBe(changed(good, right));
    expect(diagnostics).toEqual([]);
    expect(changes).toHaveLength(1);
    expect(fixed(result).changes).toEqual([]);
  });

  test.for([
    ['of a block', '  address: Гродно, ул. Примерная, 1\n  email: office@example.com'],
    ['of an item', '    - label: УНП\n      value: "000000000"'],
    ['of a page', '  - path: /\n    id: home\n    name: Главная\n    title: Ремонт велосипедов'],
    ['among others', '    id: home\n    name: Главная\n    title: Ремонт велосипедов'],
  ] as const)('all keys %s, each glued to its value', ([, lines]) => {
    const text = changed(lines, lines.replaceAll(': ', ':'));
    expect(fixed(text)).toMatchObject({ text: minimal, diagnostics: [] });
  });

  test('every key of the file, glued to its value', () => {
    const text = minimal.replaceAll(/^( +(?:- )?[a-z]+): (?=\S)/gm, '$1:');
    expect(text).not.toContain(': /');
    expect(fixed(text)).toMatchObject({ text: minimal, diagnostics: [] });
  });

  test('a block of lines pasted from a web page', () => {
    const text = minimal.replaceAll(/^ {4}(?=\S)/gm, nbsp.repeat(4));
    expect(fixed(text)).toMatchObject({ text: minimal, diagnostics: [] });
  });

  test('a comment pasted from a web page', () => {
    const text = changed('    name: Главная', `${nbsp}${nbsp}# Имя:${nbsp}коротко\n    name: Главная`);
    expect(fixed(text).text).toBe(changed('    name: Главная', `  # Имя:${nbsp}коротко\n    name: Главная`));
  });

  test.for([
    'lines-shifted-right',
    'item-shifted-left',
    'lost-dash',
    'glued-dash',
    'dash-of-word-processor',
    'marks-for-dashes',
    'lost-text-indicator',
    'text-line-not-indented',
  ])('err/%s, whole', async (name) => {
    const withoutHead = (text: string) => text.slice(text.indexOf('\n'));
    const { text, diagnostics } = fixed(await readFixture(`err/${name}`));
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(withoutHead(text)).toBe(withoutHead(await readFixture(`fixed/${name}`)));
  });

  test('a tab, though a quote above it is not closed', async () => {
    const { changes, diagnostics } = fixed(await readFixture('err/several-syntax-errors'));
    expect(changes.map(({ line, kinds: fixedKinds }) => [line, ...fixedKinds])).toEqual([[10, 'tab']]);
    expect(diagnostics.map(({ range }) => range.start.line)).toEqual([3, 11]);
  });

  test('several kinds at once, each line shown', () => {
    const text = replaceOnce(
      replaceOnce(changed('descripti', 'descripta'), '"+375 29 000-00-01"', '+375290000001'),
      '    name: Главная',
      '\t\tname: “Главная”',
    );
    const { changes, diagnostics } = fixed(text);
    expect(diagnostics).toEqual([]);
    expect(printChanges(changes, { file: 'site.yaml', kinds, colour: false })).toMatchInlineSnapshot(`
      "site.yaml:3 quotes
        -   office: +375290000001
        +   office: "+375290000001"

      site.yaml:10 tab, smart quotes
        - →   →   name: “Главная”
        +     name: "Главная"

      site.yaml:12 key
        -     descriptaon: Чиним велосипеды.
        +     description: Чиним велосипеды."
    `);
  });

  test('what invisible characters were is shown', () => {
    const { changes } = fixed(changed('address: Гродно', `address:${nbsp}Гродно`));
    expect(printChanges(changes, { file: 'a', kinds, colour: false })).toContain('address:<U+00A0>Гродно');
  });

  test.for(['\u200E', '\u202A', '\u2069', '\u001B', '\u200B'])(
    'a character that is taken out is shown: %j',
    (character) => {
      const { changes } = fixed(changed('address: Гродно', `address: ${character}Гродно`));
      const printed = printChanges(changes, { file: 'a', kinds, colour: false });
      expect(printed).not.toContain(character);
      expect(printed).toContain(`<U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`);
    },
  );
});

describe('is left alone', () => {
  const hero = '      - kind: hero\n        title: Ремонт велосипедов\n';
  const withText = (text: string) => changed(hero, `${hero}      - kind: text\n        text: ${text}\n`);

  test.for([
    ['a no-break space in a text', withText(`Работаем с${nbsp}1${nbsp}мая.`)],
    [
      'a no-break space behind a colon in a text',
      withText(`|\n          Важно:${nbsp}приходите.\n          -${nbsp}да`),
    ],
    ['a tab in a text of several lines', withText('|\n          Таблица:\n          \tстрока')],
    ['quotes within a text', withText('Мы говорим “да” и “нет”.')],
    ['guillemets around a text', withText('«Чиним быстро»')],
    ['quotes around a further line of a text', withText('Мы говорим\n          “да”')],
    ['quotes of a word processor in quotes', withText("'“Да”'")],
  ] as const)('%s', ([, text]) => {
    expect(checkText(text).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(fixed(text).changes).toEqual([]);
  });

  test.for([
    ['a key that could mean two', changed('    name: Главная', '    nameu: Главная\n    name: Главная')],
    [
      'a key whose right name stands there already',
      changed('    name: Главная', '    name: Главная\n    nam: Начало'),
    ],
    ['a key far from every other', changed('    name: Главная', '    name: Главная\n    colour: red')],
    [
      'a key that would then have a wrong value',
      changed('    name: Главная', '    name: Главная\n    phones: [office]'),
    ],
    ['a misspelt value', changed('kind: hero', 'kind: heroo')],
    [
      'lines that may be moved either way',
      changed(
        '  - path: /\n',
        '  - path: /\n    phone: office\n    analytics:\n      visit: a\n        call: b\n',
      ),
    ],
    [
      'a text in a list whose dash is lost',
      changed(
        '        title: Ремонт велосипедов\nheader',
        '        title: Ремонт велосипедов\n      - kind: documents\n        title: a\n        items:\n          - b\n          c\nheader',
      ),
    ],
    [
      'an item of a list that the text above it would swallow',
      changed(
        '        title: Ремонт велосипедов\nheader',
        '        title: Ремонт велосипедов\n      - kind: documents\n        title: a\n        items:\n          - b\n\t\t- c\nheader',
      ),
    ],
    [
      'an item with the indicator of its text whose dash something hides',
      changed(
        '        title: Ремонт велосипедов\nheader',
        '        title: Ремонт велосипедов\n      - kind: documents\n        title: a\n        items:\n          - >-\n            b\n            c\n    }     - >-\n            d\nheader',
      ),
    ],
    [
      'a key that cannot be read, with all that stands below it',
      changed('    sections:\n', '   @ card:\n      text: a\n      picture: b.svg\n    sections:\n'),
    ],
    ['words beside the name of a block', changed('company:\n', 'company: ООО Пример\n')],
    ['a character glued to the name of a block', changed('company:\n', 'company:@\n')],
    [
      'a character glued to the name of a list',
      changed(
        '  menu:\n    - link: /\n  phones: [office]\nfooter',
        '  menu:@\n    - link: /\n  phones: [office]\nfooter',
      ),
    ],
    ['a colon in a text', changed('title: Ремонт велосипедов\n    desc', 'title: Ремонт: колёса\n    desc')],
  ] as const)('%s', ([, text]) => {
    expect(fixed(text)).toMatchObject({ text, changes: [] });
  });

  test('what stands below a list whose name is lost; the name is told, unless the file can be read without it', async () => {
    const lines = (await readFixture('sites/bicycle-workshop')).split('\n');
    const isName = (index: number) =>
      /^ +[a-z][A-Za-z]*:$/.test(lines[index] ?? '') && /^ *- /.test(lines[index + 1] ?? '');
    const lists = new Map(
      lines
        .flatMap((line, index) => (isName(index) ? [[line.trim(), index] as const] : []))
        // Of each name one list is enough.
        .toReversed(),
    );
    const untold = [...lists].flatMap(([name, index]) => {
      const { changes, diagnostics } = fixed(lines.toSpliced(index, 1).join('\n'));
      expect(changes, `line ${index + 1}`).toEqual([]);
      const isTold = diagnostics.some(
        ({ code, args }) => code === 'yaml-syntax' && args.problem === 'lost-key' && args.typed === name,
      );
      return isTold ? [] : [name];
    });
    expect(lists.size - untold.length).toBeGreaterThan(5);
    expect(untold.toSorted()).toEqual(['offices:', 'options:', 'stops:']);
  });
});

describe('a key never becomes a part of a text', () => {
  const withMenu = (item: string) =>
    changed('    - link: /\n  phones', `    - label: >-\n        Услуги\n${item}\n  phones`);
  const good = withMenu('      services: {}');

  test('the file is right without a tab', () => {
    expect(checkText(good).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test.for(['\tservices: {}', '\t\tservices: {}', `${nbsp.repeat(8)}services: {}`, '\t      services: {}'])(
    'below a long text: %j',
    (line) => {
      const { text, changes, diagnostics } = fixed(withMenu(line));
      expect([withMenu(line), good]).toContain(text);
      // Where there is no proved fix, the finding stays.
      expect(diagnostics.length > 0).toBe(changes.length === 0);
    },
  );

  test('one of the names that an owner gives', () => {
    const text = changed(
      '  office: "+375 29 000-00-01"',
      '  office "+375 29 000-00-01"\n  отдел: "+375 29 000-00-02"',
    );
    expect(fixed(text)).toMatchObject({ text, changes: [] });
  });
});

test('a line that would fit in two places is left where it stands', () => {
  const broken = changed('address: Гродно', 'address: Гродно: город');
  const text = replaceOnce(broken, 'footer:\n', '\tfooter:\n');
  expect([text, broken]).toContain(fixed(text).text);
});

describe('every other byte stays', () => {
  const bad = changed('"+375 29 000-00-01"', '+375290000001');
  const good = changed('"+375 29 000-00-01"', '"+375290000001"');

  test.for([
    ['Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['both', (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
    ['no line end at the end', (text: string) => text.trimEnd()],
    ['trailing spaces and mixed line ends', (text: string) => text.replace('\n', ' \t\r\n')],
  ] as const)('%s', async ([, write]) => {
    const workspace = await createWorkspace();
    await workspace.write('site.yaml', write(bad));
    const spoken = await runCommand(workspace, ['check', '--fix']);
    expect(spoken).toMatchObject({ code: 0, errors: '' });
    expect(spoken.output).toContain('site.yaml:3 кавычки вокруг числа');
    expect(await workspace.read('site.yaml')).toBe(write(good));
    expect(await workspace.list()).toEqual(['site.yaml']);
  });

  test('a file with nothing to fix is not written', async () => {
    const workspace = await createWorkspace();
    await workspace.write('site.yaml', changed('kind: hero', 'kind: heroo'));
    const before = await stat(specFileOf(workspace));
    const spoken = await runCommand(workspace, ['check', '--fix']);
    expect(spoken.code).toBe(1);
    expect(spoken.output).toContain('Исправить без вопросов нечего.');
    const after = await stat(specFileOf(workspace));
    expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
  });
});

describe('no fixture reads worse afterwards', async () => {
  const isSyntax = (text: string) => checkText(text).some(({ code }) => code.startsWith('yaml-'));

  test.for(await fixtureNames('err'))('%s', async (name) => {
    const text = await readFixture(`err/${name}`);
    const { text: result, changes } = fixed(text);
    const before = text.split('\n');
    const after = result.split('\n');
    expect(after.length).toBe(before.length);
    const touched = new Set(changes.map(({ line }) => line));
    expect(after.filter((line, index) => line !== before[index]).length).toBe(touched.size);
    if (!isSyntax(text)) {
      expect(isSyntax(result)).toBe(false);
    }
    // What is the same text is fixed the same way.
    if (result !== text) {
      expect(fixed(result).changes).toEqual([]);
    }
  });

  test.for(await fixtureNames('ok'))('and ok/%s stays as it is', async (name) => {
    const text = await readFixture(`ok/${name}`);
    expect(fixed(text)).toMatchObject({ text, changes: [] });
  });
});

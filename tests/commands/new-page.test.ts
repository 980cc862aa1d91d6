import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { insertPage } from '../../generator/core/edit/insert-page.ts';
import type { NewPage } from '../../generator/core/edit/new-page-block.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { readPictures } from '../../generator/site-folder.ts';
import { runCommand } from '../support/fake-terminal.ts';
import {
  createWorkspace,
  fixtureNames,
  fixturePath,
  fixtureSites,
  readFixture,
  replaceOnce,
  type Workspace,
} from '../support/workspace.ts';

const page: NewPage = {
  name: 'Перевод документов',
  path: '/translation',
  id: 'translation',
  title: "Перевод: права и 'допуски'",
  description: 'Переводим права, справки и допуски # быстро',
  card: 'Переводим права',
};

const picturesOf = (name: string) => readPictures(fixturePath(`${name}/pictures`));

/** The text with a page in it, after it has been proved that only insertions were made. */
async function withPage(text: string, name: string, added: NewPage = page): Promise<string> {
  const document = SiteDocument.read(text);
  const { specification: spec } = document;
  if (spec === undefined) {
    throw new TypeError(`${name} is no site`);
  }
  const { document: inserted, index } = insertPage(document, spec, added);
  const result = inserted.text;
  expect(isSubsequence(text, result)).toBe(true);
  const { diagnostics } = SiteDocument.read(result, await picturesOf(name));
  // A site without any list of services has no place that would link to a new page.
  const before = SiteDocument.read(text, await picturesOf(name)).diagnostics.map(({ code }) => code);
  const usual = new Set(['example-value', 'unlinked-page', ...before]);
  expect(diagnostics.filter(({ code }) => !usual.has(code))).toEqual([]);
  const read = SiteDocument.read(result);
  expect(read.specification?.pages[index]?.path).toBe(added.path);
  const { start } = read.source.locate(['pages', index, 'path'], 'value');
  expect(result.split('\n')[start.line - 1]).toContain(added.path);
  return result;
}

/** Whether a text is another with parts inserted: its lines, and within a line its characters, in their order. */
function isSubsequence(text: string, longer: string): boolean {
  let place = 0;
  for (const character of text) {
    place = longer.indexOf(character, place) + 1;
    if (place === 0) {
      return false;
    }
  }
  return true;
}

/** The lines of a text that another does not have there, as a line difference shows them. */
function addedLines(text: string, longer: string): { readonly added: string[]; readonly removed: string[] } {
  const before = text.split('\n');
  const after = longer.split('\n');
  const added: string[] = [];
  const removed: string[] = [];
  let place = 0;
  for (const line of after) {
    if (line === before[place]) {
      place += 1;
    } else if (after.includes(before[place] ?? '') || before[place] === undefined) {
      added.push(line);
    } else {
      removed.push(before[place] ?? '');
      added.push(line);
      place += 1;
    }
  }
  removed.push(...before.slice(place));
  return { added, removed };
}

describe('a page is put into the text', async () => {
  test.for(await fixtureNames('ok'))('of ok/%s', async (name) => {
    const text = await readFixture(`ok/${name}`);
    const known = SiteDocument.read(text).specification?.pages.map(({ path }) => path) ?? [];
    const result = await withPage(text, `ok/${name}`);
    const { specification: spec } = SiteDocument.read(result);
    expect(spec?.pages.map(({ path }) => path).filter((path) => path !== page.path)).toEqual(known);
    expect(spec?.pages.find(({ path }) => path === page.path)).toMatchObject({
      name: page.name,
      title: page.title,
      description: page.description,
      card: { text: page.card },
    });
  });

  test.for(fixtureSites)('of sites/%s, all else staying as it is', async (name) => {
    const text = await readFixture(`sites/${name}`);
    const result = await withPage(text, `sites/${name}`);
    const { specification: before } = SiteDocument.read(text);
    const { specification: after } = SiteDocument.read(result);
    expect(after?.pages.filter(({ path }) => path !== page.path).length).toBe(before?.pages.length);
    expect({ ...after, pages: [], header: {} }).toEqual({ ...before, pages: [], header: {} });
    // What was there and is not added to an order stands as it stood.
    const { removed } = addedLines(text, result);
    expect(removed.every((line) => line.includes('order: ['))).toBe(true);
  });
});

const twoPages = replaceOnce(
  await readFixture('ok/minimal'),
  '        title: Ремонт велосипедов\nheader:\n',
  `        title: Ремонт велосипедов
        services:
          order: [/wheels]
  - path: /wheels
    id: wheels
    name: Колёса
    title: Колёса
    description: Собираем колёса.
    sections:
      - kind: hero
        title: Колёса # последняя строка

# Меню
header:
`,
);

/** What is inserted behind the last line of the last service. */
function insertedBlock(text: string, result: string): string {
  const tail = text.slice(text.indexOf('# последняя строка') + '# последняя строка'.length);
  const start = result.indexOf('# последняя строка') + '# последняя строка'.length;
  expect(result.endsWith(tail)).toBe(true);
  return result.slice(start, result.length - tail.length);
}

describe('the block', () => {
  test('looks like its neighbours', async () => {
    const result = await withPage(twoPages, 'ok/minimal');
    expect(insertedBlock(twoPages, result)).toMatchInlineSnapshot(`
      "
        - path: /translation
          id: translation
          name: Перевод документов
          title: "Перевод: права и 'допуски'"
          description: "Переводим права, справки и допуски # быстро"
          card:
            text: Переводим права
          sections:
            - kind: hero
              title: Перевод документов
              text: Напишите в одном-двух предложениях, кому нужна эта услуга и чем вы поможете. # ЗАМЕНИТЬ
            - kind: documents
              title: Что подготовить
              items:
                - Что понадобится от клиента, по пункту на строку. # ЗАМЕНИТЬ
            - kind: steps
              title: Как проходит работа
              items:
                - Вы звоните или пишете нам. # ЗАМЕНИТЬ
                - Мы говорим, что понадобится, и называем стоимость. # ЗАМЕНИТЬ
            - kind: questions
              title: Частые вопросы
              items:
                - question: Сколько времени это займёт? # ЗАМЕНИТЬ
                  answer: Напишите, от чего зависит срок. Точный назовём до начала работы. # ЗАМЕНИТЬ
            - kind: call-to-action
              title: Остались вопросы?
              text: Позвоните или напишите нам. # ЗАМЕНИТЬ
              phones: [office]"
    `);
    expect(result).toContain('order: [/wheels, /translation]');
  });

  test('is the only thing that changes, but for the order', async () => {
    const result = await withPage(twoPages, 'ok/minimal');
    const block = insertedBlock(twoPages, result);
    expect(result.replace(block, '').replace(', /translation]', ']')).toBe(twoPages);
  });

  test('keeps Windows line ends', async () => {
    const text = twoPages.replaceAll('\n', '\r\n');
    const result = await withPage(text, 'ok/minimal');
    expect(result).toBe((await withPage(twoPages, 'ok/minimal')).replaceAll('\n', '\r\n'));
  });

  test('keeps a byte order mark', async () => {
    const result = await withPage(`\uFEFF${twoPages}`, 'ok/minimal');
    expect(result).toBe(`\uFEFF${await withPage(twoPages, 'ok/minimal')}`);
  });

  test('takes over four spaces, dashes under their key and quotes', async () => {
    const text = twoPages
      .replace(/^ +/gm, (blanks) => blanks.repeat(2))
      .replace(/^( *)-( )/gm, '$1-   ')
      .replace(
        /(name|title|description|id): (\p{Script=Cyrillic}[^#\n]*|home|wheels)(?= #|$)/gmu,
        "$1: '$2'",
      );
    const result = await withPage(text, 'ok/minimal');
    const block = insertedBlock(text, result);
    expect(block).toContain("\n    -   path: '/translation'\n        id: 'translation'\n");
    expect(block).toContain("\n        card:\n            text: 'Переводим права'\n");
    expect(block).toContain("\n            -   kind: 'hero'\n                title: 'Перевод документов'\n");
    expect(block).toContain("title: 'Перевод: права и ''допуски'''");
  });

  test('takes over lists that are not indented, and empty lines between sections', async () => {
    const text = await readFixture('ok/minimal');
    const flat = replaceOnce(
      text,
      '    sections:\n      - kind: hero\n        title: Ремонт велосипедов\n',
      '    sections:\n    - kind: hero\n      title: Ремонт велосипедов\n\n    - kind: text\n      text: Чиним.\n    # конец страницы\n',
    );
    const result = await withPage(flat, 'ok/minimal');
    expect(result).toContain('      text: Чиним.\n    # конец страницы\n  - path: /translation\n');
    expect(result).toContain('\n    sections:\n    - kind: hero\n      title: Перевод документов\n');
    expect(result).toContain('# ЗАМЕНИТЬ\n\n    - kind: documents\n');
  });

  test.for([
    ['a file without a line end at its end', 'text: Чиним.'],
    ['a text of several lines', 'text: |\n          Чиним.\n\n          Красим.'],
    ['a text that keeps its line ends', 'text: |+\n          Чиним.\n\n'],
  ] as const)('stands behind %s', async ([, last]) => {
    const data = await readFixture('ok/minimal');
    const [head = '', rest = ''] = data.split('pages:\n');
    const [pages = '', tail = ''] = rest.split('header:\n');
    const text = `${head}header:\n${tail.trimEnd()}\npages:\n${pages}      - kind: text\n        ${last}`;
    const result = await withPage(text, 'ok/minimal');
    expect(result.startsWith(text)).toBe(true);
    const before: { pages: unknown[] } = parse(text);
    const after: { pages: unknown[] } = parse(result);
    expect(after.pages.slice(0, before.pages.length)).toEqual(before.pages);
    expect(result.endsWith('\n')).toBe(text.endsWith('\n'));
  });

  test('is in English for an English site', async () => {
    const text = replaceOnce(twoPages, 'language: ru', 'language: en');
    const result = await withPage(text, 'ok/minimal');
    expect(insertedBlock(text, result)).toContain(
      '- What the customer needs to bring or send, one point a line. # REPLACE',
    );
  });

  test('has labels for the statistics where its neighbours have', async () => {
    const text = twoPages.replaceAll(
      /^ {4}description: .*\n/gm,
      (line) => `${line}    analytics:\n      visit: Раз\n      call: Раз\n`,
    );
    const result = await withPage(text, 'ok/minimal');
    expect(result).toContain(
      '    analytics:\n      visit: Перевод документов\n      call: Перевод документов\n',
    );
  });
});

describe('the identifiers for advertising', () => {
  /** Every page of the text with conversions of its own. */
  function withConversions(text: string, idOf: (place: number) => string): string {
    let place = 0;
    return text.replaceAll(/^ {4}description: .*\n/gm, (line) => {
      place += 1;
      return `${line}    analytics:\n      conversion: ${idOf(place)}\n      callConversion: ${idOf(place)}-call\n`;
    });
  }

  test('are examples to replace where its neighbours have some', async () => {
    const text = withConversions(twoPages, (place) => `AW-7/${place}`);
    expect(await withPage(text, 'ok/minimal')).toContain(
      '    analytics:\n      conversion: AW-000000000/translation-example # ЗАМЕНИТЬ\n      callConversion: AW-000000000/translation-call-example # ЗАМЕНИТЬ\n',
    );
    expect(await withPage(`${text}analytics:\n  account: AW-7\n`, 'ok/minimal')).toContain(
      'conversion: AW-7/translation-example # ЗАМЕНИТЬ',
    );
  });

  test('are those of its neighbours where they share them', async () => {
    const third = twoPages.slice(twoPages.indexOf('  - path: /wheels'), twoPages.indexOf('\n# Меню'));
    const threePages = replaceOnce(
      twoPages,
      '  - path: /wheels',
      `${third.replaceAll('wheels', 'rims').replaceAll(/[Кк]олёса/g, 'ободья')}  - path: /wheels`,
    );
    const result = await withPage(
      withConversions(threePages, () => 'AW-7/all'),
      'ok/minimal',
    );
    expect(result).toContain(
      '      conversion: AW-7/all\n      callConversion: AW-7/all-call\n    sections:',
    );
  });
});

describe('an order', () => {
  const withOrder = (order: string) => replaceOnce(twoPages, '          order: [/wheels]\n', order);

  test.for([
    ['          order: [ /wheels ]\n', '          order: [ /wheels, /translation ]\n'],
    ["          order: ['/wheels']\n", "          order: ['/wheels', '/translation']\n"],
    ['          order: [/wheels,/]\n', '          order: [/wheels,/translation,/]\n'],
    ['          order: [/,/wheels]\n', '          order: [/,/wheels,/translation]\n'],
    [
      '          order: [\n            /,\n            wheels, # первая\n          ]\n',
      '          order: [\n            /,\n            wheels,\n            /translation, # первая\n          ]\n',
    ],
    [
      '          order:\n            - "/wheels" # первая\n            - /\n',
      '          order:\n            - "/wheels" # первая\n            - "/translation"\n            - /\n',
    ],
    [
      '          order:\n          -   wheels\n',
      '          order:\n          -   wheels\n          -   /translation\n',
    ],
    ['          order: []\n', '          order: []\n'],
    ['          hide: [/wheels]\n', '          hide: [/wheels]\n'],
  ] as const)('%j', async ([order, extended]) => {
    const result = await withPage(withOrder(order), 'ok/minimal');
    expect(result).toContain(extended);
    expect(result.split(page.path)).toHaveLength(order === extended ? 2 : 3);
  });
});

async function siteWorkspace(text = twoPages): Promise<Workspace> {
  const workspace = await createWorkspace();
  await workspace.write('site.yaml', text);
  return workspace;
}

describe('new-page', () => {
  test('takes everything from flags', async () => {
    const workspace = await siteWorkspace();
    const spoken = await runCommand(workspace, [
      'new-page',
      ...['--name', page.name, '--path', page.path, '--id', page.id, '--title', page.title],
      ...['--description', page.description, '--card', page.card ?? '', '--phone=office'],
    ]);
    expect(spoken).toMatchObject({ code: 0, errors: '', questions: [] });
    expect(await workspace.read('site.yaml')).toBe(
      await withPage(twoPages, 'ok/minimal', { ...page, phone: 'office' }),
    );
    expect(spoken.output).toMatchInlineSnapshot(`
      "Страница «Перевод документов» добавлена: site.yaml:26. Её адрес на сайте: /translation
      Она вписана и в порядок услуг (order): строка 17.
      Замените примеры с пометкой # ЗАМЕНИТЬ: строки 37, 41, 45, 46, 50, 51, 54.
      Посмотреть сайт: npm start"
    `);
    expect((await runCommand(workspace, ['check'])).code).toBe(0);
    expect(await workspace.list()).toEqual(['site.yaml']);
  });

  test('needs three flags where nobody can be asked', async () => {
    const workspace = await siteWorkspace();
    const spoken = await runCommand(workspace, ['new-page', '--name', 'Права']);
    expect(spoken).toMatchObject({ code: 2, output: '' });
    expect(spoken.errors.split('\n')).toEqual([
      'Ответы на вопросы набирают с клавиатуры, а здесь её нет. Напишите ответы в самой команде, нужны: --title, --description. Ещё можно: --path, --id, --card, --picture, --phone.',
      expect.stringMatching(/^Например: npm run new-page -- --name ".*" --title ".*" --description ".*"$/),
    ]);
    const enough = await runCommand(workspace, [
      'new-page',
      '--name',
      'Обмен прав',
      '--title',
      'А',
      '--description',
      'Б',
    ]);
    expect(enough.code).toBe(0);
    const { specification: spec } = SiteDocument.read(await workspace.read('site.yaml'));
    expect(spec?.pages.at(-1)).toMatchObject({ path: '/obmen-prav', id: 'obmenPrav' });
  });

  test.for([
    ['--path', '/wheels', 'уже занят страницей «Колёса»'],
    ['--path', '/Колёса', '/Колёса'],
    ['--path', '/assets', '/assets'],
    ['--id', 'WHEELS', 'уже занято страницей «Колёса»'],
    ['--id', '1', '1'],
    ['--phone', 'ofice', 'Возможно, вы имели в виду «office»'],
    ['--name', 'А\nБ', 'А Б'],
    ['--title', ' ', 'title'],
  ] as const)('refuses %s %j', async ([flag, value, reason]) => {
    const workspace = await siteWorkspace();
    const spoken = await runCommand(workspace, [
      'new-page',
      ...['--name', 'Права', '--title', 'А', '--description', 'Б', `${flag}=${value}`],
    ]);
    expect(spoken.code).toBe(2);
    expect(spoken.errors).toContain(`${flag}: `);
    expect(spoken.errors).toContain(reason);
    expect(await workspace.read('site.yaml')).toBe(twoPages);
  });

  test('says what an address is, and nothing of links', async () => {
    const workspace = await siteWorkspace();
    const answers = ['Шиномонтаж', 'шиномонтаж', '/Tire service', '漢字', '', 'А', 'Б', '', ''];
    const { code, errors } = await runCommand(workspace, ['new-page'], { answers });
    const rule = 'Он начинается с «/», дальше латинские буквы, цифры, «-» и «_» без пробелов.';
    expect(errors.split('\n')).toEqual([
      `«шиномонтаж» — не адрес страницы. ${rule} Можно так: /shinomontazh`,
      `«/Tire service» — не адрес страницы. ${rule} Можно так: /tire-service`,
      `«漢字» — не адрес страницы. ${rule}`,
    ]);
    expect(code).toBe(0);
    expect(await workspace.read('site.yaml')).toContain('path: /shinomontazh\n');
  });

  test('says nothing of the rest of the site while it asks', async () => {
    // The other services have a conversion each: a page without one gets a warning, once there is a page.
    const workspace = await siteWorkspace(
      twoPages.replace(/^ {4}id: .*\n/gm, (line) => `${line}    analytics: { conversion: AW-1/a }\n`),
    );
    const answers = ['Обмен прав', '', '', 'Поможем обменять права.', '', ''];
    const spoken = await runCommand(workspace, ['new-page'], { answers });
    expect(spoken).toMatchObject({ code: 0, errors: '' });
  });

  test('takes a long title, and says that it is taken', async () => {
    const workspace = await siteWorkspace();
    const title = 'Обмен водительских прав '.repeat(4).trim();
    const answers = ['Обмен прав', '', title, 'Поможем обменять права.', '', ''];
    const { code, errors } = await runCommand(workspace, ['new-page'], { answers });
    expect(code).toBe(0);
    expect(errors).toMatch(/^Принято, но есть замечание: .*[Зз]аголовок[^\n]*$/);
  });

  test('puts a picture on the card: by its number, by its name, by a flag', async () => {
    const workspace = await siteWorkspace();
    await workspace.copy('tests/fixtures/sites/bicycle-workshop/pictures', 'pictures');
    const answers = ['Сход-развал', '', '', 'Отрегулируем.', '', 'weel.svg', '3', ''];
    const spoken = await runCommand(workspace, ['new-page'], { answers });
    expect(spoken.code).toBe(0);
    expect(spoken.output).toContain('Картинки:\n  1. bicycle.svg\n  2. spanner.svg\n  3. wheel.svg\n');
    expect(spoken.errors).toContain('wheel.svg');
    expect(spoken.questions.filter((question) => question.startsWith('Картинка'))).toEqual([
      'Картинка карточки: номер или имя файла (Enter — без картинки): ',
      'Картинка карточки: номер или имя файла (Enter — без картинки): ',
    ]);
    expect(await workspace.read('site.yaml')).toContain(
      '    card:\n      text: Отрегулируем.\n      picture: wheel.svg\n',
    );
    const flags = ['--name', 'Сборка', '--title', 'Сборка', '--description', 'Соберём.'];
    const given = await runCommand(workspace, [
      'new-page',
      ...flags,
      '--card',
      'Да',
      '--picture',
      'spanner.svg ',
    ]);
    expect(given.code).toBe(0);
    expect(await workspace.read('site.yaml')).toContain('      text: Да\n      picture: spanner.svg\n');
    const wrong = await runCommand(workspace, [
      'new-page',
      ...flags,
      '--path',
      '/b',
      '--picture',
      'spaner.svg',
    ]);
    expect(wrong.code).toBe(2);
    expect(wrong.errors).toMatch(/^--picture: .*spanner\.svg/m);
  });

  test('overlooks blanks around the value of a flag', async () => {
    const workspace = await siteWorkspace();
    const flags = ['--name', ' Обмен прав ', '--title', 'А ', '--description=Б '];
    expect(await runCommand(workspace, ['new-page', ...flags])).toMatchObject({ code: 0, errors: '' });
    expect(await workspace.read('site.yaml')).toContain('    title: А\n    description: Б\n');
  });

  test('asks, proposes, and asks again where an answer does not fit', async () => {
    const workspace = await siteWorkspace();
    const answers = ['', 'Обмен прав', '/wheels', '', '', 'Поможем обменять права.', '', '7', '1'];
    const spoken = await runCommand(workspace, ['new-page'], { answers });
    expect(spoken.code).toBe(0);
    expect(spoken.questions).toEqual([
      'Название услуги, коротко (так она называется в меню): ',
      'Название услуги, коротко (так она называется в меню): ',
      'Адрес страницы латинскими буквами [/obmen-prav]: ',
      'Адрес страницы латинскими буквами [/obmen-prav]: ',
      'Заголовок для вкладки и поиска, до 60 знаков вместе с названием компании [Обмен прав]: ',
      // With a sample: what search engines show is known to few.
      expect.stringMatching(/^Описание для поиска, .*\n {2}Например: .*\n {2}Описание: $/),
      'Текст карточки (Enter — взять описание): ',
      'Телефон для кнопки звонка (Enter — как на всём сайте): ',
      'Телефон для кнопки звонка (Enter — как на всём сайте): ',
    ]);
    expect(spoken.errors.split('\n')).toEqual([
      'Здесь нужен ответ.',
      'Адрес /wheels уже занят страницей «Колёса».',
      'Телефона «7» нет. Есть: office.',
    ]);
    const { specification: spec } = SiteDocument.read(await workspace.read('site.yaml'));
    expect(spec?.pages.at(-1)).toMatchObject({
      path: '/obmen-prav',
      id: 'obmenPrav',
      title: 'Обмен прав',
      phone: 'office',
    });
  });

  test('speaks English for an English site, and asks only what flags do not say', async () => {
    const workspace = await siteWorkspace(replaceOnce(twoPages, 'language: ru', 'language: en'));
    const flags = ['--title', 'Exchange', '--description', 'We help.', '--card', 'Help', '--phone', 'office'];
    const spoken = await runCommand(workspace, ['new-page', ...flags], { answers: ['Licence exchange', ''] });
    expect(spoken.questions).toEqual([
      'Name of the service, short (menus show it): ',
      'Address of the page, in Latin letters [/licence-exchange]: ',
    ]);
    expect(spoken.output).toContain('The page "Licence exchange" has been added: site.yaml:26.');
  });

  test('needs no quotes, and says which flag a needless word repeats', async () => {
    const workspace = await siteWorkspace();
    const words = 'Обмен прав — быстро --title Обмен прав за день --description Меняем права.';
    const refusals = {
      ru: 'Слово «Обмен» здесь лишнее: указание «--name» уже есть.',
      en: 'The word "Обмен" has no meaning here: there is "--name" already.',
    };
    for (const [language, errors] of Object.entries(refusals)) {
      const flags = ['--name', 'Права', '--lang', language];
      const spoken = await runCommand(workspace, ['new-page', ...words.split(' '), ...flags]);
      expect(spoken).toMatchObject({ code: 2, errors });
      expect(await workspace.read('site.yaml')).toBe(twoPages);
    }
    const spoken = await runCommand(workspace, ['new-page', ...words.split(' ')]);
    expect(spoken).toMatchObject({ code: 0, errors: '' });
    const { specification: spec } = SiteDocument.read(await workspace.read('site.yaml'));
    expect(spec?.pages.at(-1)).toMatchObject({
      name: 'Обмен прав — быстро',
      title: 'Обмен прав за день',
      description: 'Меняем права.',
    });
  });

  test('changes nothing where the person leaves half-way', async () => {
    const workspace = await siteWorkspace();
    const spoken = await runCommand(workspace, ['new-page'], { answers: ['Обмен прав', ''] });
    expect(spoken.code).toBe(2);
    expect(spoken.errors).toContain('Ничего не изменено.');
    expect(await workspace.read('site.yaml')).toBe(twoPages);
  });

  test('adds nothing to a file with mistakes', async () => {
    const text = replaceOnce(twoPages, 'kind: hero', 'kind: heroo');
    const workspace = await siteWorkspace(text);
    const spoken = await runCommand(workspace, ['new-page'], { answers: ['Обмен прав'] });
    expect(spoken.code).toBe(1);
    expect(spoken.output).toContain('SITE-016');
    expect(spoken.errors).toContain('Сначала исправьте ошибки');
    expect(await workspace.read('site.yaml')).toBe(text);
  });

  test('writes addresses as the site does, and never one twice', async () => {
    const camel = twoPages.replaceAll('/wheels', '/wheelBuilding');
    const workspace = await siteWorkspace(camel);
    const flags = ['--title', 'А', '--description', 'Б'];
    for (const path of ['/obmenPrav', '/obmenPrav-2']) {
      expect((await runCommand(workspace, ['new-page', '--name', 'Обмен прав', ...flags])).output).toContain(
        path,
      );
    }
    const nothing = await runCommand(workspace, ['new-page', '--name', '№', ...flags]);
    expect(nothing.code).toBe(0);
    expect((await runCommand(workspace, ['new-page', '--name', '漢字', ...flags])).errors).toContain(
      '--path',
    );
  });
});

/** What owners come for, step by step, and what `site.yaml` is to be then. */
import { expect } from 'vitest';
import { photo } from './photo.ts';
import type { Task } from './workplace.ts';
import { replaceOnce } from './workspace.ts';

function replacements(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((file, [before, after]) => replaceOnce(file, before, after), text);
}

const added = (text: string, after: string, lines: string) => replaceOnce(text, after, after + lines);

/** The block of a page, with the empty line behind it. */
function pageBlock(text: string, path: string): string {
  return new RegExp(` {2}- path: ${path}\\n[\\s\\S]*?\\n\\n`).exec(text)?.[0] ?? '';
}

const longDescription = 'Карта водителя для тахографа, порядок и документы. ';

export const tasks: readonly Task[] = [
  {
    name: 'changes a headline',
    start: '/chip',
    async play({ press, page, retype, saved }) {
      await press(page.locator('h1'));
      await retype('Карта водителя');
      await saved();
    },
    wanted: (text) => replaceOnce(text, 'Чип-карта водителя для цифрового тахографа', 'Карта водителя'),
  },
  {
    name: 'changes a phone everywhere',
    start: '/chip',
    async play({ press, page, retype, saved }) {
      await press(page.locator('.header .phone-link__number').first());
      await retype('+375 29 000-00-09');
      await saved();
    },
    wanted: (text) => replaceOnce(text, '+375 29 000-00-01', '+375 29 000-00-09'),
  },
  {
    name: 'adds a review',
    start: '/chip',
    async play({ openSite, group, button, fill, field, saved }) {
      await openSite();
      await button('Добавить', group('Отзывы клиентов'));
      await fill(field(/Имя и первая буква/), 'Олег В.');
      await fill(field(/Текст отзыва/), 'Всё понравилось.');
      await fill(field(/Дата/), '1 июня 2025');
      await saved();
    },
    wanted: (text) =>
      added(
        text,
        '    date: 11 ноября 2024\n',
        '  - text: Всё понравилось.\n    name: Олег В.\n    date: 1 июня 2025\n',
      ),
  },
  {
    name: 'adds a phone',
    start: '/chip',
    async play({ openSite, button, fill, field, saved }) {
      await openSite();
      await button('Открыть: Телефоны: имя и номер.');
      await button('Добавить');
      await fill(field('новый'), '+375 44 000-00-09');
      await saved();
    },
    wanted: (text) => added(text, '  визы-и-ADR: "+375 44 000-00-03"\n', '  новый: "+375 44 000-00-09"\n'),
  },
  {
    name: 'moves a section',
    start: '/chip',
    async play({ press, page, button, saved }) {
      await press(page.locator('main h2').first());
      await button('Всё рядом…');
      await button('Ниже');
      await saved();
    },
    wanted(text) {
      const [, moved = ''] =
        /( {6}- kind: intro\n {8}id: когда\n[\s\S]*?) {6}- kind: documents/.exec(text) ?? [];
      const next = '      - kind: related\n        title: Что ещё пригодится';
      return replaceOnce(replaceOnce(text, moved, ''), next, moved + next);
    },
  },
  {
    name: 'adds a question',
    start: '/licenceChange',
    async play({ press, shown, button, group, fill, field, panel, saved }) {
      await press(shown('Частые вопросы'));
      await button('Всё рядом…');
      await button('Добавить', group(/вопрос/i));
      await panel.getByRole('heading', { name: 'Сколько это длится?' }).waitFor();
      await fill(field(/^Вопрос/), 'Сколько ждать?');
      await fill(field(/^Ответ/), 'Около месяца.');
      await saved();
    },
    wanted: (text) =>
      added(
        text,
        '              Иногда её меняют тоже.\n',
        '          - question: Сколько ждать?\n            answer: Около месяца.\n',
      ),
  },
  {
    name: 'removes a step',
    start: '/kod95',
    async play({ press, shown, button, group, saved }) {
      await press(shown('Проверяем категории прав.'));
      await button('Всё рядом…');
      await button('Убрать', group('Проверяем категории прав.'));
      await saved();
    },
    wanted: (text) => replaceOnce(text, '          - Проверяем категории прав.\n', ''),
  },
  {
    name: 'adds the page of a service',
    start: '/chip',
    async play({ openSite, group, button, page, fill, field, saved }) {
      await openSite();
      await button('Добавить', group(/^Страницы/));
      await page.waitForURL('**/new-service');
      await fill(field(/^Адрес страницы на сайте/), '/washing');
      await page.waitForURL('**/washing');
      await fill(field(/^Короткое название/), 'Мойка');
      await fill(field(/^Описание/), 'Моем грузовики и прицепы.');
      await saved();
    },
    wanted: (text) =>
      replaceOnce(
        text,
        '\nheader:',
        `
  - path: /washing
    id: washing
    name: Мойка
    title: Заголовок для вкладки браузера и поиска # ЗАМЕНИТЬ
    description: Моем грузовики и прицепы.
    card:
      text: Одно-два предложения на карточке. # ЗАМЕНИТЬ
    sections:
      - kind: hero
        title: Главный заголовок страницы # ЗАМЕНИТЬ
        text: Одно-два предложения о том, чем вы поможете. # ЗАМЕНИТЬ
      - kind: text
        title: Кому это нужно
        text: Текст раздела. # ЗАМЕНИТЬ
      - kind: documents
        title: Что подготовить
        items:
          - Первая вещь или бумага. # ЗАМЕНИТЬ
          - Вторая. # ЗАМЕНИТЬ
        note: Точный список скажем по телефону.
      - kind: steps
        title: Как это проходит
        items:
          - Вы звоните или пишете.
          - Мы называем цену и срок.
          - Вы получаете результат.
      - kind: questions
        title: Частые вопросы
        items:
          - question: Сколько это длится?
            answer: Ответ в двух-трёх предложениях. # ЗАМЕНИТЬ
      - kind: call-to-action
        title: Остались вопросы?
        text: Позвоните или напишите, и мы подскажем.
        button:
          label: Задать вопрос
          link: /#contacts

header:`,
      ),
  },
  {
    name: 'replaces a picture',
    start: '/chip',
    async play({ name, press, page, button, panel, give, fill, field }) {
      await press(page.locator('h1'));
      await button('Всё рядом…');
      await button('Открыть: Картинка раздела.');
      // No picture is replaced by another: each has a name of its own.
      const file = { name: `Машина ${name}.JPG`, mimeType: 'image/jpeg', buffer: photo };
      await give(panel.getByRole('button', { name: 'Выбрать файл…' }), file);
      await panel.getByRole('status').getByText('Напишите, что на ней').waitFor();
      await fill(field(/Что на картинке/), 'Наша машина');
    },
    wanted: (text, hands) =>
      replaceOnce(
        text,
        '          file: chip.svg\n      - kind: intro',
        `          file: mashina-${hands}.jpg\n          alt: Наша машина\n      - kind: intro`,
      ),
  },
  {
    name: 'describes a picture',
    start: '/',
    async play({ press, page, button, fill, field, saved }) {
      await press(page.locator('h1'));
      await button('Всё рядом…');
      await button('Открыть: Картинка раздела.');
      await fill(field(/Что на картинке/), 'Грузовик у склада');
      await saved();
    },
    wanted: (text) => replaceOnce(text, 'alt: Грузовик на дороге', 'alt: Грузовик у склада'),
  },
  {
    name: 'chooses the accent colour',
    start: '/chip',
    async play({ openSite, button, fill, field, saved }) {
      await openSite();
      await button('Открыть: Адрес сайта, язык, название компании.');
      await button('Открыть: Внешний вид.');
      await fill(field(/^Цвет главной кнопки/), '#2c8654');
      await saved();
    },
    wanted: (text) => added(text, '\n  language: ru\n', '  theme:\n    accent: "#2c8654"\n'),
  },
  {
    name: 'puts the menu in another order',
    start: '/chip',
    async play({ openSite, button, group, saved }) {
      await openSite();
      await button('Открыть: Верх каждой страницы.');
      await button('Ниже', group('О нас'));
      await saved();
    },
    wanted: (text) =>
      replaceOnce(
        text,
        '    - link: /about\n    - label: Услуги\n      services: {}\n',
        '    - label: Услуги\n      services: {}\n    - link: /about\n',
      ),
  },
  {
    name: 'shortens a description that is too long',
    start: '/chip',
    before: (text) =>
      replaceOnce(
        text,
        'Чип-карта для цифрового тахографа. Кому нужна и какие документы собрать.',
        `${longDescription.repeat(4)}Всё.`,
      ),
    async play({ button, saved }) {
      await button('Страница');
      await button(`Заменить на «${longDescription.repeat(3).trim()}»`);
      await saved();
    },
    wanted: (text) => replaceOnce(text, ` ${longDescription}Всё.`, ''),
  },
  {
    name: 'repairs a broken link',
    start: '/adr',
    async play({ press, shown, button, fill, field, saved }) {
      await press(shown('Задать вопрос'));
      await button('Всё рядом…');
      await fill(field(/Куда ведёт/), '/licenceChang');
      await button('Заменить на «/licenceChange»');
      await saved();
    },
    wanted: (text) =>
      text.replace(
        /(kind: call-to-action\n {8}title: Подберём курс[\s\S]*?link: )\/#contacts/,
        '$1/licenceChange',
      ),
  },
  {
    name: 'replaces all examples',
    start: '/chip',
    // Three are left: one that the page shows, and two in forms.
    before: (text) =>
      text
        .replaceAll('AW-00000000000', 'AW-12345678901')
        .replaceAll(/example(?!-captcha)/g, 'sample')
        .replaceAll(/0(00-00-0|0000)(?=[2-7])/g, '9$1')
        .replaceAll('+375290000001', '+375299000001')
        .replaceAll('Банк-пример', 'Банк-А')
        .replaceAll('BY00EXMP0000', 'BY13ABCD3012')
        .replaceAll('"000000000"', '"190000001"'),
    async play({ button, retype, saved, panel }) {
      await button('Примеры: 3');
      const values = ['+375 29 123-45-67', '6Lc_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'ООО «Рейс Док»'];
      for (const [index, value] of values.entries()) {
        await button('Следующий пример');
        await retype(value);
        await saved();
        const left = values.length - index - 1;
        await panel.getByText(left === 0 ? 'Примеров не осталось' : `Примеры: ${left}`).waitFor();
      }
    },
    wanted: (text) =>
      replacements(text, [
        ['+375 29 000-00-01', '+375 29 123-45-67'],
        ['example-captcha-site-key', '6Lc_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
        ['ООО «Пример»', 'ООО «Рейс Док»'],
      ]),
  },
  {
    name: 'changes address and map',
    start: '/',
    async play({ press, shown, retype, button, fill, field, saved }) {
      await press(shown('Примерная, 1'));
      await retype('Беларусь, Брест, ул. Новая, 2');
      await saved();
      await button('Всё рядом…');
      await button('Открыть: Карта с местом офиса.');
      await fill(field(/Что показывает карта/), 'Офис на карте Бреста');
      await fill(field(/обычной ссылки/), 'https://maps.example/place?at=1,2');
      await saved();
    },
    wanted: (text) =>
      replacements(text, [
        ['Беларусь, Гродно, ул. Примерная, 1', 'Беларусь, Брест, ул. Новая, 2'],
        ['Офис на карте Гродно', 'Офис на карте Бреста'],
        ['/place?at=53.6694,23.8131', '/place?at=1,2'],
      ]),
  },
  {
    name: 'gives a page another address',
    start: '/pesel',
    async play({ button, fill, field, page, saved }) {
      await button('Страница');
      await fill(field(/^Адрес страницы на сайте/), '/pesel-number');
      await page.waitForURL('**/pesel-number');
      await saved();
    },
    wanted: (text) =>
      replacements(text, [
        ['  - path: /pesel\n', '  - path: /pesel-number\n'],
        ['          - /pesel\n', '          - /pesel-number\n'],
        ['[/kod95, /pesel, /about]', '[/kod95, /pesel-number, /about]'],
        ['[/kod95, /pesel]', '[/kod95, /pesel-number]'],
        ['его получают.\n    card:', 'его получают.\n    oldPaths: [/pesel]\n    card:'],
      ]),
  },
  {
    name: 'takes an afternoon of changes back',
    start: '/chip',
    async play({ press, page, retype, button, file, saved }) {
      const versions = [await file()];
      await press(page.locator('h1'));
      for (const heading of ['Первый', 'Второй', 'Третий', 'Четвёртый', 'Пятый']) {
        await retype(heading);
        await saved();
        versions.push(await file());
      }
      for (const version of versions.slice(0, -1).reverse()) {
        await button('Отменить');
        await expect.poll(file).toBe(version);
      }
    },
    wanted: (text) => text,
  },
  {
    name: 'edits while the file is open in a text editor',
    start: '/chip',
    async play({ press, page, shown, saved, save, file }) {
      await press(page.locator('h1'));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText('Карта водителя');
      await save(replaceOnce(await file(), 'Беларусь, Гродно', 'Беларусь, Брест'));
      await shown('Брест').waitFor();
      await page.keyboard.press('Enter');
      await saved();
    },
    wanted: (text) =>
      replacements(text, [
        ['Чип-карта водителя для цифрового тахографа', 'Карта водителя'],
        ['Беларусь, Гродно', 'Беларусь, Брест'],
      ]),
  },
  {
    name: 'copies a page',
    start: '/workInvitation',
    async play({ button, page, saved }) {
      await button('Страница');
      await button('Копия');
      await page.waitForURL('**/workInvitation-2');
      await saved();
    },
    wanted(text) {
      const page = pageBlock(text, '/workInvitation');
      const copy = replacements(page, [
        ['/workInvitation', '/workInvitation-2'],
        ['id: invitation', 'id: invitation-2'],
        ['name: Приглашение для визы', 'name: "Копия: Приглашение для визы"'],
      ]);
      return replaceOnce(text, page, page + copy);
    },
  },
  {
    name: 'removes a page to which others link',
    start: '/pesel',
    async play({ button, choose, field, page, panel, saved }) {
      await button('Страница');
      await button('Убрать');
      await panel.getByText('ведут ссылки').waitFor();
      await choose(field('Куда вести их теперь'), 'Чип-карта');
      await button('Убрать и вести туда');
      await page.waitForURL('**/chip');
      await saved();
    },
    wanted: (text) =>
      replacements(text, [
        [pageBlock(text, '/pesel'), ''],
        ['          - /pesel\n', ''],
        ['[/kod95, /pesel, /about]', '[/kod95, /about]'],
        ['[/kod95, /pesel]', '[/kod95]'],
        ['[/tachograph-card]', '[/tachograph-card, /pesel]'],
      ]),
  },
];

/** The page is the editor: what the owner does in it, and what is in `site.yaml` then. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { revisionOf } from '../../generator/vite/edit-journal.ts';
import { desktop, test } from '../support/desk.ts';
import { axeFaults, phone, press, said } from '../support/editor-actions.ts';
import { createGate } from '../support/gate.ts';
import { replaceOnce } from '../support/workspace.ts';

function textAt(page: Page, text: string): Locator {
  return page.locator('[id="site:root"]').getByText(text).filter({ visible: true }).first();
}

/** Where the caret is, and in what. */
function caret(page: Page): Promise<readonly [string | undefined, number | undefined]> {
  return page.evaluate(
    () => [document.activeElement?.textContent ?? undefined, getSelection()?.focusOffset] as const,
  );
}

describe('the owner', () => {
  test('changes a headline where it stands: the file has the change and nothing else, and the caret stays', async ({
    desk,
  }) => {
    const { page, text, file, edit, faults } = desk;
    await edit('/chip');
    await page.locator('h1').click();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('Новая ');
    await page.keyboard.press('Enter');
    await said(page, 'Сохранено');
    const heading = 'Новая Чип-карта водителя для цифрового тахографа';
    expect(await file()).toBe(
      replaceOnce(text, 'Чип-карта водителя для цифрового', 'Новая Чип-карта водителя для цифрового'),
    );
    expect(await caret(page)).toEqual([heading, 'Новая '.length]);
    await page.keyboard.type('лучшая ');
    await page.keyboard.press('Escape');
    expect((await page.textContent('h1'))?.replaceAll('\u00a0', ' ')).toBe(heading);
    expect(faults).toEqual([]);
  });

  test('keeps what is selected while the file changes elsewhere', async ({ desk }) => {
    const { page, text, save, file, edit } = desk;
    await edit('/chip');
    await page.locator('h1').click();
    await page.keyboard.press('ControlOrMeta+A');
    const changed = replaceOnce(text, 'Карта хранит', 'Карта бережёт');
    await save(changed);
    await textAt(page, 'Карта бережёт').waitFor();
    await page.keyboard.type('Карта водителя');
    await page.keyboard.press('Enter');
    await said(page, 'Сохранено');
    expect(await file()).toBe(
      replaceOnce(changed, 'Чип-карта водителя для цифрового тахографа', 'Карта водителя'),
    );
  });

  test.for([
    [
      '/',
      '.review__name',
      'Андрей К.',
      'reviews:\n',
      '  - text: Быстро.\n    name: Игорь Л.\n    date: 1 мая 2024\n',
    ],
    [
      '/chip',
      'h1',
      'Чип-карта водителя для цифрового тахографа',
      'pages:\n',
      '  - path: /first\n    id: first\n    name: Первая\n    title: Первая\n    description: Первая страница.\n    sections:\n      - kind: hero\n        title: Первая\n',
    ],
  ] as const)(
    'goes on with a text of %s while the file gets an item before it',
    async ([path, selector, words, list, item], { desk }) => {
      const { page, text, file, save, edit } = desk;
      await edit(path);
      await page.locator(selector, { hasText: words }).first().click();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type('!');
      const changed = replaceOnce(text, `\n${list}`, `\n${list}${item}`);
      const shown = page.waitForResponse(async (response) => {
        const isPage = response.url().includes('/@site/page');
        return isPage && (await response.json()).revision === revisionOf(changed);
      });
      await save(changed);
      await shown;
      const typed = () => page.evaluate(() => document.activeElement?.textContent?.replaceAll('\u00a0', ' '));
      await expect.poll(typed).toBe(`${words}!`);
      await page.keyboard.type('!');
      await page.keyboard.press('Enter');
      await said(page, 'Сохранено');
      expect(await file()).toBe(replaceOnce(changed, ` ${words}\n`, ` ${words}!!\n`));
    },
  );

  test('takes back what was refused, and then what was saved', async ({ desk }) => {
    const { page, panel, text, file, edit } = desk;
    await edit('/chip');
    const type = async (words: string) => {
      await page.locator('h1').click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(words);
      await page.keyboard.press('Enter');
    };
    await type('Карта водителя');
    await said(page, 'Сохранено');
    await type(' ');
    await panel.locator('.popover .findings').waitFor();
    await press(page, 'Отменить');
    await page.locator('h1', { hasText: /^Карта водителя$/ }).waitFor();
    expect(await panel.locator('.popover').count()).toBe(0);
    expect(await file()).not.toBe(text);
    await press(page, 'Отменить');
    await expect.poll(file).toBe(text);
  });

  test('goes on with a text that is pressed again beside its words', async ({ desk }) => {
    const { page, file, edit } = desk;
    await edit('/');
    const value = page.locator('.footer dd').first();
    for (const typed of ['Один', 'Два']) {
      await value.click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
      await expect.poll(file).toContain(`value: ${typed}\n`);
    }
  });

  test('changes the label of a button that is disabled for visitors', async ({ desk }) => {
    const { page, text, file, edit } = desk;
    await edit('/');
    const button = page.locator('.contact-form__submit');
    // A captcha that does not come is told above the button, which moves away under the pointer.
    const begin = async () => {
      await button.click();
      return button.locator('[contenteditable]').count();
    };
    await expect.poll(begin).toBe(1);
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' вопрос');
    await page.keyboard.press('Enter');
    await said(page, 'Сохранено');
    expect((await file()).length - text.length).toBe(' вопрос'.length);
    await page.getByRole('button', { name: 'Отправить вопрос' }).waitFor();
  });

  test('opens a question and a menu beside their words, and changes what they have hidden', async ({
    desk,
  }) => {
    const { page, panel, text, file, edit } = desk;
    await edit('/licenceChange');
    /** Presses the end of what opens something, where its drawing is. */
    const pressEnd = async (opener: Locator) => {
      const { width, height } = (await opener.boundingBox()) ?? { width: 0, height: 0 };
      await opener.click({ position: { x: width - 4, y: height / 2 } });
    };
    await pressEnd(page.locator('.header .services-menu__button').first());
    await page.locator('.services-menu__link').first().click();
    await page.keyboard.press('Escape');
    await pressEnd(page.locator('summary', { hasText: 'Нужен ли перевод?' }));
    await textAt(page, 'Зависит от страны выдачи').click();
    await panel.getByRole('textbox').press('ControlOrMeta+End');
    await page.keyboard.type(' Да.');
    await press(page, 'Сохранить');
    await said(page, 'Сохранено');
    expect(await file()).toBe(
      replaceOnce(text, 'проверим** по документам.', 'проверим** по документам. Да.'),
    );
  });

  test('is told that the site composes a text by itself', async ({ desk }) => {
    const { page, text, file, edit } = desk;
    await edit('/privacy');
    await textAt(page, 'Вы можете:').click();
    await said(page, 'Этот текст сайт составляет сам');
    expect(await file()).toBe(text);
  });

  test('looks around and closes: the file is untouched', async ({ desk }) => {
    const { page, text, file, edit } = desk;
    await edit('/chip');
    await page.locator('h1').click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Закончить' }).click();
    await page.getByRole('button', { name: 'Править', exact: true }).waitFor();
    expect(await file()).toBe(text);
  });

  test('has the box at a text that is typed anew', async ({ desk }) => {
    const { page, panel, edit } = desk;
    await edit('/chip');
    await page.locator('h1').click();
    await page.keyboard.press('ControlOrMeta+A');
    // The browser puts a text of its own into the page.
    await page.keyboard.insertText('Карта водителя за пятнадцать дней');
    await page.locator('h1', { hasText: /^Карта водителя за пятнадцать дней$/ }).waitFor();
    const gap = async () => {
      const [heading, box] = await Promise.all(
        [page.locator('h1'), panel.locator('.popover')].map((element) => element.boundingBox()),
      );
      return (box?.y ?? Number.NaN) - (heading?.y ?? 0) - (heading?.height ?? 0);
    };
    await expect.poll(gap).toBeGreaterThan(0);
    expect(await gap()).toBeLessThan(20);
  });

  test('changes a phone everywhere, and is told where it stands', async ({ desk }) => {
    const { page, panel, text, file, edit } = desk;
    await edit('/');
    await page.locator('.header .phone-link__number').first().click();
    await panel.getByText(/Стоит на сайте в \d+ местах/).waitFor();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('+375 29 000-00-09');
    await page.keyboard.press('Enter');
    await said(page, 'Сохранено');
    expect(await file()).toBe(replaceOnce(text, '+375 29 000-00-01', '+375 29 000-00-09'));
    await page.keyboard.press('Escape');
    expect(await page.locator('.phone-link__number', { hasText: '000-00-01' }).count()).toBe(0);
  });

  test('types a number in quotes, which are none of it, and keeps what was typed when its place goes', async ({
    desk,
  }) => {
    const { page, panel, text, file, save, edit } = desk;
    await edit('/kod95');
    await page.locator('.header .phone-link__number').first().click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('"+375 29 000-00-09"');
    await page.keyboard.press('Enter');
    await said(page, 'Сохранено');
    expect(await file()).toBe(replaceOnce(text, '+375 29 000-00-01', '+375 29 000-00-09'));
    const note = '        text: Порядок может отличаться, *подскажем при обращении*.\n';
    await textAt(page, 'Порядок может отличаться').click();
    await page.keyboard.type('Прежде ');
    await save(replaceOnce(await file(), note, ''));
    await panel
      .getByRole('alert')
      .getByText(/^Места, где вы печатали.*Прежде/)
      .waitFor();
  });

  test('is told what is wrong with a value: it stays typed, and the file as it was', async ({ desk }) => {
    const { page, panel, text, file, edit } = desk;
    await edit('/');
    await page.locator('.header .phone-link__number').first().click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('звоните');
    await page.keyboard.press('Enter');
    await panel.getByRole('alert').getByText('не подходит').waitFor();
    expect(await page.locator('.header .phone-link__number').first().textContent()).toBe('звоните');
    expect(await file()).toBe(text);
    await page.keyboard.press('Escape');
    expect(await page.locator('.header .phone-link__number').first().textContent()).toBe('+375 29 000-00-01');
  });

  test('changes a text with marks as its source, beside it', async ({ desk }) => {
    const { page, panel, text, file, edit } = desk;
    await edit('/about');
    await textAt(page, 'медосмотр').click();
    const box = panel.getByRole('textbox');
    await box.fill(
      ((await box.inputValue()) ?? '').replace(
        'Называем список документов',
        'Называем **весь** список документов',
      ),
    );
    await panel.getByRole('button', { name: 'Сохранить' }).click();
    await said(page, 'Сохранено');
    expect(await file()).toBe(
      replaceOnce(text, 'Называем список документов', 'Называем **весь** список документов'),
    );
    await page.locator('strong', { hasText: 'весь' }).waitFor();
  });

  test('edits the label of a link, and follows the link by its button', async ({ desk }) => {
    const { page, panel, edit } = desk;
    await edit('/');
    await page.locator('.header__link', { hasText: 'О нас' }).click();
    expect(new URL(page.url()).pathname).toBe('/');
    await panel.getByRole('link', { name: 'Открыть ссылку' }).click();
    await page.waitForURL('**/about');
    // The editor is open there too.
    await textAt(page, 'Мы работаем').click();
    await panel.getByRole('textbox').waitFor();
  });

  test('follows a link to a page that the file has just given another address', async ({ desk }) => {
    const { page, panel, text, edit, lay } = desk;
    let isHeard = true;
    await page.routeWebSocket(/token=/, (socket) => {
      socket.connectToServer().onMessage((message) => isHeard && socket.send(message));
    });
    await edit('/');
    await page.locator('.header__link', { hasText: 'О нас' }).click();
    // The page is here before the news that the file has changed.
    isHeard = false;
    await lay(text.replaceAll(/\/about\b/g, '/about-us'));
    await panel.getByRole('link', { name: 'Открыть ссылку' }).click();
    await page.waitForURL('**/about-us');
    await textAt(page, 'Мы работаем').waitFor();
  });

  test.for([
    ['Ниже', (item: string, others: string) => others + item],
    ['Убрать', (_: string, others: string) => others],
  ] as const)(
    'leaves a value by pressing %s, which is done to what has been typed',
    async ([name, expected], { desk }) => {
      const { page, panel, text, file, edit } = desk;
      await edit('/');
      await page.locator('.review__name').first().click();
      await panel.getByRole('button', { name: 'Всё рядом…' }).click();
      await panel.getByLabel('Имя и первая буква').fill('Олег М.');
      await panel.getByRole('button', { name, exact: true }).first().click();
      await said(page, 'Сохранено');
      const [first = '', second = ''] =
        /^reviews:\n( {2}- [\s\S]*?\n)( {2}- [\s\S]*?\n)(?= {2}- )/m.exec(text)?.slice(1) ?? [];
      const typed = replaceOnce(first, 'Андрей К.', 'Олег М.');
      await expect.poll(file).toBe(replaceOnce(text, first + second, expected(typed, second)));
    },
  );

  test('sees what is changed in the file meanwhile, without losing what is typed', async ({ desk }) => {
    const { page, text, edit, save } = desk;
    await edit('/chip');
    await page.locator('h1').click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('! ');
    const typed = await page.locator('h1').textContent();
    await save(replaceOnce(text, 'address: Беларусь, Гродно', 'address: Беларусь, Брест'));
    await textAt(page, 'Брест').waitFor();
    expect(await page.locator('h1').textContent()).toBe(typed);
    // Also the space, behind which more is typed.
    await page.keyboard.type('Да');
    expect((await page.locator('h1').textContent())?.replace(/\s/g, ' ')).toMatch(/тахографа! Да$/);
    // Chromium keeps spaces by itself; Firefox and Safari type no-break spaces where they collapse.
    expect(await page.locator('h1 [contenteditable]').getAttribute('style')).toContain('collapse: preserve');
  });

  test('walks through the texts by keyboard alone', async ({ desk }) => {
    const { page, text, file, edit } = desk;
    await edit('/chip');
    await page.locator('h1').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('!');
    await page.keyboard.press('Enter');
    await said(page, 'Сохранено');
    expect(await file()).toBe(replaceOnce(text, 'для цифрового тахографа\n', 'для цифрового тахографа!\n'));
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('H1');
  });
});

/** Opens the form of the block around a text. */
async function openBlock(page: Page, text: Locator): Promise<void> {
  await text.click();
  await press(page, 'Всё рядом…');
  await page.locator('site-editor').getByRole('complementary').waitFor();
}

describe('the form of a block', () => {
  test('moves a section, and back by undo, byte for byte', async ({ desk }) => {
    const { page, text, file, edit } = desk;
    await edit('/chip');
    const titles = () => page.locator('main h1, main h2').allTextContents();
    const before = await titles();
    await openBlock(page, page.locator('main h2').first());
    await press(page, 'Ниже');
    await said(page, 'Сохранено');
    expect(await titles()).toEqual([before[0], before[2], before[1], ...before.slice(3)]);
    await press(page, 'Отменить');
    await said(page, 'Отменено');
    expect(await file()).toBe(text);
    expect(await titles()).toEqual(before);
    await press(page, 'Повторить');
    await said(page, 'Возвращено');
    expect(await file()).not.toBe(text);
  });

  test('begins at its top, beside its section, and leaves the page where it was', async ({ desk }) => {
    const { page, panel, text, edit, lay } = desk;
    const hero = '          hide: [/kod95, /pesel]\n';
    const contents = '      - kind: contents\n        title: На этой странице\n';
    const services = '        hide: [/kod95, contract]\n';
    const last = '      - kind: text\n        title: Последний раздел\n        text: Конец.\n';
    await lay(replaceOnce(replaceOnce(text, hero, hero + contents), services, services + last));
    const size = { width: 1100, height: 420 };
    await edit('/kod95', size);
    await press(page, 'Страница');
    await panel.getByRole('button', { name: 'Открыть: Последний раздел' }).click();
    const form = panel.getByRole('complementary');
    await form.getByRole('heading', { name: 'Последний раздел' }).waitFor();
    expect(await form.evaluate((element) => element.scrollTop)).toBe(0);
    const heading = page.locator('main h2', { hasText: 'Последний раздел' });
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(size.height);
    await press(page, 'Закрыть');
    await form.waitFor({ state: 'detached' });
    expect(await top()).toBeGreaterThan(0);
    expect(await top()).toBeLessThan(size.height);
  });

  test('of a section begins at the item that was pressed', async ({ desk }) => {
    const { page, panel, text, file, edit, lay } = desk;
    const title = '        title: Порядок действий\n';
    const who = (names: string) => replaceOnce(text, title, `${title}        who: [${names}]\n`);
    await lay(who('us, you, other'));
    await edit('/kod95');
    await openBlock(page, page.locator('main .steps li', { hasText: 'Выбираем' }));
    const focused = panel.locator(':focus');
    await expect.poll(() => focused.inputValue()).toBe('Выбираем **курс**.');
    const item = panel.getByRole('group', { name: 'Выбираем **курс**.' });
    await item.getByRole('button', { name: 'Убрать' }).click();
    await said(page, 'Сохранено');
    expect(await file()).toBe(replaceOnce(who('us, other'), '          - Выбираем **курс**.\n', ''));
  });

  test('is closed by Escape: what is typed is saved, and the focus is at the text again', async ({
    desk,
  }) => {
    const { page, panel, text, file, save, edit } = desk;
    await edit('/');
    const name = page.locator('.review__name');
    await openBlock(page, name.filter({ hasText: 'Андрей К.' }).first());
    await panel.getByLabel('Имя и первая буква').fill('Андрей Л.');
    await page.keyboard.press('Escape');
    await said(page, 'Сохранено');
    expect(await file()).toBe(replaceOnce(text, 'name: Андрей К.', 'name: Андрей Л.'));
    expect(await page.locator(':focus').textContent()).toMatch(/^Андрей\sЛ\.$/);
    await panel.getByRole('complementary').waitFor({ state: 'detached' });
    // So it is where somebody else changes the text, which is drawn anew.
    await save(replaceOnce(text, 'name: Андрей К.', 'name: Андрей М.'));
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(/^Андрей\sМ\.$/);
  });

  test('stays where what is typed is refused, and goes when it is closed once more', async ({ desk }) => {
    const { page, panel, text, file, edit } = desk;
    await edit('/');
    await openBlock(page, page.locator('.review__name', { hasText: 'Андрей К.' }).first());
    const field = panel.getByLabel('Имя и первая буква');
    await field.fill('');
    await page.keyboard.press('Escape');
    await panel.locator('.panel').getByText('Здесь пусто.').waitFor();
    await expect.poll(() => field.evaluate((element) => element.matches(':focus'))).toBe(true);
    await panel.locator('.panel').getByRole('button', { name: 'Закрыть', exact: true }).click();
    await panel.getByRole('complementary').waitFor({ state: 'detached' });
    expect(await file()).toBe(text);
  });

  test('is not left with something typed before the browser has asked', async ({ desk }) => {
    const { page, panel, text, file, edit } = desk;
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      return dialog.dismiss();
    });
    const leave = () => page.evaluate(() => window.location.reload());
    await edit('/');
    await page.locator('h1').click();
    await page.keyboard.type('Новое ');
    await leave();
    await expect.poll(() => asked.splice(0)).toEqual(['beforeunload']);
    await page.keyboard.press('Escape');
    const name = page.locator('.review__name');
    await openBlock(page, name.filter({ hasText: 'Андрей К.' }).first());
    const field = panel.getByLabel('Имя и первая буква');
    await field.fill('');
    await leave();
    await expect.poll(() => asked.splice(0)).toEqual(['beforeunload']);
    // A name is needed: what is refused is not lost with the page.
    await press(page, 'Закончить');
    await expect.poll(() => asked.splice(0)).toEqual(['beforeunload']);
    await panel.getByText('Напишите значение.').first().waitFor();
    await field.fill('Андрей Л.');
    await press(page, 'Закончить');
    await page.getByRole('button', { name: 'Править', exact: true }).waitFor();
    expect(await file()).toBe(replaceOnce(text, 'name: Андрей К.', 'name: Андрей Л.'));
    expect(asked).toEqual([]);
  });

  test('adds a review and changes it', async ({ desk }) => {
    const { page, panel, text, file, edit } = desk;
    await edit('/');
    await press(page, 'Страница');
    await press(page, 'Весь сайт');
    await panel
      .getByRole('group', { name: 'Отзывы клиентов' })
      .getByRole('button', { name: 'Добавить' })
      .click();
    const name = panel.getByLabel('Имя и первая буква фамилии');
    await name.fill('Олег В.');
    await name.press('Enter');
    await expect.poll(file).toContain('\n    name: Олег В.\n');
    const added =
      '  - text: Текст отзыва. # ЗАМЕНИТЬ\n    name: Олег В.\n    date: 12 марта 2025 # ЗАМЕНИТЬ\n';
    expect(replaceOnce(await file(), added, '').replaceAll(/\n+/g, '\n')).toBe(text.replaceAll(/\n+/g, '\n'));
  });

  test('stays that of its review, with what is typed, where the file gets another review before it', async ({
    desk,
  }) => {
    const { page, panel, text, file, save, edit } = desk;
    await edit('/');
    await page.locator('.review__name', { hasText: 'Андрей К.' }).first().click();
    await panel.getByRole('button', { name: 'Всё рядом…' }).click();
    const name = panel.getByLabel('Имя и первая буква');
    await name.fill('Андрей Коваль');
    const another = 'reviews:\n  - text: Помогли быстро.\n    name: Игорь Л.\n    date: 1 мая 2024\n';
    const changed = replaceOnce(text, 'reviews:\n', another);
    await save(changed);
    await panel.locator('.panel [data-item]').first().and(panel.locator('[data-item*=",1]"]')).waitFor();
    expect(await name.inputValue()).toBe('Андрей Коваль');
    expect(await name.evaluate((field) => field.matches(':focus'))).toBe(true);
    await name.press('Enter');
    await said(page, 'Сохранено');
    expect(await file()).toBe(replaceOnce(changed, 'name: Андрей К.\n', 'name: Андрей Коваль\n'));
  });

  test('closes where somebody else removes its review, and says what was typed', async ({ desk }) => {
    const { page, panel, text, file, save, edit } = desk;
    await edit('/');
    await page.locator('.review__name', { hasText: 'Андрей К.' }).first().click();
    await panel.getByRole('button', { name: 'Всё рядом…' }).click();
    await panel.getByLabel('Имя и первая буква').fill('Андрей Коваль');
    const review = `  - text: Подсказали, каких бумаг не хватает, и я подал заявление с первого раза.
    name: Андрей К.
    date: 12 марта 2024
`;
    const changed = replaceOnce(text, review, '');
    await save(changed);
    await panel.getByRole('alert').filter({ hasText: 'его убрали' }).getByText('Андрей Коваль').waitFor();
    expect(await panel.getByRole('complementary').count()).toBe(0);
    expect(await file()).toBe(changed);
  });

  test('says what was typed into an item of a list that somebody else removes', async ({ desk }) => {
    const { page, panel, text, file, save, edit } = desk;
    await edit('/');
    await openBlock(page, page.getByRole('heading', { name: 'Наши услуги' }));
    const items = panel.locator('fieldset[data-path*="order"] input');
    const count = await items.count();
    await items.last().fill('/somewhere');
    const changed = replaceOnce(text, '          - /pesel\n', '');
    await save(changed);
    await panel.getByRole('alert').filter({ hasText: 'его убрали' }).getByText('/somewhere').waitFor();
    await expect.poll(() => items.count()).toBe(count - 1);
    expect(await file()).toBe(changed);
  });

  test('removes one of its items by a double click', async ({ desk }) => {
    const { page, panel, file, edit } = desk;
    await edit('/');
    await press(page, 'Страница');
    await press(page, 'Весь сайт');
    const reviews = panel.getByRole('group', { name: 'Отзывы клиентов' });
    await reviews.locator('summary').click();
    const first = reviews.getByRole('listitem').first();
    await first.getByText('Андрей К.').waitFor();
    await first.getByRole('button', { name: 'Убрать' }).click();
    await first.getByText('Сергей М.').waitFor();
    // The pointer has not moved: below it is the button of the next one.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await first.getByRole('button', { name: 'Ниже' }).click();
    await first.getByText('Виктор П.').waitFor();
    const names = [...(await file()).matchAll(/\n {4}name: (\S+ \S\.)\n/g)].map(([, name]) => name);
    expect(names.slice(0, 3)).toEqual(['Виктор П.', 'Сергей М.', 'Ольга С.']);
  });

  test('removes one of its items by a key that is held', async ({ desk }) => {
    const { page, panel, file, edit } = desk;
    const names = async () =>
      [...(await file()).matchAll(/\n {4}name: (\S+ \S\.)\n/g)].map(([, name]) => name);
    await edit('/');
    await press(page, 'Страница');
    await press(page, 'Весь сайт');
    const reviews = panel.getByRole('group', { name: 'Отзывы клиентов' });
    await reviews.locator('summary').click();
    const before = await names();
    const first = reviews.getByRole('listitem').first();
    const remove = first.getByRole('button', { name: 'Убрать' });
    await remove.focus();
    await page.keyboard.down('Enter');
    await first.getByText('Сергей М.').waitFor();
    await expect.poll(() => remove.evaluate((button) => button.matches(':focus'))).toBe(true);
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await said(page, 'Сохранено');
    await press(page, 'Отменить');
    await said(page, 'Отменено');
    expect(await names()).toEqual(before);
  });

  test('moves its page twice where it is asked to again before the file says the first', async ({ desk }) => {
    const { page, panel, text, file, edit } = desk;
    const forms = createGate();
    let isHeld = false;
    // Before the page is opened: a request that is sent while interception begins may pass by it.
    await page.route('**/__edit/form?*', async (route) => {
      if (isHeld) {
        await forms.passed;
      }
      await route.fallback();
    });
    await edit('/chip');
    await press(page, 'Страница');
    const form = panel.getByRole('complementary', { name: 'Чип-карта' });
    const lower = form.getByRole('button', { name: 'Ниже', exact: true }).first();
    await lower.waitFor();
    isHeld = true;
    const pages = async () => [...(await file()).matchAll(/\n {2}- path: (\S+)/g)].map(([, path]) => path);
    const before = await pages();
    const at = before.indexOf('/chip');
    const [second, third] = before.slice(at + 1);
    await lower.click();
    await expect.poll(async () => (await pages()).slice(at, at + 3)).toEqual([second, '/chip', third]);
    await lower.click();
    forms.open();
    await expect.poll(async () => (await pages()).slice(at, at + 3)).toEqual([second, third, '/chip']);
    await expect
      .poll(() => form.locator('[data-item]').first().getAttribute('data-item'))
      .toBe(JSON.stringify(['pages', at + 2]));
    await press(page, 'Отменить');
    await press(page, 'Отменить');
    await expect.poll(file).toBe(text);
  });

  test('of a page renames it: its old address leads to the new one', async ({ desk }) => {
    const { page, panel, text, file, edit, save } = desk;
    await edit('/pesel');
    await press(page, 'Страница');
    const path = panel.getByLabel('Адрес страницы на сайте');
    await path.fill('/мой путь');
    await path.press('Enter');
    const refusal = panel.getByText('«/мой путь» не подходит.');
    await refusal.waitFor();
    await expect
      .poll(() =>
        refusal.evaluate((element) => {
          const { bottom } = element.getBoundingClientRect();
          return bottom < window.innerHeight && bottom > 0;
        }),
      )
      .toBe(true);
    expect(await refusal.count()).toBe(1);
    await path.fill('/pesel-number');
    await path.press('Enter');
    await page.waitForURL('**/pesel-number');
    await page.locator('h1').waitFor();
    const written = await file();
    expect(written).toContain('- path: /pesel-number\n');
    expect(written).toMatch(/oldPaths: .*\/pesel\b/);
    // The page is followed also where it gets its address back, or gets one in the file.
    await press(page, 'Отменить');
    await page.waitForURL('**/pesel');
    expect(await file()).toBe(text);
    await save(text.replaceAll(/\/pesel\b/g, '/pesel-from-file'));
    await page.waitForURL('**/pesel-from-file');
    await page.locator('h1').waitFor();
  });

  test('chooses a colour', async ({ desk }) => {
    const { page, panel, file, edit } = desk;
    await edit('/');
    await press(page, 'Страница');
    await press(page, 'Весь сайт');
    await panel.getByRole('button', { name: 'Открыть: Адрес сайта, язык, название компании.' }).click();
    await panel.getByRole('button', { name: 'Открыть: Внешний вид.' }).click();
    await panel.getByLabel('Цвет главной кнопки').fill('#2c8654');
    await expect.poll(file).toContain('accent: "#2c8654"');
  });

  test('opens for a picture, and says what keeps a page from being removed', async ({ desk }) => {
    const { page, panel, text, file, edit } = desk;
    await edit('/');
    await page.locator('.hero img').click();
    await panel.getByLabel('Что на картинке').waitFor();
    await press(page, 'Главная');
    await press(page, 'Убрать');
    await panel.getByRole('alert').getByText('/').first().waitFor();
    expect(await file()).toBe(text);
  });
});

describe('the editor', () => {
  test('is not offered to a browser without the key', async ({ desk }) => {
    const { page } = desk;
    await page.goto('/');
    await page.getByText('осталось заменить значений').waitFor();
    expect(await page.getByRole('button', { name: 'Править', exact: true }).count()).toBe(0);
  });

  test.for([
    ['by day', 'light', desktop],
    ['by night', 'dark', phone],
  ] as const)('can be used by everyone %s', async ([, colorScheme, size], { desk }) => {
    const { page, edit } = desk;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await edit('/chip', size);
    await page.locator('h1').click();
    expect(await axeFaults(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(size.width);
  });
});

/** What keeps the owner's words and file from harm, and the keys and buttons of texts. */
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type Desk, test } from '../support/desk.ts';
import { press, said } from '../support/editor-actions.ts';
import { createGate } from '../support/gate.ts';
import { replaceOnce } from '../support/workspace.ts';

const heading = 'Чип-карта водителя для цифрового тахографа';

/** Types over the headline of a page, and does not save it. */
async function typeHeading({ page }: Pick<Desk, 'page'>, typed: string): Promise<void> {
  await page.locator('h1').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(typed);
}

describe('a text that is changed in the file while it is typed over', () => {
  test.for([
    ['keeps what is typed', 'Оставить мой', 'Моя карта'],
    ['takes what the file says', 'Взять из файла', 'Чужая карта'],
  ] as const)('%s when the owner says so, and not before', async ([, choice, left], { desk }) => {
    const { page, panel, text, file, edit, save, faults } = desk;
    await edit('/chip');
    await typeHeading(desk, 'Моя карта');
    const theirs = replaceOnce(text, heading, 'Чужая карта');
    await save(theirs);
    const box = panel.getByRole('alert').filter({ hasText: 'уже изменили в файле' });
    await box.getByText('Чужая карта').waitFor();
    expect(await page.locator('h1').textContent()).toBe('Моя карта');
    // Saving decides nothing.
    const answer = page.waitForResponse('**/__edit/change');
    await page.keyboard.press('Enter');
    expect((await answer).status()).toBe(409);
    await box.getByText('Чужая карта').waitFor();
    expect(await file()).toBe(theirs);
    await press(page, choice);
    await expect.poll(() => page.locator('h1').textContent()).toBe(left);
    await box.waitFor({ state: 'hidden' });
    await expect.poll(file).toBe(replaceOnce(text, heading, left));
    expect(faults).toEqual([]);
  });
});

describe('a file that cannot be read', () => {
  test.for([
    ['because it is broken', ({ save, text }: Desk) => save(replaceOnce(text, 'phones:\n', 'phones: [\n'))],
    ['because it is gone', ({ remove }: Desk) => remove()],
  ] as const)('%s takes nothing, and loses nothing of what is typed', async ([, harm], { desk }) => {
    const { page, panel, text, file, edit, save, faults } = desk;
    await edit('/chip');
    await typeHeading(desk, 'Карта водителя');
    await harm(desk);
    await panel.getByRole('status').getByText('В файле site.yaml ошибка').waitFor();
    const harmed = await file().catch(() => undefined);
    const answer = page.waitForResponse('**/__edit/change');
    await page.keyboard.press('Enter');
    expect((await answer).status()).toBe(423);
    await panel.getByRole('status').getByText('В файле site.yaml ошибка').waitFor();
    expect(await file().catch(() => undefined)).toBe(harmed);
    expect(await page.locator('h1').textContent()).toBe('Карта водителя');
    await save(text);
    await panel.getByText('В файле site.yaml ошибка').waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await said(page, 'Сохранено');
    expect(await file()).toBe(replaceOnce(text, heading, 'Карта водителя'));
    expect(faults).toEqual([]);
  });
});

test('what cannot be written is told with the reason, stays typed, and is written when it can be', async ({
  desk,
}) => {
  const { page, panel, text, file, edit } = desk;
  const reason = 'Не записалось: диск переполнен.';
  // Before the page is opened: a request that is sent while interception begins may pass by it.
  await page.route('**/__edit/change', (route) => route.fulfill({ status: 500, json: { message: reason } }), {
    times: 1,
  });
  await edit('/chip');
  await typeHeading(desk, 'Моя карта');
  await page.keyboard.press('Enter');
  await panel.getByText(reason).waitFor();
  expect(await page.locator('h1').textContent()).toBe('Моя карта');
  expect(await file()).toBe(text);
  await page.keyboard.press('Enter');
  await said(page, 'Сохранено');
  expect(await file()).toBe(replaceOnce(text, heading, 'Моя карта'));
});

test('two savings in a row are those of one owner', async ({ desk }) => {
  const { page, panel, text, file, edit } = desk;
  await edit('/chip');
  await typeHeading(desk, 'Первая');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(' и вторая');
  await page.keyboard.press('Enter');
  await expect.poll(file).toBe(replaceOnce(text, heading, 'Первая и вторая'));
  await said(page, 'Сохранено');
  expect(await panel.getByText('уже изменили в файле').count()).toBe(0);
});

test('keys take changes back and make them again, from the page and from a form', async ({ desk }) => {
  const { page, panel, text, file, edit } = desk;
  const changed = replaceOnce(text, heading, 'Карта водителя');
  await edit('/chip');
  await typeHeading(desk, 'Карта водителя');
  await page.keyboard.press('Enter');
  await said(page, 'Сохранено');
  await page.keyboard.press('Escape');
  const keys = async () => {
    await page.keyboard.press('ControlOrMeta+KeyZ');
    await said(page, 'Отменено');
    expect(await file()).toBe(text);
    await page.keyboard.press('ControlOrMeta+Shift+KeyZ');
    await said(page, 'Возвращено');
    expect(await file()).toBe(changed);
    await page.keyboard.press('ControlOrMeta+KeyZ');
    await said(page, 'Отменено');
    expect(await file()).toBe(text);
    await page.keyboard.press('ControlOrMeta+KeyY');
    await said(page, 'Возвращено');
    expect(await file()).toBe(changed);
  };
  await keys();
  await press(page, 'Страница');
  await panel.getByRole('complementary').waitFor();
  await keys();
});

async function select(box: Locator, words: string): Promise<void> {
  await box.evaluate((area: HTMLTextAreaElement, found) => {
    const start = area.value.indexOf(found);
    area.setSelectionRange(start, start + found.length);
  }, words);
}

test('buttons put Markdown around what is selected, and take it off', async ({ desk }) => {
  const { page, panel, text, file, edit } = desk;
  await edit('/about');
  const sentence = 'Решения принимают уполномоченные органы.';
  await page.locator('main').getByText('Решения принимают').click();
  const box = panel.getByRole('textbox');
  const written = () => box.inputValue();
  await select(box, 'Решения');
  await press(page, 'Жирно');
  expect(await written()).toContain('**Решения** принимают');
  await press(page, 'Жирно');
  expect(await written()).toContain(sentence);
  await press(page, 'Жирно');
  await select(box, 'принимают');
  await press(page, 'Курсив');
  await select(box, 'органы');
  await press(page, 'Ссылка');
  const marked = '**Решения** *принимают* уполномоченные [органы](/).';
  await select(box, marked);
  await press(page, 'Список');
  await box.press('ControlOrMeta+Enter');
  await said(page, 'Сохранено');
  expect(await file()).toBe(replaceOnce(text, sentence, `- ${marked}`));
  await page.locator('main li', { hasText: sentence }).locator('a', { hasText: 'органы' }).waitFor();
});

test('a new section stands behind the one at which the owner is', async ({ desk }) => {
  const { page, panel, text, file, edit } = desk;
  await edit('/chip');
  await page.locator('main h2', { hasText: 'Когда нужна карта' }).click();
  await press(page, 'Всё рядом…');
  await press(page, 'Чип-карта');
  await panel
    .getByRole('group', { name: /^Разделы/ })
    .getByRole('button', { name: 'Добавить' })
    .click();
  await said(page, 'Сохранено');
  const before = '            text: Если карта утеряна или не читается.\n';
  const section = `      - kind: intro
        items:
          - title: Преимущество в двух словах # ЗАМЕНИТЬ
            text: Одно предложение о нём. # ЗАМЕНИТЬ
`;
  expect(await file()).toBe(replaceOnce(text, before, before + section));
});

test('the field into which the owner types keeps the focus when the page arrives that it is of', async ({
  desk,
}) => {
  const { page, panel, text, file, edit } = desk;
  const pages = createGate();
  // Before the page is opened: a request that is sent while interception begins may pass by it.
  await page.route('**/@site/page?path=%2Fnew-service', async (route) => {
    await pages.passed;
    await route.fallback();
  });
  await edit('/chip');
  await press(page, 'Страница');
  await press(page, 'Весь сайт');
  await panel
    .getByRole('group', { name: /^Страницы/ })
    .getByRole('button', { name: 'Добавить', exact: true })
    .click();
  await page.waitForURL('**/new-service');
  const field = panel.getByLabel(/^Короткое название/);
  await field.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Мой');
  pages.open();
  await page.getByRole('heading', { level: 1, name: 'Главный заголовок страницы' }).waitFor();
  await page.keyboard.type('ка');
  await page.keyboard.press('Tab');
  await said(page, 'Сохранено');
  expect(await file()).toContain('    name: Мойка\n');
  // An address that is typed leads to another page as well.
  const address = panel.getByLabel(/^Адрес страницы на сайте/);
  await address.fill('/washing');
  await address.press('Tab');
  await page.waitForURL('**/washing');
  await said(page, 'Сохранено');
  const next = panel.getByRole('button', { name: /^Открыть: Карточка страницы/ });
  expect(await next.evaluate((button) => button.matches(':focus'))).toBe(true);
  await press(page, 'Отменить');
  await press(page, 'Отменить');
  await press(page, 'Отменить');
  await expect.poll(file).toBe(text);
});

test('a text whose item is removed elsewhere is told, and takes the place of no other', async ({ desk }) => {
  const { page, panel, text, file, edit, save } = desk;
  await edit('/chip');
  await page.locator('main').getByText('Паспорт', { exact: true }).click();
  await page.keyboard.insertText(' или ID-карта');
  const without = replaceOnce(text, '          - Паспорт\n', '');
  await save(without);
  await panel.getByRole('alert').getByText('Паспорт или ID-карта').waitFor();
  expect(await panel.getByText('уже изменили в файле').count()).toBe(0);
  await page.keyboard.press('Enter');
  expect(await file()).toBe(without);
});

test('a text that is saved shorter than it was is told to be saved, and nothing else', async ({ desk }) => {
  const { page, panel, text, file, edit } = desk;
  await edit('/chip');
  await page.locator('main').getByText('обе стороны').click();
  const box = panel.getByRole('textbox');
  await box.fill('Водительское удостоверение');
  await box.press('ControlOrMeta+Enter');
  await said(page, 'Сохранено');
  expect(await panel.getByText('на сайте больше нет').count()).toBe(0);
  expect(await box.inputValue()).toBe('Водительское удостоверение');
  const before = '"**Водительское удостоверение**, обе стороны"';
  expect(await file()).toBe(replaceOnce(text, before, '"Водительское удостоверение"'));
});

test('an emptied text stays in sight with what is wrong with it', async ({ desk }) => {
  const { page, panel, text, file, edit } = desk;
  await edit('/chip');
  const shown = (await page.locator('h1').textContent()) ?? '';
  await page.locator('h1').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await panel.getByRole('alert').getByText('Здесь пусто').waitFor();
  const back = panel.getByRole('button', { name: 'Вернуть как было' });
  expect(await back.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  const { width = 0, height = 0 } = (await page.locator('h1 [contenteditable]').boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThan(5);
  await back.click();
  await expect.poll(() => page.locator('h1').textContent()).toBe(shown);
  expect(await file()).toBe(text);
});

test.for([
  { width: 1280, height: 650 },
  { width: 390, height: 780 },
])('why a long text is refused stands beside its buttons at $width × $height', async (size, { desk }) => {
  const { page, panel, edit, lay, text } = desk;
  const long = Array.from({ length: 40 }, (_, index) => `Предложение ${index}.`).join('\n\n          ');
  await lay(replaceOnce(text, 'text: Возьмите с собой оригиналы.', `text: |-\n          ${long}`));
  await edit('/chip', size);
  await page.locator('main').getByText('Предложение 3.').click();
  const box = panel.getByRole('textbox');
  await box.press('ControlOrMeta+End');
  await page.keyboard.insertText('\n\n# Заголовок');
  await press(page, 'Сохранить');
  const reason = panel.getByRole('alert').getByRole('listitem');
  await reason.waitFor();
  const isInSight = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const above = element.getRootNode();
    const found = above instanceof ShadowRoot && above.elementFromPoint((left + right) / 2, top + 10);
    return bottom > top && found instanceof Element && element.contains(found);
  };
  expect(await reason.evaluate(isInSight)).toBe(true);
  expect(await panel.getByRole('button', { name: 'Сохранить' }).evaluate(isInSight)).toBe(true);
  expect(await box.evaluate(isInSight)).toBe(true);
});

test('a press on what stays in the window leaves alone what is behind it', async ({ desk }) => {
  const { page, edit } = desk;
  await edit('/chip');
  const behind = page.locator('main h2', { hasText: 'Когда нужна карта' });
  const menu = page.locator('.header button[aria-expanded]:visible').first();
  const { x = 0, y = 0, width = 0, height = 0 } = (await menu.boundingBox()) ?? {};
  const arrow = { x: x + width - 8, y: y + height / 2 };
  // Its words come to lie behind the arrow of the menu.
  await behind.evaluate((element, to) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, top, height } = range.getBoundingClientRect();
    element.style.setProperty('margin-left', `${to.x - 20 - left}px`);
    window.scrollBy({ top: top + height / 2 - to.y, behavior: 'instant' });
  }, arrow);
  await page.mouse.click(arrow.x, arrow.y);
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true');
  expect(await page.locator('[contenteditable]').count()).toBe(0);
});

test('characters that nobody sees do not come into the file', async ({ desk }) => {
  const { page, text, file, edit } = desk;
  await edit('/chip');
  await typeHeading(desk, '\u202aКарта\u200b водителя\u2060\u202c');
  await page.keyboard.press('Enter');
  await said(page, 'Сохранено');
  expect(await file()).toBe(replaceOnce(text, heading, 'Карта водителя'));
  await page.keyboard.press('Escape');
  await page.locator('h1').click();
  await page.keyboard.press('End');
  await page.keyboard.insertText('!');
  await page.keyboard.press('Enter');
  await expect.poll(file).toBe(replaceOnce(text, heading, 'Карта водителя!'));
});

test('a browser that the server no longer knows is told where to go on', async ({ desk }) => {
  const { page, text, file, edit } = desk;
  await edit('/chip');
  await typeHeading(desk, 'Моя карта');
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.keyboard.press('Enter');
  await said(page, 'npm start запускали заново');
  expect(await file()).toBe(text);
  await page.context().addCookies(cookies);
  await page.keyboard.press('Enter');
  await said(page, 'Сохранено');
  expect(await file()).toBe(replaceOnce(text, heading, 'Моя карта'));
});

describe('what is typed into a form', () => {
  const title = 'Чип-карта водителя\n';

  test('stays while the file cannot be read, and is saved when it can', async ({ desk }) => {
    const { page, panel, text, file, edit, save } = desk;
    await edit('/chip');
    await press(page, 'Страница');
    const field = panel.getByLabel(/^Заголовок для вкладки/);
    await field.fill('Карта');
    await save(replaceOnce(text, 'phones:\n', 'phones: [\n'));
    await panel.getByRole('status').getByText('В файле site.yaml ошибка').waitFor();
    await save(text);
    await panel.getByText('В файле site.yaml ошибка').waitFor({ state: 'hidden' });
    expect(await field.inputValue()).toBe('Карта');
    await field.press('Tab');
    await said(page, 'Сохранено');
    expect(await file()).toBe(
      replaceOnce(text, `title: ${title}    description`, 'title: Карта\n    description'),
    );
  });

  test('and could not be sent keeps the form open, and is sent again', async ({ desk }) => {
    const { page, panel, text, file, edit } = desk;
    await page.route('**/__edit/change', (route) => route.abort(), { times: 1 });
    await edit('/chip');
    await press(page, 'Страница');
    const field = panel.getByLabel(/^Заголовок для вкладки/);
    await field.fill('Карта');
    await field.press('Tab');
    await said(page, 'Не сохранилось');
    await field.focus();
    await field.press('Tab');
    await said(page, 'Сохранено');
    await press(page, 'Закрыть');
    await panel.getByRole('complementary').waitFor({ state: 'hidden' });
    expect(await file()).toBe(
      replaceOnce(text, `title: ${title}    description`, 'title: Карта\n    description'),
    );
  });
});

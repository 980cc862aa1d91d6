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

/** The lists of the editor, and a look that is tried on the page. */
import { execFileSync } from 'node:child_process';
import { describe, expect } from 'vitest';
import { desktop, test } from '../support/desk.ts';
import { axeFaults, phone, press, said } from '../support/editor-actions.ts';
import { replaceOnce } from '../support/workspace.ts';

const sizes = [
  ['by day', 'light', desktop],
  ['by night', 'dark', phone],
] as const;

describe('the tour of examples', () => {
  test.for(sizes)(
    'leads from one to the next %s, and counts those that are left',
    async ([, colorScheme, size], { desk }) => {
      const { page, panel, text, file, edit } = desk;
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await edit('/chip', size);
      const opener = panel.getByRole('button', { name: /^Примеры: / });
      const count = async () => Number((await opener.textContent())?.replace(/\D/g, ''));
      const before = await count();
      await opener.focus();
      await page.keyboard.press('Enter');
      await panel.getByRole('region', { name: /^Примеры: / }).waitFor();
      expect(await axeFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      // The page shows it.
      await press(page, 'Следующий пример');
      await panel.getByText('Номер телефона так').first().waitFor();
      // This one stands in a form alone.
      await panel.getByRole('button', { name: /^Примеры: / }).click();
      await panel.getByRole('button', { name: /siteKey|Ключ сайта/ }).click();
      const key = panel.getByLabel('Ключ сайта');
      await expect.poll(() => key.evaluate((element) => element.matches(':focus'))).toBe(true);
      await key.fill('6Lc_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
      await key.press('Enter');
      await said(page, 'Сохранено');
      expect(await file()).toBe(
        replaceOnce(text, 'example-captcha-site-key', '6Lc_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
      );
      await expect.poll(count).toBe(before - 1);
    },
  );
});

test('the tour of examples begins at a text of the page', async ({ desk }) => {
  const { page, panel, edit } = desk;
  await edit('/about');
  await panel.getByRole('button', { name: /^Примеры: / }).click();
  await press(page, 'Следующий пример');
  const box = panel.getByRole('textbox', { name: /^Текст раздела/ });
  await expect.poll(() => box.inputValue()).toContain('Мы работаем **в Гродно**');
});

test('an example that the owner means is kept, and is none any more', async ({ desk }) => {
  const { page, panel, text, edit, lay, file } = desk;
  const title = 'title: Чип-карта водителя для цифрового тахографа';
  await lay(replaceOnce(text, title, `${title} # ЗАМЕНИТЬ`));
  await edit('/chip');
  await page.locator('main h1').click();
  await panel.getByText('Это пример.').waitFor();
  await press(page, 'Это уже моё: оставить');
  await said(page, 'Сохранено');
  expect(await file()).toBe(text);
});

describe('the list of changes', () => {
  test.for(sizes)(
    'says in words what the last commit has not %s, and leads there',
    async ([, colorScheme, size], { desk, deskFolder }) => {
      const { page, panel, text, edit, lay } = desk;
      const git = (...args: string[]) =>
        execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
          cwd: deskFolder.folder,
        });
      git('init', '-q');
      git('add', 'site.yaml');
      git('commit', '-q', '--allow-empty', '-m', 'First');
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await lay(replaceOnce(text, 'для цифрового тахографа\n', 'для тахографа\n'));
      await edit('/', size);
      await panel.getByRole('button', { name: 'Изменения', exact: true }).focus();
      await page.keyboard.press('Enter');
      const change = panel.getByRole('region', { name: 'Изменения' }).getByRole('listitem');
      await change.locator('ins', { hasText: 'Чип-карта водителя для тахографа' }).waitFor();
      expect(await change.count()).toBe(1);
      expect(await change.innerText()).toMatch(/Чип-карта → [\s\S]*Было: [\s\S]*Стало: /);
      expect(await axeFaults(page)).toEqual([]);
      await change.getByRole('button').click();
      await page.waitForURL('**/chip');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent?.replaceAll('\u00a0', ' ')))
        .toBe('Чип-карта водителя для тахографа');
    },
  );
});

test('accent, corners and typeface are seen at once, and are taken back one by one', async ({ desk }) => {
  const { page, panel, text, file, edit } = desk;
  await edit('/');
  const look = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      const names = ['--accent', '--radius-m', '--font-family', '--font'];
      return [
        ...names.map((name) => style.getPropertyValue(name)),
        getComputedStyle(document.body).fontFamily,
      ];
    });
  const looks = [JSON.stringify(await look())];
  await press(page, 'Страница');
  await press(page, 'Весь сайт');
  await panel.getByRole('button', { name: 'Открыть: Адрес сайта, язык, название компании.' }).click();
  await panel.getByRole('button', { name: 'Открыть: Внешний вид.' }).click();
  await panel.getByLabel('Цвет главной кнопки').waitFor();
  const differs = () => expect.poll(async () => looks.includes(JSON.stringify(await look()))).toBe(false);
  await panel.getByLabel('Цвет главной кнопки').fill('#2c8654');
  await differs();
  looks.push(JSON.stringify(await look()));
  await panel.getByLabel(/^Углы/).selectOption('sharp');
  await differs();
  looks.push(JSON.stringify(await look()));
  await panel.getByLabel(/^Шрифт/).selectOption('onest');
  await differs();
  expect(
    await page.evaluate(async () => (await document.fonts.load('16px "Onest Variable"')).length),
  ).toBeGreaterThan(0);
  for (const known of looks.toReversed()) {
    await press(page, 'Отменить');
    await expect.poll(async () => JSON.stringify(await look())).toBe(known);
  }
  await expect.poll(file).toBe(text);
});

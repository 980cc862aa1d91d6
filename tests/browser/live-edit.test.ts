/** The owner's desk: what an open page does while its `site.yaml` is edited. */

import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { becomeInteractive, whenConnected } from '../support/browser.ts';
import { test as deskTest } from '../support/desk.ts';
import { replaceOnce } from '../support/workspace.ts';

/** The text of the fixture that the tests change. */
const chipHeading = 'Чип-карта водителя для цифрового тахографа';

/** How far the reader of the page has scrolled, in CSS pixels: the heading is out of the window, or its lower end is in it. */
const readingPlacePx = 200;

/** Each test begins with the page open, in a window that it does not fit. */
const test = deskTest.extend('desk', async ({ desk }) => {
  const { page } = desk;
  await page.setViewportSize({ width: 800, height: 400 });
  await whenConnected(page, () => page.goto('/chip'));
  return desk;
});

const overlay = 'site-alert';

/** The heading as it is typed: typography has set no-break spaces in it. */
async function heading(page: Page): Promise<string | undefined> {
  return (await page.textContent('h1'))?.replaceAll('\u00A0', ' ');
}

async function overlayText(page: Page): Promise<string> {
  await page.waitForSelector(overlay, { state: 'attached' });
  return page.evaluate((name) => document.querySelector(name)?.shadowRoot?.textContent ?? '', overlay);
}

/** The lower edge of a part of the window; of one that is not there yet, below all others. */
function bottomOf(box: { readonly y: number; readonly height: number } | null): number {
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
}

async function waitForHeading(page: Page, text: string): Promise<void> {
  await expect.poll(() => heading(page)).toBe(text);
}

describe('an open page', () => {
  test('shows a saved change without a reload by hand, where one was reading', async ({ desk }) => {
    const { page, text, save } = desk;
    // A document that was made before the save and taken over after it is drawn anew.
    await becomeInteractive(page);
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), readingPlacePx);
    const read = await page.evaluateHandle(() =>
      document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2),
    );
    const placePx = () => read.evaluate((element) => element?.getBoundingClientRect().top);
    const before = await placePx();
    // One line where there were two.
    await save(replaceOnce(text, chipHeading, 'Новый заголовок'));
    await waitForHeading(page, 'Новый заголовок');
    await expect.poll(placePx).toBeCloseTo(before ?? Number.NaN, 0);
  });

  test('is not left by who types in it, from the first saved change on', async ({ desk }) => {
    const { page, text, save } = desk;
    await whenConnected(page, () => page.goto('/visaRegister'));
    await becomeInteractive(page);
    const field = await page.locator('form [name="name"]').elementHandle();
    await field?.fill('Иван');
    for (const title of ['О визах', 'О визах и сроках']) {
      await save(replaceOnce(text, 'Спросите отдел виз', title));
      await page.getByRole('heading', { name: title, exact: true }).waitFor();
      await page.keyboard.type('!');
    }
    expect(await field?.inputValue()).toBe('Иван!!');
  });

  test('leads to a page as it is in the file now, which was looked at before', async ({ desk }) => {
    const { page, text, save } = desk;
    await becomeInteractive(page);
    const link = page.locator('main a[href="/kod95"]').first();
    await link.click();
    await waitForHeading(page, 'Код 95');
    await page.goBack();
    await waitForHeading(page, chipHeading);
    const renamed = text.replace(/(path: \/kod95\n(?:.*\n)*?.*kind: hero\n +title: )Код 95/, '$1Коды');
    await save(replaceOnce(renamed, chipHeading, 'Новый заголовок'));
    await waitForHeading(page, 'Новый заголовок');
    await link.click();
    await waitForHeading(page, 'Коды');
  });

  test('shows a saved change in a browser without idle callbacks, as Safari', async ({ desk }) => {
    const { page, text, save, reload } = desk;
    await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
    await reload();
    await page.locator('site-bar').waitFor({ state: 'attached' });
    await save(replaceOnce(text, chipHeading, 'Новый заголовок'));
    await waitForHeading(page, 'Новый заголовок');
  });

  test('is taken over by one application before and after a save', async ({ desk }) => {
    const { page, text, save, reload } = desk;
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        faults.push(message.text());
      }
    });
    await reload();
    await becomeInteractive(page);
    await save(replaceOnce(text, chipHeading, 'Новый заголовок'));
    await waitForHeading(page, 'Новый заголовок');
    // By another address the browser takes the same module for a second one.
    const entries = new Set<string>();
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === '/src/main.tsx') {
        entries.add(pathname + search);
      }
    });
    await reload();
    await becomeInteractive(page);
    expect(await heading(page)).toBe('Новый заголовок');
    expect([...entries]).toEqual(['/src/main.tsx']);
    expect(faults).toEqual([]);
  });

  test('shows a mistake over the last good site, until it is fixed', async ({ desk }) => {
    const { page, text, save, reload } = desk;
    await save(text.replace('description:', 'descripton:'));
    const shown = await overlayText(page);
    expect(shown).toContain('SITE-011');
    expect(shown).toContain('descripton');
    expect(shown).toContain('Возможно, вы имели в виду «description»');
    expect(shown).toContain('страница /');
    expect(shown).not.toMatch(/plugin|vite|Click/i);
    expect(await heading(page)).toBe(chipHeading);
    await reload();
    expect(await heading(page)).toBe(chipHeading);
    await page.waitForSelector(overlay, { state: 'attached' });
    await save(text);
    await page.waitForSelector(overlay, { state: 'detached' });
    expect(await heading(page)).toBe(chipHeading);
  });

  test('has the place of a mistake underlined where it is', async ({ desk }) => {
    const { page, text, save } = desk;
    await save(text.replace('description:', 'descripton:'));
    const [line = '', marks = ''] = (await page.locator(`${overlay} pre`).first().innerText()).split('\n');
    expect(line.slice(marks.indexOf('^'), marks.lastIndexOf('^') + 1)).toBe('descripton');
  });

  test('closes the alert by Escape, by its button and by a click beside it, until the next save', async ({
    desk,
  }) => {
    const { page, text, save } = desk;
    const broken = text.replace('description:', 'descripton:');
    const closings = [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('alert').getByRole('button', { name: 'Закрыть' }).click(),
      () => page.mouse.click(5, 5),
    ];
    for (const [turn, close] of closings.entries()) {
      await save(`${broken}\n# ${turn}\n`);
      await page.waitForSelector(overlay, { state: 'attached' });
      await close();
      await expect.poll(() => page.locator(overlay).count()).toBe(0);
    }
  });

  test('says in words that the file is not in UTF-8, and loses no letter of the last good site', async ({
    desk,
  }) => {
    const { page, text, save, reload } = desk;
    await save(Buffer.from(`\uFEFF${text}`, 'utf16le'));
    expect(await overlayText(page)).toContain('он сохранён не в кодировке UTF-8');
    expect(await page.locator(`${overlay} section`).count()).toBe(1);
    expect(await heading(page)).toBe(chipHeading);
    await reload();
    expect(await heading(page)).toBe(chipHeading);
    await save(`\uFEFF${replaceOnce(text, chipHeading, 'Снова в UTF-8')}`);
    await waitForHeading(page, 'Снова в UTF-8');
    await page.waitForSelector(overlay, { state: 'detached' });
  });

  test('outlives a file that is emptied, deleted and written anew', async ({ desk }) => {
    const { page, text, save, remove } = desk;
    await save('');
    expect(await overlayText(page)).toContain('SITE-005');
    await remove();
    await expect.poll(() => overlayText(page)).toContain('Файла site.yaml нет.');
    expect(await overlayText(page)).not.toContain('ENOENT');
    const response = await page.request.get('/chip', { headers: { accept: 'text/html' } });
    expect(response.status()).toBe(200);
    await save(replaceOnce(text, chipHeading, 'Снова здесь'));
    await waitForHeading(page, 'Снова здесь');
    await page.waitForSelector(overlay, { state: 'detached' });
  });

  test('gets a page that was added to the file', async ({ desk }) => {
    const { page, text, save } = desk;
    const block = [
      '  - path: /taho-print',
      '    id: tahoPrint',
      '    name: Печать тахографа',
      '    title: Печать тахографа',
      '    description: Проверочная страница.',
      '    sections:',
      '      - kind: hero',
      '        title: Печать тахографа',
      '',
    ].join('\n');
    await save(text.replace(/^header:/m, `${block}\nheader:`));
    const link = page.locator('footer, header').locator('a[href="/taho-print"]').first();
    await link.waitFor({ state: 'attached' });
    await page.goto('/taho-print');
    expect(await heading(page)).toBe('Печать тахографа');
  });

  test('counts in a bar what is left to mend and to replace', async ({ desk }) => {
    const { page, text, save } = desk;
    await save(
      `${text}\n# конец\n`.replace('phones:\n', "phones:\n  spare: '+375 29 000-00-09' # ЗАМЕНИТЬ\n"),
    );
    const bar = page.locator('summary', { hasText: 'site.yaml' });
    await bar.waitFor();
    // The values of the fixture are examples by themselves; the added one, which is marked, is counted once.
    const examples = SiteDocument.read(text, new Map()).unmarkedExamples().length + 1;
    await expect
      .poll(() => bar.textContent())
      .toBe(`site.yaml: замечаний — 1, осталось заменить значений — ${examples}`);
    await bar.click();
    const line = text.split('\n').indexOf('phones:') + 2;
    const items = page.locator('li a[href*="open-in-editor"]');
    const shown = await items.allTextContents();
    expect(shown).toHaveLength(examples + 1);
    expect(shown.filter((label) => label.startsWith(`строка ${line} `))).toEqual([
      expect.stringContaining(`строка ${line} · SITE-071 · phones → spare`),
      `строка ${line} · SITE-075 · phones → spare · '+375 29 000-00-09'`,
    ]);
  });

  test('has its bar below the call button and the question about consent', async ({ desk }) => {
    const { page, text, lay, reload } = desk;
    await lay(replaceOnce(text, 'consent: none', 'consent: ask'));
    await reload();
    await page.locator('.consent').waitFor();
    await page.locator('summary', { hasText: 'site.yaml' }).waitFor();
    for (const width of [390, 800, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const bar = await page.locator('site-bar').boundingBox();
      const isClear = (part: Locator) =>
        expect.poll(async () => bottomOf(await part.boundingBox())).toBeLessThanOrEqual(bar?.y ?? 0);
      await isClear(page.locator('.consent__inner'));
      await isClear(page.locator('.call-button'));
    }
  });

  test('shows in the bar where in the file a value stands, for who has no editor that opens it', async ({
    desk,
  }) => {
    const { page, text, save } = desk;
    // No editor: the server is asked, and nothing comes of it.
    await page.route('**/__open-in-editor?*', (route) => route.fulfill({ status: 500 }));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const number = "'+375 29 000-00-09'";
    await save(text.replace('phones:\n', `phones:\n  spare: ${number} # ЗАМЕНИТЬ\n`));
    await page.locator('summary', { hasText: 'site.yaml' }).click();
    const item = page.locator('li', { hasText: 'SITE-075 · phones → spare' });
    const link = item.getByRole('button', { name: 'SITE-075' });
    expect(await item.locator('pre').isVisible()).toBe(false);
    await link.click();
    expect(await link.getAttribute('aria-expanded')).toBe('true');
    const line = text.split('\n').indexOf('phones:') + 2;
    expect(await item.locator('pre').innerText()).toContain(`${line} |   spare: ${number} # ЗАМЕНИТЬ\n`);
    const marked = await item.locator('mark').innerText();
    expect(`  spare: ${number}`).toContain(marked);
    expect(marked).toContain(number);
    await item.getByRole('button', { name: 'Скопировать' }).click();
    await item.getByRole('button', { name: 'Скопировано' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(marked);
    // A saved change leaves the list open.
    await save(`${text}\n# конец\n`.replace('phones:\n', `phones:\n\n  spare: ${number} # ЗАМЕНИТЬ\n`));
    await page
      .locator('li', { hasText: `строка ${line + 1} · SITE-075 · phones → spare` })
      .first()
      .waitFor();
  });
});

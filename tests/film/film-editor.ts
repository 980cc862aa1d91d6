/**
 * `npm run film`: the pictures of the owner's part of README.md, taken of the running product: click, type, saved,
 * add a page. Made anew when the editor or the site looks different.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { findBrowser } from '../support/find-browser.ts';
import { copyFixture, serveForDevelopment } from '../support/serve-fixtures.ts';

const target = join(import.meta.dirname, '../../.github/editor');

/** A window in which the editor stands beside the page, in CSS pixels. */
const window = { width: 1280, height: 800 };
/** As wide as GitHub shows a picture, in pixels. */
const pictureWidthPx = 880;

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const shot = await page.screenshot({ animations: 'disabled', caret: 'initial' });
  await sharp(shot)
    .resize({ width: pictureWidthPx, withoutEnlargement: true })
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(target, `${name}.png`));
}

async function film(page: Page): Promise<void> {
  const panel = page.locator('site-editor');
  const press = (name: string) => panel.getByRole('button', { name, exact: true }).first().click();
  const saved = () => panel.getByRole('status').getByText('Сохранено').waitFor();

  await page.goto('/chip');
  await page.getByRole('button', { name: 'Править', exact: true }).click();
  await panel.getByRole('region', { name: 'Правка страницы' }).waitFor();
  await page.locator('h1').hover();
  await take(page, 'click');

  await page.locator('h1').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('Карта водителя за пятнадцать дней');
  await panel.getByRole('button', { name: 'Сохранить', exact: true }).waitFor();
  await take(page, 'type');
  await page.keyboard.press('Enter');
  await saved();

  await press('Страница');
  await press('Весь сайт');
  const pages = panel.getByRole('group', { name: 'Страницы сайта' });
  await pages.scrollIntoViewIfNeeded();
  const add = pages.getByRole('button', { name: 'Добавить', exact: true });
  await add.hover();
  await take(page, 'add');

  await add.click();
  await page.waitForURL('**/new-*');
  await page.getByRole('heading', { level: 1, name: 'Главный заголовок страницы' }).waitFor();
  await saved();
  await take(page, 'new-page');
}

const folder = await mkdtemp(join(tmpdir(), 'site-film-'));
await copyFixture('driver-papers', folder);
const server = await serveForDevelopment(folder);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ baseURL: server.origin, viewport: window, reducedMotion: 'reduce' });
  await page.route(
    (address) => address.origin !== server.origin,
    (route) => route.abort(),
  );
  await page.goto(server.editAddress());
  await film(page);
} finally {
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
}

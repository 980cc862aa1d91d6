/**
 * `npm run bench:edit`: how long an owner waits who types into the page, from a key to its paint and from Enter to the
 * change confirmed and drawn, and who opens the form of the whole site, for a small and for a large site. Measures,
 * judges nothing.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { editorWords } from '../../generator/vite/editor-words.ts';
import { findBrowser } from '../support/find-browser.ts';
import { serveForDevelopment } from '../support/serve-fixtures.ts';
import { makeSiteText } from './make-site.ts';
import { median } from './median.ts';

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [12, 500];
/** Changes per size; the first, which warms the server up, is printed by itself. */
const changes = 21;
/** How often the form of the whole site is opened. */
const openedForms = 7;
/** What each change types. */
const typed = 'word ';
const openPage = '/service-1';
const words = editorWords.ru;

interface Times {
  /** From each key to its paint, in milliseconds. */
  readonly keys: number[];
  /** From Enter to the change drawn and said to be saved. */
  readonly confirmed: number[];
  /** From the press to the form of the whole site drawn. */
  readonly forms: number[];
}

/** What `watch-edits.js` puts into the page. */
declare const edits: {
  readonly keys: number[];
  expectHeading(heading: string, saved: string): void;
  readonly confirmed: Promise<number>;
  /** Presses the button of a form by its name, and waits until that form is drawn. */
  openForm(name: string): Promise<number>;
};

async function measure(pageCount: number): Promise<Times> {
  const folder = await mkdtemp(join(tmpdir(), 'site-bench-'));
  await writeFile(join(folder, 'site.yaml'), makeSiteText(pageCount));
  const server = await serveForDevelopment(folder);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    // A frame comes as soon as it is asked for: what is measured is the work, not the wait for the screen.
    args: ['--no-sandbox', '--disable-gpu-vsync', '--disable-frame-rate-limit'],
  });
  try {
    const page = await browser.newPage({ baseURL: server.origin });
    await page.addInitScript({ path: join(import.meta.dirname, 'watch-edits.js') });
    await page.goto(server.editAddress());
    await page.goto(openPage);
    await page.getByRole('button', { name: 'Править', exact: true }).click();
    await page.getByRole('region', { name: words.title }).waitFor();
    const heading = page.locator('h1');
    const confirmed: number[] = [];
    for (let change = 1; change <= changes; change += 1) {
      await heading.click();
      await page.keyboard.press('ControlOrMeta+A');
      const text = `${typed}${change}`;
      await page.keyboard.type(text);
      await page.evaluate(([shown, saved]) => edits.expectHeading(shown, saved), [
        text,
        words.saved,
      ] as const);
      await page.keyboard.press('Enter');
      confirmed.push(await page.evaluate(() => edits.confirmed));
    }
    const forms: number[] = [];
    for (let opened = 1; opened <= openedForms; opened += 1) {
      await page.getByRole('button', { name: words.page, exact: true }).click();
      await page.getByRole('button', { name: words.site, exact: true }).waitFor();
      forms.push(await page.evaluate((site) => edits.openForm(site), words.site));
    }
    return { keys: await page.evaluate(() => edits.keys), confirmed, forms };
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The value that 95 of 100 do not exceed. */
const p95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

const summary = (values: readonly number[]) =>
  `${median(values).toFixed(0)} ms (p95 ${p95(values).toFixed(0)} ms of ${values.length})`;

for (const size of sizes) {
  const { keys, confirmed, forms } = await measure(size);
  const [first = Number.NaN, ...later] = confirmed;
  console.log(
    `${size} service pages: key to paint ${summary(keys)}; ` +
      `Enter to confirmed ${summary(later)}, the first ${first.toFixed(0)} ms; ` +
      `form of the whole site ${summary(forms)}`,
  );
}

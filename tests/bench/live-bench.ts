/**
 * `npm run bench:live`: how long an owner waits, from saving `site.yaml` to the change painted in the open page,
 * for a small and for a large site. Measures, judges nothing.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../support/find-browser.ts';
import { serveForDevelopment } from '../support/serve-fixtures.ts';
import { makeSiteText } from './make-site.ts';
import { median } from './median.ts';

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [12, 500];
/** Saved changes per size; the first, which warms the server up, is printed by itself. */
const saves = 8;
/**
 * Before each save, in milliseconds: Vite's connection stands then, and the modules of the save before are written. A save
 * that comes at once is found by the second look at the file that belongs to the one before, and is shown sooner.
 */
const pauseMs = 1500;
/** The page that is open, and the place in its text that is changed. */
const openPage = '/service-1';
const changedName = 'Услуга 1';

/** Resolves when the heading has the text, in a frame that is drawn; a number may be held by a no-break space. */
async function paintedHeading(page: Page, heading: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector('h1')?.textContent.replaceAll('\u00a0', ' ') === wanted,
    heading,
    { polling: 'raf' },
  );
}

async function measure(pageCount: number): Promise<readonly number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'site-bench-'));
  const text = makeSiteText(pageCount);
  await writeFile(join(folder, 'site.yaml'), text);
  const server = await serveForDevelopment(folder);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ baseURL: server.origin });
    await page.goto(openPage);
    // What looks at the page is warm before anything is measured.
    await paintedHeading(page, changedName);
    const times: number[] = [];
    for (let save = 1; save <= saves; save += 1) {
      const heading = `Изменение ${save}`;
      await page.waitForTimeout(pauseMs);
      const painted = paintedHeading(page, heading);
      const start = performance.now();
      await writeFile(
        join(folder, 'site.yaml'),
        text.replace(new RegExp(`title: ${changedName}$`, 'gm'), `title: ${heading}`),
      );
      await painted;
      times.push(performance.now() - start);
    }
    return times;
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

for (const size of sizes) {
  const [first = Number.NaN, ...later] = await measure(size);
  const sorted = later.toSorted((a, b) => a - b);
  console.log(
    `${size} service pages: save to paint ${median(later).toFixed(0)} ms (median of ${later.length}; ` +
      `${sorted[0]?.toFixed(0)}-${sorted.at(-1)?.toFixed(0)}), the first ${first.toFixed(0)} ms`,
  );
}

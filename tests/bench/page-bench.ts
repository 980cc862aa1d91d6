/**
 * `npm run bench:page`: what a visitor on a phone pays for a page of `dist/`: bytes by kind (Brotli) before any
 * interaction, and paint times beside those of the same page without its scripts. Measures, judges nothing.
 */
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../support/find-browser.ts';
import { median } from './median.ts';
import { type StaticServer, serveStatic, withoutScripts } from './serve-static.ts';

/** A slow phone on a slow network: Lighthouse's mobile profile (150 ms, 1.6 Mbit/s, CPU four times slower). */
const phone = {
  width: 412,
  height: 823,
  latencyMs: 150,
  bytesPerSecond: (1.6 * 1024 * 1024) / 8,
  cpuSlowdown: 4,
};
/** Visits per page and variant; the median is printed. */
const visits = 5;
/** How long a page is watched after its load: the application comes after a quiet moment. */
const settleMs = 4000;

declare global {
  interface Window {
    /** What the page's own observers have added up. */
    seen: { largest: number; blocking: number; shift: number };
  }
}

interface Visit {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
  /** Transferred bytes by kind of resource. */
  readonly bytes: ReadonlyMap<string, number>;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latencyMs,
    downloadThroughput: phone.bytesPerSecond,
    uploadThroughput: phone.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  const own = new URL(url).origin;
  await page.route(
    (address) => address.origin !== own,
    (route) => route.abort(),
  );
  await page.addInitScript({ path: join(import.meta.dirname, 'watch-page.js') });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settleMs);
  const seen = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...window.seen,
  }));
  await context.close();
  return {
    firstPaintMs: seen.first,
    largestPaintMs: seen.largest,
    blockingMs: seen.blocking,
    layoutShift: seen.shift,
    bytes,
  };
}

async function measure(browser: Browser, { siteUrl }: StaticServer, path: string): Promise<Visit[]> {
  const results: Visit[] = [];
  for (let round = 0; round < visits; round += 1) {
    results.push(await visit(browser, siteUrl + path));
  }
  return results;
}

function printTimes(label: string, results: readonly Visit[]): void {
  const of = (key: 'firstPaintMs' | 'largestPaintMs' | 'blockingMs' | 'layoutShift') =>
    median(results.map((result) => result[key]));
  console.log(
    `  ${label.padEnd(16)} FCP ${of('firstPaintMs').toFixed(0)} ms  LCP ${of('largestPaintMs').toFixed(0)} ms  ` +
      `blocking ${of('blockingMs').toFixed(0)} ms  layout shift ${of('layoutShift').toFixed(4)}`,
  );
}

const folder = join(import.meta.dirname, '../../dist');
const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/chip'];
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
const published = await serveStatic(folder);
const still = await serveStatic(folder, withoutScripts);
for (const path of paths) {
  const results = await measure(browser, published, path);
  console.log(`\n${path}`);
  for (const [kind, bytes] of results[0]?.bytes ?? []) {
    console.log(`  ${kind.padEnd(16)} ${(bytes / 1000).toFixed(1).padStart(7)} kB`);
  }
  printTimes('as published', results);
  printTimes('without scripts', await measure(browser, still, path));
}
published.close();
still.close();
await browser.close();

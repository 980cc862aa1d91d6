/**
 * `npm run bench:lighthouse`: what Lighthouse says of pages of `dist/` on a phone (its mobile profile, simulated
 * throttling), medians of several runs, and how long the same pages block without scripts. Lighthouse brings 150
 * packages; npx fetches it when it is asked for.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findBrowser } from '../support/find-browser.ts';
import { median } from './median.ts';
import { serveStatic, withoutScripts } from './serve-static.ts';

/** The last of Lighthouse that runs on Node 20. */
const lighthouse = 'lighthouse@12.8.2';
/** Blocking is noisy, also that of a page without scripts. */
const rounds = 9;
/** Machine index for which Lighthouse makes a phone of a machine by slowing it down so many times. */
const usualIndex = 1000;
const usualSlowdown = 4;
/** A report with its pictures is some megabytes long. */
const longestReportBytes = 64 * 1024 * 1024;

const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

const reportSchema = z.object({
  /** Speed of the machine. */
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      scoreDisplayMode: z.string(),
      numericValue: z.number().optional(),
    }),
  ),
});
type Report = z.infer<typeof reportSchema>;

/** @param slowdown how many times faster the machine is than a phone */
async function audit(address: string, browser: string, slowdown: number): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      address,
      '--output=json',
      '--quiet',
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      // Tags of other companies are not ours to measure, and the example accounts have none.
      '--blocked-url-patterns=https://*',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: longestReportBytes },
  );
  return reportSchema.parse(JSON.parse(stdout));
}

/** Names of what a page did not get full marks for, those of the times above aside. */
function shortfalls(report: Report): string[] {
  return Object.values(report.audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score !== null && score < 1)
    .map(({ title }) => title);
}

function print(title: string, value: string): void {
  console.log(`  ${title.padEnd(34)} ${value.padStart(7)}`);
}

const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/chip'];
const browser = await findBrowser();
const folder = join(import.meta.dirname, '../../dist');
const server = await serveStatic(folder);
const still = await serveStatic(folder, withoutScripts);
const { environment } = await audit(server.siteUrl, browser, usualSlowdown);
const slowdown = (usualSlowdown * environment.benchmarkIndex) / usualIndex;
console.log(
  `Machine index ${environment.benchmarkIndex.toFixed(0)}, slowed down ${slowdown.toFixed(1)} times`,
);
for (const path of paths) {
  const reports: Report[] = [];
  const stillReports: Report[] = [];
  for (let round = 0; round < rounds; round += 1) {
    reports.push(await audit(server.siteUrl + path, browser, slowdown));
    stillReports.push(await audit(still.siteUrl + path, browser, slowdown));
  }
  const [first] = reports;
  console.log(`\n${path}`);
  for (const [id, { title }] of Object.entries(first?.categories ?? {})) {
    const score = median(reports.map((report) => report.categories[id]?.score ?? Number.NaN));
    print(title, (score * 100).toFixed(0));
  }
  const medianOf = (id: string, of: readonly Report[]) =>
    median(of.map((report) => report.audits[id]?.numericValue ?? Number.NaN));
  for (const id of audits) {
    const value = medianOf(id, reports);
    const printed = id === 'cumulative-layout-shift' ? value.toFixed(4) : `${value.toFixed(0)} ms`;
    print(first?.audits[id]?.title ?? id, printed);
  }
  print('Blocking Time without scripts', `${medianOf('total-blocking-time', stillReports).toFixed(0)} ms`);
  for (const title of new Set(reports.flatMap(shortfalls))) {
    console.log(`  not in order: ${title}`);
  }
}
server.close();
still.close();

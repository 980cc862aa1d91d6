/**
 * `npm run bench:lighthouse`: what Lighthouse says of pages of `dist/` on a phone (its mobile profile, simulated
 * throttling), medians of several runs. Lighthouse brings 150 packages; npx fetches it when it is asked for.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findBrowser } from '../support/find-browser.ts';
import { median } from './median.ts';
import { serveStatic } from './serve-static.ts';

/** The last of Lighthouse that runs on Node 20. */
const lighthouse = 'lighthouse@12.8.2';
const rounds = 3;
/** A report with its pictures is some megabytes long. */
const longestReportBytes = 64 * 1024 * 1024;

const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

const reportSchema = z.object({
  /** Speed of the machine, of which Lighthouse makes a phone: about 1,000 for a usual one. */
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

async function audit(address: string, browser: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      address,
      '--output=json',
      '--quiet',
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

const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/chip'];
const browser = await findBrowser();
const server = await serveStatic(join(import.meta.dirname, '../../dist'));
for (const path of paths) {
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round += 1) {
    reports.push(await audit(server.siteUrl + path, browser));
  }
  const [first] = reports;
  console.log(`\n${path}`);
  const index = median(reports.map(({ environment }) => environment.benchmarkIndex));
  console.log(`  ${'Machine index'.padEnd(26)} ${index.toFixed(0).padStart(7)}`);
  for (const [id, { title }] of Object.entries(first?.categories ?? {})) {
    const score = median(reports.map((report) => report.categories[id]?.score ?? Number.NaN));
    console.log(`  ${title.padEnd(26)} ${(score * 100).toFixed(0).padStart(7)}`);
  }
  for (const id of audits) {
    const value = median(reports.map((report) => report.audits[id]?.numericValue ?? Number.NaN));
    const printed = id === 'cumulative-layout-shift' ? value.toFixed(4) : `${value.toFixed(0)} ms`;
    console.log(`  ${(first?.audits[id]?.title ?? id).padEnd(26)} ${printed.padStart(7)}`);
  }
  for (const title of new Set(reports.flatMap(shortfalls))) {
    console.log(`  not in order: ${title}`);
  }
}
server.close();

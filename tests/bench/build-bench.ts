/** `npm run bench`: builds sites of growing size and prints what each station costs. Measures, judges nothing. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { StationReport } from './build-stations.ts';
import { makeSiteText } from './make-site.ts';
import { median } from './median.ts';

const run = promisify(execFile);
const projectRoot = join(import.meta.dirname, '../..');
/** What earlier builds keep for later ones. */
const assetCache = join(projectRoot, 'node_modules/.cache/assets');
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [12, 100, 1000];
/** Whole builds per size; the median is printed. */
const wholeBuilds = 3;

/** As from a shell: without what this process was started with, so that React is its production build. */
const environment = { ...process.env, NODE_ENV: 'production' };

async function measureStations(pageCount: number): Promise<StationReport> {
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'build-stations.ts'), String(pageCount)],
    { cwd: projectRoot, env: environment },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

/** Median wall seconds of `vite build` from start to end of the process, nothing cached. */
async function measureWholeBuild(pageCount: number): Promise<number> {
  const root = await mkdtemp(join(tmpdir(), 'site-bench-'));
  try {
    await writeFile(join(root, 'site.yaml'), makeSiteText(pageCount));
    const seconds: number[] = [];
    for (let round = 0; round < wholeBuilds; round += 1) {
      await Promise.all(
        [join(root, 'generated'), join(root, 'dist'), assetCache].map((path) =>
          rm(path, { recursive: true, force: true }),
        ),
      );
      const start = performance.now();
      await run(process.execPath, ['--env-file=.vite.env', 'node_modules/vite/bin/vite.js', 'build'], {
        cwd: projectRoot,
        env: { ...environment, SITE_FOLDER: root },
      });
      seconds.push((performance.now() - start) / 1000);
    }
    return median(seconds);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

for (const size of sizes) {
  const { seconds, memoryMiB, bytesPerPage } = await measureStations(size);
  const whole = await measureWholeBuild(size);
  console.log(`\n${size} service pages: whole build ${whole.toFixed(2)} s, ${memoryMiB} MiB`);
  for (const [station, value] of Object.entries(seconds)) {
    const perPage = ((value * 1000) / size).toFixed(2);
    console.log(`  ${station.padEnd(14)} ${value.toFixed(3).padStart(8)} s ${perPage.padStart(8)} ms a page`);
  }
  for (const [what, bytes] of Object.entries(bytesPerPage)) {
    console.log(`  ${what.padEnd(14)} ${String(bytes).padStart(8)} bytes a page`);
  }
}

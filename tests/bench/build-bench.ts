/** `npm run bench`: builds sites of growing size and prints what they cost. Measures, judges nothing. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { astroBuild, installAstro, writeContent } from './astro-site.ts';
import type { StationReport } from './build-stations.ts';
import { type ContentKind, contentKinds, makeSiteText } from './make-site.ts';
import { measure, type Program, type Usage } from './measured-run.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    content: { type: 'string', default: 'usual' },
    rounds: { type: 'string', default: '3' },
    stations: { type: 'boolean', default: false },
  },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [12, 100, 1000];
const rounds = Number(values.rounds);
const kind = contentKinds.find((one) => one === values.content) ?? 'usual';

const projectRoot = join(import.meta.dirname, '../..');
/** What earlier builds keep for later ones. */
const caches = ['assets', 'built', 'bundles', 'prerender'].map((name) =>
  join(projectRoot, 'node_modules/.cache', name),
);

function remove(...paths: readonly string[]): Promise<unknown> {
  return Promise.all(paths.map((path) => rm(path, { recursive: true, force: true })));
}

/** A site of the benchmark in which one text of a page in the middle differs from round to round. */
function siteText(size: number, content: ContentKind, round: number): string {
  const text = makeSiteText(size, content);
  const middle = text.indexOf('документ', Math.floor(text.length / 2));
  return `${text.slice(0, middle)}${round} ${text.slice(middle)}`;
}

interface Costs {
  readonly cold: Usage;
  /** After one text has changed. */
  readonly warm: Usage;
}

async function costsOf(
  program: Program,
  write: (round: number) => Promise<unknown>,
  forget: () => Promise<unknown>,
): Promise<Costs> {
  const cold = await measure(rounds, program, async (round) => {
    await write(round);
    await forget();
  });
  return { cold, warm: await measure(rounds, program, async (round) => void (await write(rounds + round))) };
}

function ourBuild(root: string): Program {
  return {
    args: ['--env-file=.vite.env', 'node_modules/vite/bin/vite.js', 'build'],
    folder: projectRoot,
    environment: { SITE_FOLDER: root },
  };
}

async function ourCosts(root: string, size: number, content: ContentKind): Promise<Costs> {
  return costsOf(
    ourBuild(root),
    (round) => writeFile(join(root, 'site.yaml'), siteText(size, content, round)),
    () => remove(join(root, 'generated'), join(root, 'dist'), ...caches),
  );
}

async function astroCosts(root: string, size: number, content: ContentKind): Promise<Costs> {
  return costsOf(
    astroBuild(root),
    async (round) => {
      const { model } = SiteDocument.read(siteText(size, content, round));
      if (model === undefined) {
        throw new TypeError('The generated site has errors');
      }
      await writeContent(root, model);
    },
    () =>
      remove(
        ...['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'].map((name) => join(root, name)),
      ),
  );
}

function print(what: string, { cpuSeconds, wallSeconds, memoryMiB }: Usage, other?: Usage): void {
  const ratio =
    other === undefined ? '' : `  ${(cpuSeconds / other.cpuSeconds).toFixed(2)} times Astro's CPU`;
  console.log(
    `  ${what.padEnd(18)} ${cpuSeconds.toFixed(2).padStart(7)} CPU s ${wallSeconds.toFixed(2).padStart(7)} s ${memoryMiB.toFixed(0).padStart(6)} MiB${ratio}`,
  );
}

async function printStations(size: number): Promise<void> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'build-stations.ts'), String(size)],
    { cwd: projectRoot, env: { ...process.env, NODE_ENV: 'production' } },
  );
  const { seconds, bytesPerPage }: StationReport = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  for (const [station, value] of Object.entries(seconds)) {
    const perPage = ((value * 1000) / size).toFixed(2);
    console.log(
      `    ${station.padEnd(16)} ${value.toFixed(3).padStart(8)} s ${perPage.padStart(8)} ms a page`,
    );
  }
  for (const [what, bytes] of Object.entries(bytesPerPage)) {
    console.log(`    ${what.padEnd(16)} ${String(bytes).padStart(8)} bytes a page`);
  }
}

const root = await mkdtemp(join(tmpdir(), 'site-bench-'));
const [ours, astro] = [join(root, 'ours'), join(root, 'astro')];
try {
  await mkdir(ours);
  if (values.against === 'astro') {
    await installAstro(astro);
  }
  for (const size of sizes) {
    console.log(`\n${size} service pages, ${kind}`);
    const other = values.against === 'astro' ? await astroCosts(astro, size, kind) : undefined;
    const { cold, warm } = await ourCosts(ours, size, kind);
    print('cold', cold, other?.cold);
    print('one page changed', warm, other?.warm);
    if (other !== undefined) {
      print('Astro, cold', other.cold);
      print('Astro, one changed', other.warm);
    }
    const { cold: withFindings } = await ourCosts(ours, size, 'unlinked');
    print('findings, cold', withFindings);
    if (values.stations) {
      await printStations(size);
    }
  }
} finally {
  await remove(root);
}

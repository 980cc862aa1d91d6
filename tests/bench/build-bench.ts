/** `npm run bench`: builds sites of growing size and prints what they cost. Measures, judges nothing. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { astroBuild, astroNode, installAstro, writeContent } from './astro-site.ts';
import type { StationReport } from './build-stations.ts';
import { type ContentKind, contentKinds, makeSiteText } from './make-site.ts';
import { type Contender, measure, type Program, type Usage } from './measured-run.ts';

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
/** What builds of a site keep for later ones. The compiled program is no part of it, as Astro comes compiled. */
const caches = ['assets', 'built', 'bundles'].map((name) => join(projectRoot, 'node_modules/.cache', name));

function remove(...paths: readonly string[]): Promise<unknown> {
  return Promise.all(paths.map((path) => rm(path, { recursive: true, force: true })));
}

/** A site of the benchmark in which one text of a page in the middle differs from round to round. */
function siteText(size: number, content: ContentKind, round: number): string {
  const text = makeSiteText(size, content);
  const middle = text.indexOf('документ', Math.floor(text.length / 2));
  return `${text.slice(0, middle)}${round} ${text.slice(middle)}`;
}

/** One tool's way to build the site of the benchmark. */
interface Builder {
  readonly name: string;
  readonly program: Program;
  /** Gives it the content of a round. */
  write(size: number, content: ContentKind, round: number): Promise<unknown>;
  /** Leaves nothing of an earlier build. */
  forget(): Promise<unknown>;
}

/** @param node program that runs the build, of the same version as that of the tool beside it */
function ourBuilder(root: string, node: string): Builder {
  return {
    name: 'ours',
    program: {
      node,
      args: ['--env-file=.vite.env', 'generator/run-command.js', 'build'],
      folder: projectRoot,
      environment: { SITE_FOLDER: root },
    },
    write: (size, content, round) => writeFile(join(root, 'site.yaml'), siteText(size, content, round)),
    forget: () => remove(join(root, 'generated'), join(root, 'dist'), ...caches),
  };
}

function astroBuilder(root: string): Builder {
  return {
    name: 'Astro',
    program: astroBuild(root),
    write: async (size, content, round) => {
      const { model } = SiteDocument.read(siteText(size, content, round));
      if (model === undefined) {
        throw new TypeError('The generated site has errors');
      }
      await writeContent(root, model);
    },
    forget: () =>
      remove(
        ...['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'].map((name) => join(root, name)),
      ),
  };
}

function coldBuild({ program, write, forget }: Builder, size: number, content: ContentKind): Contender {
  return {
    program,
    prepare: async (round) => {
      await write(size, content, round);
      await forget();
    },
  };
}

/** After one text has changed. */
function warmBuild({ program, write }: Builder, size: number, content: ContentKind): Contender {
  return { program, prepare: (round) => write(size, content, rounds + round) };
}

/** @param other what the first of the tools compared has cost */
function print(what: string, { cpuSeconds, wallSeconds, memoryMiB }: Usage, other?: Usage): void {
  const ratio =
    other === undefined ? '' : `  ${(other.cpuSeconds / cpuSeconds).toFixed(2)} times its CPU is ours`;
  console.log(
    `  ${what.padEnd(24)} ${cpuSeconds.toFixed(2).padStart(7)} CPU s ${wallSeconds.toFixed(2).padStart(7)} s ${memoryMiB.toFixed(0).padStart(6)} MiB${ratio}`,
  );
}

/** Measures one kind of build of all tools, and prints it. */
async function compare(
  what: string,
  builders: readonly Builder[],
  contender: (builder: Builder) => Contender,
): Promise<void> {
  const usages = await measure(rounds, builders.map(contender));
  for (const [index, usage] of usages.entries()) {
    print(`${what}, ${builders[index]?.name}`, usage, index === 0 ? undefined : usages[0]);
  }
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
  const isCompared = values.against === 'astro';
  if (isCompared) {
    await installAstro(astro);
  }
  // Astro needs a newer Node than we do, and brings it: comparing tools, not versions of Node.
  const own = ourBuilder(ours, isCompared ? astroNode(astro) : process.execPath);
  const builders = isCompared ? [own, astroBuilder(astro)] : [own];
  for (const size of sizes) {
    console.log(`\n${size} service pages, ${kind}`);
    await compare('cold', builders, (builder) => coldBuild(builder, size, kind));
    await compare('one page changed', builders, (builder) => warmBuild(builder, size, kind));
    await compare('a finding on each, cold', [own], (builder) => coldBuild(builder, size, 'unlinked'));
    await compare('one changed of these', [own], (builder) => warmBuild(builder, size, 'unlinked'));
    if (values.stations) {
      await printStations(size);
    }
  }
} finally {
  await remove(root);
}

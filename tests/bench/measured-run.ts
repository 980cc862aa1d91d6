import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { median } from './median.ts';

/** What a program has used, all processes that it has started included. */
const usage = z.object({ cpuSeconds: z.number(), memoryMiB: z.number() });

export interface Usage extends z.infer<typeof usage> {
  readonly wallSeconds: number;
}

/** A Node program with its arguments. */
export interface Program {
  readonly node?: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment?: NodeJS.ProcessEnv;
}

const reporter = pathToFileURL(join(import.meta.dirname, 'report-usage.js')).href;

/** Most that a program may print, in bytes: a finding for every page. */
const mostOutput = 256 * 1024 ** 2;

async function runOnce({ node, args, folder, environment }: Program): Promise<Usage> {
  const reports = await mkdtemp(join(tmpdir(), 'usage-'));
  const file = join(reports, 'usage');
  try {
    const start = performance.now();
    await promisify(execFile)(node ?? process.execPath, ['--import', reporter, ...args], {
      cwd: folder,
      // As from a shell, so that React is its production build.
      env: { ...process.env, NODE_ENV: 'production', ...environment, USAGE_FILE: file },
      maxBuffer: mostOutput,
    });
    const wallSeconds = (performance.now() - start) / 1000;
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    const parts = lines.map((line) => usage.parse(JSON.parse(line)));
    const sum = (of: (part: z.infer<typeof usage>) => number) =>
      parts.reduce((total, part) => total + of(part), 0);
    return {
      wallSeconds,
      cpuSeconds: sum(({ cpuSeconds }) => cpuSeconds),
      memoryMiB: sum(({ memoryMiB }) => memoryMiB),
    };
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}

/** A program that is measured beside others. */
export interface Contender {
  readonly program: Program;
  /** Before each of its runs. */
  prepare(round: number): Promise<unknown>;
}

/** Medians of each program's runs. The programs take turns, because a machine is not equally fast all the time. */
export async function measure(rounds: number, contenders: readonly Contender[]): Promise<Usage[]> {
  const runs = contenders.map((): Usage[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { program, prepare }] of contenders.entries()) {
      await prepare(round);
      runs[index]?.push(await runOnce(program));
    }
  }
  return runs.map((usages) => {
    const of = (value: (run: Usage) => number) => median(usages.map(value));
    return {
      wallSeconds: of(({ wallSeconds }) => wallSeconds),
      cpuSeconds: of(({ cpuSeconds }) => cpuSeconds),
      memoryMiB: of(({ memoryMiB }) => memoryMiB),
    };
  });
}

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { projectRoot, type Workspace } from './workspace.ts';

/** What Node is started with: files and their arguments, after a file that ends it (see `kill-at-step.ts`). */
export type Program = readonly string[];

const killer = join(projectRoot, 'tests/support/kill-at-step.ts');

/** The commands of the project, as they are. */
export const command = (...args: readonly string[]): Program => [
  ...['--import', 'tsx', '--import', killer],
  join(projectRoot, 'generator/run-command.js'),
  ...args,
];

/**
 * Bundles a program, so that a run of it takes a moment only: it is run for every step.
 * @param outDir where the bundle goes
 */
export async function bundleWriting(
  outDir: string,
  name = 'write-folder-once',
): Promise<(...args: readonly string[]) => Program> {
  const input = { killer, program: join(projectRoot, `tests/support/${name}.ts`) };
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      rolldownOptions: { input, output: { entryFileNames: '[name].mjs' } },
    },
  });
  return (...args) => ['--import', join(outDir, 'killer.mjs'), join(outDir, 'program.mjs'), ...args];
}

/** Runs a program on the site of a workspace; with a step, it is killed there. */
export function run(
  workspace: Workspace,
  program: Program,
  killAt?: number,
  environment: NodeJS.ProcessEnv = {},
): Promise<'done' | 'killed'> {
  const killing =
    killAt === undefined ? { KILL_COUNT_FILE: workspace.path('steps') } : { KILL_AT_STEP: `${killAt}` };
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      program,
      {
        cwd: projectRoot,
        env: {
          ...process.env,
          ...killing,
          ...environment,
          SITE_FOLDER: workspace.folder,
          KILL_BELOW: workspace.folder,
        },
      },
      (error, _, errors) => {
        if (child.signalCode === 'SIGKILL') {
          resolve('killed');
        } else if (error === null) {
          resolve('done');
        } else {
          reject(new Error(errors));
        }
      },
    );
  });
}

/** How many steps on the disk a program takes. */
export async function countSteps(
  workspace: Workspace,
  program: Program,
  environment?: NodeJS.ProcessEnv,
): Promise<number> {
  await run(workspace, program, undefined, environment);
  return Number(await readFile(workspace.path('steps'), 'utf8'));
}

/** As many programs at once as pay on small machines. */
const atOnce = 3;

/** Does something for each step, from 1, some at the same time. */
export async function forEachStep(steps: number, work: (step: number) => Promise<void>): Promise<void> {
  const waiting = Array.from({ length: steps }, (_, index) => index + 1).values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const step of waiting) {
        await work(step);
      }
    }),
  );
}

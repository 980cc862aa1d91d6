/** Plays the jobs of a GitHub workflow on this machine: its shell steps are run, with doubles for what they call. */
import { execFile } from 'node:child_process';
import { appendFile, chmod, readFile } from 'node:fs/promises';
import { delimiter } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Workspace } from './workspace.ts';

const stepSchema = z.object({
  name: z.string().optional(),
  id: z.string().optional(),
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  run: z.string().optional(),
  if: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
});

const jobSchema = z.object({
  if: z.string().optional(),
  needs: z.string().optional(),
  'timeout-minutes': z.number().optional(),
  permissions: z.record(z.string(), z.string()),
  concurrency: z.object({ group: z.string(), 'cancel-in-progress': z.boolean() }).optional(),
  steps: z.array(stepSchema),
});

const workflowSchema = z.object({
  on: z.object({ pull_request: z.unknown(), push: z.object({ branches: z.array(z.string()) }) }),
  permissions: z.record(z.string(), z.string()),
  jobs: z.object({ build: jobSchema, publish: jobSchema }),
});

export type Job = z.infer<typeof jobSchema>;

/** A workflow, with only those of its keys that a test asks for. */
export function parseWorkflow(text: string): z.infer<typeof workflowSchema> {
  return workflowSchema.parse(parse(text));
}

/** What GitHub and the programs on its machine say to a job. */
export interface Stage {
  readonly workspace: Workspace;
  /** Values of expressions, by their names: `github.ref`. */
  readonly values: Readonly<Record<string, string>>;
  /** What an action says, by its name without version: `actions/configure-pages`. */
  readonly actions?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Sources (POSIX shell) of the programs that stand in the place of real ones, by name. */
  readonly programs: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
}

/** What has happened. */
export interface PlayedJob {
  readonly passed: boolean;
  /** Actions and calls of doubles with their arguments, in order. */
  readonly calls: readonly string[];
  readonly output: string;
  /** Outputs of the steps: `steps.<id>.outputs.<name>`. */
  readonly values: Readonly<Record<string, string>>;
}

const logFile = '.calls';
const outputFile = '.output';
const programFolder = '.bin';

/** Plays a job; one whose condition does not hold does nothing. */
export async function playJob(job: Job, stage: Stage): Promise<PlayedJob> {
  const { workspace } = stage;
  await workspace.write(logFile, '');
  for (const [name, source] of Object.entries(stage.programs)) {
    // A name with a slash is a file of the repository.
    const file = name.includes('/') ? name : `${programFolder}/${name}`;
    await workspace.write(file, `#!/bin/sh\necho "${name} $*" >> "$CALLS"\n${source}\n`);
    // A file of the repository may come from a system that does not know which files can be run.
    await chmod(workspace.path(file), name.includes('/') ? 0o644 : 0o755);
  }
  const values: Record<string, string> = { ...stage.values };
  let output = '';
  let passed = true;
  for (const step of holds(job.if, values) ? job.steps : []) {
    if (!passed || !holds(step.if, values)) {
      continue;
    }
    if (step.uses !== undefined) {
      const [name = ''] = step.uses.split('@');
      await appendFile(workspace.path(logFile), `uses ${name}\n`);
      setOutputs(values, step.id, Object.entries(stage.actions?.[name] ?? {}));
    }
    if (step.run !== undefined) {
      await workspace.write(outputFile, '');
      const env = Object.entries(step.env ?? {}).map(([key, text]) => [key, fillIn(text, values)] as const);
      const result = await runShell(step.run, workspace, {
        ...stage.environment,
        ...Object.fromEntries(env),
      });
      output += result.output;
      passed = result.passed;
      const lines = (await workspace.read(outputFile)).split('\n').filter((line) => line !== '');
      setOutputs(values, step.id, lines.map(splitOutput));
    }
  }
  const calls = (await readFile(workspace.path(logFile), 'utf8')).split('\n').map((line) => line.trim());
  return { passed, calls: calls.filter((line) => line !== ''), output, values };
}

function splitOutput(line: string): readonly [string, string] {
  const index = line.indexOf('=');
  return [line.slice(0, index), line.slice(index + 1)];
}

function setOutputs(
  values: Record<string, string>,
  id: string | undefined,
  outputs: readonly (readonly [string, string])[],
): void {
  for (const [name, value] of id === undefined ? [] : outputs) {
    values[`steps.${id}.outputs.${name}`] = value;
  }
}

/** As GitHub runs a step on Linux: `bash -e`. */
async function runShell(
  source: string,
  workspace: Workspace,
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly passed: boolean; readonly output: string }> {
  const options = {
    cwd: workspace.folder,
    env: {
      ...process.env,
      ...environment,
      CALLS: workspace.path(logFile),
      GITHUB_OUTPUT: workspace.path(outputFile),
      PATH: `${workspace.path(programFolder)}${delimiter}${process.env.PATH}`,
    },
  };
  return promisify(execFile)('bash', ['-ec', source], options).then(
    ({ stdout }) => ({ passed: true, output: stdout }),
    (error: unknown) => ({
      passed: false,
      output: error instanceof Error && 'stdout' in error ? String(error.stdout) : '',
    }),
  );
}

/** The part of GitHub's expressions that the workflow uses: comparisons with a text, joined by `&&`. */
function holds(condition: string | undefined, values: Readonly<Record<string, string>>): boolean {
  return (condition?.split(' && ') ?? []).every((part) => {
    const [, name = '', operator, text] = /^([\w.-]+) (==|!=) '([^']*)'$/.exec(part) ?? [];
    if (operator === undefined) {
      throw new SyntaxError(`This condition cannot be played: ${part}`);
    }
    return (lookUp(name, values) === text) === (operator === '==');
  });
}

function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{\{ ([\w.-]+) \}\}/g, (_, name: string) => lookUp(name, values));
}

/** Outputs that no step has set are empty; everything else has to be known. */
function lookUp(name: string, values: Readonly<Record<string, string>>): string {
  const value = values[name] ?? (name.startsWith('steps.') ? '' : undefined);
  if (value === undefined) {
    throw new RangeError(`Nothing says what ${name} is`);
  }
  return value;
}

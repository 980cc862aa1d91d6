import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { commandNames } from '../../generator/cli/arguments.ts';
import { commandTexts } from '../../generator/cli/command-texts.ts';
import { printManifest } from '../../generator/publish/icons.ts';
import { createWorkspace, projectRoot } from '../support/workspace.ts';

const step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  if: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
});
const job = z.object({
  steps: z.array(step),
  permissions: z.record(z.string(), z.string()),
  if: z.string().optional(),
});
const workflowSchema = z.object({
  on: z.object({ pull_request: z.unknown(), push: z.object({ branches: z.array(z.string()) }) }),
  jobs: z.object({ build: job, publish: job }),
});

const workflow = workflowSchema.parse(
  parse(await readFile(join(projectRoot, '.github/workflows/site.yml'), 'utf8')),
);
const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = packageSchema.parse(
  JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')),
);

/** The step that compares the address of the site with that of GitHub Pages. */
const comparison = workflow.jobs.build.steps.find(({ env }) => env !== undefined);

test('the workflow runs only what there is', async () => {
  const runs = workflow.jobs.build.steps.flatMap(({ run }) => run ?? []);
  expect(runs).toEqual([
    'npm ci',
    'npm run --silent check -- --format github',
    // Before the checks, which hold generated/ to be what site.yaml says: whoever edits only that publishes too.
    'npm run generate',
    '.ci/run',
    comparison?.run,
  ]);
  expect(await readFile(join(projectRoot, '.ci/run'), 'utf8')).toContain('\nnpm run generate -- --check\n');
  const { mode } = await stat(join(projectRoot, '.ci/run'));
  // Any of the three bits that let a file be run.
  expect(mode & 0o111).not.toBe(0);
});

test('nothing is published from a pull request, and nothing without the checks', () => {
  const onMain = "github.event_name != 'pull_request' && github.ref == 'refs/heads/main'";
  expect(workflow.on.push.branches).toEqual(['main']);
  expect(workflow.jobs.publish.if).toBe(onMain);
  const pages = workflow.jobs.build.steps.filter(({ uses }) => uses?.includes('pages'));
  expect(pages.map((each) => each.if)).toEqual([onMain, onMain]);
  expect(comparison?.if).toBe(onMain);
  expect(workflow.jobs.build.permissions).toEqual({ contents: 'read', pages: 'read' });
});

describe('an address', () => {
  const brand = {
    name: 'Example',
    language: 'en',
    lines: ['Ex', 'ample'],
    accent: '#f5a400',
    accentInk: '#14191f',
  } as const;

  test.for([
    ['/', '', ''],
    ['/repo/', '/repo', ''],
    ['/', '/repo', 'https://example.github.io/repo'],
    ['/repo/', '', 'https://example.github.io'],
    ['/repo/', '/rep', 'https://example.github.io/rep'],
  ] as const)('below %s, published below "%s"', async ([basePath, pagesPath, warned]) => {
    const workspace = await createWorkspace();
    await workspace.write('dist/site.webmanifest', printManifest(brand, basePath));
    const { stdout } = await promisify(execFile)('bash', ['-ec', comparison?.run ?? 'false'], {
      cwd: workspace.folder,
      env: {
        ...process.env,
        PAGES_PATH: pagesPath,
        PAGES_URL: `https://example.github.io${pagesPath}`,
      },
    });
    expect(stdout).toMatch(warned === '' ? /^$/ : /^::warning file=site\.yaml::.+\n$/);
    expect(stdout).toContain(warned === '' ? '' : ` ${warned},`);
  });

  test('of Pages comes from the step before', () => {
    expect(comparison?.env).toEqual({
      PAGES_URL: expect.stringContaining('steps.pages.outputs.base_url'),
      PAGES_PATH: expect.stringContaining('steps.pages.outputs.base_path'),
    });
  });
});

test.for(commandNames)('%s is a script, and the usage names it', (name) => {
  expect(scripts[name]).toBe(`tsx generator/cli.ts ${name}`);
  for (const language of ['ru', 'en'] as const) {
    const { usage } = commandTexts(language);
    expect(usage(undefined)).toContain(`npm run ${name} `);
    expect(usage(undefined)).toContain(usage(name).split('\n\n')[0]);
    for (const other of commandNames.filter((each) => each !== name)) {
      expect(usage(name)).not.toContain(`npm run ${other}`);
    }
  }
});

test('the program itself: arguments, streams without colour, exit code', { timeout: 30_000 }, async () => {
  const workspace = await createWorkspace();
  await workspace.copy('tests/fixtures/err/unknown-phone.yaml', 'site.yaml');
  const run = promisify(execFile)(
    join(projectRoot, 'node_modules/.bin/tsx'),
    [join(projectRoot, 'generator/cli.ts'), 'check', '--lang', 'en'],
    { cwd: workspace.folder, env: { ...process.env, SITE_FOLDER: workspace.folder } },
  );
  const spoken: unknown = await run.catch((error: unknown) => error);
  expect(spoken).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^site\.yaml:25:10 error SITE-051: /),
    stderr: '',
  });
});

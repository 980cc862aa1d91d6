import { execFile } from 'node:child_process';
import { chmod, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { commandNames } from '../../generator/cli/arguments.ts';
import { commandTexts } from '../../generator/cli/command-texts.ts';
import { printManifest } from '../../generator/publish/icons.ts';
import { createWorkspace, projectRoot, type Workspace } from '../support/workspace.ts';

const step = z.object({
  id: z.string().optional(),
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
const comparison = workflow.jobs.build.steps.find(({ env }) => env?.PAGES_URL !== undefined);

/** The step that finds out whether anything but texts and pictures has changed. */
const changes = workflow.jobs.build.steps.find(({ id }) => id === 'changes');

test('the workflow runs only what there is', async () => {
  const runs = workflow.jobs.build.steps.flatMap(({ run }) => run ?? []);
  expect(runs).toEqual([
    'npm ci',
    'npm run --silent check -- --format github',
    // Before the checks, which hold generated/ to be what site.yaml says: whoever edits only that publishes too.
    'npm run generate',
    changes?.run,
    '.ci/run',
    'npm run build',
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
  expect(changes?.if).toBe(onMain);
  const whether = (command: string) => workflow.jobs.build.steps.find(({ run }) => run === command)?.if;
  expect(whether('.ci/run')).toBe("steps.changes.outputs.only-content != 'true'");
  expect(whether('npm run build')).toBe("steps.changes.outputs.only-content == 'true'");
  expect(workflow.jobs.build.permissions).toEqual({ actions: 'read', contents: 'read', pages: 'read' });
});

describe('the tests', () => {
  const asOwner = ['user.name=Owner', 'user.email=owner@example.com', 'commit.gpgSign=false'].flatMap(
    (setting) => ['-c', setting],
  );

  /**
   * Runs the step in a repository with two commits.
   * @param changed the files of the second
   * @param published what GitHub says was published last: a commit, or nothing
   * @returns what the step says to the next ones
   */
  async function lookForChanges(
    changed: readonly string[],
    published: (first: string) => string,
    move?: (workspace: Workspace) => Promise<void>,
  ) {
    const workspace = await createWorkspace();
    const run = async (
      file: string,
      words: readonly string[],
      env: NodeJS.ProcessEnv = {},
    ): Promise<{ readonly stdout: string }> =>
      promisify(execFile)(file, words, { cwd: workspace.folder, env: { ...process.env, ...env } });
    const git = (...words: readonly string[]) => run('git', [...asOwner, ...words]);
    const commit = async () => {
      await git('add', '-A');
      await git('commit', '-q', '-m', 'A change');
    };
    await git('init', '-q');
    for (const file of ['site.yaml', 'src/main.tsx', 'generated/routes.ts']) {
      await workspace.write(file, `${file}: what was published`);
    }
    await commit();
    const { stdout: first } = await git('rev-parse', 'HEAD');
    for (const file of changed) {
      await workspace.write(file, `${file}: what is new`);
    }
    await move?.(workspace);
    await commit();
    await workspace.write('.bin/gh', `#!/bin/sh\n${published(first.trim())}\n`);
    await chmod(workspace.path('.bin/gh'), 0o755);
    await workspace.write('.output', '');
    await run('bash', ['-ec', changes?.run ?? 'false'], {
      GITHUB_OUTPUT: workspace.path('.output'),
      PATH: `${workspace.path('.bin')}:${process.env.PATH}`,
    });
    return workspace.read('.output');
  }

  const isPublished = (commit: string) => `echo ${commit}`;

  test.for([['site.yaml'], ['site.yaml', 'generated/routes.ts', 'src/pictures/фото офиса.jpg']])(
    'are not run again for %j',
    async (changed) => {
      expect(await lookForChanges(changed, isPublished)).toBe('only-content=true\n');
    },
  );

  test.for([
    ['site.yaml', 'src/main.tsx'],
    ['site.yaml.ts'],
    ['package-lock.json'],
    ['tests/fixtures/site.yaml'],
  ])('are run for %j', async (changed) => {
    expect(await lookForChanges(changed, isPublished)).toBe('');
  });

  test('are run where a part of the program was moved among the generated', async () => {
    const moved = async (workspace: Workspace) =>
      rename(workspace.path('src/main.tsx'), workspace.path('generated/main.tsx'));
    expect(await lookForChanges([], isPublished, moved)).toBe('');
  });

  test.for([
    ['nothing was published', 'echo'],
    ['it is not known what was published', 'echo "no network" >&2; exit 1'],
    ['what was published is not in the history', `echo ${'0'.repeat(40)}`],
  ] as const)('are run where %s', async ([, said]) => {
    expect(await lookForChanges(['site.yaml'], () => said)).toBe('');
  });
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

test('the program itself: arguments, streams without colour, exit code', async () => {
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

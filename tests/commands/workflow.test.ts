import { execFile } from 'node:child_process';
import { readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { commandNames } from '../../generator/cli/arguments.ts';
import { commandTexts, usageOf } from '../../generator/cli/command-texts.ts';
import { printRobots } from '../../generator/publish/robots.ts';
import { openAssetCache, toolPackages } from '../../generator/vite/asset-cache.ts';
import { recordFolder } from '../../generator/vite/build-site.ts';
import { bundleFolder } from '../../generator/vite/site-bundles.ts';
import { type Job, type PlayedJob, parseWorkflow, playJob, type Stage } from '../support/play-workflow.ts';
import { createWorkspace, projectRoot, readFixture, type Workspace } from '../support/workspace.ts';

const workflowText = await readFile(join(projectRoot, '.github/workflows/site.yml'), 'utf8');
const workflow = parseWorkflow(workflowText);
const { build, publish } = workflow.jobs;
const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = packageSchema.parse(
  JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')),
);

const onMain = { 'github.event_name': 'push', 'github.ref': 'refs/heads/main', 'github.token': 'token' };
const onPullRequest = {
  'github.event_name': 'pull_request',
  'github.ref': 'refs/pull/1/merge',
  'github.token': 'token',
};

/** The commit that a run is for. */
const commit = '1'.repeat(40);

/** What `gh` says: which way Pages publishes, the commit that was tested last, and the newest one. */
interface GithubAnswers {
  readonly pages?: string;
  readonly tested?: string;
  readonly head?: string;
}

/** A `gh` that gives these answers, each a line of shell. */
function ghDouble({
  pages = 'echo workflow',
  tested = 'echo',
  head = `echo ${commit}`,
}: GithubAnswers): string {
  return `case "$*" in
    *repos/owner/site/pages*) ${pages} ;;
    *repos/owner/site/git/ref/heads/main*) ${head} ;;
    'run list'*) ${tested} ;;
  esac`;
}

/** Plays a job as GitHub would for a site whose address is that of its Pages. */
async function play(
  job: Job,
  values: Stage['values'],
  answers: GithubAnswers = {},
  workspace?: Workspace,
): Promise<PlayedJob> {
  const folder = workspace ?? (await createWorkspace());
  const built = `mkdir -p dist; printf '${printRobots('https://owner.github.io/site').replaceAll('\n', '\\n')}' > dist/robots.txt`;
  return playJob(job, {
    workspace: folder,
    values,
    actions: { 'actions/configure-pages': { base_url: 'https://owner.github.io/site' } },
    programs: { gh: ghDouble(answers), npm: built, '.ci/run': built },
    environment: { GITHUB_REPOSITORY: 'owner/site', GITHUB_SHA: commit },
  });
}

const prepared = [
  'uses actions/setup-node',
  'npm ci',
  // Behind npm ci, which empties the folder that the caches fill.
  'uses actions/cache',
  'uses actions/cache',
  'npm run --silent check -- --format github',
  // Before the checks, which hold generated/ to be what site.yaml says: an owner edits only that.
  'npm run generate',
];

/** Calls without their arguments that say how `gh` prints an answer. */
const summaryOf = ({ calls }: PlayedJob) =>
  calls.map((call) => call.replace(/^(gh (?:api|run) \S+).*/, '$1'));

describe('a run', () => {
  test('of a pull request checks, and publishes nothing', async () => {
    const run = await play(build, onPullRequest);
    expect(run).toMatchObject({ passed: true, output: '' });
    expect(run.calls).toEqual(['uses actions/checkout', ...prepared, '.ci/run --installed']);
    expect((await play(publish, onPullRequest)).calls).toEqual([]);
  });

  test('of a branch publishes nothing', async () => {
    const onBranch = { ...onMain, 'github.ref': 'refs/heads/draft' };
    expect((await play(build, onBranch)).calls).toEqual([
      'uses actions/checkout',
      ...prepared,
      '.ci/run --installed',
    ]);
    expect((await play(publish, onBranch)).calls).toEqual([]);
    expect(workflow.on.push.branches).toEqual(['main']);
  });

  test('of main publishes what has passed', async () => {
    const run = await play(build, onMain);
    expect(run).toMatchObject({ passed: true, output: '' });
    expect(summaryOf(run)).toEqual([
      'uses actions/checkout',
      'gh api repos/owner/site/pages',
      ...prepared,
      'gh run list',
      '.ci/run --installed',
      'uses actions/configure-pages',
      'uses actions/upload-pages-artifact',
    ]);
    const published = await play(publish, onMain);
    expect(published).toMatchObject({ passed: true, output: '' });
    expect(summaryOf(published)).toEqual([
      'gh api repos/owner/site/git/ref/heads/main',
      'uses actions/deploy-pages',
    ]);
    expect(publish.needs).toBe('build');
  });

  test.for([
    ['switched off', 'echo "Not Found (HTTP 404)" >&2; exit 1'],
    ['set to a branch', 'echo legacy'],
  ] as const)('where Pages is %s ends at once, and says what to switch on', async ([, pages]) => {
    const run = await play(build, onMain, { pages });
    expect(run).toMatchObject({ passed: false, output: expect.stringMatching(/^::error::.*GitHub Actions/) });
    expect(summaryOf(run)).toEqual(['uses actions/checkout', 'gh api repos/owner/site/pages']);
  });

  test('for a commit that is not the newest of main publishes nothing, and says so', async () => {
    const run = await play(publish, onMain, { head: `echo ${'2'.repeat(40)}` });
    expect(run).toMatchObject({ passed: true, output: expect.stringMatching(/^::notice::.+\n$/) });
    expect(run.calls).not.toContain('uses actions/deploy-pages');
    // Two publications never overlap, so that what was the newest commit is still so while it is published.
    expect(publish.concurrency).toEqual({ group: 'pages', 'cancel-in-progress': false });
  });

  test('fails where nobody can say which commit is the newest', async () => {
    const run = await play(publish, onMain, { head: 'exit 1' });
    expect(run.passed).toBe(false);
    expect(run.calls).not.toContain('uses actions/deploy-pages');
  });

  test('calls only what there is, and ends in time', async () => {
    const script = await readFile(join(projectRoot, '.ci/run'), 'utf8');
    const called = [...`${workflowText}${script}`.matchAll(/npm run (?:--silent )?([\w:-]+)/g)];
    expect(called.map(([, name]) => name)).toContain('build');
    for (const [, name = ''] of called) {
      expect(scripts).toHaveProperty([name]);
    }
    const { mode } = await stat(join(projectRoot, '.ci/run'));
    // Any of the three bits that let a file be run.
    expect(mode & 0o111).not.toBe(0);
    for (const job of [build, publish]) {
      expect(job['timeout-minutes']).toBeLessThan(60);
    }
  });

  test('may do no more than it has to', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(build.permissions).toEqual({ actions: 'read', contents: 'read', pages: 'read' });
    expect(publish.permissions).toEqual({ contents: 'read', pages: 'write', 'id-token': 'write' });
    const checkout = build.steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkout?.with).toMatchObject({ 'persist-credentials': false });
  });
});

describe('what a run builds on', () => {
  test('is pinned: every action by its commit, with its version beside it', () => {
    const lines = workflowText.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line));
    expect(lines).toHaveLength([...build.steps, ...publish.steps].filter(({ uses }) => uses).length);
    for (const line of lines) {
      expect(line).toMatch(/uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  test('is renewed once a month, actions and packages', async () => {
    const text = await readFile(join(projectRoot, '.github/dependabot.yml'), 'utf8');
    const update = (ecosystem: string, group: string) => ({
      'package-ecosystem': ecosystem,
      directory: '/',
      schedule: { interval: 'monthly' },
      groups: { [group]: { patterns: ['*'] } },
    });
    expect(parse(text)).toEqual({
      version: 2,
      updates: [update('github-actions', 'actions'), update('npm', 'packages')],
    });
  });

  test('is kept: the folder of the pictures that were made', async () => {
    const cache = build.steps.find(({ uses }) => uses?.startsWith('actions/cache@'))?.with;
    const { path, key } = z.object({ path: z.string(), key: z.string() }).parse(cache);
    const workspace = await createWorkspace();
    for (const name of toolPackages) {
      const manifest = `node_modules/${name}/package.json`;
      await workspace.copy(manifest, manifest);
    }
    const { get } = await openAssetCache(workspace.folder);
    await get(
      ['a picture'],
      () => true,
      async () => new Uint8Array([1]),
    );
    expect(await readdir(workspace.path(path))).not.toEqual([]);
    expect(key).toContain('src/pictures/**');
  });

  test('is kept: the site and what is known of it, apart for other packages', () => {
    const [, cache] = build.steps.filter(({ uses }) => uses?.startsWith('actions/cache@'));
    const hashOf = (files: string) => `$\{{ hashFiles(${files}) }}`;
    const packages = hashOf("'package-lock.json'");
    expect(cache?.with).toEqual({
      path: `dist\n${recordFolder}\n${bundleFolder}\n`,
      key: `site-${packages}-${hashOf("'site.yaml', 'src/**', 'generator/**'")}`,
      'restore-keys': `site-${packages}-`,
    });
  });

  test('is published whole, folders with a dot too', () => {
    const upload = build.steps.find(({ uses }) => uses?.startsWith('actions/upload-pages-artifact@'));
    expect(upload?.with).toEqual({ path: 'dist', 'include-hidden-files': true });
  });
});

describe('the tests', () => {
  const asOwner = ['user.name=Owner', 'user.email=owner@example.com', 'commit.gpgSign=false'].flatMap(
    (setting) => ['-c', setting],
  );

  /**
   * Plays a run of main in a repository with two commits.
   * @param changed the files of the second
   * @param tested what `gh` does where it is asked for the commit that was tested last
   * @returns whether the run has tested
   */
  async function isTested(
    changed: readonly string[],
    tested: (first: string) => string,
    move?: (workspace: Workspace) => Promise<void>,
  ): Promise<boolean> {
    const workspace = await createWorkspace();
    const git = async (...words: readonly string[]) =>
      promisify(execFile)('git', [...asOwner, ...words], { cwd: workspace.folder });
    const save = async () => {
      await git('add', '-A');
      await git('commit', '-q', '-m', 'A change');
    };
    await git('init', '-q');
    for (const file of ['site.yaml', 'src/main.tsx', 'generated/routes.ts']) {
      await workspace.write(file, `${file}: what was published`);
    }
    await save();
    const { stdout: first } = await git('rev-parse', 'HEAD');
    for (const file of changed) {
      await workspace.write(file, `${file}: what is new`);
    }
    await move?.(workspace);
    await save();
    const { calls } = await play(build, onMain, { tested: tested(first.trim()) }, workspace);
    const ways = calls.filter((call) => ['.ci/run --installed', 'npm run build'].includes(call));
    expect(ways).toHaveLength(1);
    return ways[0] !== 'npm run build';
  }

  const wasTested = (first: string) => `echo ${first}`;

  test.for([['site.yaml'], ['site.yaml', 'generated/routes.ts', 'src/pictures/фото офиса.jpg']])(
    'are not run again for %j',
    async (changed) => {
      expect(await isTested(changed, wasTested)).toBe(false);
    },
  );

  test.for([
    ['site.yaml', 'src/main.tsx'],
    ['site.yaml.ts'],
    ['package-lock.json'],
    ['tests/fixtures/site.yaml'],
  ])('are run for %j', async (changed) => {
    expect(await isTested(changed, wasTested)).toBe(true);
  });

  test('are run where a part of the program was moved among the generated', async () => {
    const moved = async (workspace: Workspace) =>
      rename(workspace.path('src/main.tsx'), workspace.path('generated/main.tsx'));
    expect(await isTested([], wasTested, moved)).toBe(true);
  });

  test.for([
    ['nothing was tested', 'echo'],
    ['it is not known what was tested', 'echo "no network" >&2; exit 1'],
    ['what was tested is not in the history', `echo ${'0'.repeat(40)}`],
  ] as const)('are run where %s', async ([, said]) => {
    expect(await isTested(['site.yaml'], () => said)).toBe(true);
  });
});

describe('an address', () => {
  const steps = build.steps.filter(({ env }) => env?.PAGES_URL !== undefined);

  /** What the run says of a site with that address, whose Pages are at the other. */
  async function compare(address: string, pages: string): Promise<string> {
    expect(steps).toHaveLength(1);
    const workspace = await createWorkspace();
    await workspace.write('dist/robots.txt', printRobots(address));
    const values = { ...onMain, 'steps.pages.outputs.base_url': pages };
    const { passed, output } = await playJob({ ...build, steps }, { workspace, values, programs: {} });
    expect(passed).toBe(true);
    return output;
  }

  test.for([
    ['https://example.com', 'https://example.com'],
    ['https://example.com', 'http://example.com'],
    ['https://owner.github.io/site', 'https://owner.github.io/site'],
    ['https://Owner.github.io/site', 'https://owner.github.io/site'],
    ['https://сайт.example', 'https://xn--80aswg.example'],
  ] as const)('%s, published at %s, is right', async ([address, pages]) => {
    expect(await compare(address, pages)).toBe('');
  });

  test.for([
    ['https://owner.github.io', 'https://owner.github.io/site', 'картинок'],
    ['https://example.com/site', 'https://example.com', 'картинок'],
    ['https://owner.github.io/site', 'https://owner.github.io/sit', 'картинок'],
    ['https://example.com', 'https://owner.github.io', 'Custom domain'],
    ['https://www.example.com', 'https://example.com', 'Custom domain'],
  ] as const)('%s, published at %s, is told with what comes of it', async ([address, pages, harm]) => {
    const said = await compare(address, pages);
    expect(said).toMatch(/^::warning file=site\.yaml::.+\n$/);
    expect(said).toContain(` ${pages}, `);
    expect(said).toContain(` ${address}.`);
    expect(said).toContain(harm);
  });
});

test.for(commandNames)('%s is a script, and the usage names it', (name) => {
  expect(scripts[name]).toBe(`node generator/run-command.js ${name}`);
  for (const language of ['ru', 'en'] as const) {
    const usage = (command?: typeof name) => usageOf(commandTexts[language], command);
    expect(usage()).toContain(`npm run ${name} `);
    expect(usage()).toContain(usage(name).split('\n\n')[0]);
    for (const other of commandNames.filter((each) => each !== name)) {
      expect(usage(name)).not.toContain(`npm run ${other}`);
    }
  }
});

test('the program itself: arguments, streams without colour, exit code', async () => {
  const workspace = await createWorkspace();
  await workspace.write('site.yaml', await readFixture('err/unknown-phone'));
  const run = promisify(execFile)(
    process.execPath,
    [join(projectRoot, 'generator/run-command.js'), 'check', '--lang', 'en'],
    { cwd: workspace.folder, env: { ...process.env, SITE_FOLDER: workspace.folder } },
  );
  const spoken: unknown = await run.catch((error: unknown) => error);
  expect(spoken).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^site\.yaml:25:10 error SITE-051: /),
    stderr: '',
  });
});

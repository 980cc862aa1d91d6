/** The recipes of `.github/CONTRIBUTING.md`, followed step by step in a copy of the program. */
import { execFile } from 'node:child_process';
import { readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { type ExampleKind, readExample } from '../generator/cli/example-files.ts';
import { createWorkspace, projectRoot, replaceOnce, type Workspace } from './support/workspace.ts';

/** A named block of code: what is to be done with a file, or what comes out. */
interface Step {
  readonly kind: 'change' | 'file' | 'output';
  readonly target: string;
  readonly text: string;
}

interface Recipe {
  readonly title: string;
  readonly steps: readonly Step[];
}

function readRecipes(guide: string): Recipe[] {
  const [, ...parts] = guide.split(/^### /m);
  return parts.map((part) => ({
    title: part.slice(0, part.indexOf('\n')),
    steps: Array.from(
      part.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm),
      ([, language, target = '', text = '']) => {
        const kind = language === 'diff' ? 'change' : language === 'output' ? 'output' : 'file';
        return { kind, target, text };
      },
    ),
  }));
}

/** The lines of a change that begin with one of these characters, without it. */
const linesOf = (change: string, characters: string) =>
  change
    .split('\n')
    .filter((line) => line !== '' && characters.includes(line.charAt(0)))
    .map((line) => line.slice(1))
    .join('\n');

async function follow(copy: Workspace, { kind, target, text }: Step): Promise<void> {
  if (kind === 'file') {
    await copy.write(target, text);
  } else if (kind === 'change') {
    const old = await copy.read(target);
    const from = linesOf(text, ' -');
    expect(old.split(from), `${target} has the lines once:\n${from}`).toHaveLength(2);
    await copy.write(target, replaceOnce(old, from, linesOf(text, ' +')));
  }
}

/** Bytes that a compiler may print which finds hundreds of mistakes. */
const mostPrinted = 4_000_000;

/** The program without its tests, with the smallest site. */
async function copyProgram(): Promise<Workspace> {
  const copy = await createWorkspace();
  for (const part of ['generator', 'src', 'generated', 'package.json', 'tsconfig.json', 'vite.config.ts']) {
    await copy.copy(part, part);
  }
  await copy.copy('tests/fixtures/ok/minimal.yaml', 'site.yaml');
  await copy.copy('tests/fixtures/ok/minimal.yaml', 'tests/fixtures/ok/minimal.yaml');
  await symlink(join(projectRoot, 'node_modules'), copy.path('node_modules'), 'junction');
  return copy;
}

async function end(copy: Workspace, program: string, ...args: readonly string[]) {
  const options = { cwd: copy.folder, maxBuffer: mostPrinted };
  const ended = await promisify(execFile)(program, args, options).catch((error: unknown) => error);
  const { stdout = '', code = 0 }: { stdout?: string; code?: number } = Object(ended);
  return { stdout, code };
}

const tsc = join(projectRoot, 'node_modules/.bin/tsc');

async function run(copy: Workspace, program: string, ...args: readonly string[]): Promise<string> {
  const { stdout, code } = await end(copy, program, ...args);
  expect(code, stdout).toBe(0);
  return stdout;
}

const recipes = readRecipes(await readFile(join(projectRoot, '.github/CONTRIBUTING.md'), 'utf8'));

/** What it begins does not compile before every sentence has been translated. */
const languageTitle = 'A language of findings';

test('the recipes are those that are promised', () => {
  expect(recipes.map(({ title }) => title)).toEqual([
    'A finding',
    'A key',
    'A section kind',
    'A form field kind',
    'An icon',
    languageTitle,
  ]);
});

test('the recipes, followed one after the other, compile and bring what they tell', async () => {
  const copy = await copyProgram();
  const steps = recipes.flatMap((recipe) => (recipe.title === languageTitle ? [] : recipe.steps));
  for (const step of steps) {
    await follow(copy, step);
  }
  await run(copy, tsc, '-p', '.');
  await run(copy, tsc, '-p', 'src');
  await run(copy, process.execPath, copy.path('generator/run-command.js'), 'generate');
  const outputs = steps.filter(({ kind }) => kind === 'output');
  expect(outputs.map(({ target }) => target)).toEqual([
    'check',
    'generated/pages/home.ts',
    'generated/pages/home.ts',
    'generated/form.ts',
  ]);
  for (const { target, text } of outputs.slice(1)) {
    expect(await copy.read(target)).toContain(text.trim());
  }

  const [example = ''] = steps.flatMap(({ target }) => /err\/(.+)\.diff$/.exec(target)?.[1] ?? []);
  const found = (outputs[0]?.text ?? '').trim();
  const check = async (kind: ExampleKind) => {
    const text = await readExample(copy.path('tests/fixtures'), kind, example);
    await copy.write('site.yaml', text ?? '');
    return run(copy, process.execPath, copy.path('generator/run-command.js'), 'check', '--lang', 'en');
  };
  expect(await check('err')).toContain(found);
  expect(await check('fixed')).not.toContain('SITE-');
});

test('the recipe of a language makes the compiler name every sentence that is missing', async () => {
  const copy = await copyProgram();
  const [steps = []] = recipes.flatMap((recipe) => (recipe.title === languageTitle ? [recipe.steps] : []));
  for (const step of steps) {
    await follow(copy, step);
  }
  const { stdout } = await end(copy, tsc, '-p', '.', '--pretty', 'false');
  const named = new Set(stdout.match(/^generator\/[^(\n]+/gm));
  const told = steps.flatMap(({ kind, text }) => (kind === 'output' ? text.trim().split('\n') : []));
  const findings = (await readdir(join(projectRoot, 'generator/core/findings/catalogue'))).map(
    (file) => `generator/core/findings/catalogue/${file}`,
  );
  expect([...told, ...findings].filter((file) => !named.has(file))).toEqual([]);
});

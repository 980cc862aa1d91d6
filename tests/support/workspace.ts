import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type ExampleKind, readExample } from '../../generator/cli/example-files.ts';
import { compile } from '../../generator/compile.ts';
import type { Diagnostic } from '../../generator/core/findings/diagnostic.ts';
import type { SiteModel } from '../../generator/core/resolve/site-model.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import type { EmittedFile } from '../../generator/emit/emitted-file.ts';
import { readPictures } from '../../generator/site-folder.ts';

/** The project's root, absolute. */
export const projectRoot = join(import.meta.dirname, '../..');

const fixturesFolder = join(projectRoot, 'tests/fixtures');

/** A folder of its own in the system's temporary folder. Paths are relative to it, with `/` separators. */
export interface Workspace {
  readonly folder: string;
  /** Absolute path of a file or folder in the workspace. */
  path(relative: string): string;
  write(relative: string, content: string): Promise<void>;
  read(relative: string): Promise<string>;
  /** All files below a folder, sorted. */
  list(relative?: string): Promise<string[]>;
  /** Copies a file or folder of the project into the workspace. */
  copy(fromProject: string, to: string): Promise<void>;
}

/**
 * Makes a workspace; it is removed when the running test ends.
 * @param whenDone what to remove it with where it is not for one test alone
 */
export async function createWorkspace(
  whenDone: (remove: () => Promise<void>) => void = onTestFinished,
): Promise<Workspace> {
  const folder = await mkdtemp(join(tmpdir(), 'site-workspace-'));
  // A development server that has been closed may still write the packages that it was preparing.
  whenDone(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }));
  const path = (relative: string) => join(folder, relative);
  return {
    folder,
    path,
    async write(relative, content) {
      await mkdir(dirname(path(relative)), { recursive: true });
      await writeFile(path(relative), content);
    },
    read: (relative) => readFile(path(relative), 'utf8'),
    list: (relative = '.') => listFiles(path(relative)),
    async copy(fromProject, to) {
      await cp(join(projectRoot, fromProject), path(to), { recursive: true });
    },
  };
}

/** Files below a folder, sorted, relative to it with `/` separators; none where there is no folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(join(folder).length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted();
}

/** Names of the single-file fixtures of a folder, without the ending. */
export async function fixtureNames(folder: 'ok' | ExampleKind): Promise<string[]> {
  const names = await readdir(join(fixturesFolder, folder));
  return names.flatMap((name) => /^(.+)\.(?:yaml|diff)$/.exec(name)?.[1] ?? []);
}

/** Names of the fixture sites. */
export const fixtureSites = ['driver-papers', 'bicycle-workshop'] as const;

export type FixtureSite = (typeof fixtureSites)[number];

/** Absolute path of something among the fixtures. */
export function fixturePath(relative: string): string {
  return join(fixturesFolder, relative);
}

/** Text of a fixture: `ok/<name>`, `err/<name>`, `fixed/<name>` or `sites/<name>`. */
export async function readFixture(name: string): Promise<string> {
  const [, kind, example = ''] = /^(err|fixed)\/(.+)$/.exec(name) ?? [];
  if (kind === 'err' || kind === 'fixed') {
    const text = await readExample(fixturesFolder, kind, example);
    if (text === undefined) {
      throw new RangeError(`There is no fixture ${name}`);
    }
    return text;
  }
  const file = name.startsWith('sites/') ? `${name}/site.yaml` : `${name}.yaml`;
  return readFile(fixturePath(file), 'utf8');
}

interface CompiledFixture {
  readonly model: SiteModel | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly files: readonly EmittedFile[];
}

/** Compiles a fixture with the pictures beside it. */
export async function compileFixture(name: string): Promise<CompiledFixture & { readonly text: string }> {
  const text = await readFixture(name);
  return { ...(await compileWithPictures(name, text)), text };
}

/** Compiles a changed text with the pictures of the fixture that it was made from. */
export async function compileWithPictures(name: string, text: string): Promise<CompiledFixture> {
  const pictures = await readPictures(join(fixturesFolder, name, 'pictures'));
  const document = SiteDocument.read(text, pictures);
  const { model, diagnostics } = document;
  return { model, diagnostics, files: await compile(document) };
}

/** A text with one place changed; the place must be there, so that a test cannot pass for want of it. */
export function replaceOnce(text: string, from: string, to: string): string {
  const place = text.indexOf(from);
  if (place === -1) {
    throw new RangeError(`The text has no ${JSON.stringify(from)}`);
  }
  return text.slice(0, place) + to + text.slice(place + from.length);
}

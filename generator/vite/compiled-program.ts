/**
 * The generator's part for Vite as one module, compiled when its sources change. Vite would compile it for each command
 * anew, under another name each time, and Node's cache of compiled code would keep every one of them.
 */
import { mkdirSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { hashOf, readIfThere, readKept, writeKept } from '../disk/kept-text.ts';
import { pruneFolder } from '../disk/prune-folder.ts';
import { writeWhole } from '../disk/write-whole.ts';

const entry = 'generator/vite/site-config.ts';

/** Below the project, where Node finds its packages. */
const compiledFolder = 'node_modules/.cache/program';

/** A few versions, for those who go back and forth between them. */
const compiledBounds = { longestUnusedMs: 30 * 24 * 3_600_000, mostBytes: 16 * 1024 ** 2 } as const;

/** What has been compiled. */
interface Compilation {
  /** Hash of the code, after which the module is named. */
  readonly hash: string;
  /** Paths of the sources below the project, and hashes of their contents. */
  readonly sources: Readonly<Record<string, string>>;
}

export interface CompiledProgram {
  readonly program: typeof import('./site-config.ts');
  /** Absolute paths of the sources. */
  readonly sources: readonly string[];
}

/** Loads the compiled program of a project, which is compiled where there is none of the present sources. */
export async function loadProgram(projectRoot: string): Promise<CompiledProgram> {
  const folder = join(projectRoot, compiledFolder);
  const known = readCompilation(projectRoot, folder);
  const { hash, sources } = known ?? (await compile(projectRoot, folder));
  return {
    program: await import(pathToFileURL(moduleFile(folder, hash)).href),
    sources: Object.keys(sources).map((path) => join(projectRoot, path)),
  };
}

function moduleFile(folder: string, hash: string): string {
  return join(folder, `${hash}.mjs`);
}

function recordFile(folder: string): string {
  return join(folder, 'sources.json');
}

/** The last compilation, where it is whole and its sources are what they were. */
function readCompilation(projectRoot: string, folder: string): Compilation | undefined {
  const text = readKept(recordFile(folder), entry);
  if (text === undefined) {
    return undefined;
  }
  const compilation: Compilation = JSON.parse(text);
  const { hash, sources } = compilation;
  const isCurrent =
    hashOf(readIfThere(moduleFile(folder, hash))) === hash &&
    Object.entries(sources).every(([path, known]) => hashOf(readIfThere(join(projectRoot, path))) === known);
  return isCurrent ? compilation : undefined;
}

async function compile(projectRoot: string, folder: string): Promise<Compilation> {
  const bundle = await rolldown({
    input: join(projectRoot, entry),
    platform: 'node',
    // Packages stay where they are.
    external: (id) => !(id.startsWith('.') || isAbsolute(id)),
  });
  const { output } = await bundle.generate({ codeSplitting: false });
  await bundle.close();
  const [{ code, moduleIds }] = output;
  const sources = Object.fromEntries(
    moduleIds
      .filter((id) => isAbsolute(id))
      .map((id) => [relative(projectRoot, id), hashOf(readIfThere(id))]),
  );
  const compilation = { hash: hashOf(code), sources };
  mkdirSync(folder, { recursive: true });
  await writeWhole(moduleFile(folder, compilation.hash), code);
  await writeKept(recordFile(folder), entry, JSON.stringify(compilation));
  await pruneFolder(folder, compiledBounds);
  return compilation;
}

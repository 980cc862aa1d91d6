/** The commands `generate` and `check`: arguments in, text and an exit code out. */
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { check, compile } from './compile.ts';
import { type Diagnostic, hasErrors } from './diagnostics/diagnostic.ts';
import { type MessageLanguage, messageLanguageFor } from './diagnostics/format-message.ts';
import { nearest } from './diagnostics/nearest.ts';
import { printFindings } from './diagnostics/print-terminal.ts';
import { compareFolder, type FolderChanges, writeFiles } from './emit/write-files.ts';
import { locateSiteFolder, readSiteInput, type SiteFolder } from './site-folder.ts';

/** Exit codes, as `authoring.md`'s peers have them: fine, findings, bad usage or unreadable file, own fault. */
const exit = { fine: 0, findings: 1, usage: 2, fault: 3 } as const;

type ExitCode = (typeof exit)[keyof typeof exit];

const usage = `npm run generate             site.yaml → generated/
npm run generate -- --check  generated/ = site.yaml?
npm run check                site.yaml
npm run check -- --release   site.yaml, # ЗАМЕНИТЬ / # REPLACE
                             --lang ru|en
`;

const options = {
  check: { type: 'boolean' },
  release: { type: 'boolean' },
  lang: { type: 'string' },
} as const;

const commands = ['generate', 'check'] as const;
type Command = (typeof commands)[number];

interface Arguments {
  readonly command: Command;
  /** With `generate`: writes nothing, and stale modules are findings. */
  readonly check: boolean;
  /** With `check`: values still to be replaced are findings, each with its line. */
  readonly release: boolean;
  readonly language: MessageLanguage | undefined;
}

/** The arguments, or what is wrong with them. */
function readArguments(argv: readonly string[]): Arguments | string {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    const [name = '', ...rest] = positionals;
    const command = commands.find((candidate) => candidate === name);
    if (command === undefined || rest.length > 0) {
      const word = command === undefined ? name : (rest[0] ?? '');
      const match = nearest(word, commands);
      return `? ${word}${match === undefined ? '' : ` → ${match}`}`;
    }
    const { lang } = values;
    if (lang !== undefined && lang !== 'ru' && lang !== 'en') {
      return `? --lang ${lang} → ru, en`;
    }
    return { command, check: values.check === true, release: values.release === true, language: lang };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function run(argv: readonly string[], folder: SiteFolder): Promise<ExitCode> {
  const given = readArguments(argv);
  if (typeof given === 'string') {
    console.error(`${given}\n\n${usage}`);
    return exit.usage;
  }
  const file = relative(process.cwd(), folder.specFile).replaceAll('\\', '/');
  const input = await readSiteInput(folder).catch((error: unknown) => {
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  });
  if (input === undefined) {
    return exit.usage;
  }
  const language = given.language ?? messageLanguageFor(input.text);
  const show = (diagnostics: readonly Diagnostic[]) => {
    const findings = printFindings(diagnostics, {
      file,
      text: input.text,
      language,
      colour: process.stdout.isTTY && process.env.NO_COLOR === undefined,
      examples: given.release ? 'each' : 'count',
    });
    if (findings !== undefined) {
      console.log(findings);
    }
  };
  if (given.command === 'check') {
    const { diagnostics } = check(input.text, input.pictures);
    show(diagnostics);
    const unfinished = given.release && diagnostics.some(({ code }) => code === 'example-value');
    return hasErrors(diagnostics) || unfinished ? exit.findings : exit.fine;
  }
  const compiled = await compile(input.text, input.pictures);
  show(compiled.diagnostics);
  if (compiled.model === undefined) {
    return exit.findings;
  }
  if (given.check) {
    const changes = compareFolder(folder.generatedFolder, compiled.files);
    printChanges(changes, folder, '≠');
    return changes.changed.length + changes.stale.length > 0 ? exit.findings : exit.fine;
  }
  printChanges(writeFiles(folder.generatedFolder, compiled.files), folder, '✓');
  return exit.fine;
}

function printChanges({ changed, stale }: FolderChanges, folder: SiteFolder, mark: string): void {
  const show = (path: string) =>
    relative(process.cwd(), join(folder.generatedFolder, path)).replaceAll('\\', '/');
  for (const { path } of changed) {
    console.log(`${mark} ${show(path)}`);
  }
  for (const path of stale) {
    console.log(`− ${show(path)}`);
  }
}

try {
  process.exitCode = await run(
    process.argv.slice(2),
    locateSiteFolder(join(import.meta.dirname, '..'), process.env),
  );
} catch (error) {
  console.error(`The generator itself has failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = exit.fault;
}

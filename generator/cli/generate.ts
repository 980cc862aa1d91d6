import { join } from 'node:path';
import { compile } from '../compile.ts';
import { printFindings } from '../diagnostics/print-terminal.ts';
import { compareFolder, type FolderChanges, writeFiles } from '../emit/write-files.ts';
import { readPictures } from '../site-folder.ts';
import { type SpecContext, shownPath } from './command-context.ts';
import { type ExitCode, exitCode } from './exit-code.ts';

/** `generate`: writes `generated/`; with `--check`, only names what would change. */
export async function runGenerate(context: SpecContext): Promise<ExitCode> {
  const { terminal, texts, language, flags, folder, text } = context;
  const compiled = await compile(text, await readPictures(folder.picturesFolder, folder.picturesName));
  const file = shownPath(terminal, folder.specFile);
  const findings = printFindings(compiled.diagnostics, {
    file,
    text,
    language,
    colour: terminal.colour,
    examples: 'count',
  });
  if (findings !== undefined) {
    terminal.print(findings);
  }
  if (compiled.model === undefined) {
    return exitCode.findings;
  }
  if (flags.switches.has('check')) {
    const changes = compareFolder(folder.generatedFolder, compiled.files);
    printFolderChanges(context, changes, '≠');
    if (changes.changed.length + changes.stale.length === 0) {
      return exitCode.fine;
    }
    terminal.print(`\n${texts.staleFolder(shownPath(terminal, folder.generatedFolder), file)}`);
    return exitCode.findings;
  }
  printFolderChanges(context, writeFiles(folder.generatedFolder, compiled.files), '✓');
  return exitCode.fine;
}

function printFolderChanges(
  { terminal, folder }: SpecContext,
  { changed, stale }: FolderChanges,
  mark: string,
): void {
  const show = (path: string) => shownPath(terminal, join(folder.generatedFolder, path));
  for (const { path } of changed) {
    terminal.print(`${mark} ${show(path)}`);
  }
  for (const path of stale) {
    terminal.print(`− ${show(path)}`);
  }
}

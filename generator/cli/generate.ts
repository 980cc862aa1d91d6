import { dirname, join } from 'node:path';
import { compile } from '../compile.ts';
import { lockWords } from '../core/findings/locked-site.ts';
import { finishChange, readEntries } from '../disk/folder-change.ts';
import { withSiteLock } from '../disk/site-lock.ts';
import { compareFolder, type FolderChanges, writeFiles } from '../emit/write-files.ts';
import { type SpecContext, shownFindings, shownPath } from './command-context.ts';
import { type ExitCode, exitCode } from './exit-code.ts';

/** `generate`: writes `generated/`; with `--check`, only lists what would change. */
export async function runGenerate(context: SpecContext): Promise<ExitCode> {
  const { terminal, texts, flags, folder, file, document } = context;
  const files = await compile(document);
  const findings = shownFindings(context, document.text, document.diagnostics, 'count');
  if (findings !== undefined) {
    terminal.print(findings);
  }
  if (document.model === undefined) {
    if (!flags.switches.has('check')) {
      await withLock(context, () => finishChange(folder.generatedFolder));
    }
    return exitCode.findings;
  }
  if (flags.switches.has('check')) {
    const changes = compareFolder(readEntries(folder.generatedFolder), files);
    printFolderChanges(context, changes, '≠');
    if (changes.changed.length + changes.stale.length === 0) {
      return exitCode.fine;
    }
    terminal.print(`\n${texts.staleFolder(shownPath(terminal, folder.generatedFolder), file)}`);
    return exitCode.findings;
  }
  const changes = await withLock(context, () => writeFiles(folder.generatedFolder, files));
  if (changes === undefined) {
    return exitCode.usage;
  }
  printFolderChanges(context, changes, '✓');
  return exitCode.fine;
}

/**
 * Writes `generated/` while no other process does; prints why and returns `undefined` where the lock cannot be had.
 */
function withLock<Result>({ terminal, language, folder }: SpecContext, write: () => Result) {
  const words = lockWords[language];
  return withSiteLock(dirname(folder.generatedFolder), write, {
    onWait: (owner) => terminal.printError(words.waiting(owner)),
    onLocked: (owner) => {
      terminal.printError(words.locked(owner));
      return undefined;
    },
  });
}

function printFolderChanges(
  { terminal, folder }: SpecContext,
  { changed, stale }: FolderChanges,
  symbol: string,
): void {
  const show = (path: string) => shownPath(terminal, join(folder.generatedFolder, path));
  for (const { path } of changed) {
    terminal.print(`${symbol} ${show(path)}`);
  }
  for (const path of stale) {
    terminal.print(`− ${show(path)}`);
  }
}

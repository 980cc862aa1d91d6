import { fixSite } from '../core/edit/fix-site.ts';
import { codeLabel } from '../core/findings/code-label.ts';
import { type Diagnostic, definitions, sortDiagnostics } from '../core/findings/diagnostic.ts';
import { unreachable } from '../core/findings/message.ts';
import { replaceFile } from '../disk/write-file.ts';
import { printChanges } from '../print/print-changes.ts';
import { printGithub } from '../print/print-github.ts';
import { printJson } from '../print/print-json.ts';
import { printSarif } from '../print/print-sarif.ts';
import { printFindings } from '../print/print-terminal.ts';
import { readSpecFile } from '../spec-file.ts';
import { type SpecContext, shownFindings, shownPath } from './command-context.ts';
import { type ExitCode, exitCode } from './exit-code.ts';

/** `check`: prints findings in the requested format; with `--fix`, applies safe fixes first. */
export async function runCheck(context: SpecContext): Promise<ExitCode> {
  const { flags, folder, file } = context;
  let { document } = context;
  if (flags.switches.has('fix')) {
    const fixed = fixSite(document);
    // With a machine-readable format, messages for people go to stderr.
    const print = flags.format === 'text' ? context.terminal.print : context.terminal.printError;
    if (fixed.changes.length === 0) {
      print(context.texts.nothingToFix);
    } else {
      const now = await readSpecFile(folder.specFile);
      if (now.kind !== 'text' || now.text !== document.text) {
        context.terminal.printError(context.texts.changedMeanwhile(file));
        return exitCode.usage;
      }
      await replaceFile(folder.specFile, fixed.document.text);
      const { colour } = context.terminal;
      print(printChanges(fixed.changes, { file, kinds: context.texts.fixKinds, colour }));
      print(`${context.texts.fixed(file, fixed.changes.length)}\n`);
    }
    ({ document } = fixed);
  }
  const diagnostics = flags.switches.has('release')
    ? sortDiagnostics([...document.diagnostics, ...document.unmarkedExamples()])
    : document.diagnostics;
  await show(context, document.text, diagnostics);
  const failing = diagnostics.filter(
    ({ code, severity }) =>
      severity === 'error' ||
      flags.switches.has('strict') ||
      (definitions[code].isExample && flags.switches.has('release')),
  );
  return failing.length > 0 ? exitCode.findings : exitCode.fine;
}

async function show(context: SpecContext, text: string, diagnostics: readonly Diagnostic[]): Promise<void> {
  const { terminal, language, flags, file } = context;
  const examples = flags.switches.has('release') || flags.switches.has('strict') ? 'each' : 'count';
  switch (flags.format) {
    case 'json':
      terminal.print(printJson(diagnostics, { file, language }));
      return;
    case 'sarif':
      terminal.print(printSarif(diagnostics, { file: repositoryPath(context), language }));
      return;
    case 'github': {
      const options = { file: repositoryPath(context), language, examples } as const;
      const { annotations, hidden, summary } = printGithub(diagnostics, options);
      for (const line of annotations) {
        terminal.print(line);
      }
      const { GITHUB_STEP_SUMMARY: summaryFile } = terminal.environment;
      if (summaryFile) {
        await terminal.appendFile(summaryFile, summary);
      } else if (hidden.length > 0) {
        terminal.print(
          printFindings(hidden, { file, text, language, colour: false, examples: 'each' }) ?? '',
        );
      }
      return;
    }
    case 'text': {
      const findings = shownFindings(context, text, diagnostics, examples);
      if (findings !== undefined) {
        terminal.print(`${findings}\n`);
      }
      terminal.print(closingLines(context, diagnostics, examples));
      return;
    }
    default:
      unreachable(flags.format);
  }
}

function closingLines(
  { texts, flags, file }: SpecContext,
  diagnostics: readonly Diagnostic[],
  examples: 'each' | 'count',
): string {
  const others = diagnostics.filter(({ code }) => code !== 'example-value');
  const exampleCount = diagnostics.length - others.length;
  const errors = others.filter(({ severity }) => severity === 'error').length;
  const [first] = others;
  const isListed = examples === 'each' && exampleCount > 0;
  const lines = [
    ...(first === undefined ? [] : [texts.counted(errors, others.length - errors, codeLabel(first.code))]),
    ...(isListed ? [texts.examplesLeft(exampleCount)] : []),
  ];
  if (lines.length === 0) {
    lines.push(texts.fine(file));
  } else if (flags.switches.has('strict') && errors === 0) {
    lines.push(texts.strictNote);
  }
  const isReleasable = errors === 0 && !diagnostics.some(({ code }) => definitions[code].isExample);
  if (flags.switches.has('release') && isReleasable) {
    lines.push(texts.releasable);
  }
  return lines.join('\n');
}

/** Path of the file relative to the repository, for CI services. */
function repositoryPath({ terminal, folder }: SpecContext): string {
  return shownPath({ folder: terminal.environment.GITHUB_WORKSPACE ?? terminal.folder }, folder.specFile);
}

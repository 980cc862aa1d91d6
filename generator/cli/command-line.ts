/** From the command line to an exit code. */
import { dirname, join, resolve } from 'node:path';
import { messageLanguageFor } from '../core/findings/read-language.ts';
import { SiteDocument } from '../core/site-document.ts';
import { locateSiteFolder, readPictures, type SiteFolder } from '../site-folder.ts';
import { readSpecFile } from '../spec-file.ts';
import { askedLanguage, type CommandName, readArguments, type UsageProblem } from './arguments.ts';
import { runCheck } from './check.ts';
import { type CommandContext, refuseUnread, type SpecContext, shownPath } from './command-context.ts';
import { commandTexts, usageOf } from './command-texts.ts';
import { type ExitCode, exitCode } from './exit-code.ts';
import { runExplain } from './explain.ts';
import { runGenerate } from './generate.ts';
import { runNewPage } from './new-page.ts';
import { runNewSite } from './new-site.ts';
import type { Terminal } from './terminal.ts';

type Command = (context: CommandContext) => Promise<ExitCode | UsageProblem>;

export type Commands = Readonly<Record<CommandName, Command>>;

const realCommands: Commands = {
  check: onText(runCheck),
  'new-page': onText(runNewPage),
  'new-site': runNewSite,
  explain: runExplain,
  generate: onText(runGenerate),
};

/** A command on what `site.yaml` says, which is not run where that cannot be read. */
function onText(run: (context: SpecContext) => ReturnType<Command>): Command {
  return async (context) => {
    const { spec, folder } = context;
    if (spec.kind !== 'text') {
      return refuseUnread(context, spec);
    }
    const pictures = await readPictures(folder.picturesFolder, folder.picturesName);
    return run({ ...context, document: SiteDocument.read(spec.text, pictures) });
  };
}

/** Problems that are answered with the list of commands or flags. */
const withUsage: ReadonlySet<UsageProblem['kind']> = new Set([
  'no-command',
  'unknown-command',
  'unknown-flag',
]);

/**
 * Runs a command. Never throws: a fault of the generator is printed and has an exit code of its own.
 * @param argv without the program's name
 * @param projectRoot absolute path of the project
 */
export async function runCommandLine(
  argv: readonly string[],
  terminal: Terminal,
  projectRoot: string,
  commands: Commands = realCommands,
): Promise<ExitCode> {
  let language = askedLanguage(argv);
  try {
    const given = readArguments(argv, terminal.environment);
    const folder = siteFolderFor(given, locateSiteFolder(projectRoot, terminal.environment), terminal);
    const spec = await readSpecFile(folder.specFile);
    language ??= messageLanguageFor(spec.kind === 'text' ? spec.text : '');
    const texts = commandTexts[language];
    if (given.kind === 'help') {
      terminal.print(usageOf(texts, given.command));
      return exitCode.fine;
    }
    const file = shownPath(terminal, folder.specFile);
    const context = { terminal, texts, language, projectRoot, folder, file, spec };
    const outcome =
      given.kind === 'arguments' ? await commands[given.command]({ ...given, ...context }) : given;
    if (typeof outcome === 'number') {
      return outcome;
    }
    const command = outcome.kind === 'unknown-flag' ? outcome.command : undefined;
    const usage = withUsage.has(outcome.kind) ? `\n\n${usageOf(texts, command)}` : '';
    terminal.printError(texts.problem(outcome) + usage);
    return exitCode.usage;
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    terminal.printError(commandTexts[language ?? 'ru'].fault(reason.replace(/\s+/g, ' ').trim()));
    return exitCode.fault;
  }
}

/** The parsed command line, valid or not. */
type Given = ReturnType<typeof readArguments>;

/** The site of the named file, else the project's. */
function siteFolderFor(given: Given, folder: SiteFolder, terminal: Terminal): SiteFolder {
  const [word] = given.kind === 'arguments' && given.command === 'check' ? given.positionals : [];
  const specFile = word === undefined ? folder.specFile : resolve(terminal.folder, word);
  // The pictures of another file are in a folder beside it.
  return dirname(specFile) === dirname(folder.specFile)
    ? { ...folder, specFile }
    : { ...folder, specFile, picturesFolder: join(dirname(specFile), 'pictures'), picturesName: 'pictures' };
}

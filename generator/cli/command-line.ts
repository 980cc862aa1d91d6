/** From the command line to an exit code. */
import { dirname, join, resolve } from 'node:path';
import type { MessageLanguage } from '../core/findings/message-language.ts';
import { messageLanguageFor } from '../core/findings/read-language.ts';
import { unreadFileSentence } from '../core/findings/unread-file.ts';
import { locateSiteFolder, type SiteFolder } from '../site-folder.ts';
import { readSpecFile, type SpecFile } from '../spec-file.ts';
import { askedLanguage, type CommandName, readArguments, type UsageProblem } from './arguments.ts';
import { runCheck } from './check.ts';
import { type CommandContext, type SpecContext, shownPath } from './command-context.ts';
import { commandTexts } from './command-texts.ts';
import { type ExitCode, exitCode } from './exit-code.ts';
import { runExplain } from './explain.ts';
import { runGenerate } from './generate.ts';
import { runNewPage } from './new-page.ts';
import { runNewSite } from './new-site.ts';
import type { Terminal } from './terminal.ts';

type Outcome = Promise<ExitCode | UsageProblem>;

/** Commands that do not read `site.yaml`. */
type FreeCommand = 'explain' | 'new-site';

/** Commands by name; those that read `site.yaml` get its text. */
export interface Commands {
  readonly onSpec: Readonly<Record<Exclude<CommandName, FreeCommand>, (context: SpecContext) => Outcome>>;
  readonly free: Readonly<Record<FreeCommand, (context: CommandContext) => Outcome>>;
}

const realCommands: Commands = {
  onSpec: { check: runCheck, 'new-page': runNewPage, generate: runGenerate },
  free: { explain: runExplain, 'new-site': runNewSite },
};

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
    return await run(given, { terminal, language, projectRoot, folder, spec }, commands);
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

interface Surroundings {
  readonly terminal: Terminal;
  readonly language: MessageLanguage;
  readonly projectRoot: string;
  readonly folder: SiteFolder;
  readonly spec: SpecFile;
}

async function run(
  given: Given,
  { terminal, language, projectRoot, folder, spec }: Surroundings,
  commands: Commands,
): Promise<ExitCode> {
  const texts = commandTexts[language];
  const refuse = (problem: UsageProblem): ExitCode => {
    const command = problem.kind === 'unknown-flag' ? problem.command : undefined;
    const usage = withUsage.has(problem.kind) ? `\n\n${texts.usage(command)}` : '';
    terminal.printError(texts.problem(problem) + usage);
    return exitCode.usage;
  };
  if (given.kind === 'help') {
    terminal.print(texts.usage(given.command));
    return exitCode.fine;
  }
  if (given.kind !== 'arguments') {
    return refuse(given);
  }
  const { command, flags, positionals } = given;
  const context = { terminal, texts, language, flags, positionals, projectRoot, folder };
  if (command === 'explain' || command === 'new-site') {
    return finish(await commands.free[command](context), refuse);
  }
  const file = shownPath(terminal, folder.specFile);
  if (spec.kind !== 'text') {
    terminal.printError(unreadFileSentence(spec, language, file, (path) => shownPath(terminal, path)));
    return exitCode.usage;
  }
  return finish(await commands.onSpec[command]({ ...context, text: spec.text }), refuse);
}

function finish(outcome: ExitCode | UsageProblem, refuse: (problem: UsageProblem) => ExitCode): ExitCode {
  return typeof outcome === 'number' ? outcome : refuse(outcome);
}

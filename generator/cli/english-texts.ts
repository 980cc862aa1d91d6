import { unreachable } from '../core/findings/message.ts';
import type { FixKind } from '../core/syntax/repair-candidate.ts';
import type { CommandName, UsageProblem } from './arguments.ts';

/** What each command does and which flags it has. */
const usage: Readonly<Record<CommandName, string>> = {
  check: `  npm run check                        Check site.yaml. Changes nothing.
    npm run check -- --release         … and show every value marked # REPLACE.
    npm run check -- --strict          … and let warnings fail.
    npm run check -- --fix             … and fix what can be fixed without asking.
    npm run check -- --format github   … in another form: text, json, github or sarif.
    npm run check -- folder/file.yaml  … of another file.`,

  'new-page': `  npm run new-page                     Add a service page: asks, then puts a block into site.yaml.
    npm run new-page -- Bicycle repair … with this name.
    Answers can be given at once: --name, --title, --description, --path, --id, --card, --picture, --phone.
    For example: npm run new-page -- --name "Repair" --title "Bicycle repair" --description "We repair bicycles."`,

  'new-site': `  npm run new-site                     Begin a new site: writes a short site.yaml with examples. Leaves one that is there alone.`,

  explain: `  npm run explain -- SITE-012          Explain the code of a finding, with a wrong and a right example.`,

  generate: `  npm run generate                     Make generated/ from site.yaml.
    npm run generate -- --check        … only compare, and write nothing.`,
};

const usageEnd =
  'Every command has --lang ru|en and --help. Between the command and "--release" stand two hyphens with spaces: " -- ".';

/** The questions of `new-page`, by the flag that answers them. */
const questions = {
  name: 'Name of the service, short (menus show it)',
  path: 'Address of the page, in Latin letters',
  title: 'Title for the browser tab and search, up to 60 characters with the company’s name',
  description:
    'Description for search, one or two sentences, up to 155 characters.\n  For example: Shoe repair in a day: heels, zips, seams. You hear the price before we start.\n  Description',
  card: 'Text of the card (Enter: the description)',
  picture: 'Picture of the card: number or file name (Enter: no picture)',
  phone: 'Phone of the call button (Enter: that of the whole site)',
};

function linesOf(lines: readonly number[]): string {
  return `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;
}

function maybe(nearest: string | undefined): string {
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}

function problem(found: UsageProblem): string {
  switch (found.kind) {
    case 'no-command':
      return 'No command is given.';
    case 'unknown-command':
      return `There is no command "${found.word}".${maybe(found.nearest)}`;
    case 'unknown-flag':
      return `This command has no flag "${found.flag}".${maybe(found.nearest)}`;
    case 'swallowed-flag':
      return `npm has kept "${found.flag}" for itself. Write two hyphens: npm run ${found.command} -- ${found.flag}${found.takesValue ? ' …' : ''}`;
    case 'no-value':
      return `"${found.flag}" needs a value.`;
    case 'needless-value':
      return `"${found.flag}" takes no value.`;
    case 'not-allowed':
      return `"${found.flag} ${found.value}" does not fit.${maybe(found.nearest)} Allowed: ${found.allowed.join(', ')}.`;
    case 'extra-word':
      if (found.flag !== undefined) {
        return `The word "${found.word}" has no meaning here: there is "${found.flag}" already.`;
      }
      return `The word "${found.word}" has no meaning here. A text of several words goes in quotes, and flags stand behind two hyphens: npm run ${found.command} -- …`;
    case 'missing-flags':
      return `The questions are answered from a keyboard, and there is none. Give the answers in the command itself, needed: ${found.flags.join(', ')}. Possible too: ${found.others.join(', ')}.\nFor example: npm run new-page -- --name "Repair" --title "Bicycle repair" --description "We repair bicycles."`;
    case 'no-code':
      return 'Give a code, for example: npm run explain -- SITE-012';
    case 'unknown-code':
      return `There is no code "${found.word}".${maybe(found.nearest)}`;
    default:
      return unreachable(found);
  }
}

const fixKinds: Readonly<Record<FixKind, string>> = {
  tab: 'tab → spaces',
  invisible: 'invisible characters',
  'smart-quotes': 'quotes of a word processor → plain ones',
  'number-quotes': 'quotes around a number',
  key: 'name of the line',
  value: 'look-alike letters of another alphabet',
  dash: 'dash',
  indent: 'indentation',
  'text-quotes': 'quotes around a text',
  'text-indicator': 'the mark before a long text',
  space: 'space after a colon',
  brackets: 'brackets around a list',
};

/** A page that `new-page` has added. */
interface AddedPage {
  readonly name: string;
  readonly path: string;
  /** File and line. */
  readonly position: string;
  readonly orderLines: readonly number[];
  readonly exampleLines: readonly number[];
}

/** What the commands say. The texts of the other languages have the type of these. */
export const englishTexts = {
  commands: 'Commands',
  usage,
  usageEnd,
  problem,
  /** A fault of the generator itself; `reason` is one line. */
  fault: (reason: string) =>
    `A fault of the program itself, not of your file: ${reason}\nReport this line and the command that you ran to the developers of the site.`,

  fine: (file: string) => `${file}: no mistakes.`,
  counted: (errors: number, warnings: number, code: string) =>
    `Errors: ${errors}, warnings: ${warnings}. More about a code: npm run explain -- ${code}`,
  examplesLeft: (count: number) => `Values left to replace: ${count}.`,
  releasable: 'All examples have been replaced: the site can be published.',
  strictNote: 'With --strict, warnings count as errors.',

  /** Of `generate -- --check`. */
  staleFolder: (folder: string, file: string) =>
    `The folder ${folder} is out of date: ${file} has changed. Run npm run generate and add the folder ${folder} to the commit.`,

  fixKinds,
  fixed: (file: string, changes: number) => `Lines fixed in ${file}: ${changes}.`,
  nothingToFix: 'Nothing can be fixed without asking.',
  changedMeanwhile: (file: string) =>
    `The file ${file} has changed meanwhile. It is left alone; run the command again.`,

  questions,
  phones: 'Phones',
  pictures: 'Pictures',
  /** An answer that is accepted although there is a warning about it. */
  acceptedWith: (remark: string) => `Accepted, with a remark: ${remark}`,
  /** `proposal` is empty where no address can be made of what was given. */
  noAddress: (given: string, proposal: string) =>
    `"${given}" is no address of a page. It begins with "/", then come Latin letters, digits, "-" and "_" without spaces.${proposal === '' ? '' : ` For example: ${proposal}`}`,
  answerNeeded: 'An answer is needed here.',
  pathTaken: (path: string, name: string) => `The address ${path} is taken by the page "${name}".`,
  idTaken: (id: string, name: string) => `The id "${id}" is taken by the page "${name}".`,
  unknownPhone: (name: string, known: readonly string[], nearest: string | undefined) =>
    `There is no phone "${name}".${maybe(nearest)} There are: ${known.join(', ')}.`,
  noPath: 'No address can be made from this name: give one yourself (--path).',
  cancelled: 'Nothing has been changed.',
  fixFirst: 'Fix the mistakes in the file first, then add the page.',
  pageAdded: ({ name, path, position, orderLines, exampleLines }: AddedPage) =>
    [
      `The page "${name}" has been added: ${position}. Its address on the site: ${path}`,
      ...(orderLines.length === 0
        ? []
        : [`It also stands in the order of services (order): ${linesOf(orderLines)}.`]),
      `Replace the examples marked # REPLACE: ${linesOf(exampleLines)}.`,
      'See the site: npm start',
    ].join('\n'),

  siteThere: (file: string) =>
    `There is something in the file ${file} already, so it is left alone. To begin a new site, rename it, for example to old-site.yaml, and run the command again.`,
  siteBegun: (file: string, examples: number) =>
    [
      `A new site has been begun: ${file}`,
      'Next:',
      '  1. npm start: look at it. Open the address that appears.',
      `  2. Replace the examples marked # REPLACE in the file, ${examples} of them. The page updates by itself.`,
      '  3. npm run new-page: add one more service.',
    ].join('\n'),

  wrongExample: 'Wrong:',
  rightExample: 'Right:',
  noExample: 'There is no example for this code.',
  emptyFile: '(an empty file)',
};

export type CommandTexts = typeof englishTexts;
export type PageQuestion = keyof typeof questions;

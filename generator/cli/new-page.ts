import { check } from '../compile.ts';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import { formatMessage } from '../diagnostics/format-message.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { printFindings } from '../diagnostics/print-terminal.ts';
import { type InsertedPage, insertPage } from '../edit/insert-page.ts';
import type { NewPage } from '../edit/page-tree.ts';
import { proposeId, proposePath } from '../edit/propose-address.ts';
import { replaceFile } from '../edit/replace-file.ts';
import { readSite } from '../read/read-site.ts';
import type { PictureIndex } from '../resolve/context.ts';
import { readPictures } from '../site-folder.ts';
import type { SiteSpec } from '../spec/site.ts';
import type { UsageProblem } from './arguments.ts';
import { type SpecContext, shownPath } from './command-context.ts';
import type { PageQuestion } from './command-texts.ts';
import { type ExitCode, exitCode } from './exit-code.ts';
import { readSpecFile } from './spec-file.ts';
import type { Ask } from './terminal.ts';

/** Without these there is no page, and nothing else gives them. */
const neededFlags = ['name', 'title', 'description'] as const;

/** The file that a page goes into. */
interface Site {
  readonly context: SpecContext;
  readonly text: string;
  readonly spec: SiteSpec;
  readonly pictures: PictureIndex;
}

/** `new-page`: asks for what the flags do not say, and puts the page into `site.yaml`. */
export async function runNewPage(context: SpecContext): Promise<ExitCode | UsageProblem> {
  const { terminal, texts, flags, folder } = context;
  const { ask } = terminal;
  const missing = neededFlags.filter((flag) => !flags.texts.has(flag));
  if (ask === undefined && missing.length > 0) {
    return { kind: 'missing-flags', flags: missing.map((flag) => `--${flag}`) };
  }
  const pictures = await readPictures(folder.picturesFolder);
  const opened = open(context, context.text, pictures);
  if (opened === undefined) {
    return exitCode.findings;
  }
  const answered = await answers(opened, ask);
  if (answered === undefined) {
    terminal.printError(texts.cancelled);
    return exitCode.usage;
  }
  // The questions take their time, in which the owner may have saved the file.
  const file = await readSpecFile(folder.specFile);
  const site = file.kind === 'text' ? open(context, file.text, pictures) : undefined;
  const inserted = site && insertPage(site.text, site.spec, answered);
  const findings = inserted === undefined ? [] : check(inserted.text, pictures).diagnostics;
  if (inserted === undefined || hasErrors(findings)) {
    terminal.printError(texts.changedMeanwhile(shownPath(terminal, folder.specFile)));
    return exitCode.findings;
  }
  await replaceFile(folder.specFile, inserted.text);
  tellAbout(context, answered, inserted, findings);
  return exitCode.fine;
}

/** The site of a text; prints what is wrong where there are mistakes. */
function open(context: SpecContext, text: string, pictures: PictureIndex): Site | undefined {
  const { terminal, texts, language, folder } = context;
  const { diagnostics } = check(text, pictures);
  const { spec } = readSite(text);
  if (spec !== undefined && !hasErrors(diagnostics)) {
    return { context, text, spec, pictures };
  }
  const file = shownPath(terminal, folder.specFile);
  const findings = printFindings(diagnostics, {
    file,
    text,
    language,
    colour: terminal.colour,
    examples: 'count',
  });
  terminal.print(`${findings}\n`);
  terminal.printError(texts.mendFirst);
  return undefined;
}

/** A page of which nothing is known yet; its values pass every check. */
function blankPage(site: Site): NewPage {
  const id = proposeId('/page', site.spec);
  return { name: '—', path: proposePath(['page'], site.spec), id, title: '—', description: '—' };
}

/** The page as flags and answers give it; `undefined` where the person has left or a flag does not fit. */
async function answers(site: Site, ask: Ask | undefined): Promise<NewPage | undefined> {
  const { terminal, texts, flags } = site.context;
  let page = blankPage(site);

  /** Takes an answer over where it fits; says what is wrong where it does not. */
  const take = (key: keyof NewPage, value: string): boolean => {
    const candidate = { ...page, [key]: value };
    const problem = problemOf(site, candidate, key);
    if (problem === undefined) {
      page = candidate;
      return true;
    }
    terminal.printError(flags.texts.has(key) ? `--${key}: ${problem}` : problem);
    return false;
  };

  /** The answer to a question: that of the flag, else that of the person, else the proposal. */
  const settle = async (question: PageQuestion, proposal: string | undefined): Promise<boolean> => {
    const given = flags.texts.get(question);
    if (given !== undefined) {
      return take(question, question === 'phone' ? phoneName(site.spec, given) : given);
    }
    const optional = question === 'card' || question === 'phone';
    if (ask === undefined) {
      return proposal === undefined ? optional : take(question, proposal);
    }
    for (;;) {
      const answer = (await ask(texts.question(question, proposal)))?.trim();
      if (answer === undefined) {
        return false;
      }
      const value = answer === '' ? proposal : answer;
      if (value === undefined) {
        if (optional) {
          return true;
        }
        terminal.printError(texts.answerNeeded);
      } else if (take(question, question === 'phone' ? phoneName(site.spec, value) : value)) {
        return true;
      }
    }
  };

  if (!(await settle('name', undefined))) {
    return undefined;
  }
  const proposed = proposePath([page.name], site.spec);
  if (proposed === '' && ask === undefined && !flags.texts.has('path')) {
    terminal.printError(texts.noPath);
    return undefined;
  }
  if (!(await settle('path', proposed === '' ? undefined : proposed))) {
    return undefined;
  }
  const givenId = flags.texts.get('id');
  if (!take('id', givenId ?? proposeId(page.path, site.spec))) {
    return undefined;
  }
  for (const question of ['title', 'description', 'card'] as const) {
    if (!(await settle(question, question === 'title' ? page.name : undefined))) {
      return undefined;
    }
  }
  if (ask !== undefined && !flags.texts.has('phone')) {
    terminal.print(texts.phoneChoice(Object.entries(site.spec.phones)));
  }
  return (await settle('phone', undefined)) ? page : undefined;
}

/** The name of a phone, which may have been chosen by its place in the list. */
function phoneName(spec: SiteSpec, answer: string): string {
  const names = Object.keys(spec.phones);
  return names.includes(answer) ? answer : (names[Number(answer) - 1] ?? answer);
}

/** What is wrong with a page, in words; `key` is what was said last. */
function problemOf(site: Site, page: NewPage, key: keyof NewPage): string | undefined {
  const { spec, context, pictures, text } = site;
  const { texts, language } = context;
  const known = [...spec.pages, ...spec.unroutedPages];
  const samePath = known.find(({ path }) => path === page.path);
  if (samePath !== undefined) {
    return texts.pathTaken(page.path, samePath.name);
  }
  const sameId = known.find(({ id }) => id.toLowerCase() === page.id.toLowerCase());
  if (sameId !== undefined) {
    return texts.idTaken(page.id, sameId.name);
  }
  const { phone } = page;
  if (phone !== undefined && !Object.hasOwn(spec.phones, phone)) {
    const names = Object.keys(spec.phones);
    return texts.unknownPhone(phone, names, nearest(phone, names));
  }
  const inserted = insertPage(text, spec, page);
  const { diagnostics } = check(inserted.text, pictures);
  // The file was free of mistakes before, and so was the page without this answer.
  const problem = diagnostics.find(({ severity }) => severity === 'error');
  const notes = diagnostics.filter((diagnostic) => isAbout(diagnostic, inserted, key));
  if (problem === undefined) {
    for (const note of notes) {
      context.terminal.printError(sentence(note, language));
    }
    return undefined;
  }
  return sentence(problem, language);
}

function isAbout({ severity, path }: Diagnostic, { index }: InsertedPage, key: string): boolean {
  return severity === 'warning' && isOnPage({ path }, index) && path[2] === key;
}

function sentence(diagnostic: Diagnostic, language: SpecContext['language']): string {
  const { text, hint } = formatMessage(diagnostic, language);
  return hint === undefined ? text : `${text} ${hint}`;
}

function tellAbout(
  { terminal, texts, language, folder }: SpecContext,
  { name, path }: NewPage,
  { text, index, pageLines, orderLines }: InsertedPage,
  findings: readonly Diagnostic[],
): void {
  const file = shownPath(terminal, folder.specFile);
  const examples = findings.filter(({ code }) => code === 'example-value');
  const exampleLines = examples
    .map(({ range }) => range.start.line)
    .filter((line) => line >= pageLines.first && line <= pageLines.last);
  const place = `${file}:${pageLines.first}`;
  terminal.print(texts.pageAdded({ name, path, place, orderLines, exampleLines }));
  const notes = findings.filter((finding) => !examples.includes(finding) && isOnPage(finding, index));
  const { colour } = terminal;
  const printed = printFindings(notes, { file, text, language, colour, examples: 'each' });
  if (printed !== undefined) {
    terminal.print(`\n${printed}`);
  }
}

function isOnPage({ path }: Pick<Diagnostic, 'path'>, index: number): boolean {
  return path[0] === 'pages' && path[1] === index;
}

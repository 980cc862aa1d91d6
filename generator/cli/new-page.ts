import type { ValuePath } from '../core/document/source-range.ts';
import { type InsertedPage, insertPage } from '../core/edit/insert-page.ts';
import type { NewPage } from '../core/edit/page-tree.ts';
import { proposeId, proposePath } from '../core/edit/propose-address.ts';
import { type CodedArgs, type Diagnostic, type FindingCode, hasErrors } from '../core/findings/diagnostic.ts';
import { formatMessage } from '../core/findings/format-message.ts';
import type { PictureIndex } from '../core/resolve/context.ts';
import type { SiteSpec } from '../core/schema/site.ts';
import { SiteDocument } from '../core/site-document.ts';
import { nearest } from '../core/text/nearest.ts';
import { replaceFile } from '../disk/replace-file.ts';
import { readPictures } from '../site-folder.ts';
import { readSpecFile } from '../spec-file.ts';
import type { UsageProblem } from './arguments.ts';
import { type SpecContext, shownFindings, shownPath } from './command-context.ts';
import type { PageQuestion } from './english-texts.ts';
import { type ExitCode, exitCode } from './exit-code.ts';
import type { Ask } from './terminal.ts';

/** Required answers. */
const neededFlags = ['name', 'title', 'description'] as const;

const spareFlags = ['path', 'id', 'card', 'picture', 'phone'] as const;

/** Paths of the answers within the page's block. */
const fields: Readonly<Record<keyof NewPage, ValuePath>> = {
  name: ['name'],
  path: ['path'],
  id: ['id'],
  title: ['title'],
  description: ['description'],
  card: ['card', 'text'],
  picture: ['card', 'picture'],
  phone: ['phone'],
};

const optionalQuestions: ReadonlySet<PageQuestion> = new Set(['card', 'picture', 'phone']);

/** Warnings about the page as a whole, printed after it was added. */
const aboutWholePage: ReadonlySet<FindingCode> = new Set(['page-without-analytics', 'unlinked-page']);

/** The file that the page is added to. */
interface Site {
  readonly context: SpecContext;
  readonly text: string;
  readonly spec: SiteSpec;
  readonly pictures: PictureIndex;
}

/** `new-page`: asks for what the flags do not give, and adds the page to `site.yaml`. */
export async function runNewPage(context: SpecContext): Promise<ExitCode | UsageProblem> {
  const { terminal, texts, flags, folder } = context;
  const { ask } = terminal;
  const missing = neededFlags.filter((flag) => !flags.texts.has(flag));
  if (ask === undefined && missing.length > 0) {
    const others = spareFlags.filter((flag) => !flags.texts.has(flag));
    const written = (names: readonly string[]) => names.map((flag) => `--${flag}`);
    return { kind: 'missing-flags', flags: written(missing), others: written(others) };
  }
  const pictures = await readPictures(folder.picturesFolder, folder.picturesName);
  const opened = open(context, context.text, pictures);
  if (opened === undefined) {
    return exitCode.findings;
  }
  const answered = await answers(opened, ask);
  if (answered === undefined) {
    terminal.printError(texts.cancelled);
    return exitCode.usage;
  }
  // The owner may have saved the file meanwhile.
  const file = await readSpecFile(folder.specFile);
  const site = file.kind === 'text' ? open(context, file.text, pictures) : undefined;
  const inserted = site && insertPage(site.text, site.spec, answered);
  const findings = inserted === undefined ? [] : SiteDocument.read(inserted.text, pictures).diagnostics;
  if (inserted === undefined || hasErrors(findings)) {
    terminal.printError(texts.changedMeanwhile(shownPath(terminal, folder.specFile)));
    return exitCode.findings;
  }
  await replaceFile(folder.specFile, inserted.text);
  printAdded(context, answered, inserted, findings);
  return exitCode.fine;
}

/** Reads the site; prints the findings where there are errors. */
function open(context: SpecContext, text: string, pictures: PictureIndex): Site | undefined {
  const { terminal, texts } = context;
  const { diagnostics, specification: spec } = SiteDocument.read(text, pictures);
  if (spec !== undefined && !hasErrors(diagnostics)) {
    return { context, text, spec, pictures };
  }
  terminal.print(`${shownFindings(context, text, diagnostics, 'count')}\n`);
  terminal.printError(texts.fixFirst);
  return undefined;
}

/** A page with placeholder values that pass every check. */
function blankPage(site: Site): NewPage {
  const id = proposeId('/page', site.spec);
  return { name: '—', path: proposePath(['page'], site.spec), id, title: '—', description: '—' };
}

/** The page by flags and answers; `undefined` where the user has cancelled or a flag is invalid. */
async function answers(site: Site, ask: Ask | undefined): Promise<NewPage | undefined> {
  const { terminal, texts, flags } = site.context;
  let page = blankPage(site);

  /** Accepts a valid answer; prints what is wrong with another. */
  const accept = (key: keyof NewPage, value: string): boolean => {
    const candidate = { ...page, [key]: value };
    const problem = problemOf(site, candidate, key);
    if (problem === undefined) {
      page = candidate;
      return true;
    }
    terminal.printError(flags.texts.has(key) ? `--${key}: ${problem}` : problem);
    return false;
  };

  /** Answers a question by its flag, else by asking, else by the proposal. */
  const answer = async (question: PageQuestion, proposal: string | undefined): Promise<boolean> => {
    const given = flags.texts.get(question);
    if (given !== undefined) {
      return accept(question, resolveChoice(given, question, site));
    }
    const optional = optionalQuestions.has(question);
    if (ask === undefined) {
      return proposal === undefined ? optional : accept(question, proposal);
    }
    for (;;) {
      const typed = (await ask(texts.question(question, proposal)))?.trim();
      if (typed === undefined) {
        return false;
      }
      const value = typed === '' ? proposal : typed;
      if (value === undefined) {
        if (optional) {
          return true;
        }
        terminal.printError(texts.answerNeeded);
      } else if (accept(question, resolveChoice(value, question, site))) {
        return true;
      }
    }
  };

  if (!(await answer('name', undefined))) {
    return undefined;
  }
  const proposed = proposePath([page.name], site.spec);
  if (proposed === '' && ask === undefined && !flags.texts.has('path')) {
    terminal.printError(texts.noPath);
    return undefined;
  }
  if (!(await answer('path', proposed === '' ? undefined : proposed))) {
    return undefined;
  }
  const givenId = flags.texts.get('id');
  if (!accept('id', givenId ?? proposeId(page.path, site.spec))) {
    return undefined;
  }
  for (const question of ['title', 'description', 'card'] as const) {
    if (!(await answer(question, question === 'title' ? page.name : undefined))) {
      return undefined;
    }
  }
  for (const { question, choice } of choicesOf(site)) {
    if (ask !== undefined && !flags.texts.has(question)) {
      terminal.print(choice);
    }
    if (!(await answer(question, undefined))) {
      return undefined;
    }
  }
  return page;
}

/** Questions with a list of choices; a question without choices is skipped. */
function choicesOf({ context, spec, pictures }: Site) {
  const { texts, flags } = context;
  const askPicture = pictures.size > 0 || flags.texts.has('picture');
  return [
    ...(askPicture
      ? [{ question: 'picture', choice: texts.pictureChoice([...pictures.keys()]) } as const]
      : []),
    { question: 'phone', choice: texts.phoneChoice(Object.entries(spec.phones)) } as const,
  ];
}

/** An answer as a value of the file: phones and pictures may be chosen by number. */
function resolveChoice(answer: string, question: PageQuestion, { spec, pictures }: Site): string {
  const choices: Partial<Record<PageQuestion, readonly string[]>> = {
    phone: Object.keys(spec.phones),
    picture: [...pictures.keys()],
  };
  const names = choices[question] ?? [];
  return names.includes(answer) ? answer : (names[Number(answer) - 1] ?? answer);
}

/** What is wrong with a page; `key` is the last answer. */
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
  const { picture } = page;
  // No other check looks for the picture of a card that is not shown yet.
  if (picture !== undefined && !pictures.has(picture)) {
    const near = nearest(picture, [...pictures.keys()]);
    return sentence(
      { code: 'missing-picture', args: { file: picture, ...(near && { nearest: near }) } },
      language,
    );
  }
  const inserted = insertPage(text, spec, page);
  const { diagnostics } = SiteDocument.read(inserted.text, pictures);
  // There were no errors before this answer. Those at other paths matter less.
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const problem = errors.find((diagnostic) => isAbout(diagnostic, inserted, key)) ?? errors[0];
  if (problem === undefined) {
    for (const diagnostic of diagnostics) {
      if (isAbout(diagnostic, inserted, key) && !aboutWholePage.has(diagnostic.code)) {
        context.terminal.printError(texts.acceptedWith(sentence(diagnostic, language)));
      }
    }
    return undefined;
  }
  if (key === 'path' && problem.code === 'bad-format') {
    return texts.noAddress(page.path, proposePath([page.path], spec));
  }
  return sentence(problem, language);
}

/** Whether a finding is at the path of an answer. */
function isAbout({ path }: Diagnostic, { index }: InsertedPage, key: keyof NewPage): boolean {
  return isOnPage({ path }, index) && fields[key].every((part, depth) => path[depth + 2] === part);
}

function sentence(finding: CodedArgs, language: SpecContext['language']): string {
  const { text, hint } = formatMessage(finding, language);
  return hint === undefined ? text : `${text} ${hint}`;
}

function printAdded(
  context: SpecContext,
  { name, path }: NewPage,
  { text, index, pageLines, orderLines }: InsertedPage,
  findings: readonly Diagnostic[],
): void {
  const { terminal, texts, folder } = context;
  const examples = findings.filter(({ code }) => code === 'example-value');
  const exampleLines = examples
    .map(({ range }) => range.start.line)
    .filter((line) => line >= pageLines.first && line <= pageLines.last);
  const position = `${shownPath(terminal, folder.specFile)}:${pageLines.first}`;
  terminal.print(texts.pageAdded({ name, path, position, orderLines, exampleLines }));
  const notes = findings.filter((finding) => !examples.includes(finding) && isOnPage(finding, index));
  const printed = shownFindings(context, text, notes, 'each');
  if (printed !== undefined) {
    terminal.print(`\n${printed}`);
  }
}

function isOnPage({ path }: Pick<Diagnostic, 'path'>, index: number): boolean {
  return path[0] === 'pages' && path[1] === index;
}

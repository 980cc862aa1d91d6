import type { ValuePath } from '../core/document/source-range.ts';
import { scalarsOf } from '../core/document/yaml-tree.ts';
import { type InsertedPage, insertPage } from '../core/edit/insert-page.ts';
import type { NewPage } from '../core/edit/new-page-block.ts';
import { proposeId, proposePath } from '../core/edit/propose-address.ts';
import { type CodedArgs, type Diagnostic, type FindingCode, hasErrors } from '../core/findings/diagnostic.ts';
import { formatMessage } from '../core/findings/format-message.ts';
import type { SiteSpec } from '../core/schema/site.ts';
import type { SiteDocument } from '../core/site-document.ts';
import { nearest } from '../core/text/nearest.ts';
import { replaceFile } from '../disk/write-file.ts';
import { readSpecFile } from '../spec-file.ts';
import type { UsageProblem } from './arguments.ts';
import { type SpecContext, shownFindings } from './command-context.ts';
import type { PageQuestion } from './english-texts.ts';
import { type ExitCode, exitCode } from './exit-code.ts';
import type { Ask } from './terminal.ts';

/** In the order in which they are given. */
const answerKeys = ['name', 'path', 'id', 'title', 'description', 'card', 'picture', 'phone'] as const;

/** Answers that have to be given. */
const neededKeys: ReadonlySet<keyof NewPage> = new Set(['name', 'title', 'description']);

const optionalKeys: ReadonlySet<keyof NewPage> = new Set(['card', 'picture', 'phone']);

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

/** Warnings about the page as a whole, printed after it was added. */
const aboutWholePage: ReadonlySet<FindingCode> = new Set(['page-without-analytics', 'unlinked-page']);

/** The file that the page is added to. */
interface Site {
  readonly context: SpecContext;
  readonly document: SiteDocument;
  readonly spec: SiteSpec;
}

/** `new-page`: asks for what the flags do not give, and adds the page to `site.yaml`. */
export async function runNewPage(context: SpecContext): Promise<ExitCode | UsageProblem> {
  const { terminal, texts, flags, folder, file, document } = context;
  const { ask } = terminal;
  const flagsLeft = (isNeeded: boolean) =>
    answerKeys
      .filter((key) => neededKeys.has(key) === isNeeded && !flags.texts.has(key))
      .map((key) => `--${key}`);
  const missing = flagsLeft(true);
  if (ask === undefined && missing.length > 0) {
    return { kind: 'missing-flags', flags: missing, others: flagsLeft(false) };
  }
  const opened = open(context, document);
  if (opened === undefined) {
    return exitCode.findings;
  }
  const answered = await answers(opened, ask);
  if (answered === undefined) {
    terminal.printError(texts.cancelled);
    return exitCode.usage;
  }
  // The owner may have saved the file meanwhile.
  const now = await readSpecFile(folder.specFile);
  const site = now.kind === 'text' ? open(context, document.withText(now.text)) : undefined;
  const inserted = site && insertPage(site.document, site.spec, answered);
  if (inserted === undefined || hasErrors(inserted.document.diagnostics)) {
    terminal.printError(texts.changedMeanwhile(file));
    return exitCode.findings;
  }
  await replaceFile(folder.specFile, inserted.document.text);
  printAdded(context, answered, inserted);
  return exitCode.fine;
}

/** Reads the site; prints the findings where there are errors. */
function open(context: SpecContext, document: SiteDocument): Site | undefined {
  const { terminal, texts } = context;
  const { text, diagnostics, specification: spec } = document;
  if (spec !== undefined && !hasErrors(diagnostics)) {
    return { context, document, spec };
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
  let page: NewPage | undefined = blankPage(site);
  for (const key of answerKeys) {
    const given = flags.texts.get(key);
    if (given === undefined && ask !== undefined && key !== 'id') {
      page = await askFor(key, page, site, ask);
    } else {
      const value = given ?? proposalFor(key, page, site);
      if (value !== undefined) {
        page = withAnswer(key, value, page, site);
      } else if (!optionalKeys.has(key)) {
        terminal.printError(texts.noPath);
        return undefined;
      }
    }
    if (page === undefined) {
      return undefined;
    }
  }
  return page;
}

/** Asks until an answer is valid; `undefined` at the end of input. */
async function askFor(key: PageQuestion, page: NewPage, site: Site, ask: Ask): Promise<NewPage | undefined> {
  const { terminal, texts } = site.context;
  const choices = choicesOf(key, site);
  if (key === 'picture' && choices.length === 0) {
    return page;
  }
  if (key === 'picture' || key === 'phone') {
    const lines =
      key === 'picture' ? choices : Object.entries(site.spec.phones).map((words) => words.join('  '));
    const numbered = lines.map((line, index) => `  ${index + 1}. ${line}`);
    terminal.print(`${key === 'picture' ? texts.pictures : texts.phones}:\n${numbered.join('\n')}`);
  }
  const proposal = proposalFor(key, page, site);
  const question = `${texts.questions[key]}${proposal === undefined ? '' : ` [${proposal}]`}: `;
  for (;;) {
    const typed = (await ask(question))?.trim();
    if (typed === undefined) {
      return undefined;
    }
    const value = typed || proposal;
    if (value === undefined && optionalKeys.has(key)) {
      return page;
    }
    if (value === undefined) {
      terminal.printError(texts.answerNeeded);
      continue;
    }
    const answered = withAnswer(key, value, page, site);
    if (answered !== undefined) {
      return answered;
    }
  }
}

/** The page with a valid answer; prints what is wrong with another. */
function withAnswer(key: keyof NewPage, given: string, page: NewPage, site: Site): NewPage | undefined {
  const { terminal, flags } = site.context;
  const choices = choicesOf(key, site);
  // Phones and pictures may be chosen by number.
  const value = choices.includes(given) ? given : (choices[Number(given) - 1] ?? given);
  const answered = { ...page, [key]: value };
  const problem = problemOf(site, answered, key);
  if (problem === undefined) {
    return answered;
  }
  terminal.printError(flags.texts.has(key) ? `--${key}: ${problem}` : problem);
  return undefined;
}

/** The answer where none is given. */
function proposalFor(key: keyof NewPage, { name, path }: NewPage, { spec }: Site): string | undefined {
  switch (key) {
    case 'path':
      return proposePath([name], spec) || undefined;
    case 'id':
      return proposeId(path, spec);
    case 'title':
      return name;
    default:
      return undefined;
  }
}

/** Answers to choose from. */
function choicesOf(key: keyof NewPage, { spec, document: { pictures } }: Site): readonly string[] {
  return key === 'phone' ? Object.keys(spec.phones) : key === 'picture' ? [...pictures.keys()] : [];
}

/** What is wrong with a page; `key` is the last answer. */
function problemOf(site: Site, page: NewPage, key: keyof NewPage): string | undefined {
  const { spec, context, document } = site;
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
  if (picture !== undefined && !document.pictures.has(picture)) {
    const near = nearest(picture, [...document.pictures.keys()]);
    return sentence(
      { code: 'missing-picture', args: { file: picture, ...(near && { nearest: near }) } },
      language,
    );
  }
  const inserted = insertPage(document, spec, page);
  const { diagnostics } = inserted.document;
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
  { document: { text, source, diagnostics }, index }: InsertedPage,
): void {
  const { terminal, texts, file } = context;
  const findings = diagnostics.filter((finding) => isOnPage(finding, index));
  const exampleLines = findings
    .filter(({ code }) => code === 'example-value')
    .map(({ range }) => range.start.line);
  const orderLines = scalarsOf(source.tree)
    .filter(({ node, path: at }) => at.at(-2) === 'order' && node.value === path)
    .map(({ start, end }) => source.rangeBetween(start, end).start.line);
  const position = `${file}:${source.locate(['pages', index]).start.line}`;
  terminal.print(texts.pageAdded({ name, path, position, orderLines, exampleLines }));
  const notes = findings.filter(({ code }) => code !== 'example-value');
  const printed = shownFindings(context, text, notes, 'each');
  if (printed !== undefined) {
    terminal.print(`\n${printed}`);
  }
}

function isOnPage({ path }: Pick<Diagnostic, 'path'>, index: number): boolean {
  return path[0] === 'pages' && path[1] === index;
}

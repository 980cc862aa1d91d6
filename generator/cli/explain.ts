import { join } from 'node:path';
import { codeLabel, findingCodes } from '../core/findings/code-label.ts';
import { definitions, examplesOf, type FindingCode } from '../core/findings/diagnostic.ts';
import { formatMessage } from '../core/findings/format-message.ts';
import { SiteDocument } from '../core/site-document.ts';
import { nearest } from '../core/text/nearest.ts';
import { withVisibleCharacters } from '../print/print-changes.ts';
import { readPictures } from '../site-folder.ts';
import type { UsageProblem } from './arguments.ts';
import type { CommandContext } from './command-context.ts';
import { differences } from './example-excerpt.ts';
import { readExample } from './example-files.ts';
import { type ExitCode, exitCode } from './exit-code.ts';

/**
 * Where the examples stand. They are the test fixtures themselves, so that what `explain` shows is what the tests
 * prove: `err/<name>` brings the finding about, `fixed/<name>` is free of findings, and `pictures/` is the folder of
 * pictures of both. The package has them too.
 */
const examplesFolder = 'tests/fixtures';

/** Finds a code by `SITE-012`, `site-12`, `12`, or its name. */
function findCode(word: string): FindingCode | undefined {
  const number = /^(?:site-?)?0*(\d{1,3})$/i.exec(word.trim())?.[1];
  const label = number === undefined ? undefined : `SITE-${number.padStart(3, '0')}`;
  return findingCodes.find((code) => codeLabel(code) === label || code === word.trim().toLowerCase());
}

function unknownCode(word: string): UsageProblem {
  const labels = findingCodes.map(codeLabel);
  const digits = word.match(/\d+/)?.[0];
  const near = digits === undefined ? undefined : nearest(`SITE-${digits.padStart(3, '0')}`, labels);
  const name = nearest(word, findingCodes);
  const named = findingCodes.find((code) => code === name);
  return { kind: 'unknown-code', word, nearest: near ?? (named && codeLabel(named)) };
}

/** `explain`: the meaning of a code, with wrong and right examples. */
export async function runExplain(context: CommandContext): Promise<ExitCode | UsageProblem> {
  const { terminal, texts, language, positionals } = context;
  const [word] = positionals;
  if (word === undefined) {
    return { kind: 'no-code' };
  }
  const code = findCode(word);
  if (code === undefined) {
    return unknownCode(word);
  }
  const { meaning } = definitions[code];
  terminal.print(`${codeLabel(code)}. ${meaning[language]}\n`);
  const shown = await Promise.all(examplesOf(code).map((example) => printExample(context, code, example)));
  const found = shown.filter((example) => example !== undefined);
  terminal.print(found.length === 0 ? texts.noExample : found.join('\n\n'));
  return exitCode.fine;
}

/** The wrong lines of an example, their finding, and the right lines; `undefined` where a file is missing. */
async function printExample(
  { texts, language, projectRoot }: CommandContext,
  code: FindingCode,
  example: string,
): Promise<string | undefined> {
  const [wrong, right] = await Promise.all(
    (['err', 'fixed'] as const).map((kind) => readExample(join(projectRoot, examplesFolder), kind, example)),
  );
  if (wrong === undefined || right === undefined) {
    return undefined;
  }
  const pictures = await readPictures(join(projectRoot, examplesFolder, 'pictures'));
  const excerpt = differences(wrong, right);
  const show = (lines: readonly string[]) =>
    lines.length === 0
      ? `  ${texts.emptyFile}`
      : lines.map((line) => `  ${withVisibleCharacters(line)}`.trimEnd()).join('\n');
  const finding = SiteDocument.read(wrong, pictures).diagnostics.find(
    (diagnostic) => diagnostic.code === code,
  );
  const said = finding === undefined ? [] : ['', `  → ${formatMessage(finding, language).text}`];
  return [
    texts.wrongExample,
    '',
    show(excerpt.before),
    ...said,
    '',
    texts.rightExample,
    '',
    show(excerpt.after),
  ].join('\n');
}

/** Edits within one line: a quote, a bracket, a colon, a dash or a space that it may have lost. */
import {
  contentColumn,
  endsWithIndicator,
  hasFormatKey,
  indentOf,
  lineBehind,
  runAround,
  shapeOfLine,
  startsWithDash,
} from '../document/line-shape.ts';
import type { PlainSyntaxProblem, SyntaxArgs } from '../findings/catalogue/yaml-syntax.ts';
import { inQuotes } from '../findings/message.ts';
import { siteSchema } from '../schema/site.ts';
import {
  candidateFor,
  type LinePart,
  type RepairCandidate,
  together,
  wholeLine,
} from './repair-candidate.ts';

/** Dashes that word processors make of a hyphen. */
export const longDashes = '‐‑‒–—―−';

/** A key that is glued to its value; the double slash of an address is none. */
export const gluedKey = /^( *(?:- +)*[A-Za-z][A-Za-z0-9_-]*) *:(?!\/\/)(?=\S)/;

/** A block of the file that stands at its edge, whatever blanks are before it. */
export const blockAtEdge = new RegExp(`^\\s*(?:${Object.keys(siteSchema.shape).join('|')}):`);

/** The look of something that has lost a character. What of it matches is named by the finding. */
interface Rule {
  readonly problem: PlainSyntaxProblem;
  readonly look: RegExp;
  readonly isSafe?: boolean;
}

/** The look of a value behind a key or a dash, the likeliest first. */
const valueRules: readonly (Rule & {
  /** What has to stand before the value, if not a key or a dash. */
  readonly behind?: 'key' | 'anything';
  readonly meant: (value: string) => string;
})[] = [
  // Characters that YAML takes for its own where a value begins, and Markdown links.
  {
    problem: 'reserved-start',
    look: /^(?:[*&!%@`]|\? |[>|] +\d|\[[^\]]+\]\([^)]*\)).*/,
    meant: inQuotes,
    isSafe: true,
  },
  { problem: 'reserved-start', look: /^(?:\[[^\]]*\]|\{[^}]*\})[ (].*\S/, meant: inQuotes },
  { problem: 'list-beside-colon', look: /^-/, behind: 'key', meant: inQuotes },
  // An escape that YAML does not know.
  {
    problem: 'bad-escape',
    look: /(?<=^".*)\\(?![0abtnvfre"/\\N_LPxuU \t])(?=.*"$)/,
    meant: (value) => inQuotes(value.slice(1, -1)),
  },
  // Quotes that hold others of their kind: the first of those opens a word.
  {
    problem: 'inner-quotes',
    look: /^(["'])[^"']*[\s(]\1\S.*\1$/,
    meant: (value) => inQuotes(value.slice(1, -1)),
  },
  { problem: 'text-after-quote', look: /(?<=^(?:"[^"]*"|'[^']*')\s*)\S.*/, meant: inQuotes },
  { problem: 'colon-in-text', look: /^(?=.*:(?:\s|$))./, behind: 'key', meant: inQuotes },
  {
    problem: 'unclosed-quote',
    look: /^(["'])(?!.*\1)/,
    behind: 'anything',
    meant: (value) => value + value.charAt(0),
  },
  { problem: 'unclosed-bracket', look: /^\[(?!.*\]$)/, behind: 'anything', meant: (value) => `${value}]` },
  { problem: 'unclosed-bracket', look: /^\{(?!.*\}$)/, behind: 'anything', meant: (value) => `${value}}` },
  {
    problem: 'extra-character',
    look: /(?<=^(?:\[[^\]]*\]|\{[^}]*\}))[\]},;.]+$/,
    behind: 'anything',
    meant: (value) => value.replace(/(?<=[\]}])[\]},;.]+$/, ''),
  },
];

/** The look of a whole line. */
const lineRules: readonly (Rule & { readonly meant: string })[] = [
  { problem: 'glued-dash', look: /^( *)-(?=[^\s-])/, meant: '$1- ', isSafe: true },
  { problem: 'missing-space', look: gluedKey, meant: '$1: ', isSafe: true },
  { problem: 'missing-colon', look: /^( *(?:- +)*[a-z][A-Za-z0-9_-]*)[ =;,]+(?=[^\s:])/, meant: '$1: ' },
  { problem: 'missing-colon', look: /^( *(?:- +)*[a-z][A-Za-z0-9_-]*) *$/, meant: '$1:' },
  { problem: 'extra-character', look: /^ *[\]}]+ *$/, meant: '' },
  { problem: 'several-documents', look: /^(?:---|\.\.\.).*/, meant: '' },
];

/** The indicator of a long text (`>-`, `|`), a dash that is none, and words that stand beside it. */
const indicatorAndWords = new RegExp(`^([>|][-+]?)(?:([${longDashes}])[ \\t]*|[ \\t]+)(.*)$`);
/** Quotes that a word processor makes of straight ones. Guillemets are left: those are meant to be read. */
const smartQuoted = /^([“”„‟‘’‚‛])([^“”„‟]*)([“”‘’‟‛])$/;

/** A text in the quotes of a word processor, with straight ones of their kind. */
export function straightQuotes(
  value: string,
):
  | { readonly opening: string; readonly inner: string; readonly closing: string; readonly meant: string }
  | undefined {
  const match = smartQuoted.exec(value);
  if (match === null) {
    return undefined;
  }
  const [, opening = '', inner = '', closing = ''] = match;
  const single = /[‘’‚‛]/.test(opening) && !inner.includes("'");
  const meant = single ? `'${inner}'` : `"${inner.replace(/["\\]/g, '\\$&')}"`;
  return { opening, inner, closing, meant };
}

/** An indicator of a long text beside which something else stands. */
function indicatorEdits(value: string, hasTextBelow: boolean) {
  const [, indicator = '', dash = '', words = ''] = indicatorAndWords.exec(value) ?? [];
  const inPlace = (meant: string) => (words === '' || hasTextBelow ? meant : inQuotes(words));
  if (dash !== '') {
    const meant = `${indicator}-`;
    const args: SyntaxArgs = { problem: 'dash-in-indicator', indicator: indicator + dash, meant };
    return [{ args, meant: inPlace(meant), length: 2, isSafe: words === '' }];
  }
  const args: SyntaxArgs = {
    problem: 'text-beside-indicator',
    indicator,
    ...(!hasTextBelow && { words }),
  };
  const isSafe = !hasTextBelow && indicator.length > 1;
  return words === '' ? [] : [{ args, meant: inPlace(indicator), length: value.length, isSafe }];
}

/** The edits that a line may need by its look, the likeliest first. */
export function lineEdits(lines: readonly string[], line: number): RepairCandidate[] {
  const text = lines[line] ?? '';
  const { lead, value, tail, key, dashes } = shapeOfLine(text);
  const whole = wholeLine(line, text);
  const ofValue = (start: number, length: number) => ({
    line,
    start: lead.length + start,
    end: lead.length + start + length,
  });
  const straight = straightQuotes(value);
  if (straight !== undefined) {
    const { meant, ...args } = straight;
    const edits = [{ line, text: lead + meant + tail }];
    const coded = { code: 'smart-quotes', args } as const;
    return [{ coded, range: ofValue(0, value.length), edits, isSafe: true, distance: 0 }];
  }
  const found: RepairCandidate[] = [];
  const add = (args: SyntaxArgs, range: LinePart, meant: string, isSafe = false) => {
    found.push(candidateFor(args, range, [{ line, text: meant }], { isSafe }));
  };
  const below = lines[lineBehind(lines, line)] ?? '';
  const hasTextBelow = indentOf(below) > contentColumn(lead);
  const hasBlockBelow = hasTextBelow && (startsWithDash(below) || hasFormatKey(below));
  const isBlock = indentOf(text) === 0 && blockAtEdge.test(text);
  // Words may be glued to the name.
  const name = key === undefined ? gluedKey.exec(text)?.[0] : value && lead.trimEnd();
  if (name && hasBlockBelow && !endsWithIndicator(text)) {
    const words = text.slice(name.length, text.length - tail.length).trimStart();
    const range = ofValue(value.length - words.length, words.length);
    if (startsWithDash(below)) {
      const item = `${' '.repeat(indentOf(below))}- ${words}${tail}`;
      add({ problem: 'text-above-list' }, range, `${name}\n${item}`);
    } else if (isBlock && !hasFormatKey(words)) {
      add({ problem: 'text-above-block' }, range, name + tail);
    }
  }
  const leads = ['anything', ...(key === undefined ? [] : ['key'])];
  for (const { problem, look, meant, behind = dashes === '' ? 'key' : 'anything', isSafe } of valueRules) {
    const match = look.exec(value);
    if (match !== null && leads.includes(behind)) {
      const typed = meant(value);
      const range = ofValue(match.index, match[0].length);
      add({ problem, meant: typed }, range, lead + typed + tail, isSafe);
    }
  }
  for (const { args, meant, length, isSafe } of indicatorEdits(value, hasTextBelow)) {
    add(args, ofValue(0, length), lead + meant + tail, isSafe);
  }
  for (const { problem, look, meant, isSafe } of lineRules) {
    if (look.test(text) && (problem !== 'missing-colon' || key === undefined)) {
      const range = problem === 'glued-dash' ? { ...whole, end: whole.start + 1 } : whole;
      // A name with a block below it has no value.
      const isKnown = isSafe && !(problem === 'missing-space' && hasBlockBelow);
      const restored = text.replace(look, meant);
      add({ problem, ...(meant !== '' && { meant: restored.trim() }) }, range, restored, isKnown);
    }
  }
  return found;
}

/** What people leave out behind a key in every line that they write. */
const habits: readonly PlainSyntaxProblem[] = ['missing-space', 'missing-colon'];

/** The same edit in all the lines around one that lack the same behind their keys. */
export function keyEdits(lines: readonly string[], line: number): RepairCandidate[] {
  return habits.flatMap((habit) => {
    const editOf = (at: number) =>
      lineEdits(lines, at).find(({ coded }) => coded.code === 'yaml-syntax' && coded.args.problem === habit);
    const [first, last] = runAround(lines, line, (_, at) => editOf(at) !== undefined);
    return together(lines.slice(first, last + 1).flatMap((_, at) => editOf(first + at) ?? []));
  });
}

/** Edits within one line: a quote, a bracket, a colon, a dash or a space that it may have lost. */
import { indentOf, lineBehind, shapeOfLine } from '../document/line-shape.ts';
import type { PlainSyntaxProblem, SyntaxArgs } from '../findings/catalogue/yaml-syntax.ts';
import { inQuotes } from '../findings/message.ts';
import { candidateFor, type RepairCandidate, wholeLine } from './repair-candidate.ts';

const oddDashes = '‐‑‒–—―−';

/** A key that is glued to its value; the double slash of an address is none. */
export const gluedKey = /^( *(?:- +)*[A-Za-z][A-Za-z0-9_-]*) *:(?!\/\/)(?=\S)/;

/** What a line may have lost before its value, by its look. */
const lineRules: readonly {
  readonly problem: PlainSyntaxProblem;
  readonly look: RegExp;
  readonly meant: string;
  readonly isSafe: boolean;
}[] = [
  { problem: 'glued-dash', look: /^( *)-(?=[^\s-])/, meant: '$1- ', isSafe: true },
  { problem: 'missing-space', look: gluedKey, meant: '$1: ', isSafe: true },
  {
    problem: 'missing-colon',
    look: /^( *(?:- +)*[a-z][A-Za-z0-9_-]*)[ =;,]+(?=[^\s:])/,
    meant: '$1: ',
    isSafe: false,
  },
  { problem: 'missing-colon', look: /^( *(?:- +)*[a-z][A-Za-z0-9_-]*) *$/, meant: '$1:', isSafe: false },
];

/** Characters that people and word processors put before the items of a list. */
const oddDash = new RegExp(`^( *)([${oddDashes}•·●▪*])[ \\t]*(?=\\S)`);
/** Characters that YAML takes for its own where a value begins. */
const reservedStart = /^(?:[*&!%@`]|\? )/;
/** A Markdown link, or words behind brackets. */
const linkStart = /^\[[^\]]+\]\([^)]*\)/;
const bracketsAndWords = /^(?:\[[^\]]*\]|\{[^}]*\})[ (].*\S/;
/** Quotes that hold others of their kind: the first of those opens a word. */
const nestedQuotes = /^(["'])[^"']*[\s(]\1\S.*\1$/;
/** An escape that YAML does not know. */
const badEscape = /\\(?![0abtnvfre"/\\N_LPxuU \t])/;

/** Why a value may have to stand in quotes, with where that shows in it, and the value as it was meant. */
function quotingOf(
  value: string,
  hasKey: boolean,
):
  | { problem: PlainSyntaxProblem; start?: number; end?: number; inner?: string; isSafe?: boolean }
  | undefined {
  if (reservedStart.test(value) || linkStart.test(value)) {
    return { problem: 'reserved-start', isSafe: true };
  }
  if (bracketsAndWords.test(value)) {
    return { problem: 'reserved-start' };
  }
  if (/^- ?/.test(value) && hasKey) {
    return { problem: 'list-beside-colon', end: 1 };
  }
  if (/^".*"$/.test(value) && badEscape.test(value)) {
    const start = value.search(badEscape);
    return { problem: 'bad-escape', start, end: start + 1, inner: value.slice(1, -1) };
  }
  if (nestedQuotes.test(value)) {
    return { problem: 'inner-quotes', inner: value.slice(1, -1) };
  }
  const closed = /^(?:"[^"]*"|'[^']*')\s*(?=\S)/.exec(value);
  if (closed !== null) {
    return { problem: 'text-after-quote', start: closed[0].length };
  }
  return hasKey && /:(?:\s|$)/.test(value) ? { problem: 'colon-in-text', end: 1 } : undefined;
}

/** What the indicator of a long text (`>-`, `\|`) may have been, where something else stands beside it. */
function indicatorEdit(
  value: string,
  hasTextBelow: boolean,
): { args: SyntaxArgs; end?: number; meant: string; isSafe: boolean } | undefined {
  const [, indicator = '', dash = '', blanks = '', words = ''] =
    new RegExp(`^([>|][-+]?)([${oddDashes}]?)([ \\t]*)(.*)$`).exec(value) ?? [];
  if (dash !== '') {
    const args = {
      problem: 'dash-in-indicator',
      indicator: indicator + dash,
      meant: `${indicator}-`,
    } as const;
    const isSafe = words === '';
    return { args, end: 2, meant: isSafe || hasTextBelow ? `${indicator}-` : inQuotes(words), isSafe };
  }
  if (blanks === '' || words === '') {
    return undefined;
  }
  if (indicator.length === 1 && /^\d/.test(words) && !hasTextBelow) {
    return { args: { problem: 'reserved-start' }, meant: inQuotes(value), isSafe: true };
  }
  const isSafe = !hasTextBelow && indicator.length > 1;
  return {
    args: { problem: 'text-beside-indicator', indicator },
    meant: hasTextBelow ? indicator : inQuotes(words),
    isSafe,
  };
}

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

/** The edits that a line may need by its look, the likeliest first. */
export function lineEdits(lines: readonly string[], line: number): RepairCandidate[] {
  const text = lines[line] ?? '';
  const { lead, value, tail, key, dashes } = shapeOfLine(text);
  const valueColumn = lead.length;
  const found: RepairCandidate[] = [];
  const addValue = (
    args: SyntaxArgs,
    meant: string,
    { start = 0, end = value.length, isSafe = false }: { start?: number; end?: number; isSafe?: boolean },
  ) => {
    const range = { line, start: valueColumn + start, end: valueColumn + end };
    found.push(candidateFor(args, range, [{ line, text: lead + meant + tail }], { isSafe }));
  };
  const straight = straightQuotes(value);
  if (straight !== undefined) {
    const { meant, ...args } = straight;
    return [
      {
        coded: { code: 'smart-quotes', args },
        range: { line, start: valueColumn, end: valueColumn + value.length },
        edits: [{ line, text: lead + meant + tail }],
        isSafe: true,
        distance: 0,
      },
    ];
  }
  const hasTextBelow = indentOf(lines[lineBehind(lines, line)] ?? '') > lead.search(/[^ -]|$/);
  const indicator = indicatorEdit(value, hasTextBelow);
  if (indicator !== undefined) {
    addValue(indicator.args, indicator.meant, indicator);
    return found;
  }
  const quoting = key === undefined && dashes === '' ? undefined : quotingOf(value, key !== undefined);
  if (quoting !== undefined) {
    const { problem, inner = value } = quoting;
    addValue({ problem }, inQuotes(inner), quoting);
  }
  const quote = value[0] ?? '';
  if (/^["']/.test(value) && !value.slice(1).includes(quote)) {
    addValue({ problem: 'unclosed-quote' }, value + quote, { end: 1 });
  }
  const bracket = { '[': ']', '{': '}' }[quote];
  if (bracket !== undefined && !value.endsWith(bracket)) {
    addValue({ problem: 'unclosed-bracket' }, value + bracket, { end: 1 });
  }
  const odd = oddDash.exec(text);
  if (odd !== null && !/^ *\*\S/.test(text)) {
    const [start, spaces = '', character = ''] = odd;
    const range = { line, start: spaces.length, end: spaces.length + 1 };
    const edits = [{ line, text: `${spaces}- ${text.slice(start.length)}` }];
    found.push(candidateFor({ problem: 'odd-dash', character }, range, edits, { isSafe: true }));
  }
  for (const { problem, look, meant, isSafe } of lineRules) {
    if (look.test(text) && (problem !== 'missing-colon' || key === undefined)) {
      const whole = wholeLine(line, text);
      const range = problem === 'glued-dash' ? { ...whole, end: whole.start + 1 } : whole;
      found.push(candidateFor({ problem }, range, [{ line, text: text.replace(look, meant) }], { isSafe }));
    }
  }
  if (/^(?:---|\.\.\.)/.test(text)) {
    found.push(candidateFor({ problem: 'several-documents' }, wholeLine(line, text), [{ line, text: '' }]));
  }
  return found;
}

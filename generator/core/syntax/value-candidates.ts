/** Slips within one line: what may have been meant by a value that breaks the text. */

import { indentOf, lineBehind, shapeOfLine } from '../document/line-shape.ts';
import type { CodedArgs } from '../findings/diagnostic.ts';
import { inQuotes } from '../findings/message.ts';
import { gluedKey } from './parser-errors.ts';
import { type Reading, wholeLine } from './repair-candidate.ts';

/** Signs that YAML takes for its own where a value begins. */
const reservedStart = /^(?:[*&!%@`]|\? )/;
/** A Markdown link with words behind it. */
const linkFirst = /^\[[^\]]+\]\([^)]*\)/;
/** The sign of a long text, with words on the same line. */
const textBesideSign = /^([>|][-+]?)[ \t]+(\S.*)$/;
/** Dashes that a word processor makes of a hyphen. */
const dashBehindSign = /^([>|])([‐‑‒–—―−])[ \t]*(.*)$/;
/** Signs that people and word processors put before the items of a list. */
const oddDash = /^( *)([‐‑‒–—―−•·●▪*])([ \t]*)(?=\S)/;
const gluedDash = /^( *)-(?=[^\s-])/;
const closingOf: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** Readings of a line by its look. */
export function valueReadings(lines: readonly string[], line: number): Reading[] {
  const text = lines[line] ?? '';
  const shape = shapeOfLine(text);
  const { lead, value, tail } = shape;
  const place = { line, start: lead.length, end: lead.length + value.length };
  const withValue = (changed: string) => [{ line, text: lead + changed + tail }];
  const hasTextBelow = indentOf(lines[lineBehind(lines, line)] ?? '') > lead.search(/[^ -]|$/);
  const readings: Reading[] = [];

  const dashed = dashBehindSign.exec(value);
  if (dashed !== null && shape.key !== undefined) {
    const [, sign = '', dash = '', words = ''] = dashed;
    const meant = words === '' || hasTextBelow ? `${sign}-` : inQuotes(words);
    const args = { problem: 'dash-behind-sign', sign: sign + dash, meant: `${sign}-` } as const;
    const isSafe = words === '';
    return [{ args, place: { ...place, end: place.start + 2 }, edits: withValue(meant), isSafe }];
  }
  const beside = textBesideSign.exec(value);
  if (beside !== null) {
    const [, sign = '', words = ''] = beside;
    const isComparison = sign.length === 1 && /^\d/.test(words);
    if (isComparison && !hasTextBelow) {
      return [
        { args: { problem: 'reserved-start' }, place, edits: withValue(inQuotes(value)), isSafe: true },
      ];
    }
    const args = { problem: 'text-beside-sign', sign } as const;
    const edits = withValue(hasTextBelow ? sign : inQuotes(words));
    return [{ args, place, edits, isSafe: !hasTextBelow && sign.length === 2 }];
  }
  if (reservedStart.test(value) && (shape.key !== undefined || shape.dashes !== '')) {
    readings.push({
      args: { problem: 'reserved-start' },
      place,
      edits: withValue(inQuotes(value)),
      isSafe: true,
    });
  }
  if (linkFirst.test(value) || /^(?:\[[^\]]*\]|\{[^}]*\})[ (].*\S/.test(value)) {
    readings.push({
      args: { problem: 'reserved-start' },
      place,
      edits: withValue(inQuotes(value)),
      isSafe: linkFirst.test(value),
    });
  }
  if (shape.key !== undefined && /^-(?: |$)/.test(value)) {
    readings.push({
      args: { problem: 'list-beside-colon' },
      place: { ...place, end: place.start + 1 },
      edits: withValue(inQuotes(value)),
      isSafe: false,
    });
  }
  const odd = oddDash.exec(text);
  if (odd !== null && !/^ *\*\S/.test(text)) {
    const [start = '', spaces = '', sign = ''] = odd;
    readings.push({
      args: { problem: 'odd-dash', sign },
      place: { line, start: spaces.length, end: spaces.length + 1 },
      edits: [{ line, text: `${spaces}- ${text.slice(start.length)}` }],
      isSafe: true,
    });
  }
  if (gluedDash.test(text)) {
    readings.push({
      args: { problem: 'glued-dash' },
      place: { line, start: shape.indent, end: shape.indent + 1 },
      edits: [{ line, text: text.replace(gluedDash, '$1- ') }],
      isSafe: true,
    });
  }
  const named = /^( *(?:- +)*[a-z][A-Za-z0-9_-]*)([ =;,]+)([^\s:].*)$/.exec(text);
  if (named !== null && shape.key === undefined) {
    const [, name = '', , rest = ''] = named;
    readings.push({
      args: { problem: 'missing-colon' },
      place: wholeLine(line, text),
      edits: [{ line, text: `${name}: ${rest}` }],
      isSafe: false,
    });
  }
  return readings;
}

/**
 * The reading of what the parser itself says of a line, if the line can be read on without that slip.
 * @param column where in the line the finding begins, from 0
 */
export function parserReading(
  coded: CodedArgs,
  lines: readonly string[],
  line: number,
  column: number,
): Reading | undefined {
  const text = lines[line] ?? '';
  const { lead, value, tail, key } = shapeOfLine(text);
  const edit = (changed: string) => [{ line, text: changed }];
  if (coded.code === 'smart-quotes') {
    const { opening, inner, closing } = coded.args;
    const edits = edit(
      text.slice(0, column) +
        inQuotes(inner) +
        text.slice(column + opening.length + inner.length + closing.length),
    );
    return { args: { problem: 'other' }, edits, isSafe: false };
  }
  if (coded.code !== 'yaml-syntax') {
    return undefined;
  }
  const { problem } = coded.args;
  switch (problem) {
    case 'missing-space':
      return gluedKey.test(text)
        ? { args: { problem }, edits: edit(text.replace(/:(?=\S)/, ': ')), isSafe: true }
        : undefined;
    case 'colon-in-text':
      return key !== undefined && /:(?:\s|$)/.test(value)
        ? { args: { problem }, edits: edit(lead + inQuotes(value) + tail), isSafe: false }
        : undefined;
    case 'reserved-start':
    case 'text-after-quote':
      return { args: { problem }, edits: edit(lead + inQuotes(value) + tail), isSafe: false };
    case 'bad-escape':
      return {
        args: { problem },
        edits: edit(lead + inQuotes(value.replace(/^"|"$/g, '')) + tail),
        isSafe: false,
      };
    case 'unclosed-quote': {
      const open = text.charAt(column);
      const end = text.length - tail.length;
      const isOpening = open === '"' || open === "'";
      return isOpening
        ? { args: { problem }, edits: edit(text.slice(0, end) + open + tail), isSafe: false }
        : undefined;
    }
    case 'unclosed-bracket': {
      const closing = closingOf[text.charAt(column)];
      return closing === undefined
        ? undefined
        : { args: { problem }, edits: edit(lead + value + closing + tail), isSafe: false };
    }
    case 'several-documents':
      return { args: { problem }, edits: edit(''), isSafe: false };
    default:
      return undefined;
  }
}

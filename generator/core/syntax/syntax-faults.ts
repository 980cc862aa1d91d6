/**
 * Every slip of a text that cannot be read. The parser knows one place at which it gives up, and what follows it
 * are echoes. So each slip gets the reading with which the text can be read farthest, and the search goes on
 * behind it.
 */
import type { Document, YAMLParseError } from 'yaml';
import { itemAt, labelsOn } from '../document/describe-place.ts';
import { LineIndex } from '../document/line-index.ts';
import { indentOf, lineBefore, lineBehind, linesOf, tabWidths } from '../document/line-shape.ts';
import { parseText } from '../document/parse-text.ts';
import { treeOf } from '../document/yaml-tree.ts';
import type { Diagnostic } from '../findings/diagnostic.ts';
import { lostDash, lostHash, lostSign, shifts, textIndent } from './layout-candidates.ts';
import { explainSyntax, type Slip } from './parser-errors.ts';
import { createPlaceSlip } from './place-finding.ts';
import type { FoundSlips, LineEdit, Reading, Repair } from './repair-candidate.ts';
import { findRepeatedKeys } from './repeated-keys.ts';
import { parserReading, valueReadings } from './value-candidates.ts';

/** Further slips are found when these are mended. */
export const maximumSlips = 8;
/** How much is read again in search of what was meant, in UTF-16 units: it takes part of a second. */
const maximumTrial = 1_500_000;
/** Lines that a reading is tried on, before and behind its place. */
const linesBefore = 80;
const linesBehind = 260;
/** A line that is longer is no owner's; nothing is tried on a text that has one. */
const longestLine = 2000;
/** Nothing is tried on a text that is longer: to read it takes part of a second each time. */
const largestTried = 400_000;

/** The text of a broken file on the way to one that can be read. */
interface Draft {
  readonly text: string;
  readonly lines: readonly string[];
  readonly document: Document.Parsed;
  readonly errors: readonly YAMLParseError[];
}

function draftOf(text: string, document = parseText(text)): Draft {
  const errors = document.errors.filter(({ code }) => code !== 'DUPLICATE_KEY');
  return { text, lines: linesOf(text), document, errors };
}

/** Index of the line of an offset. */
function lineAt(text: string, offset: number): number {
  let line = 0;
  for (let end = text.indexOf('\n'); end !== -1 && end < offset; end = text.indexOf('\n', end + 1)) {
    line += 1;
  }
  return line;
}

/** Index of the first line at or behind a line that cannot be read. */
function firstUnreadable(text: string, from: number): number {
  const document = parseText(text);
  const [slip] = document.errors.filter(({ code }) => code !== 'DUPLICATE_KEY');
  const repeated = document.errors
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ pos }) => lineAt(text, pos[0]))
    .filter((line) => line >= from);
  const slipLine =
    slip === undefined ? Number.POSITIVE_INFINITY : lineAt(text, explainSyntax(slip, document, text).start);
  return Math.min(slipLine, ...repeated.slice(0, 1));
}

function edited(lines: readonly string[], edits: readonly LineEdit[]): string[] {
  const changed = [...lines];
  for (const { line, text } of edits) {
    changed[line] = text;
  }
  return changed;
}

/** A text with other lines in place of some of its own, and its own line ends. */
function withEdits(text: string, edits: readonly LineEdit[]): string {
  const byLine = new Map(edits.map((edit) => [edit.line, edit.text]));
  return text
    .split('\n')
    .map((line, index) => {
      const changed = byLine.get(index);
      return changed === undefined ? line : changed + (line.endsWith('\r') ? '\r' : '');
    })
    .join('\n');
}

/** The lines around a line and those that open the blocks they stand in; all others are empty. */
function neighbourhood(lines: readonly string[], line: number): string[] {
  const start = Math.max(0, line - linesBefore);
  const kept = lines.slice(0, Math.min(lines.length, line + linesBehind));
  let limit = indentOf(lines[lineBehind(lines, start - 1)] ?? '');
  const open = new Set<number>();
  for (let above = start; above > 0 && limit > 0; ) {
    const width = limit;
    above = lineBefore(lines, above, (other) => indentOf(other) < width);
    open.add(above);
    limit = indentOf(lines[above] ?? '');
  }
  return kept.map((text, index) => (index >= start || open.has(index) ? text : ''));
}

/** How far a text can be read with each reading, by trying. */
class Trial {
  private left = maximumTrial;

  /** The reading with which the text can be read farthest, if that is beyond the place that it mends. */
  best(draft: Draft, slipLine: number, readings: readonly Reading[]): Reading | undefined {
    const near = neighbourhood(draft.lines, slipLine);
    const isTypical = this.reach(near, slipLine) === slipLine;
    const lines = isTypical ? near : draft.lines;
    const seen = new Set<string>();
    let best: Reading | undefined;
    let farthest = slipLine;
    let isOnly = true;
    for (const reading of readings) {
      const identity = JSON.stringify(reading.edits);
      if (seen.has(identity)) {
        continue;
      }
      seen.add(identity);
      const last = Math.max(slipLine, ...reading.edits.map(({ line }) => line));
      const first = Math.min(slipLine, ...reading.edits.map(({ line }) => line));
      const reached = this.reach(edited(lines, reading.edits), first);
      if (reached <= last) {
        continue;
      }
      if (reached > farthest) {
        best = reading;
        farthest = reached;
        isOnly = true;
      } else if (reached === farthest && reading.isSafe && reading.distance === best?.distance) {
        isOnly = false;
      }
    }
    const isSafe = best?.isSafe === true && isOnly;
    const args = best?.args.problem === 'shifted' ? { ...best.args, isSure: isSafe } : best?.args;
    return best && args && { ...best, args, isSafe };
  }

  /** Index of the first line that cannot be read; -1 where too much has been tried. */
  reach(lines: readonly string[], from: number): number {
    const text = lines.join('\n');
    this.left -= text.length;
    return this.left < 0 ? -1 : firstUnreadable(text, from);
  }
}

/** Lines at which a slip may stand that the parser stumbles over, the likeliest first. */
function suspects({ lines, text }: Draft, error: YAMLParseError, slip: Slip): number[] {
  const errorLine = lineAt(text, error.pos[0]);
  const slipLine = lineAt(text, slip.start);
  const indent = indentOf(lines[slipLine] ?? '');
  const owner = lineBefore(lines, slipLine, (line) => indentOf(line) < indent);
  const candidates = [
    slipLine,
    errorLine,
    lineBefore(lines, slipLine),
    lineBefore(lines, errorLine),
    lineBehind(lines, owner),
  ];
  return [...new Set(candidates)].filter((line) => line >= 0 && line < lines.length);
}

function readingsOf(draft: Draft, error: YAMLParseError, slip: Slip): Reading[] {
  const { lines, text } = draft;
  const slipLine = lineAt(text, slip.start);
  const column = slip.start - (text.lastIndexOf('\n', slip.start - 1) + 1);
  const places = suspects(draft, error, slip);
  const ofParser = parserReading(slip.coded, lines, slipLine, column);
  const [place = slipLine] = places;
  return [
    ...valueReadings(lines, place),
    ...(ofParser === undefined ? [] : [ofParser]),
    ...places.slice(1).flatMap((line) => valueReadings(lines, line)),
    ...places.flatMap((line) => lostDash(lines, line)),
    ...places.flatMap((line) => lostSign(lines, line)),
    ...places.flatMap((line) => textIndent(lines, line)),
    ...places.flatMap((line) => shifts(lines, line)),
    ...places.flatMap((line) => lostHash(lines, line)),
  ];
}

interface Step {
  readonly findings: readonly Diagnostic[];
  readonly edits: readonly LineEdit[];
  readonly isSafe: boolean;
}

/** The tabs of a text, all at once, as the spaces with which it can be read farthest. */
function tabStep(draft: Draft, tabs: readonly YAMLParseError[], trial: Trial): Step {
  const { document, text, lines } = draft;
  const place = createPlaceSlip(document, new LineIndex(text));
  const findings = tabs.map((tab) => {
    const { coded, start, end } = explainSyntax(tab, document, text);
    return place(coded, start, end);
  });
  const reported = new Set(findings.map(({ range }) => range.start.line - 1));
  const first = Math.min(...reported);
  const choices = tabWidths.map((width) =>
    lines.flatMap((line, index) => {
      const indentation = /^[ \t]*/.exec(line)?.[0] ?? '';
      const isMeant = line.trim() !== '' && (indentation.startsWith('\t') || reported.has(index));
      return isMeant && indentation.includes('\t')
        ? [
            {
              line: index,
              text: indentation.replaceAll('\t', ' '.repeat(width)) + line.slice(indentation.length),
            },
          ]
        : [];
    }),
  );
  const [best] = choices
    .map((edits) => ({ edits, reached: trial.reach(edited(lines, edits), first) }))
    .filter(({ reached }) => reached > first)
    .toSorted((a, b) => b.reached - a.reached);
  return { findings, edits: best?.edits ?? [], isSafe: false };
}

/**
 * The first slip of a text.
 * @param trial absent where nothing is to be tried
 */
function step(draft: Draft, trial: Trial | undefined): Step | undefined {
  const { document, text, lines, errors } = draft;
  const [error] = errors;
  if (error === undefined) {
    return undefined;
  }
  const slip = explainSyntax(error, document, text);
  const slipLine = lineAt(text, slip.start);
  const tabs = errors.filter(({ code }) => code === 'TAB_AS_INDENT');
  if (tabs.some(({ pos }) => lineAt(text, pos[0]) <= Math.max(slipLine, lineAt(text, error.pos[0])) + 1)) {
    return tabStep(draft, tabs, trial ?? new Trial());
  }
  const reading = trial?.best(draft, slipLine, readingsOf(draft, error, slip));
  const index = new LineIndex(text);
  const place = createPlaceSlip(document, index);
  if (reading?.place === undefined) {
    return {
      findings: [place(slip.coded, slip.start, slip.end)],
      edits: reading?.edits ?? [],
      isSafe: reading?.isSafe ?? false,
    };
  }
  const { line, start, end } = reading.place;
  const lineStart = index.starts[line] ?? 0;
  const width = lines[line]?.length ?? 0;
  const finding = place(
    { code: 'yaml-syntax', args: reading.args },
    lineStart + Math.min(start, width),
    lineStart + Math.min(end, width),
  );
  return { findings: [finding], edits: reading.edits, isSafe: reading.isSafe };
}

/**
 * All slips of a broken text that do not depend on each other.
 * @param document the text as the parser has read it; nothing is found where it has no errors but repeated keys
 */
export function findSlips(text: string, document: Document.Parsed): FoundSlips {
  const diagnostics: Diagnostic[] = [];
  const repairs: Repair[] = [];
  const touched = new Set<number>();
  let draft = draftOf(text, document);
  const isTried = text.length <= largestTried && draft.lines.every((line) => line.length <= longestLine);
  const trial = isTried ? new Trial() : undefined;
  while (diagnostics.length < maximumSlips) {
    const next = step(draft, trial);
    // What is wrong with a line that has been mended is an echo of the mending.
    if (next === undefined || next.findings.some(({ range }) => touched.has(range.start.line - 1))) {
      break;
    }
    if (next.edits.length === 0) {
      diagnostics.push(...next.findings);
      break;
    }
    const isNew = next.edits.every(({ line }) => !touched.has(line));
    for (const { line } of next.edits) {
      touched.add(line);
    }
    draft = draftOf(withEdits(draft.text, next.edits));
    const named = next.findings.map((finding) => withPlaceIn(draft, finding));
    diagnostics.push(...named);
    if (next.isSafe && named[0] !== undefined && isNew) {
      repairs.push({ finding: named[0], edits: next.edits });
    }
  }
  if (draft.errors.length > 0) {
    return { diagnostics, repairs, isReadToEnd: false };
  }
  const place = createPlaceSlip(draft.document, new LineIndex(draft.text));
  const repeated = findRepeatedKeys(draft.document, draft.text, place);
  // Which of two lines is too many is seen best when nothing else is wrong; a lost dash makes many of them.
  const isLostDash = ({ code, range }: Diagnostic) =>
    code === 'yaml-syntax' && !touched.has(range.start.line - 1);
  return {
    diagnostics: [...diagnostics, ...repeated.diagnostics.filter(isLostDash)],
    repairs: [...repairs, ...repeated.repairs.filter(({ finding }) => isLostDash(finding))],
    isReadToEnd: true,
  };
}

/** A finding with the path that its line has when it is mended. */
function withPlaceIn({ document, lines, text }: Draft, finding: Diagnostic): Diagnostic {
  const index = finding.range.start.line - 1;
  const line = lines[index] ?? '';
  const tree = treeOf(document, new LineIndex(text));
  const offset = (tree.index.starts[index] ?? 0) + line.search(/[^\s-]|$/);
  if (line === '') {
    return finding;
  }
  const path = line.startsWith('#') ? [] : itemAt(tree, offset);
  return { ...finding, path, labels: labelsOn(tree, path) };
}

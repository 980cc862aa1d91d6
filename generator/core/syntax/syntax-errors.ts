/**
 * Every syntax error of a text. The parser knows one place at which it gives up, and what follows it are echoes. So
 * the smallest edits are tried there, the one with which the text is proved to read better names the error, and the
 * search goes on behind it.
 */
import type { Document, YAMLParseError } from 'yaml';
import {
  indentOf,
  isIdle,
  lineBefore,
  lineBehind,
  linesAround,
  linesOf,
  startsWithDash,
} from '../document/line-shape.ts';
import { treeOf } from '../document/yaml-tree.ts';
import type { Diagnostic } from '../findings/diagnostic.ts';
import { diagnosticAt, itemAt } from '../findings/item-labels.ts';
import { Draft } from './draft.ts';
import { itemEdits, layoutEdits, oddDashes, tabEdits } from './layout-edits.ts';
import { keyEdits, lineEdits } from './line-edits.ts';
import { namedByParser } from './parser-errors.ts';
import {
  fixKindOf,
  type LineEdit,
  type LinePart,
  type NamedError,
  type Repair,
  type RepairCandidate,
  type SyntaxFindings,
  wholeLine,
  withUnchecked,
} from './repair-candidate.ts';
import { Trial } from './trial.ts';

/** Further errors are found when these are fixed. */
export const maximumErrors = 8;
/** Most tabs that are named at once. */
const maximumTabs = 100;

/** Errors that are named, with what restores its place where that is known. */
interface Step {
  readonly errors: readonly NamedError[];
  readonly candidate?: RepairCandidate | undefined;
}

/** Lines at which an error may stand that the parser stumbles over, the likeliest first. */
function suspects({ lines, index }: Draft, error: YAMLParseError, line: number): number[] {
  const errorLine = index.lineAt(error.pos[0]);
  const likely = [line, errorLine, lineBefore(lines, line), lineBehind(lines, ownerOf(lines, line))];
  return [...new Set(likely)].filter((other) => other >= 0 && other < lines.length);
}

/** The line that opens the block that a line stands in, by their indentation. */
function ownerOf(lines: readonly string[], line: number): number {
  const indent = indentOf(lines[line] ?? '');
  return lineBefore(lines, line, (other) => indentOf(other) < indent);
}

/** Whether a line begins a list item where no list is open. */
function isOutsideList(lines: readonly string[], line: number): boolean {
  const [here = '', ...open] = [line, ...linesAround(lines, line)].map((at) => lines[at] ?? '');
  return startsWithDash(here) && !open.some(startsWithDash);
}

/** Whether the parser stumbles over a tab: behind a long text it says that a line stands wrong. */
function isAboutTab({ code, pos }: YAMLParseError, { lines, index }: Draft): boolean {
  const isTabbed = () => /^ *\t/.test(lines[index.lineAt(pos[0])] ?? '');
  return code === 'TAB_AS_INDENT' || (code === 'BAD_INDENT' && isTabbed());
}

/** The first error of a text that cannot be read. */
function stepToError(draft: Draft, error: YAMLParseError, trial: Trial): Step {
  const { document, index } = draft;
  const named = namedByParser(error, document, index);
  const { line } = named.range;
  const tabs = document.errors.filter((other) => isAboutTab(other, draft)).slice(0, maximumTabs);
  const last = Math.max(line, index.lineAt(error.pos[0])) + 1;
  if (tabs.some(({ pos }) => index.lineAt(pos[0]) <= last)) {
    const ranges = tabs.map((tab) => namedByParser(tab, document, index).range);
    const tabLines = ranges.map((range) => range.line);
    return {
      errors: ranges.map((range) => ({ coded: { code: 'yaml-syntax', args: { problem: 'tab' } }, range })),
      candidate: trial.best(draft, Math.min(...tabLines), (near) => tabEdits(near, new Set(tabLines))),
    };
  }
  const places = suspects(draft, error, line);
  const candidate = trial.best(draft, line, (near) => [
    ...places.flatMap((other) => [...lineEdits(near, other), ...keyEdits(near, other)]),
    // What opens a block may be the first item of a list.
    ...[...new Set([...places, ownerOf(near, line)])].flatMap((other) => oddDashes(near, other)),
    ...layoutEdits(near, places),
  ]);
  const outside = { code: 'yaml-syntax', args: { problem: 'outside-list' } } as const;
  const found = isOutsideList(draft.lines, line)
    ? { coded: outside, range: wholeLine(line, draft.lines[line] ?? '') }
    : named;
  return { errors: [candidate ?? found, ...(candidate?.others ?? [])], candidate };
}

/** Where a key is repeated: the first line of a list item that has been lost, if it is that. */
function stepToRepeatedKey(draft: Draft, { line, start: column }: LinePart, trial: Trial): Step | undefined {
  const { lines } = draft;
  const start = lineBefore(lines, line, (other) => indentOf(other) < column);
  const block = lines.flatMap((text, at) =>
    at > Math.max(start, 0) && at <= line && !isIdle(text) ? [at] : [],
  );
  const candidate = trial.best(draft, line, (near) => itemEdits(near, block.toReversed()));
  return candidate && { errors: [candidate], candidate };
}

/**
 * All syntax errors of a text that do not depend on each other.
 * @param document the text as the parser has read it
 */
export function findSyntaxErrors(text: string, document: Document.Parsed): SyntaxFindings {
  const diagnostics: Diagnostic[] = [];
  const repairs: Repair[] = [];
  const touched = new Set<number>();
  const lines = linesOf(text);
  const blockOf = ({ line }: LineEdit) => lineBefore(lines, line + 1, (other) => indentOf(other) === 0);
  /** First lines of the blocks at the edge of the file in which something is only supposed: no ground for a repair. */
  const uncertain = new Set<number>();
  let draft = new Draft(text, document);
  const trial = new Trial(text);
  while (diagnostics.length < maximumErrors) {
    const [error] = draft.document.errors;
    const [repeated] = draft.repeatedKeys();
    const next =
      error !== undefined
        ? stepToError(draft, error, trial)
        : repeated && stepToRepeatedKey(draft, repeated.range, trial);
    const before = draft;
    const toFile = (line: number) => before.origins[line] ?? 0;
    // What is wrong with a line that has been edited is an echo of the edit.
    if (next === undefined || next.errors.some(({ range }) => touched.has(toFile(range.line)))) {
      break;
    }
    const { candidate } = next;
    if (candidate === undefined || !trial.mayRead(before.text)) {
      diagnostics.push(...next.errors.map((named) => findingOf(named, before, before)));
      break;
    }
    const edits = candidate.edits.map((edit) => ({ ...edit, line: toFile(edit.line) }));
    const isNew = edits.every(({ line }) => !touched.has(line));
    for (const { line } of edits) {
      touched.add(line);
    }
    draft = before.with(candidate.edits);
    const blocks = edits.map(blockOf);
    const isSafe = candidate.isSafe && isNew && !blocks.some((block) => uncertain.has(block));
    const kind = isSafe ? fixKindOf(candidate) : undefined;
    diagnostics.push(...next.errors.map((named) => findingOf(withSafety(named, isSafe), before, draft)));
    if (kind !== undefined) {
      repairs.push({ kind, edits });
    } else {
      for (const block of blocks) {
        uncertain.add(block);
      }
    }
  }
  const isReadToEnd = draft.document.errors.length === 0;
  // Which of two lines is too many is seen best when nothing else is wrong.
  const repeated = diagnostics.length === 0 && isReadToEnd ? draft.repeatedKeys() : [];
  for (const { range, ...args } of repeated) {
    diagnostics.push(findingOf({ coded: { code: 'yaml-duplicate-key', args }, range }, draft, draft));
  }
  return { diagnostics: withUnchecked(diagnostics, isReadToEnd), repairs };
}

/** What is wrong, and of moved lines whether a command moves them back. */
function withSafety(named: NamedError, isSafe: boolean): NamedError {
  const { coded } = named;
  return coded.code === 'yaml-syntax' && coded.args.problem === 'shifted'
    ? { ...named, coded: { ...coded, args: { ...coded.args, isSafe } } }
    : named;
}

/** A finding at its line of the file, with the path that this line has when it is restored. */
function findingOf({ coded, range }: NamedError, before: Draft, after: Draft): Diagnostic {
  const origin = before.origins[range.line] ?? 0;
  const width = before.lines[range.line]?.length ?? 0;
  const at = (column: number) => ({ line: origin + 1, column: Math.min(column, width) + 1 });
  const line = after.origins.indexOf(origin);
  const text = after.lines[line] ?? '';
  const offset = (after.index.starts[line] ?? 0) + text.search(/[^\s-]|$/);
  const tree = treeOf(after.document, after.index);
  const path = text.startsWith('#') ? [] : itemAt(tree, offset);
  return diagnosticAt(tree, coded, path, { start: at(range.start), end: at(range.end) });
}

/** Mends what is safe to mend in the text of `site.yaml`, and nothing else. */
import { type Diagnostic, type FindingCode, hasErrors } from '../diagnostics/diagnostic.ts';
import { readSite } from '../read/read-site.ts';
import { type Examined, type FixKind, finders, lineOf, type Proposal } from './safe-fixes.ts';
import { applyEdits } from './splice.ts';

/** A line before and after. Edits stay within their line, so its number is the same. */
export interface LineChange {
  readonly line: number;
  readonly before: string;
  readonly after: string;
  readonly kinds: readonly FixKind[];
}

export interface Mended {
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly changes: readonly LineChange[];
}

/** What is wrong with a text, as one look can tell. */
interface State extends Examined {
  /** 2: its YAML cannot be read; 1: it is no site; 0: only what it refers to can be wrong. */
  readonly level: number;
  readonly errors: number;
  readonly firstErrorLine: number;
}

/** Findings about how the file is written, whatever it says. */
const writingCodes: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'yaml-syntax',
  'yaml-duplicate-key',
  'yaml-alias',
  'yaml-tag',
  'file-empty',
  'invisible-sign',
  'smart-quotes',
]);

type Check = (text: string) => readonly Diagnostic[];

/** Mending one mistake can uncover the next; more often than this, something goes round in circles. */
const maximumSteps = 1000;

function examine(text: string, check: Check): State {
  const diagnostics = check(text);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const isRead = readSite(text).spec !== undefined;
  // Where all errors are about the writing, the content has not been looked at.
  const isUnreadable = errors.every(({ code }) => writingCodes.has(code));
  return {
    text,
    diagnostics,
    level: isRead ? 0 : isUnreadable ? 2 : 1,
    errors: errors.length,
    firstErrorLine: errors[0]?.range.start.line ?? Number.POSITIVE_INFINITY,
  };
}

/**
 * Below 0 where `a` has less wrong with it than `b`. Of a text that cannot be read only the first slip is known: what
 * counts is how far it can be read.
 */
function compare(a: State, b: State): number {
  if (a.level !== b.level) {
    return a.level - b.level;
  }
  return a.level === 2 && a.firstErrorLine !== b.firstErrorLine
    ? b.firstErrorLine - a.firstErrorLine
    : a.errors - b.errors;
}

function isAcceptable(after: State, before: State, proposal: Proposal): boolean {
  const order = compare(after, before);
  return proposal.mustHelp ? order < 0 : order <= 0;
}

/** Whether several proposals at once have each done what they must. */
function haveAllHelped(after: State, before: State, proposals: readonly Proposal[]): boolean {
  if (!hasErrors(after.diagnostics)) {
    return true;
  }
  if (before.level < 2) {
    const needed = proposals.filter(({ mustHelp }) => mustHelp).length;
    return after.level === before.level && before.errors - after.errors >= needed;
  }
  // Of a text that could not be read the errors cannot be counted; but those lines are fine now.
  const lines = new Set(
    proposals.flatMap(({ edits }) => edits.map(({ start }) => lineOf(before.text, start))),
  );
  const isFine = ({ severity, range }: Diagnostic) => severity !== 'error' || !lines.has(range.start.line);
  return compare(after, before) < 0 && after.diagnostics.every(isFine);
}

interface Step {
  readonly state: State;
  readonly taken: readonly Proposal[];
}

/**
 * One step: all proposals of a kind where that goes well, else the first that does what it must.
 * @param refused places where a proposal did not; they are not tried again
 */
function step(state: State, check: Check, refused: Set<string>): Step | undefined {
  const tryAll = (proposals: readonly Proposal[]) =>
    examine(
      applyEdits(
        state.text,
        proposals.flatMap(({ edits }) => edits),
      ),
      check,
    );
  for (const finder of finders) {
    const choices = finder(state).filter((alternatives) => !refused.has(placeOf(state, alternatives)));
    const firsts = choices.flatMap((alternatives) => alternatives.slice(0, 1));
    if (firsts.length > 1) {
      const together = tryAll(firsts);
      if (haveAllHelped(together, state, firsts)) {
        return { state: together, taken: firsts };
      }
    }
    for (const alternatives of choices) {
      const [best] = alternatives
        .map((proposal) => ({ state: tryAll([proposal]), taken: [proposal], proposal }))
        .filter((outcome) => isAcceptable(outcome.state, state, outcome.proposal))
        .toSorted((a, b) => compare(a.state, b.state));
      if (best !== undefined) {
        return best;
      }
      refused.add(placeOf(state, alternatives));
    }
  }
  return undefined;
}

/** Kind and line of a proposal, and how far the file could be read when it was made. */
function placeOf({ text, level, firstErrorLine }: State, [proposal]: readonly Proposal[]): string {
  const line = lineOf(text, proposal?.edits[0]?.start ?? 0);
  return [proposal?.kind, line, level, level === 2 ? firstErrorLine : ''].join(':');
}

/**
 * Mends a text step by step; every step is checked, and taken back where the file would read worse after it.
 * @param check all findings of a text
 */
export function mend(source: string, check: Check): Mended {
  // Findings count columns from the first character that is seen.
  const mark = /^\uFEFF?/.exec(source)?.[0] ?? '';
  const text = source.slice(mark.length);
  let state = examine(text, check);
  const kinds = new Map<number, Set<FixKind>>();
  const refused = new Set<string>();
  for (let count = 0; count < maximumSteps; count += 1) {
    const next = step(state, check, refused);
    if (next === undefined) {
      break;
    }
    for (const { kind, edits } of next.taken) {
      for (const { start } of edits) {
        const line = lineOf(state.text, start);
        kinds.set(line, (kinds.get(line) ?? new Set()).add(kind));
      }
    }
    state = next.state;
  }
  return {
    text: mark + state.text,
    diagnostics: state.diagnostics,
    changes: changesBetween(text, state.text, kinds),
  };
}

function changesBetween(
  before: string,
  after: string,
  kinds: ReadonlyMap<number, ReadonlySet<FixKind>>,
): LineChange[] {
  const afterLines = after.split(/\r?\n/);
  return before.split(/\r?\n/).flatMap((line, index) => {
    const now = afterLines[index] ?? '';
    return now === line
      ? []
      : [{ line: index + 1, before: line, after: now, kinds: [...(kinds.get(index + 1) ?? [])] }];
  });
}

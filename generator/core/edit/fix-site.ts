/** Fixes what is safe to fix in the text of `site.yaml`, and nothing else. */

import { lazy } from '../document/lazy.ts';
import { LineIndex } from '../document/line-index.ts';
import type { SiteDocument } from '../site-document.ts';
import { isProved } from '../syntax/prove-edit.ts';
import { Reading } from '../syntax/readable-entries.ts';
import type { FixKind } from '../syntax/repair-candidate.ts';
import { maximumErrors } from '../syntax/syntax-errors.ts';
import { type Examined, finders, type Proposal } from './safe-fixes.ts';
import { applyEdits } from './splice.ts';

/** A line before and after. Edits stay within their line, so its number is the same. */
export interface LineChange {
  readonly line: number;
  readonly before: string;
  readonly after: string;
  readonly kinds: readonly FixKind[];
}

export interface FixedSite {
  readonly document: SiteDocument;
  readonly changes: readonly LineChange[];
}

/** What is wrong with a text, as one look can tell. */
interface State extends Examined {
  readonly document: SiteDocument;
  /** 2: it is unreadable; 1: it is no site; 0: only what it refers to can be wrong. */
  readonly level: number;
  readonly errors: number;
  readonly firstErrorLine: number;
  /** What it says; read when it is needed. */
  readonly reading: () => Reading;
}

const unreadable = 2;

/** How much text is examined, in UTF-16 units: some seconds of work, and enough for every mistake of a usual file. */
const maximumExamined = 6_000_000;

/** Whether a text has as much less wrong with it after proposals as they promise. */
function haveHelped(after: State, before: State, proposals: readonly Proposal[]): boolean {
  if (before.level === unreadable && isMisread(after, changedLines(before, proposals))) {
    return false;
  }
  if (after.level !== before.level) {
    return after.level < before.level;
  }
  if (before.level === unreadable && before.errors >= maximumErrors) {
    // Of a text with more errors than are told at once, what counts is how far it can be read.
    return after.firstErrorLine > before.firstErrorLine;
  }
  // Of a character that is not rendered it is enough that nothing gets worse without it.
  return before.errors - after.errors >= proposals.filter(({ kind }) => kind !== 'invisible').length;
}

function changedLines({ index }: State, proposals: readonly Proposal[]): Map<number, FixKind> {
  return new Map(
    proposals.flatMap(({ kind, edits }) => edits.map(({ start }) => [index.lineAt(start), kind] as const)),
  );
}

/** Whether a line of a text that could not be read is wrong in another way now: it was not that which was meant. */
function isMisread(after: State, changed: ReadonlyMap<number, FixKind>): boolean {
  return after.diagnostics.some(
    (finding) =>
      changed.has(finding.range.start.line - 1) &&
      (finding.code === 'yaml-duplicate-key' ||
        finding.code === 'wrong-shape' ||
        (finding.code === 'unknown-key' && finding.args.nearest === undefined)),
  );
}

interface Step {
  readonly state: State;
  readonly taken: readonly Proposal[];
}

class SiteFix {
  private left = maximumExamined;
  /** Places where no proposal was accepted; they are not tried again. */
  private readonly refused = new Set<string>();

  examine(document: SiteDocument): State {
    const { diagnostics, specification, data } = document;
    // Findings count columns from the first character that is seen.
    const text = document.source.fileText;
    this.left -= text.length;
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    return {
      document,
      text,
      index: new LineIndex(text),
      diagnostics,
      level: specification !== undefined ? 0 : data === undefined ? unreadable : 1,
      errors: errors.length,
      firstErrorLine: errors[0]?.range.start.line ?? Number.POSITIVE_INFINITY,
      reading: lazy(() => new Reading(text)),
    };
  }

  /** One step: all proposals of a kind where that goes well, else the first that does what it must. */
  step(state: State): Step | undefined {
    if (state.diagnostics.some(({ code }) => code === 'too-much' || code === 'merge-marks')) {
      return undefined;
    }
    for (const finder of finders) {
      const proposals = finder(state).filter((proposal) => !this.refused.has(nameOf(state, proposal)));
      const together = proposals.length > 1 ? this.attempt(state, proposals) : undefined;
      if (together !== undefined) {
        return together;
      }
      for (const proposal of proposals) {
        const next = this.attempt(state, [proposal]);
        if (next !== undefined) {
          return next;
        }
        this.refused.add(nameOf(state, proposal));
      }
    }
    return undefined;
  }

  /** The state after proposals; `undefined` where they do not help, or where it is not proved that nothing is lost. */
  private attempt(before: State, taken: readonly Proposal[]): Step | undefined {
    if (this.left < before.text.length) {
      return undefined;
    }
    const { document, text } = before;
    const byteOrderMark = document.text.slice(0, document.text.length - text.length);
    const edits = taken.flatMap((proposal) => proposal.edits);
    const state = this.examine(document.withText(byteOrderMark + applyEdits(text, edits)));
    const changed = changedLines(before, taken);
    return haveHelped(state, before, taken) && isProved(before.reading(), state.reading(), changed)
      ? { state, taken }
      : undefined;
  }
}

/** Kind and line of a proposal, and how far the file could be read when it was made. */
function nameOf({ index, level, firstErrorLine }: State, { kind, edits }: Proposal): string {
  const line = index.lineAt(edits[0]?.start ?? 0);
  return [kind, line, level, level === unreadable ? firstErrorLine : ''].join(':');
}

/**
 * Fixes a file step by step. A step is taken only if the file reads better after it, and if it is proved that it
 * leaves all other values as they are.
 */
export function fixSite(document: SiteDocument): FixedSite {
  const fix = new SiteFix();
  const before = fix.examine(document);
  let state = before;
  const kinds = new Map<number, Set<FixKind>>();
  for (let next = fix.step(state); next !== undefined; next = fix.step(state)) {
    for (const { kind, edits } of next.taken) {
      for (const { start } of edits) {
        const line = state.index.lineAt(start) + 1;
        kinds.set(line, (kinds.get(line) ?? new Set()).add(kind));
      }
    }
    state = next.state;
  }
  return { document: state.document, changes: changesBetween(before.text, state.text, kinds) };
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

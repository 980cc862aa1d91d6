/** Edits of a broken text, tried one by one: which of them makes it read best, and is proved to leave the rest as it is. */

import { endsWithIndicator, indentOf, lineBehind, linesAround } from '../document/line-shape.ts';
import { Draft } from './draft.ts';
import { isProved } from './prove-edit.ts';
import { fixKindOf, type RepairCandidate } from './repair-candidate.ts';

/** How much is read in search of what was meant, in characters of a site, the text itself included: it takes part of a second. */
const maximumTrial = 1_000_000;
/** How much is read again of a large text. */
const leastTrial = 300_000;
/** A line that is longer is no owner's; nothing is tried near it. */
const longestLine = 2000;
/** What a proof costs, in readings of the text that it compares: a broken text is read part by part. */
const costOfProof = 4;
/** Most edits that a proof is asked for at one place: what reads less far is no more than a guess. */
const maximumProofs = 6;
/** Lines that an edit is tried on, before and behind its place. */
const linesBefore = 80;
const linesBehind = 260;

/** The lines around a line and those that open the blocks they stand in; all others are empty. */
function neighbourhood(lines: readonly string[], line: number): string {
  const start = Math.max(0, line - linesBefore);
  const open = new Set(linesAround(lines, start));
  return lines
    .slice(0, line + linesBehind)
    .map((text, index) => (index >= start || open.has(index) ? text : ''))
    .join('\n');
}

interface Outcome {
  readonly candidate: RepairCandidate;
  readonly draft: Draft;
  readonly reach: number;
}

/** The lines that an edit changes, and what the text says with it. */
function effectOf({ candidate, draft }: Outcome): string {
  return JSON.stringify([
    candidate.edits.map(({ line }) => line),
    draft.reading().entries.map(({ key, value, owner }) => [key, value, owner]),
  ]);
}

/** Whether another edit does as well as one, and gives the text another meaning. */
function isRival(other: Outcome, outcome: Outcome): boolean {
  return (
    other.candidate.isSafe &&
    other.candidate.distance === outcome.candidate.distance &&
    other.reach === outcome.reach &&
    other.draft.countFindings() === outcome.draft.countFindings() &&
    effectOf(other) !== effectOf(outcome)
  );
}

/** Whether a block at the edge of the file ends between moved lines and what cannot be read: else they may have stood right. */
function endsBlock(lines: readonly string[], { edits }: RepairCandidate, reach: number): boolean {
  const last = Math.max(...edits.map(({ line }) => line));
  return lineBehind(lines, last, (line) => indentOf(line) === 0) <= reach;
}

export class Trial {
  private left: number;

  constructor({ length }: string) {
    this.left = Math.max(leastTrial, maximumTrial - length);
  }

  /**
   * The candidate that is proved and with which the text can be read farthest, has the fewest findings, and comes
   * first; it is safe only where no other does as well.
   * @param line at which the text cannot be read
   * @param candidatesIn makes the candidates for some lines
   */
  best(
    whole: Draft,
    line: number,
    candidatesIn: (lines: readonly string[]) => readonly RepairCandidate[],
  ): RepairCandidate | undefined {
    const near = new Draft(neighbourhood(whole.lines, line));
    if (near.lines.some(({ length }) => length > longestLine)) {
      return undefined;
    }
    const draft = near.reach(line) === line ? near : new Draft(whole.text, whole.document);
    const outcomes = this.outcomes(draft, line, candidatesIn(draft.lines));
    // Keys of a block that begins above the lines around can be counted in the whole text alone.
    const isBetter = ({ candidate }: Outcome) =>
      draft.document.errors.length > 0 ||
      (this.mayRead(whole.text) && whole.with(candidate.edits).countFindings() < whole.countFindings());
    const proved = outcomes
      .slice(0, maximumProofs)
      .find((outcome) => isBetter(outcome) && this.isProved(draft, outcome));
    if (proved === undefined) {
      return undefined;
    }
    const { candidate } = proved;
    const isSafe =
      candidate.isSafe &&
      !outcomes.some((other) => isRival(other, proved)) &&
      (candidate.distance === 0 || endsBlock(draft.lines, candidate, proved.reach));
    return { ...candidate, isSafe };
  }

  /** Whether there is time to read a text so many times; it is taken. */
  mayRead(text: string, times = 1): boolean {
    this.left -= times * text.length;
    return this.left >= 0;
  }

  /** What comes of candidates with which the text can be read beyond them, the best first. */
  private outcomes(draft: Draft, line: number, candidates: readonly RepairCandidate[]): Outcome[] {
    const known = new Set<string>();
    const isNew = ({ edits }: RepairCandidate) => {
      const before = known.size;
      return known.add(JSON.stringify(edits)).size > before;
    };
    return candidates
      .filter((candidate) => isNew(candidate) && this.mayRead(draft.text))
      .flatMap((candidate): Outcome[] => {
        const touched = candidate.edits.map((edit) => edit.line);
        const after = draft.with(candidate.edits);
        const reach = after.reach(Math.min(line, ...touched));
        return reach > Math.max(line, ...touched) ? [{ candidate, draft: after, reach }] : [];
      })
      .toSorted(
        (a, b) =>
          b.reach - a.reach ||
          a.draft.countFindings() - b.draft.countFindings() ||
          a.candidate.distance - b.candidate.distance ||
          a.candidate.edits.length - b.candidate.edits.length,
      );
  }

  private isProved(draft: Draft, { candidate, draft: after }: Outcome): boolean {
    const beginsText = candidate.edits.some(({ text }) => text.split('\n').some(endsWithIndicator));
    const kind = fixKindOf(candidate) ?? (beginsText ? 'text-indicator' : 'value');
    const changed = new Map(candidate.edits.map(({ line }) => [line, kind] as const));
    return this.mayRead(draft.text, costOfProof) && isProved(draft.reading(), after.reading(), changed);
  }
}

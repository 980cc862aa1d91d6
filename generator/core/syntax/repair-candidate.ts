import type { SyntaxArgs, SyntaxProblem } from '../findings/catalogue/yaml-syntax.ts';
import {
  type CodedArgs,
  type Diagnostic,
  type FindingCode,
  sortDiagnostics,
} from '../findings/diagnostic.ts';

/** What an edit does to a line; owners are told in these terms what was fixed. */
export type FixKind =
  | 'tab'
  | 'invisible'
  | 'smart-quotes'
  | 'number-quotes'
  | 'key'
  | 'value'
  | 'dash'
  | 'indent'
  | 'text-quotes'
  | 'text-indicator'
  | 'space'
  | 'brackets';

/** A line as it would be without a syntax error; with a line end in it where one line becomes two. */
export interface LineEdit {
  /** From 0. */
  readonly line: number;
  readonly text: string;
}

/** Spaces for a level of the file. */
export const levelWidth = 2;

/** A part of a line; lines and columns from 0, the end not included. */
export interface LinePart {
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** What is wrong with a part of a line. */
export interface NamedError<Code extends FindingCode = FindingCode> {
  readonly coded: CodedArgs<Code>;
  readonly range: LinePart;
}

/** An edit that may restore a broken text, and what it says of the text where it is proved. */
export interface RepairCandidate extends NamedError<'yaml-syntax' | 'smart-quotes'> {
  readonly edits: readonly LineEdit[];
  /** What else is wrong in the same way, and restored by the same edit. */
  readonly others?: readonly NamedError[];
  /** Whether the lines can mean nothing else, so that they may be fixed without asking. */
  readonly isSafe: boolean;
  /** How far lines are moved, in spaces: of two ways the shorter one is the likelier. */
  readonly distance: number;
}

/** A proved edit that leaves no choice; its lines are those of the text as it is. */
export interface Repair {
  readonly kind: FixKind;
  readonly edits: readonly LineEdit[];
}

/** What is wrong with the syntax of a text. */
export interface SyntaxFindings {
  readonly diagnostics: readonly Diagnostic[];
  /** How mistakes can be fixed that leave no choice. */
  readonly repairs: readonly Repair[];
}

/** The last finding of a file that cannot be read says what has not been looked at. */
export function withUnchecked(diagnostics: readonly Diagnostic[], isReadToEnd: boolean): Diagnostic[] {
  const sorted = sortDiagnostics(diagnostics);
  return sorted.map((diagnostic, index) =>
    index === sorted.length - 1
      ? { ...diagnostic, unchecked: isReadToEnd ? 'content' : 'below' }
      : diagnostic,
  );
}

/** What is fixed with each problem; the others change a value, and are never fixed without asking. */
const fixKinds: Readonly<Partial<Record<SyntaxProblem, FixKind>>> = {
  tab: 'tab',
  'lost-dash': 'dash',
  'odd-dash': 'dash',
  'glued-dash': 'dash',
  indent: 'indent',
  shifted: 'indent',
  'text-indent': 'indent',
  'reserved-start': 'text-quotes',
  'text-beside-indicator': 'text-quotes',
  'dash-in-indicator': 'text-indicator',
  'lost-indicator': 'text-indicator',
  'lost-item-start': 'text-indicator',
  'missing-space': 'space',
};

export function fixKindOf({ coded }: RepairCandidate): FixKind | undefined {
  return coded.code === 'smart-quotes' ? 'smart-quotes' : fixKinds[coded.args.problem];
}

/** The whole of a line's content. */
export function wholeLine(line: number, text: string): LinePart {
  return { line, start: text.search(/\S|$/), end: text.trimEnd().length };
}

/** A candidate that names a problem of the syntax. */
export function candidateFor(
  args: SyntaxArgs,
  range: LinePart,
  edits: readonly LineEdit[],
  { isSafe = false, distance = 0 } = {},
): RepairCandidate {
  return { coded: { code: 'yaml-syntax', args }, range, edits, isSafe, distance };
}

/** What is wrong with several lines in the same way, restored by one edit; nothing where it is wrong with one alone. */
export function together(candidates: readonly RepairCandidate[]): RepairCandidate[] {
  const [first, ...others] = candidates;
  const edits = candidates.flatMap((candidate) => candidate.edits);
  const isSafe = candidates.every((candidate) => candidate.isSafe);
  return first === undefined || others.length === 0 ? [] : [{ ...first, others, edits, isSafe }];
}

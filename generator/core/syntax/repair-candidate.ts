import type { SyntaxArgs } from '../findings/catalogue/yaml-syntax.ts';
import type { Diagnostic } from '../findings/diagnostic.ts';

/** A line as it would be without a slip. */
export interface LineEdit {
  /** From 0. */
  readonly line: number;
  readonly text: string;
}

/** A part of a line; lines and columns from 0, the end not included. */
export interface LinePart {
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** What may have gone wrong at a place of a broken text, and the lines without it. */
export interface Reading {
  readonly args: SyntaxArgs;
  /** Where it went wrong; absent where the parser names the place itself. */
  readonly place?: LinePart;
  readonly edits: readonly LineEdit[];
  /** Whether the lines can mean nothing else, so that they may be mended without asking. */
  readonly isSafe: boolean;
  /** By how many spaces lines have moved, where they have; of two such readings the shorter way is the likelier. */
  readonly distance?: number;
}

/** Lines that are changed together to mend one slip. */
export interface Repair {
  readonly finding: Diagnostic;
  readonly edits: readonly LineEdit[];
}

export interface FoundSlips {
  readonly diagnostics: readonly Diagnostic[];
  /** How those slips can be mended that leave no choice; the lines are those of the text as it is. */
  readonly repairs: readonly Repair[];
  /** Whether there is nothing else wrong with the layout. */
  readonly isReadToEnd: boolean;
}

/** The whole of a line's content. */
export function wholeLine(line: number, text: string): LinePart {
  return { line, start: text.search(/\S|$/), end: text.trimEnd().length };
}

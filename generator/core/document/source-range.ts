/** Where a value of `site.yaml` is: its path, and the lines and columns that it takes. */

/** Path of a value in the file: keys and list indexes from the top. */
export type ValuePath = readonly (string | number)[];

/** 1-based line and column; a column counts UTF-16 units, as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface SourceRange {
  readonly start: Position;
  readonly end: Position;
}

/** Which part of a YAML pair a finding points at. */
export type FindingTarget = 'key' | 'value';

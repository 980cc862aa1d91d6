/** A file of `generated/`, as a value. */
export interface EmittedFile {
  /** Relative to the folder, with `/` separators. */
  readonly path: string;
  readonly content: string;
}

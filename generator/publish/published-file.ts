/** A file of the published site, as a value. */
export interface PublishedFile {
  /** Relative to the site's root, with `/` separators. */
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** A file of the published site, as a value. Paths are relative to the site's root, with `/` separators. */
export interface PublishedFile {
  readonly path: string;
  readonly content: string | Uint8Array;
  /** Other paths under which the same content answers. */
  readonly alsoAt?: readonly string[];
}

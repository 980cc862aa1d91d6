/** A file of the published site. Paths are relative to the site's root, with `/` separators. */
export interface PublishedFile {
  readonly path: string;
  readonly content: string | Uint8Array;
  /** Further paths of the same content. */
  readonly alsoAt?: readonly string[];
}

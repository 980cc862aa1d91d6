import type { FileOrigin } from '../disk/folder-record.ts';

/** A file of the published site. Paths are relative to the site's root, with `/` separators. */
export interface PublishedFile {
  readonly path: string;
  readonly content: string | Uint8Array;
  /** Further paths of the same content. */
  readonly alsoAt?: readonly string[];
  /** What the content was made from, where a later build may keep the file without making it. */
  readonly origin?: FileOrigin;
}

/** A file that an earlier build made from the same, and that the folder still holds. */
export interface KeptFile {
  readonly path: string;
  readonly alsoAt?: readonly string[];
  readonly content?: undefined;
  readonly origin: FileOrigin;
}

export type SiteFile = PublishedFile | KeptFile;

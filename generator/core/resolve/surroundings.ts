/** What a page may show beside its own block, and what it does. */
import { rememberTexts } from '../text/remember.ts';
import { textDigest } from '../text/text-digest.ts';
import { type ResolveContext, textOfIndex } from './context.ts';
import { digestOfOutline } from './page-outline.ts';

/** What is noted where a page has read something of all pages: which they are, in what order. */
const allPages = '*';

/** What pages may show beside their own blocks. */
export interface Surroundings {
  /** Digest of all but the pages. */
  readonly frame: string;
  /** Digest of what is read by the path of a page, or of all pages. */
  readonly digestOf: (read: string) => string;
}

/** @param aliases other paths by which links may call a page, with its own path */
export function surroundingsOf(
  { spec, pages, pictures, carousels }: ResolveContext,
  aliases: ReadonlyMap<string, string>,
): Surroundings {
  const { pages: outlines, ...frame } = spec;
  return {
    frame: textDigest(JSON.stringify([frame, carousels.all(), textOfIndex(pictures), [...aliases]])),
    digestOf: rememberTexts((read) => {
      const page = pages.get(read);
      return read === allPages
        ? textDigest(outlines.map(digestOfOutline).join(' '))
        : page === undefined
          ? ''
          : digestOfOutline(page.spec);
    }),
  };
}

/** A context that notes what is read in it of pages: the paths by which they are asked for, or that it is all. */
export function noteReads(context: ResolveContext, reads: Set<string>): ResolveContext {
  const { spec, pages } = context;
  return {
    ...context,
    spec: {
      ...spec,
      get pages() {
        reads.add(allPages);
        return spec.pages;
      },
    },
    pages: {
      get: (path) => {
        reads.add(path);
        return pages.get(path);
      },
      values: () => {
        reads.add(allPages);
        return pages.values();
      },
    },
    nearestPath: (path) => {
      reads.add(allPages);
      return context.nearestPath(path);
    },
  };
}

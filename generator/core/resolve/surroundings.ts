/** Dependencies of a page outside its own block: recorded while it is resolved, and compared the next time. */
import { rememberTexts } from '../text/remember.ts';
import { textDigest } from '../text/text-digest.ts';
import { type ResolveContext, textOfIndex } from './context.ts';
import { digestOfOutline } from './page-outline.ts';

/** Recorded when a page depends on the list of all pages or its order. */
const allPages = '*';

/** Digests of everything that pages can depend on outside their own blocks. */
export interface Surroundings {
  /** Digest of the site without its pages. */
  readonly frame: string;
  /** Digest of a recorded read: a page's path, or `allPages`. */
  readonly digestOf: (read: string) => string;
}

/** @param aliases further paths that links may use for a page, each with the page's own path */
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

/** Wraps a context so that every read of other pages is recorded in `reads`: by path, or as `allPages`. */
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

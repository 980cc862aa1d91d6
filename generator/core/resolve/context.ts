import type { PictureProblem } from '../findings/catalogue/unsafe-picture.ts';
import type { Finding } from '../findings/diagnostic.ts';
import { homePath } from '../schema/page-roles.ts';
import { nearestAmong } from '../text/nearest.ts';
import { rememberTexts } from '../text/remember.ts';
import { basePathOf } from './base-path.ts';
import { type CarouselStyles, createCarouselStyles } from './carousel-styles.ts';
import { createLanguageSplitter, type SplitLanguages } from './foreign-words.ts';
import type { PageOutline, SectionOutline, SiteOutline } from './page-outline.ts';
import { createTypesetter, type Typesetter } from './typography.ts';

/** A file of the pictures folder. */
export interface PictureFile {
  readonly kind: 'vector' | 'raster';
  /** Natural size in CSS pixels, as the picture is seen: turned, if it says so; 0 where the file does not tell it. */
  readonly width: number;
  readonly height: number;
  /** Short hash of the content. */
  readonly version: string;
  /** Why it cannot be published. */
  readonly problem?: PictureProblem;
}

/** A file of the downloads folder. */
export interface DownloadFile {
  /** Length in bytes. */
  readonly size: number;
}

/** Files of the pictures folder by name. */
export interface PictureIndex extends ReadonlyMap<string, PictureFile> {
  /** The folder as the owner sees it beside `site.yaml`. */
  readonly folderName?: string;
  /** The files of the folder `downloads` that stands beside that of the pictures. */
  readonly downloads?: ReadonlyMap<string, DownloadFile>;
}

/** Whether two readings of the folders have found the same files. */
export function isSameIndex(a: PictureIndex, b: PictureIndex): boolean {
  return a === b || textOfIndex(a) === textOfIndex(b);
}

/** The index as text: equal indexes have equal texts. */
export function textOfIndex(index: PictureIndex): string {
  return JSON.stringify([index.folderName, [...index], [...(index.downloads ?? [])]]);
}

/** A page with the ids that its sections have on it. */
export interface IndexedPage {
  readonly spec: PageOutline;
  /** Index in the file. */
  readonly index: number;
  /** In the order of the sections. */
  readonly sectionIds: readonly string[];
  /** Fragment of links to the page's question form; absent without a form, or if a section already has this id. */
  readonly formId?: string;
}

/** Fragment of links to a page's question form, whichever section has it. */
const formId = 'form';

function indexPage(spec: PageOutline, index: number): IndexedPage {
  const sectionIds = sectionIdsOf(spec.sections);
  const hasForm = spec.sections.some(({ form }) => form) && !sectionIds.includes(formId);
  return { spec, index, sectionIds, ...(hasForm && { formId }) };
}

/**
 * Splits a visible text from the private characters at its end that encode its origin (see `origins.ts`). Only texts
 * for the editor have them.
 */
export type SplitOrigin = (text: string) => { readonly text: string; readonly origin: string };

const withoutOrigin: SplitOrigin = (text) => ({ text, origin: '' });

/** What every resolver needs: the specification, what is in it by name, and where to say what is wrong. */
export interface ResolveContext {
  readonly spec: SiteOutline;
  /** Pages by their own path, their former paths and aliases. */
  readonly pages: Pick<ReadonlyMap<string, IndexedPage>, 'get' | 'values'>;
  /** The page path most similar to a missing one. Cached, because many pages may link to the same missing page. */
  readonly nearestPath: (path: string) => string | undefined;
  readonly pictures: PictureIndex;
  readonly typesetter: Typesetter;
  readonly splitLanguages: SplitLanguages;
  readonly carousels: CarouselStyles;
  /** See `basePathOf`. */
  readonly basePath: string;
  /** The page whose texts and links are followed; the home page for what stands on every page. */
  readonly pagePath: string;
  readonly splitOrigin: SplitOrigin;
  readonly report: (finding: Finding) => void;
}

/** Ids of a page's sections: as given, else the kind, numbered where it comes again. */
function sectionIdsOf(sections: readonly Pick<SectionOutline, 'kind' | 'id'>[]): string[] {
  const given = new Set(sections.flatMap((section) => section.id ?? []));
  const used = new Set<string>();
  return sections.map((section) => {
    if (section.id !== undefined) {
      return section.id;
    }
    let id: string = section.kind;
    for (let number = 2; used.has(id) || given.has(id); number += 1) {
      id = `${section.kind}-${number}`;
    }
    used.add(id);
    return id;
  });
}

/**
 * Creates the context of one run; reported findings are appended to `findings`.
 * @param aliases further paths that links may use for a page, each with the page's own path
 */
export function createContext(
  spec: SiteOutline,
  pictures: PictureIndex,
  findings: Finding[],
  aliases: ReadonlyMap<string, string> = new Map(),
  splitOrigin: SplitOrigin = withoutOrigin,
): ResolveContext {
  const pages = new Map<string, IndexedPage>(
    spec.pages.map((page, index) => [page.path, indexPage(page, index)]),
  );
  const oldPaths = spec.pages.flatMap(({ path, oldPaths: paths }) =>
    paths.map((oldPath) => [oldPath, path] as const),
  );
  for (const [alias, path] of [...oldPaths, ...aliases]) {
    const page = pages.get(path);
    if (page !== undefined && !pages.has(alias)) {
      pages.set(alias, page);
    }
  }
  const paths = spec.pages.map(({ path }) => path);
  return {
    spec,
    pages,
    nearestPath: rememberTexts(nearestAmong(paths)),
    pictures,
    typesetter: createTypesetter(spec.site.language),
    splitLanguages: createLanguageSplitter(spec.site),
    carousels: createCarouselStyles(spec),
    basePath: basePathOf(spec.site.address),
    pagePath: homePath,
    splitOrigin,
    report: (finding) => findings.push(finding),
  };
}

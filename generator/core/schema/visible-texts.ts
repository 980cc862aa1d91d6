import type { ValuePath } from '../document/source-range.ts';
import { remember } from '../text/remember.ts';
import type { KeyFacts } from './key.ts';
import { frameValues, pageValues, type SingleValue } from './single-values.ts';
import type { SiteSpec } from './site.ts';

/** A text of the specification that a visitor or a search engine may be shown, with its path. */
export interface PlacedText {
  readonly text: string;
  /** The Markdown that it may have. */
  readonly markdown: NonNullable<KeyFacts['text']>;
  readonly path: ValuePath;
}

/**
 * A search of every text that a visitor or a search engine may be shown. What is found in a page is kept with it.
 * @param search what is found in a text depends on nothing else
 */
export function searchVisibleTexts<Found extends { readonly path: ValuePath }>(
  search: (text: PlacedText) => readonly Found[],
): (spec: SiteSpec) => readonly Found[] {
  const searchAll = remember((values: readonly SingleValue[]) =>
    values.flatMap(({ path, value, key }) =>
      typeof value === 'string' && key.text !== undefined
        ? search({ text: value, markdown: key.text, path })
        : [],
    ),
  );
  return (spec) => [
    ...searchAll(frameValues(spec)),
    ...spec.pages.flatMap((page, index) =>
      searchAll(pageValues(page)).map((found) => ({ ...found, path: ['pages', index, ...found.path] })),
    ),
  ];
}

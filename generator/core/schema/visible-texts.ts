import type { ValuePath } from '../document/source-range.ts';
import type { KeyFacts } from './key.ts';
import { siteValues } from './single-values.ts';
import type { SiteSpec } from './site.ts';

/** A text of the specification that a visitor or a search engine may be shown, with its path. */
export interface PlacedText {
  readonly text: string;
  /** The Markdown that it may have. */
  readonly markdown: NonNullable<KeyFacts['text']>;
  readonly path: ValuePath;
}

/** Every text that a visitor or a search engine may be shown. */
export function visibleTexts(spec: SiteSpec): PlacedText[] {
  return siteValues(spec).flatMap(({ path, value, key }) =>
    typeof value === 'string' && key.text !== undefined ? [{ text: value, markdown: key.text, path }] : [],
  );
}

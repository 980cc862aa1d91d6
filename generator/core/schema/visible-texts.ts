import type { ValuePath } from '../document/source-range.ts';
import type { SiteSpec } from '../schema/site.ts';

/** A text of the specification, with its path. */
export interface PlacedText {
  readonly text: string;
  readonly path: ValuePath;
}

/** Lines that hold something for a program, which no visitor reads. */
const silentKeys: ReadonlySet<string | number> = new Set(['rule', 'embed', 'loader', 'link', 'account']);

/** Every text that a visitor or a search engine may be shown. */
export function visibleTexts(spec: SiteSpec): PlacedText[] {
  return textsIn(spec, []);
}

function textsIn(value: unknown, path: ValuePath): PlacedText[] {
  if (typeof value === 'string') {
    return [{ text: value, path }];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => textsIn(item, [...path, index]));
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, item]) =>
    silentKeys.has(key) ? [] : textsIn(item, [...path, key]),
  );
}

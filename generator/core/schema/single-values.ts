/** The values of a file, each with what the schema knows of its key. */

import type { ValuePath } from '../document/source-range.ts';
import { remember } from '../text/remember.ts';
import { type KeyMetadata, metadataOf } from './key.ts';
import { type PageSpec, pageSchema } from './page.ts';
import { stepInto, variantOf } from './schema-keys.ts';
import { type SiteSpec, siteSchema } from './site.ts';

/** A value that is no list and no block. */
export interface SingleValue {
  readonly path: ValuePath;
  readonly value: unknown;
  readonly key: KeyMetadata;
}

/**
 * Every single value below a schema, in the order of the data. What the schema does not know is left out.
 * @param root what the schema describes
 */
export function singleValuesIn(schema: unknown, root: unknown, path: ValuePath = []): SingleValue[] {
  const values: SingleValue[] = [];
  collect(values, schema, root, path);
  return values;
}

function collect(values: SingleValue[], schema: unknown, value: unknown, path: ValuePath): void {
  if (schema === undefined || value === undefined) {
    return;
  }
  if (typeof value !== 'object' || value === null) {
    values.push({ path, value, key: metadataOf(schema) });
    return;
  }
  const block = variantOf(schema, value);
  for (const [segment, item] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    collect(values, stepInto(block, segment, value), item, [...path, segment]);
  }
}

/** Every single value of a page, by paths in the page. */
export const pageValues = remember((page: PageSpec) => singleValuesIn(pageSchema, page));

/** Every single value outside the pages. */
export const frameValues = remember((spec: SiteSpec) =>
  Object.entries(spec).flatMap(([key, block]) =>
    key === 'pages' ? [] : singleValuesIn(stepInto(siteSchema, key, spec), block, [key]),
  ),
);

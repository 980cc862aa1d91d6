/** The values of a file, each with what the schema knows of its key. */
import type { ValuePath } from '../document/source-range.ts';
import { type KeyMetadata, metadataOf } from './key.ts';
import { stepInto } from './schema-keys.ts';
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
  if (schema === undefined || root === undefined) {
    return [];
  }
  if (typeof root !== 'object' || root === null) {
    return [{ path, value: root, key: metadataOf(schema) }];
  }
  const entries = Array.isArray(root) ? root.entries() : Object.entries(root);
  return [...entries].flatMap(([segment, value]) =>
    singleValuesIn(stepInto(schema, segment, root), value, [...path, segment]),
  );
}

const valuesBySpec = new WeakMap<SiteSpec, readonly SingleValue[]>();

/** Every single value of a specification; several rules look at all of them, and they are found once. */
export function siteValues(spec: SiteSpec): readonly SingleValue[] {
  const known = valuesBySpec.get(spec) ?? singleValuesIn(siteSchema, spec);
  valuesBySpec.set(spec, known);
  return known;
}

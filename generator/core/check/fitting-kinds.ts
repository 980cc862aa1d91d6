/** Which blocks of the schema a value has the lines of. */
import { z } from 'zod';
import { isBlock, valueAt } from '../document/value-at.ts';
import { unwrap } from '../schema/key.ts';
import { kindsOf } from '../schema/schema-keys.ts';

type Issue = z.core.$ZodIssue;

/** Whether an issue says that a value is a block of another kind, and not only that something in it is wrong. */
function isOfKind(issue: Issue, value: unknown): boolean {
  const [key, ...deeper] = issue.path;
  if (key === undefined || (deeper.length === 0 && issue.code === 'invalid_union')) {
    return true;
  }
  return deeper.length === 0 && typeof key !== 'symbol' && valueAt(value, [key]) === undefined;
}

/** Whether a value has the lines of a block, whatever is wrong in them. */
export function hasLinesOf(schema: z.ZodType, value: unknown): boolean {
  const { error } = schema.safeParse(value);
  return error === undefined || !error.issues.some((issue) => isOfKind(issue, value));
}

/**
 * The kinds of a union that a block may be by its other lines, in the order of the schema.
 * @returns those in whose blocks nothing is wrong then; where there is none, those that have such lines
 */
export function fittingKinds(schema: unknown, block: unknown): string[] {
  const union = unwrap(schema);
  if (!(union instanceof z.ZodDiscriminatedUnion) || !isBlock(block)) {
    return [];
  }
  const ofKind = (kind: string) => ({ ...block, [union.def.discriminator]: kind });
  const kinds = kindsOf(union);
  const faultless = kinds.filter((kind) => union.safeParse(ofKind(kind)).success);
  return faultless.length > 0 ? faultless : kinds.filter((kind) => hasLinesOf(union, ofKind(kind)));
}

/** What pages of the editor ask for, validated. */
import { z } from 'zod';
import { withoutInvisible } from '../core/document/invisible-characters.ts';
import type { ValuePath } from '../core/document/source-range.ts';
import { parseJson } from './message-body.ts';

/** Longest path that is followed, in segments; no value of a site stands deeper. */
const deepestPath = 30;

const segment = z.union([z.string().refine((key) => key !== '__proto__'), z.int().nonnegative()]);
const blockPath = z.array(segment).max(deepestPath);
const path = blockPath.min(1);
const index = z.int().nonnegative();

/** Without the characters that come along with what is pasted, and that nobody would see in the file. */
const written = z
  .json()
  .transform((value): unknown =>
    JSON.parse(JSON.stringify(value), (_, part: unknown) =>
      typeof part === 'string' ? withoutInvisible(part) : part,
    ),
  );
const writtenPath = z.string().transform(withoutInvisible);

const operationBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), path, to: written, isShared: z.boolean().optional() }),
  z.strictObject({ kind: z.literal('insert'), path, index, to: written }),
  z.strictObject({ kind: z.literal('remove'), path }),
  z.strictObject({ kind: z.literal('move'), path, to: index }),
  z.strictObject({ kind: z.literal('duplicate'), path }),
  z.strictObject({ kind: z.literal('rename-page'), path, to: writtenPath }),
  z.strictObject({ kind: z.literal('remove-page'), path, to: z.string() }),
]);

const changeBody = z.strictObject({
  revision: z.string(),
  operation: operationBody,
  /** What the page shows at the path; absent where it shows nothing. */
  from: z.json().optional(),
  /** Of a block, in place of `from`: the revision of the file that the page shows. */
  seen: z.string().optional(),
});

export type Change = z.infer<typeof changeBody>;

/** Validates a requested change; `undefined` if it is none, or nested too deeply to be validated. */
export function readChange(body: unknown): Change | undefined {
  try {
    return changeBody.parse(body);
  } catch {
    return undefined;
  }
}

/** Reads the path of a block, or of a value, from its JSON. */
export function readPath(json: string): ValuePath | undefined {
  return blockPath.safeParse(parseJson(Buffer.from(json))).data;
}

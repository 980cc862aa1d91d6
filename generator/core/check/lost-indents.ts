/** Lines that belong in the block above them and have lost their indentation. */

import type { ValuePath } from '../document/source-range.ts';
import { valueAt } from '../document/value-at.ts';
import type { Finding } from '../findings/diagnostic.ts';
import { allowedKeysAt } from '../schema/schema-keys.ts';

/** One finding for an empty block and the lines that were meant to stand in it, in place of one for each. */
export function joinLostIndents(findings: readonly Finding[], data: unknown): readonly Finding[] {
  const nameOf = (path: ValuePath) => JSON.stringify(path);
  const unknown = new Set(findings.flatMap(({ code, path }) => (code === 'unknown-key' ? nameOf(path) : [])));

  /** The unknown keys right below an empty block that the block itself may have. */
  const strayKeys = (empty: ValuePath): string[] => {
    const owner = empty.slice(0, -1);
    const allowed = allowedKeysAt(empty, data);
    const siblings = Object.keys(Object(valueAt(data, owner)));
    const below = siblings.slice(siblings.indexOf(String(empty.at(-1))) + 1);
    const end = below.findIndex((name) => !allowed.includes(name) || !unknown.has(nameOf([...owner, name])));
    return end === -1 ? below : below.slice(0, end);
  };

  const replaced = new Set<string>();
  const joined = findings.flatMap(({ code, path }): Finding[] => {
    const key = path.at(-1);
    const names = code === 'empty-value' && typeof key === 'string' ? strayKeys(path) : [];
    const paths = names.map((name) => [...path.slice(0, -1), name]);
    const [first] = paths;
    if (first === undefined) {
      return [];
    }
    for (const one of [path, ...paths]) {
      replaced.add(nameOf(one));
    }
    const args = { problem: 'lost-indent', key: String(key), names } as const;
    return [{ code: 'yaml-syntax', args, path: first, target: 'key' }];
  });
  return [...findings.filter(({ path }) => !replaced.has(nameOf(path))), ...joined];
}

/** Lines that belong in the block above them and have lost their indentation. */

import type { ValuePath } from '../document/source-range.ts';
import { valueAt } from '../document/value-at.ts';
import type { Finding } from '../findings/diagnostic.ts';
import { allowedKeysAt } from '../schema/schema-keys.ts';
import { siteSchema } from '../schema/site.ts';

function isSame(a: ValuePath, b: ValuePath): boolean {
  return a.length === b.length && a.every((segment, index) => segment === b[index]);
}

/** The unknown keys right below an empty block that the block itself may have. */
function strayKeys(empty: ValuePath, findings: readonly Finding[], data: unknown): string[] {
  const owner = empty.slice(0, -1);
  const allowed = allowedKeysAt(siteSchema, empty, data);
  const siblings = Object.keys(Object(valueAt(data, owner)));
  const below = siblings.slice(siblings.indexOf(String(empty.at(-1))) + 1);
  const isStray = (name: string) =>
    allowed.includes(name) &&
    findings.some(({ code, path }) => code === 'unknown-key' && isSame(path, [...owner, name]));
  const end = below.findIndex((name) => !isStray(name));
  return end === -1 ? below : below.slice(0, end);
}

/** One finding for an empty block and the lines that were meant to stand in it, in place of one for each. */
export function joinLostIndents(findings: readonly Finding[], data: unknown): readonly Finding[] {
  const joined = findings.flatMap(
    (finding): { readonly finding: Finding; readonly replaced: ValuePath[] }[] => {
      const { code, path } = finding;
      const isBlock = code === 'empty-value' && typeof path.at(-1) === 'string';
      const names = isBlock ? strayKeys(path, findings, data) : [];
      const [first] = names;
      if (first === undefined) {
        return [];
      }
      const owner = path.slice(0, -1);
      return [
        {
          finding: {
            code: 'yaml-syntax',
            args: { problem: 'lost-indent', key: String(path.at(-1)), names },
            path: [...owner, first],
            target: 'key',
          },
          replaced: [path, ...names.map((name) => [...owner, name])],
        },
      ];
    },
  );
  const isReplaced = ({ path }: Finding) =>
    joined.some(({ replaced }) => replaced.some((other) => isSame(path, other)));
  return [...findings.filter((finding) => !isReplaced(finding)), ...joined.map(({ finding }) => finding)];
}

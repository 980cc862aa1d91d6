/** An item that was put into the wrong list. */
import type { ValuePath } from '../document/source-range.ts';
import { valueAt } from '../document/value-at.ts';
import type { Finding } from '../findings/diagnostic.ts';
import { blockLists } from '../schema/block-lists.ts';
import { schemaAt } from '../schema/schema-keys.ts';
import { siteSchema } from '../schema/site.ts';
import { type Issue, pathOf } from './explain-issue.ts';
import { fittingKinds, hasLinesOf } from './fitting-kinds.ts';

/** Most items that are compared with the other lists: each comparison reads the item anew, and a paste has few. */
const maximumCompared = 200;

/** Paths of the items that have lines which their list does not know, or no kind that it knows. */
function strangeItems(issues: readonly Issue[]): ValuePath[] {
  const paths = issues.flatMap((issue): ValuePath[] => {
    const path = pathOf(issue);
    if (issue.code === 'unrecognized_keys') {
      return [path];
    }
    return issue.code === 'invalid_union' ? [path, path.slice(0, -1)] : [];
  });
  return paths.filter((path) => typeof path.at(-1) === 'number');
}

/** One finding for each item that has the lines of another list, and of no second one; not where it only lacks its kind. */
export function findMisplacedItems(issues: readonly Issue[], data: unknown): Finding[] {
  const compared = strangeItems(issues).slice(0, maximumCompared);
  return compared.flatMap((path): Finding[] => {
    const item = valueAt(data, path);
    const [list, ...others] = blockLists.filter(({ element }) => hasLinesOf(element, item));
    const isAmbiguous = others.some(({ word }) => word.ru !== list?.word.ru);
    return list === undefined ||
      isAmbiguous ||
      fittingKinds(schemaAt(siteSchema, path, data), item).length > 0
      ? []
      : [
          {
            code: 'misplaced-item',
            args: { from: String(path.at(-2)), to: list.keys, word: list.word },
            path,
            target: 'key',
          },
        ];
  });
}

/** An item that was put into the wrong list. */
import type { ValuePath } from '../document/source-range.ts';
import { valueAt } from '../document/value-at.ts';
import type { Finding } from '../findings/diagnostic.ts';
import { type BlockList, blockLists } from '../schema/block-lists.ts';
import { type Issue, pathOf } from './explain-issue.ts';

/** Most items that are compared with the other lists: each comparison reads the item anew, and a paste has few. */
const maximumCompared = 200;

/** Whether an issue says that a value is a block of another kind, and not only that something in it is wrong. */
function isOfKind(issue: Issue, item: unknown): boolean {
  const [key, ...deeper] = issue.path;
  if (key === undefined || (deeper.length === 0 && issue.code === 'invalid_union')) {
    return true;
  }
  return deeper.length === 0 && typeof key !== 'symbol' && valueAt(item, [key]) === undefined;
}

/** Whether an item has the lines of those of a list, whatever is wrong in them. */
function fits({ element }: BlockList, item: unknown): boolean {
  const { error } = element.safeParse(item);
  return error === undefined || !error.issues.some((issue) => isOfKind(issue, item));
}

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

/** One finding for each item that has the lines of another list, and of no second one. */
export function findMisplacedItems(issues: readonly Issue[], data: unknown): Finding[] {
  const compared = strangeItems(issues).slice(0, maximumCompared);
  return compared.flatMap((path): Finding[] => {
    const item = valueAt(data, path);
    const [list, ...others] = blockLists.filter((each) => fits(each, item));
    return list === undefined || others.some(({ word }) => word.ru !== list.word.ru)
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

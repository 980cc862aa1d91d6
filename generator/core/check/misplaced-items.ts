/** Items of lists whose lines belong to another list, or to the item before them. */
import { z } from 'zod';
import type { ValuePath } from '../document/source-range.ts';
import { isBlock, valueAt } from '../document/value-at.ts';
import type { Finding } from '../findings/diagnostic.ts';
import { unwrap } from '../schema/key.ts';
import { blockLists } from '../schema/known-keys.ts';
import { schemaAt } from '../schema/schema-keys.ts';
import { type Issue, pathOf } from './explain-issue.ts';
import { fittingKinds, hasLinesOf } from './fitting-kinds.ts';

/** Most items that are compared with the other lists: each comparison reads the item anew, and a paste has few. */
const maximumCompared = 200;

/** Paths of the items that have lines which their list does not know, or no kind that it knows. */
function unfittingItems(issues: readonly Issue[]): ValuePath[] {
  const paths = issues.flatMap((issue): ValuePath[] => {
    const path = pathOf(issue);
    if (issue.code === 'unrecognized_keys') {
      return [path];
    }
    return issue.code === 'invalid_union' ? [path, path.slice(0, -1)] : [];
  });
  return paths.filter((path) => typeof path.at(-1) === 'number');
}

/** Items that are told by one finding, because their lines belong elsewhere. */
interface MisplacedItems {
  readonly finding: Finding;
  readonly paths: readonly ValuePath[];
}

/** Each item that has the lines of another list, and of no second one; not where it only lacks its kind. */
export function findMisplacedItems(issues: readonly Issue[], data: unknown): MisplacedItems[] {
  const compared = unfittingItems(issues).slice(0, maximumCompared);
  return compared.flatMap((path): MisplacedItems[] => {
    const item = valueAt(data, path);
    const [list, ...others] = blockLists().filter(({ element }) => hasLinesOf(element, item));
    const isAmbiguous = others.some(({ word }) => word.ru !== list?.word.ru);
    if (list === undefined || isAmbiguous || fittingKinds(schemaAt(path, data), item).length > 0) {
      return [];
    }
    const args = { from: String(path.at(-2)), to: list.keys, word: list.word };
    return [{ finding: { code: 'misplaced-item', args, path, target: 'key' }, paths: [path] }];
  });
}

/** Paths of the items in which a line is missing. */
function incompleteItems(issues: readonly Issue[], data: unknown): ValuePath[] {
  return issues
    .map(pathOf)
    .filter((path) => typeof path.at(-2) === 'number' && valueAt(data, path) === undefined)
    .map((path) => path.slice(0, -1));
}

/** Items one behind the other that are one item together, with a dash before every line. */
export function findSplitItems(issues: readonly Issue[], data: unknown): MisplacedItems[] {
  const incomplete = new Map(
    incompleteItems(issues, data)
      .slice(0, maximumCompared)
      .map((path) => [JSON.stringify(path), path] as const),
  );
  const found: MisplacedItems[] = [];
  for (const path of incomplete.values()) {
    const list = path.slice(0, -1);
    const schema = unwrap(schemaAt(list, data));
    const element = schema instanceof z.ZodArray ? schema.element : undefined;
    const paths: ValuePath[] = [];
    let merged: object = {};
    let isWhole = false;
    for (
      let next = path;
      !isWhole && incomplete.delete(JSON.stringify(next));
      next = [...list, Number(next.at(-1)) + 1]
    ) {
      const item = valueAt(data, next);
      if (!isBlock(item) || Object.keys(item).some((key) => Object.hasOwn(merged, key))) {
        break;
      }
      merged = { ...merged, ...item };
      paths.push(next);
      isWhole = element instanceof z.ZodType && hasLinesOf(element, merged);
    }
    const [key = '', ...others] = Object.keys(merged);
    if (isWhole && paths.length > 1) {
      found.push({ finding: { code: 'split-item', args: { key, others }, path }, paths });
    }
  }
  return found;
}

import type { FindingTarget, SourceRange, ValuePath } from './source-range.ts';
import { type Branch, childAt, endOf, hasChildren, scalarOf, startOf, type YamlTree } from './yaml-tree.ts';

/** Finds the range of a value path in the file, or of a part of the text that stands there. */
export type Locate = (path: ValuePath, target?: FindingTarget, excerpt?: string) => SourceRange;

/**
 * The range of a value path in a tree: of the key if asked, else of the value; where the path does not exist in the file,
 * of the nearest key or list item above it. A block or a text of several lines is named by its first line.
 */
export function locate(
  tree: YamlTree,
  path: ValuePath,
  target?: FindingTarget,
  excerpt?: string,
): SourceRange {
  const { index } = tree;
  let key: Branch | undefined;
  let value = tree.root;
  let isComplete = true;
  for (const segment of path) {
    const child = childAt(value, segment);
    if (child === undefined) {
      isComplete = false;
      break;
    }
    ({ key, value } = { key: undefined, value: undefined, ...child });
  }
  const wantsKey = target === 'key' || !isComplete || hasChildren(value) || isEmptyScalar(value);
  const branch = wantsKey ? (key ?? value) : (value ?? key);
  if (branch === undefined) {
    return index.rangeBetween(0, index.endOfLine(0));
  }
  const start = startOf(branch);
  const end = endOf(branch);
  const match = excerpt === undefined ? null : excerptPattern(excerpt).exec(index.text.slice(start, end));
  const from = start + (match?.index ?? 0);
  const to = match === null ? end : from + match[0].length;
  return index.rangeBetween(from, Math.min(to, index.endOfLine(from)));
}

/** Longest beginning of a part by which it is looked for, in characters: engines refuse a pattern of thousands. */
const longestExcerpt = 1000;

/** A part of a text as it may stand in the file: its lines may end elsewhere. */
function excerptPattern(excerpt: string): RegExp {
  const words = excerpt
    .slice(0, longestExcerpt)
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  return new RegExp(words.join('\\s+'));
}

function isEmptyScalar(branch: Branch | undefined): boolean {
  return branch !== undefined && scalarOf(branch) !== undefined && startOf(branch) === endOf(branch);
}

import type { ValuePath } from './source-range.ts';
import { type Branch, childAt, pathAt, scalarOf, type YamlTree } from './yaml-tree.ts';

/** Keys by which the item of a list is known, by the key of the list, best first. */
const labelKeys: Readonly<Record<string, readonly string[]>> = {
  pages: ['path', 'id'],
  unroutedPages: ['path', 'id'],
  sections: ['kind', 'id'],
  fields: ['name', 'kind'],
  menu: ['label', 'link'],
  details: ['label'],
  reviews: ['name'],
};

/** Longest label that is shown, in UTF-16 units. */
const longestLabel = 40;

/** A text in one line, or nothing where it is no text or too long. */
function shortText(value: unknown): string {
  const text = typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : '';
  return text.length <= longestLabel ? text : '';
}

function labelOf(item: Branch | undefined, list: string | number | undefined): string {
  const scalar = scalarOf(item);
  if (list === 'pages' && scalar !== undefined) {
    return shortText(scalar.value);
  }
  if (typeof list !== 'string' || !Object.hasOwn(labelKeys, list)) {
    return '';
  }
  for (const key of labelKeys[list] ?? []) {
    const label = shortText(scalarOf(childAt(item, key)?.value)?.value);
    if (label !== '') {
      return label;
    }
  }
  return '';
}

/** What the list items on a path are called in the file, by their place on it; empty where nothing is. */
export function labelsOn({ root }: YamlTree, path: ValuePath): string[] {
  let branch = root;
  return path.map((segment, depth) => {
    branch = childAt(branch, segment)?.value;
    return typeof segment === 'number' ? labelOf(branch, path[depth - 1]) : '';
  });
}

/** Path of the innermost list item around an offset that has a name, else of its block: certain where keys are not. */
export function itemAt(tree: YamlTree, offset: number): ValuePath {
  const path = pathAt(tree, offset);
  const depth = labelsOn(tree, path).findLastIndex((label) => label !== '');
  return path.slice(0, Math.max(1, depth + 1));
}

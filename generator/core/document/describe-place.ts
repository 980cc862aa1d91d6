import { type Document, isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import type { ValuePath } from './source-range.ts';
import { childAt, lastChildBefore } from './yaml-children.ts';

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

function labelOf(item: Node | undefined, list: string | number | undefined): string {
  if (list === 'pages' && isScalar(item)) {
    return shortText(item.value);
  }
  if (!isMap(item) || typeof list !== 'string' || !Object.hasOwn(labelKeys, list)) {
    return '';
  }
  for (const key of labelKeys[list] ?? []) {
    const value = childAt(item, key);
    const label = isScalar(value) ? shortText(value.value) : '';
    if (label !== '') {
      return label;
    }
  }
  return '';
}

/** What the list items on a path are called in the file, by their place on it; empty where nothing is. */
export function labelsOn(document: Document.Parsed, path: ValuePath): string[] {
  let node: Node | undefined = document.contents ?? undefined;
  return path.map((segment, depth) => {
    node = childAt(node, segment);
    return typeof segment === 'number' ? labelOf(node, path[depth - 1]) : '';
  });
}

/** Path of the innermost value that begins at or before an offset and reaches it, as far as the text could be read. */
export function pathAt(document: Document.Parsed, offset: number): ValuePath {
  const path: (string | number)[] = [];
  let node: Node | undefined = document.contents ?? undefined;
  while (node !== undefined) {
    const step = stepTo(node, offset);
    if (step === undefined) {
      break;
    }
    path.push(step.segment);
    node = step.node;
  }
  return path;
}

/** Path of the innermost list item around an offset that has a name, else of its block: certain where keys are not. */
export function itemAt(document: Document.Parsed, offset: number): ValuePath {
  const path = pathAt(document, offset);
  const labels = labelsOn(document, path);
  const depth = labels.findLastIndex((label) => label !== '');
  return path.slice(0, Math.max(1, depth + 1));
}

/** The last child that begins at or before the offset: what follows it has not begun yet. */
function stepTo(
  node: Node,
  offset: number,
): { readonly segment: string | number; readonly node: Node | undefined } | undefined {
  if (isMap(node)) {
    const pair = node.items[lastChildBefore(node, offset)];
    if (pair === undefined || !isScalar(pair.key)) {
      return undefined;
    }
    const hasBegun = isNode(pair.value) && (pair.value.range?.[0] ?? Number.POSITIVE_INFINITY) <= offset;
    return { segment: String(pair.key.value), node: hasBegun && isNode(pair.value) ? pair.value : undefined };
  }
  if (isSeq(node)) {
    const index = lastChildBefore(node, offset);
    const item = node.items[index];
    return index === -1 ? undefined : { segment: index, node: isNode(item) ? item : undefined };
  }
  return undefined;
}

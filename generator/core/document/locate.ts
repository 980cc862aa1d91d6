import { type Document, isCollection, isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import type { LineIndex } from './line-index.ts';
import type { FindingTarget, SourceRange, ValuePath } from './source-range.ts';
import { pairAt } from './yaml-children.ts';

/** Finds the place of a value path in the file, or of a part of the text that stands there. */
export type Locate = (path: ValuePath, target: FindingTarget, excerpt?: string) => SourceRange;

interface Step {
  readonly key: Node | undefined;
  readonly value: Node | undefined;
}

function stepInto(node: Node | undefined, segment: string | number): Step | undefined {
  if (isMap(node)) {
    const pair = pairAt(node, segment);
    if (pair === undefined) {
      return undefined;
    }
    return {
      key: isNode(pair.key) ? pair.key : undefined,
      value: isNode(pair.value) ? pair.value : undefined,
    };
  }
  if (isSeq(node) && typeof segment === 'number') {
    const item = node.items[segment];
    return isNode(item) ? { key: undefined, value: item } : undefined;
  }
  return undefined;
}

/**
 * Makes the function that finds a value path in a document: on the key or the value as asked; where the path
 * does not exist in the file, on the nearest key or list item above it.
 */
export function createLocate(document: Document.Parsed, index: LineIndex): Locate {
  const rangeOf = (node: Node): SourceRange => {
    const [start, valueEnd] = node.range ?? [0, 0];
    // A block or a text of several lines is named by its first line.
    return index.rangeBetween(start, Math.min(valueEnd, index.endOfLine(start)));
  };
  const rangeWithin = (node: Node, excerpt: string): SourceRange | undefined => {
    const [start, valueEnd] = node.range ?? [0, 0];
    const match = excerptPattern(excerpt).exec(index.text.slice(start, valueEnd));
    if (match === null) {
      return undefined;
    }
    const from = start + match.index;
    return index.rangeBetween(from, Math.min(from + match[0].length, index.endOfLine(from)));
  };
  return (path, target, excerpt) => {
    let step: Step = { key: undefined, value: document.contents ?? undefined };
    let complete = true;
    for (const segment of path) {
      const next = stepInto(step.value, segment);
      if (next === undefined) {
        complete = false;
        break;
      }
      step = next;
    }
    const wantsKey = target === 'key' || !complete || isCollection(step.value) || isEmptyScalar(step.value);
    const node = wantsKey ? (step.key ?? step.value) : (step.value ?? step.key);
    const within = node === undefined || excerpt === undefined ? undefined : rangeWithin(node, excerpt);
    if (within !== undefined) {
      return within;
    }
    return node === undefined ? index.rangeBetween(0, index.endOfLine(0)) : rangeOf(node);
  };
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

function isEmptyScalar(node: Node | undefined): boolean {
  return isScalar(node) && node.range !== undefined && node.range !== null && node.range[0] === node.range[1];
}

/** The style of a YAML file: indents and quotes, derived from existing lines so that new lines look the same. */
import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  Scalar,
  visit,
  type YAMLSeq,
} from 'yaml';
import { lineStart } from './splice.ts';
import type { BlockStyle, QuoteStyle } from './write-block.ts';

/** Widths where the file gives no example. */
const usualKeyOffset = 2;
const usualStep = 2;

/** Offset of the first character of a node. */
export function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

/** Column of an offset, from 0. */
export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

/** Offsets of the dashes of a list of blocks, by item. Needs a document that keeps its source tokens. */
export function dashesOf(list: YAMLSeq): number[] {
  const token = list.srcToken;
  if (token?.type !== 'block-seq') {
    return [];
  }
  return token.items.flatMap((item) => item.start.find((part) => part.type === 'seq-item-ind')?.offset ?? []);
}

export function lineEndOf(text: string): '\n' | '\r\n' {
  const windows = text.split('\r\n').length - 1;
  return windows * 2 > text.split('\n').length - 1 ? '\r\n' : '\n';
}

/** The quotes that a file uses more. */
export function usualMark(text: string): "'" | '"' {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(/[:[,-] '/g) > count(/[:[,-] "/g) ? "'" : '"';
}

interface Widths {
  keyOffset?: number;
  blockStep?: number;
  listStep?: number;
}

/** The first width of each kind that a part of the file shows. */
function widthsIn(node: Node | null, text: string): Widths {
  const widths: Widths = {};
  if (node === null) {
    return widths;
  }
  visit(node, {
    Seq(_, list) {
      const dash = dashesOf(list)[0];
      const item = list.items[0];
      if (dash !== undefined && isMap(item) && item.flow !== true) {
        widths.keyOffset ??= columnOf(text, startOf(item)) - columnOf(text, dash);
      }
    },
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isCollection(value) || value.flow === true) {
        return;
      }
      const column = columnOf(text, startOf(key));
      if (isMap(value)) {
        widths.blockStep ??= columnOf(text, startOf(value)) - column;
      }
      const dash = isSeq(value) ? dashesOf(value)[0] : undefined;
      if (dash !== undefined) {
        widths.listStep ??= columnOf(text, dash) - column;
      }
    },
  });
  return widths;
}

/** How values are quoted: counted over a part of the file, the mark over all of it where the part has none. */
function quotesIn(part: Node | null, whole: Document): QuoteStyle {
  const count = (node: Node | Document) => {
    const counts = { plain: 0, single: 0, double: 0 };
    visit(node, {
      Scalar(key, scalar) {
        if (key === 'key') {
          return;
        }
        counts.plain += scalar.type === Scalar.PLAIN ? 1 : 0;
        counts.single += scalar.type === Scalar.QUOTE_SINGLE ? 1 : 0;
        counts.double += scalar.type === Scalar.QUOTE_DOUBLE ? 1 : 0;
      },
    });
    return counts;
  };
  const near = part === null ? { plain: 0, single: 0, double: 0 } : count(part);
  const all = count(whole);
  const { single, double } = near.single + near.double > 0 ? near : all;
  return {
    always: near.single + near.double > near.plain * 2,
    mark: double > single ? '"' : "'",
  };
}

/** Whether an empty line stands before a line, comments in between not counted. */
export function hasGapBefore(text: string, offset: number): boolean {
  for (let start = lineStart(text, offset); start > 0; ) {
    const above = lineStart(text, start - 1);
    const line = text.slice(above, start).trim();
    if (line === '') {
      return true;
    }
    if (!line.startsWith('#')) {
      return false;
    }
    start = above;
  }
  return false;
}

/**
 * The style of a new page.
 * @param sibling the page after which it comes
 * @param dashColumn where its dash stands
 */
export function blockStyleOf(
  document: Document,
  text: string,
  sibling: Node,
  dashColumn: number,
): BlockStyle {
  const near = widthsIn(sibling, text);
  const contents = document.contents;
  const all = widthsIn(contents, text);
  const sections = isMap(sibling) ? sibling.get('sections', true) : undefined;
  const secondSection = isSeq(sections) ? dashesOf(sections)[1] : undefined;
  return {
    dashColumn,
    keyOffset: near.keyOffset ?? all.keyOffset ?? usualKeyOffset,
    blockStep: near.blockStep ?? all.blockStep ?? usualStep,
    listStep: near.listStep ?? all.listStep ?? usualStep,
    quotes: quotesIn(sibling, document),
    lineEnd: lineEndOf(text),
    looseSections: secondSection !== undefined && hasGapBefore(text, secondSection),
  };
}

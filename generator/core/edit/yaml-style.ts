/** How a file writes its blocks near a place, so that new lines look the same. */
import { Scalar } from 'yaml';
import { type Branch, childAt, hasChildren, isFlow, scalarOf, startOf } from '../document/yaml-tree.ts';
import { rememberWith } from '../text/remember.ts';
import { dashBefore } from './entries.ts';
import { lineStart } from './splice.ts';
import type { BlockStyle, QuoteStyle } from './write-block.ts';

/** Column of an offset, from 0. */
export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

function lineEndOf(text: string): '\n' | '\r\n' {
  const windows = text.split('\r\n').length - 1;
  return windows * 2 > text.split('\n').length - 1 ? '\r\n' : '\n';
}

/** The quotes that a file uses more. */
export function usualMark(text: string): "'" | '"' {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(/[:[,-] '/g) > count(/[:[,-] "/g) ? "'" : '"';
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

/** Widths where the file gives no example. */
const usualWidths = { keyOffset: 2, blockStep: 2, listStep: 2 } as const;

type Widths = { -readonly [Key in keyof typeof usualWidths]?: number };

/** Adds the first width of each kind that a branch shows to those that are known. */
function addWidths(branch: Branch, text: string, widths: Widths): void {
  const isKnown = Object.keys(usualWidths).every((key) => Object.hasOwn(widths, key));
  if (isKnown || isFlow(branch)) {
    return;
  }
  for (const { key, value } of branch.children()) {
    const first = value && !isFlow(value) ? value.children()[0] : undefined;
    const isList = first !== undefined && first.key === undefined;
    const start = startOf(first?.key ?? first?.value ?? value);
    if (key === undefined && !isList && value !== undefined) {
      const width = columnOf(text, start) - columnOf(text, dashBefore(text, start));
      // Keys below a dash on a line of its own may stand where none could behind it.
      if (width >= usualWidths.keyOffset) {
        widths.keyOffset ??= width;
      }
    } else if (key !== undefined && first !== undefined) {
      const column = columnOf(text, startOf(key));
      if (isList) {
        widths.listStep ??= columnOf(text, dashBefore(text, start)) - column;
      } else {
        widths.blockStep ??= columnOf(text, start) - column;
      }
    }
    if (value !== undefined && hasChildren(value)) {
      addWidths(value, text, widths);
    }
  }
}

/** What the whole of a file shows; read once for each, because every edit asks for it. */
const fileStyle = rememberWith((_root: Branch, text: string) => ({
  lineEnd: lineEndOf(text),
  mark: usualMark(text),
}));

/**
 * How the texts of a branch are quoted.
 * @param usual the quotes of texts where the branch has none
 */
function quotesIn(branch: Branch, usual: QuoteStyle['mark']): QuoteStyle {
  const typesIn = (part: Branch): (Scalar.Type | undefined)[] => [
    scalarOf(part)?.type,
    ...part.children().flatMap(({ value }) => (value === undefined ? [] : typesIn(value))),
  ];
  const types = typesIn(branch);
  const count = (type: Scalar.Type) => types.filter((one) => one === type).length;
  const [single, double] = [count(Scalar.QUOTE_SINGLE), count(Scalar.QUOTE_DOUBLE)];
  const nearMark = double > single ? '"' : "'";
  const always = single + double > count(Scalar.PLAIN) * 2;
  return { always, mark: single + double > 0 ? nearMark : usual };
}

/**
 * The style of new lines.
 * @param near what stands around the new lines: a list, or a block like the new one
 */
export function blockStyle(text: string, near: Branch, root: Branch): BlockStyle {
  const { lineEnd, mark } = fileStyle(root, text);
  const widths: Widths = {};
  addWidths(near, text, widths);
  addWidths(root, text, widths);
  const pages = childAt(near, 'sections') ? [near] : near.children().map(({ value }) => value);
  const [second] = pages.flatMap((page) => childAt(page, 'sections')?.value?.children()[1] ?? []);
  return {
    ...usualWidths,
    ...widths,
    quotes: quotesIn(near, mark),
    lineEnd,
    looseSections: second !== undefined && hasGapBefore(text, startOf(second.value)),
  };
}

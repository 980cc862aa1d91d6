/** How a file writes its blocks near a place, so that new lines look the same. */
import { Scalar } from 'yaml';
import { type Branch, hasChildren, isFlow, scalarOf, startOf } from '../document/yaml-tree.ts';
import { dashBefore } from './entries.ts';
import type { BlockStyle } from './write-block.ts';
import { columnOf, hasGapBefore, lineEndOf, usualMark } from './yaml-style.ts';

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
    const start = startOf(first?.key ?? first?.value);
    if (first !== undefined && key !== undefined) {
      const column = columnOf(text, startOf(key));
      if (isList) {
        widths.listStep ??= columnOf(text, dashBefore(text, start)) - column;
      } else {
        widths.blockStep ??= columnOf(text, start) - column;
      }
    } else if (first !== undefined && !isList) {
      const dash = dashBefore(text, start);
      // A dash on a line of its own has no width to its keys.
      if (!text.slice(dash, start).includes('\n')) {
        widths.keyOffset ??= start - dash;
      }
    }
    if (value !== undefined && hasChildren(value)) {
      addWidths(value, text, widths);
    }
  }
}

/** Whether most texts of a branch stand in quotes. */
function hasQuotes(branch: Branch): boolean {
  let balance = 0;
  const count = (part: Branch) => {
    const type = scalarOf(part)?.type;
    balance += type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE ? 1 : 0;
    balance -= type === Scalar.PLAIN ? 2 : 0;
    for (const { value } of part.children()) {
      if (value !== undefined) {
        count(value);
      }
    }
  };
  count(branch);
  return balance > 0;
}

/**
 * The style of new lines.
 * @param near what stands around the new lines
 */
export function valueStyle(text: string, near: Branch, root: Branch): BlockStyle {
  const widths: Widths = {};
  addWidths(near, text, widths);
  addWidths(root, text, widths);
  const dashes = near.children().map(({ key, value }) => (key === undefined ? startOf(value) : undefined));
  const second = dashes[1];
  return {
    ...usualWidths,
    ...widths,
    dashColumn: 0,
    quotes: { always: hasQuotes(near), mark: usualMark(text) },
    lineEnd: lineEndOf(text),
    looseSections: second !== undefined && hasGapBefore(text, second),
  };
}

/** Keys that come twice in a block: one line too many, or the dash of a list item that was lost. */
import { type Document, isMap, isScalar, isSeq, visit, type YAMLMap, type YAMLSeq } from 'yaml';
import { LineIndex } from '../document/line-index.ts';
import { isIdle, linesOf } from '../document/line-shape.ts';
import type { Diagnostic } from '../findings/diagnostic.ts';
import type { PlaceSlip } from './place-finding.ts';
import type { FoundSlips, Repair } from './repair-candidate.ts';

interface Key {
  readonly name: string;
  readonly offset: number;
  readonly end: number;
  /** Whether an empty line or a comment stands before it. */
  readonly isApart: boolean;
}

const dash = '- ';

/** Offset at which the line of an offset begins. */
function lineStart(text: string, offset: number): number {
  return offset <= 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

function keysOf(map: YAMLMap, text: string): Key[] {
  return map.items.flatMap(({ key }) => {
    if (!isScalar(key) || !key.range) {
      return [];
    }
    const [offset, end] = key.range;
    const start = lineStart(text, offset);
    const before = text.slice(lineStart(text, start - 1), Math.max(0, start - 1));
    return [{ name: String(key.value), offset, end, isApart: start > 0 && isIdle(before) }];
  });
}

/** The keys of a list item and of those whose dash was lost, one part for each. */
function partsOf(keys: readonly Key[]): Key[][] {
  const parts: Key[][] = [];
  let part: Key[] = [];
  for (const key of keys) {
    if (part.some(({ name }) => name === key.name)) {
      const apart = part.findLastIndex(({ isApart }, index) => isApart && index > 0);
      const moved = key.isApart || apart === -1 ? [] : part.splice(apart);
      parts.push(part);
      part = moved;
    }
    part.push(key);
  }
  parts.push(part);
  return parts;
}

function names(keys: readonly Key[]): Set<string> {
  return new Set(keys.map(({ name }) => name));
}

/** Keys that every other item of a list has. */
function commonKeys(list: YAMLSeq, item: YAMLMap, text: string): readonly string[] | undefined {
  const others = list.items.filter((other) => other !== item && isMap(other));
  const sets = others.map((other) => (isMap(other) ? names(keysOf(other, text)) : new Set<string>()));
  const [first, ...rest] = sets;
  return first && [...first].filter((name) => rest.every((set) => set.has(name)));
}

/** The first keys of list items that lost their dash; none where the keys do not look like several items. */
function lostItems(list: YAMLSeq, item: YAMLMap, text: string): Key[] {
  const keys = keysOf(item, text);
  const parts = partsOf(keys);
  const [first] = keys;
  const starts = parts.slice(1).flatMap((part) => part.slice(0, 1));
  const hasSpace = ({ offset }: Key) => text.slice(offset - dash.length, offset) === '  ';
  const common = commonKeys(list, item, text);
  const areWhole =
    common === undefined
      ? keys.length - names(keys).size > 1 || new Set(parts.map((part) => part.length === 1)).size === 1
      : parts.every((part) => common.every((name) => names(part).has(name)));
  const areStarts = starts.every((key) => (key.name === first?.name || key.isApart) && hasSpace(key));
  return areWhole && areStarts ? starts : [];
}

/** Findings about repeated keys, with the edits where a dash is all that is missing. */
export function findRepeatedKeys(document: Document.Parsed, text: string, place: PlaceSlip): FoundSlips {
  const diagnostics: Diagnostic[] = [];
  const repairs: Repair[] = [];
  if (!document.errors.some(({ code }) => code === 'DUPLICATE_KEY')) {
    return { diagnostics, repairs, isReadToEnd: true };
  }
  const lines = linesOf(text);
  const index = new LineIndex(text);
  const lineOf = (offset: number) => index.positionOf(offset).line;
  visit(document, {
    Map(_, map, ancestors) {
      const keys = keysOf(map, text);
      if (names(keys).size === keys.length) {
        return;
      }
      const list = ancestors.at(-1);
      const starts = isSeq(list) && list.flow !== true && map.flow !== true ? lostItems(list, map, text) : [];
      const [first] = keys;
      for (const { name, offset, end } of starts) {
        const { line, column } = index.positionOf(offset);
        const lineText = lines[line - 1] ?? '';
        const typed = dash + lineText.slice(column - 1);
        const args = {
          problem: 'lost-dash',
          start: name,
          typed,
          firstLine: lineOf(first?.offset ?? 0),
        } as const;
        const finding = place({ code: 'yaml-syntax', args }, offset, end);
        diagnostics.push(finding);
        const mended = lineText.slice(0, column - 1 - dash.length) + typed;
        repairs.push({ finding, edits: [{ line: line - 1, text: mended }] });
      }
      if (starts.length > 0) {
        return;
      }
      const known = new Map<string, number>();
      for (const { name, offset, end } of keys) {
        const firstOffset = known.get(name);
        if (firstOffset === undefined) {
          known.set(name, offset);
        } else {
          const args = { key: name, firstLine: lineOf(firstOffset) };
          diagnostics.push(place({ code: 'yaml-duplicate-key', args }, offset, end));
        }
      }
    },
  });
  return { diagnostics, repairs, isReadToEnd: true };
}

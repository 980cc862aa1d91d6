/** What a YAML text says line by line, as far as it can be read: independent of the generator's own reading. */
import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/** A key with its value, or an item of a list. */
export interface ReadableValue {
  /** Index of the line on which it begins. */
  readonly line: number;
  /** Index of the last line of its value. */
  readonly lastLine: number;
  /** `-` for an item of a list. */
  readonly key: string;
  /** Names of the blocks around it, `-` for items of lists, joined by slashes. */
  readonly path: string;
  /** Which of those with the same path on its line, from 0. */
  readonly place: number;
  /** Indexes of the lines on which the blocks around it begin. */
  readonly ancestors: readonly number[];
  /** The single value as JSON; `{` for a block, `[` for a list. */
  readonly value: string;
}

export interface ReadableValues {
  readonly isReadable: boolean;
  readonly all: readonly ReadableValue[];
}

export function readableValues(text: string): ReadableValues {
  const lineCounter = new LineCounter();
  lineCounter.addNewLine(0);
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) {
    lineCounter.addNewLine(end + 1);
  }
  const document = parseDocument(text, { stringKeys: true, prettyErrors: false });
  const all: ReadableValue[] = [];
  const placed = new Map<string, number>();
  const add = (entry: Omit<ReadableValue, 'place'>) => {
    const name = `${entry.line} ${entry.path}`;
    const place = placed.get(name) ?? 0;
    placed.set(name, place + 1);
    all.push({ ...entry, place });
  };
  const lineOf = (offset: number) => Math.max(0, lineCounter.linePos(offset).line - 1);
  const shownValue = (node: unknown): string => {
    if (isMap(node)) {
      return '{';
    }
    if (isSeq(node)) {
      return '[';
    }
    return isScalar(node) ? (JSON.stringify(node.value) ?? 'null') : 'null';
  };
  const endOf = (node: unknown, line: number): number =>
    isScalar(node) && node.range ? Math.max(line, lineOf(Math.max(node.range[0], node.range[1] - 1))) : line;
  const walk = (node: Node | null | undefined, path: string, ancestors: readonly number[]): void => {
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        if (!isScalar(key) || !key.range) {
          continue;
        }
        const line = lineOf(key.range[0]);
        const name = String(key.value);
        add({
          line,
          lastLine: endOf(value, line),
          key: name,
          path: `${path}/${name}`,
          ancestors,
          value: shownValue(value),
        });
        walk(isNode(value) ? value : undefined, `${path}/${name}`, [...ancestors, line]);
      }
    } else if (isSeq(node)) {
      for (const item of node.items) {
        if (!isNode(item) || !item.range) {
          continue;
        }
        const line = lineOf(item.range[0]);
        add({
          line,
          lastLine: endOf(item, line),
          key: '-',
          path: `${path}/-`,
          ancestors,
          value: shownValue(item),
        });
        walk(item, `${path}/-`, [...ancestors, line]);
      }
    }
  };
  walk(document.contents, '', []);
  return { isReadable: document.errors.length === 0, all };
}

/**
 * Reads a text part by part, so that of a changed text only the changed parts are parsed. A part is a block of the
 * file, or an item of a list that is a block. A text is only read like this where it is certain to say the same as a
 * whole: each part must say by itself exactly what it would say among the others, and nothing may be wrong with it.
 */
import { isMap, isNode, isScalar, isSeq, type Node, Scalar } from 'yaml';
import { LineIndex } from '../document/line-index.ts';
import { parseText, repeatedKeys } from '../document/parse-text.ts';
import { valueAt } from '../document/value-at.ts';
import { Branch, type Child, type YamlTree } from '../document/yaml-tree.ts';
import { readValues } from './parse-yaml.ts';

/** What a part says, whatever stands around it. */
export interface Part {
  /** The value of a block, or the item of a list; its offsets count from the start of the part. */
  readonly node: Node;
  readonly data: unknown;
}

/** Parts that have been read, by their text. */
export type KnownParts = Pick<ReadonlyMap<string, Part>, 'get' | typeof Symbol.iterator>;

interface ParsedParts {
  readonly tree: YamlTree;
  /** The values as plain data. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly parts: KnownParts;
}

/** Where documents begin and end, directives, and tabs that stand for an indentation: they reach beyond a part. */
const beyondParts = /(?:^|\n)(?:---|\.\.\.|%| *\t)/;

/** A key at the edge of the text, without quotes, and the line end before it: to look behind takes twice as long. */
const blockStart = /(^|\n)([A-Za-z][A-Za-z0-9_-]*):(?=[ \t\r\n]|$)/g;

/** Empty lines and lines that are all comment. */
const idleLines = /^(?: *(?:#[^\n]*|\r)?\n)*$/;

/** The lines of a block before the first item of its list, and the indentation of that item. */
const listHead = /^[^:]*:(?:[ \t]+#[^\n]*|[ \t]*\r?)\n(?: *(?:#[^\n]*|\r)?\n)*(?=( *)-(?:[ \t\r\n]|$))/;

interface Block {
  readonly name: string;
  readonly start: number;
  readonly text: string;
}

/** The blocks of a text; nothing where it does not consist of such. */
function blocksOf(text: string): Block[] | undefined {
  const starts = Array.from(text.matchAll(blockStart), ({ index, 1: lineEnd = '', 2: name = '' }) => ({
    name,
    start: index + lineEnd.length,
  }));
  const names = new Set(starts.map(({ name }) => name));
  const isPlain = idleLines.test(text.slice(0, starts[0]?.start ?? 0)) && !beyondParts.test(text);
  if (starts.length === 0 || names.size < starts.length || !isPlain) {
    return undefined;
  }
  return starts.map(({ name, start }, at) => ({
    name,
    start,
    text: text.slice(start, starts[at + 1]?.start),
  }));
}

/** Offsets within a block at which the items of its list begin; none where it is no list. */
function itemStarts({ text }: Block): number[] {
  const head = listHead.exec(text);
  if (head === null) {
    return [];
  }
  const item = new RegExp(`\\n {${head[1]?.length ?? 0}}-(?=[ \\t\\r\\n]|$)`, 'g');
  return Array.from(text.matchAll(item), ({ index }) => index + 1);
}

/** A part as text: a whole block, or an item below the key of its block. */
interface PartText {
  readonly text: string;
  /** Offset in the file; that of an item counts from where the key would stand right before it. */
  readonly start: number;
  /** Index of an item. */
  readonly item?: number;
}

function partTextsOf(block: Block): PartText[] {
  const starts = itemStarts(block);
  if (starts.length === 0) {
    return [block];
  }
  const head = `${block.name}:\n`;
  return starts.map((start, item) => ({
    text: head + block.text.slice(start, starts[item + 1]),
    start: block.start + start - head.length,
    item,
  }));
}

/** Parses a part alone; nothing where it says more than its value, or anything is wrong with it. */
function parsePart(text: string, item: number | undefined, name: string): Part | undefined {
  const document = parseText(text);
  const { contents, errors, warnings } = document;
  const [pair, ...others] = isMap(contents) ? contents.items : [];
  const isAlone =
    isScalar(pair?.key) &&
    pair.key.type === Scalar.PLAIN &&
    pair.key.range?.[0] === 0 &&
    pair.key.value === name &&
    others.length + errors.length + warnings.length + repeatedKeys(document).length === 0;
  const value = isAlone ? pair?.value : undefined;
  const isItem = isSeq(value) && value.flow !== true && value.items.length === 1;
  const node = item === undefined ? value : isItem ? value.items[0] : undefined;
  if (!isNode(node) || readValues(document, new LineIndex(text)).diagnostics.length > 0) {
    return undefined;
  }
  return { node, data: valueAt(document.toJS(), item === undefined ? [name] : [name, 0]) };
}

/**
 * Parses the text of a part that has been read before.
 * @throws RangeError where the text is none of a part
 */
export function parsePartAgain(text: string): Part {
  const [block] = blocksOf(text) ?? [];
  const [part] = block === undefined ? [] : partTextsOf(block);
  const parsed = part && block && parsePart(part.text, part.item, block.name);
  if (parsed === undefined) {
    throw new RangeError('A part of the text cannot be read again');
  }
  return parsed;
}

/** A block with its value, or with the items of its list. */
interface ReadBlock {
  readonly value: Branch;
  readonly data: unknown;
}

/** @param parts takes what is read */
function readBlock(block: Block, known: KnownParts, parts: Map<string, Part>): ReadBlock | undefined {
  const items: ReadBlock[] = [];
  for (const { text, start, item } of partTextsOf(block)) {
    const part = parts.get(text) ?? known.get(text) ?? parsePart(text, item, block.name);
    if (part === undefined) {
      return undefined;
    }
    parts.set(text, part);
    const read = { value: new Branch(part, start), data: part.data };
    if (item === undefined) {
      return read;
    }
    items.push(read);
  }
  const children = items.map(({ value }, segment) => ({ segment, value }));
  return { value: new Branch({}, 0, children), data: items.map(({ data }) => data) };
}

/**
 * Reads a text part by part; nothing where that is not certain to be the same as reading it as a whole.
 * @param known parts that have been read before
 */
export function parseParts(index: LineIndex, known: KnownParts): ParsedParts | undefined {
  const parts = new Map<string, Part>();
  const children: Child[] = [];
  const data: Record<string, unknown> = {};
  for (const block of blocksOf(index.text) ?? []) {
    const { name, start } = block;
    const read = readBlock(block, known, parts);
    if (read === undefined) {
      return undefined;
    }
    children.push({ segment: name, key: new Branch({ node: keyOf(name) }, start), value: read.value });
    data[name] = read.data;
  }
  return children.length === 0
    ? undefined
    : { tree: { index, root: new Branch({}, 0, children) }, data, parts };
}

/** A key of a block, as the parser makes it. */
function keyOf(name: string): Scalar {
  const key = new Scalar(name);
  key.range = [0, name.length, name.length];
  key.type = Scalar.PLAIN;
  return key;
}

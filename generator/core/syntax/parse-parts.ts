/**
 * Reads a text part by part, so that of a changed text only the changed parts are parsed. A part is a block of the
 * file, or an item of a list that is a block. A text is only read like this where it is certain to say the same as a
 * whole: each part must say by itself exactly what it would say among the others, and nothing may be wrong with it.
 */
import { isMap, isNode, isScalar, isSeq, Scalar } from 'yaml';
import { LineIndex } from '../document/line-index.ts';
import { parseText } from '../document/parse-text.ts';
import { valueAt } from '../document/value-at.ts';
import { type Child, joinChildren, type ParsedBranch, type YamlTree } from '../document/yaml-tree.ts';
import { readValues } from './parse-yaml.ts';

/** What a part says, whatever stands around it. */
interface Part {
  readonly key: Scalar;
  readonly value: unknown;
  readonly data: unknown;
}

/** Parts that have been read, by their text. */
export type KnownParts = ReadonlyMap<string, Part>;

export interface ParsedParts {
  readonly tree: YamlTree;
  /** The values as plain data. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly parts: KnownParts;
}

/** Where documents begin and end, directives, and tabs that stand for an indentation: they reach beyond a part. */
const beyondParts = /(?<=^|\n)(?:---|\.\.\.|%| *\t)/;

/** A key at the edge of the text, without quotes. */
const blockStart = /(?<=^|\n)([A-Za-z][A-Za-z0-9_-]*):(?=[ \t\r\n]|$)/g;

/** Empty lines and lines that are all comment. */
const idleLines = /^(?: *(?:#[^\n]*)?\r?\n)*$/;

/** The lines of a block before the first item of its list, and the indentation of that item. */
const listHead = /^[^:]*:(?:[ \t]+#[^\n]*|[ \t]*)\r?\n(?: *(?:#[^\n]*)?\r?\n)*(?=( *)-(?:[ \t\r\n]|$))/;

interface Block {
  readonly name: string;
  readonly start: number;
  readonly text: string;
}

/** The blocks of a text; nothing where it does not consist of such. */
function blocksOf(text: string): Block[] | undefined {
  const starts = Array.from(text.matchAll(blockStart));
  const names = new Set(starts.map(([, name]) => name));
  const isPlain = idleLines.test(text.slice(0, starts[0]?.index ?? 0)) && !beyondParts.test(text);
  if (starts.length === 0 || names.size < starts.length || !isPlain) {
    return undefined;
  }
  return starts.map(({ 1: name = '', index: start }, at) => ({
    name,
    start,
    text: text.slice(start, starts[at + 1]?.index),
  }));
}

/** Offsets within a block at which the items of its list begin; none where it is no list. */
function itemStarts({ text }: Block): number[] {
  const head = listHead.exec(text);
  if (head === null) {
    return [];
  }
  const item = new RegExp(`(?<=\\n) {${head[1]?.length ?? 0}}-(?=[ \\t\\r\\n]|$)`, 'g');
  return Array.from(text.matchAll(item), ({ index }) => index);
}

/** Reads the only pair of a text; nothing where it says more, or less, or anything is wrong with it. */
function parsePart(text: string, name: string): Part | undefined {
  const document = parseText(text);
  if (document.errors.length > 0 || document.warnings.length > 0 || !isMap(document.contents)) {
    return undefined;
  }
  const [pair, ...others] = document.contents.items;
  if (pair === undefined || others.length > 0 || !isScalar(pair.key) || pair.key.value !== name) {
    return undefined;
  }
  if (pair.key.type !== Scalar.PLAIN || readValues(document, new LineIndex(text)).diagnostics.length > 0) {
    return undefined;
  }
  return { key: pair.key, value: pair.value, data: valueAt(document.toJS(), [name]).value };
}

class PartReader {
  readonly parts = new Map<string, Part>();
  private readonly known: KnownParts;

  constructor(known: KnownParts) {
    this.known = known;
  }

  read(text: string, name: string): Part | undefined {
    const part = this.known.get(text) ?? this.parts.get(text) ?? parsePart(text, name);
    if (part !== undefined) {
      this.parts.set(text, part);
    }
    return part;
  }
}

/**
 * Reads a text part by part; nothing where that is not certain to be the same as reading it as a whole.
 * @param known parts that have been read before
 */
export function parseParts(index: LineIndex, known: KnownParts): ParsedParts | undefined {
  const blocks = blocksOf(index.text);
  if (blocks === undefined) {
    return undefined;
  }
  const reader = new PartReader(known);
  const children: Child[] = [];
  const data: Record<string, unknown> = {};
  for (const block of blocks) {
    const read = readList(block, reader) ?? readBlock(block, reader);
    if (read === undefined) {
      return undefined;
    }
    children.push(read.child);
    data[block.name] = read.data;
  }
  return { tree: { index, root: joinChildren(children) }, data, parts: reader.parts };
}

function withValue(node: unknown, base: number): Pick<Child, 'value'> {
  return isNode(node) ? { value: { node, base } } : {};
}

interface ReadBlock {
  readonly child: Child;
  readonly data: unknown;
}

function readBlock({ name, start, text }: Block, reader: PartReader): ReadBlock | undefined {
  const part = reader.read(text, name);
  if (part === undefined) {
    return undefined;
  }
  const { key, value, data } = part;
  return { child: { segment: name, key: { node: key, base: start }, ...withValue(value, start) }, data };
}

/** Reads a block that is a list item by item, each below the key of the block. */
function readList(block: Block, reader: PartReader): ReadBlock | undefined {
  const { name, start, text } = block;
  const starts = itemStarts(block);
  const children: Child[] = [];
  const data: unknown[] = [];
  let key: ParsedBranch | undefined;
  for (const [segment, itemStart] of starts.entries()) {
    const head = `${name}:\n`;
    const part = reader.read(head + text.slice(itemStart, starts[segment + 1]), name);
    const list = part?.value;
    if (part === undefined || !isSeq(list) || list.flow === true || list.items.length !== 1) {
      return undefined;
    }
    key ??= { node: part.key, base: start };
    children.push({ segment, ...withValue(list.items[0], start + itemStart - head.length) });
    data.push(valueAt(part.data, [0]).value);
  }
  return key && { child: { segment: name, key, value: joinChildren(children) }, data };
}

/** The ways to write an operation as edits of the text, the best first. Which of them says what is meant has to be tried. */
import type { EditOperation } from '../../../src/model/editor.ts';
import type { ValuePath } from '../document/source-range.ts';
import { valueAt } from '../document/value-at.ts';
import { type Branch, branchAt, childAt, endOf, isFlow, scalarOf, startOf } from '../document/yaml-tree.ts';
import { messageLanguageFor } from '../findings/read-language.ts';
import type { SiteDocument } from '../site-document.ts';
import { contentEnd, type Entry, valueStart } from './entries.ts';
import { applyEdits, lineStart, type TextEdit } from './splice.ts';
import { type Entries, editEntries } from './structure-edits.ts';
import { type BlockStyle, createBlockWriter, isShort, writeFlow, writeKey } from './write-block.ts';
import { scalarNotations } from './write-scalar.ts';
import { blockStyle, columnOf } from './yaml-style.ts';

/** Column of the bracket of a new item. */
function bracketColumn(text: string, { start }: Entry): number {
  const lead = text.slice(lineStart(text, start), start);
  return lead.trim() === '' ? lead.length : lead.search(/\S/) + 2;
}

type Proposals = Iterable<readonly TextEdit[]>;

function isSingle(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

class EditProposer {
  private readonly document: SiteDocument;
  private readonly text: string;
  private readonly root: Branch;

  constructor(document: SiteDocument, root: Branch) {
    this.document = document;
    this.text = document.source.index.text;
    this.root = root;
  }

  proposals(operation: EditOperation): Proposals {
    const { path } = operation;
    switch (operation.kind) {
      case 'set':
        return this.branchAt(path) === undefined && valueAt(this.document.data, path) === undefined
          ? this.add(path, operation.to)
          : this.set(path, operation.to);
      case 'insert':
        return this.insert(path, operation.index, operation.to);
      case 'remove':
        return this.remove(path);
      case 'move':
        return [this.entriesAt(path.slice(0, -1)).move(Number(path.at(-1)), operation.to)];
      default:
        return [];
    }
  }

  private branchAt(path: ValuePath): Branch | undefined {
    return branchAt(this.document.source.tree, path);
  }

  /** Whether a value stands in brackets, its own or those around it. */
  private isInFlow(path: ValuePath): boolean {
    return path.some((_, depth) => isFlow(this.branchAt(path.slice(0, depth))));
  }

  private styleAt(path: ValuePath) {
    return blockStyle(this.text, this.branchAt(path) ?? this.root, this.root);
  }

  private writerOf(style: BlockStyle) {
    return createBlockWriter(style, messageLanguageFor(this.document.text));
  }

  private entriesAt(path: ValuePath): Entries {
    return editEntries(this.text, this.branchAt(path) ?? this.root, this.styleAt(path));
  }

  private *set(path: ValuePath, to: unknown): Proposals {
    if (isSingle(to)) {
      yield* this.setScalar(path, to);
    }
    yield* this.replace(path, to);
  }

  private *setScalar(path: ValuePath, to: unknown): Proposals {
    const { text } = this;
    const branch = this.branchAt(path);
    const node = scalarOf(branch);
    if (branch === undefined || node === undefined) {
      return;
    }
    const { quotes, blockStep, lineEnd } = this.styleAt(path);
    const start = startOf(branch);
    const notations = scalarNotations(
      {
        source: text.slice(start, endOf(branch)),
        value: valueAt(this.document.data, path),
        type: node.type,
        comment: /^[ \t]+#[^\r\n]*/.exec(text.slice(endOf(branch)))?.[0] ?? '',
        column: columnOf(text, start),
        indent: this.ownerColumn(path) + blockStep,
        isFlow: this.isInFlow(path),
        mark: quotes.mark,
        lineEnd,
      },
      to,
    );
    for (const notation of notations) {
      const end = start + notation.replaced;
      const before = /[^\s[{]/.test(text[start - 1] ?? '') ? ' ' : '';
      const behind = text[end] === '#' ? ' ' : '';
      yield [{ start, end, text: before + notation.text + behind }];
    }
  }

  /** Column of the key, or of the item, that a value stands behind. */
  private ownerColumn(path: ValuePath): number {
    const child = childAt(this.branchAt(path.slice(0, -1)), path.at(-1) ?? '');
    return columnOf(this.text, startOf(child?.key ?? child?.value));
  }

  /** Puts a value in the place of another of any kind. */
  private *replace(path: ValuePath, to: unknown): Proposals {
    const { text } = this;
    const holder = this.branchAt(path.slice(0, -1));
    const child = childAt(holder, path.at(-1) ?? '');
    const value = child?.value;
    if (child === undefined || value === undefined) {
      return;
    }
    const style = this.styleAt(path.slice(0, -1));
    if (this.isInFlow(path)) {
      yield [{ start: startOf(value), end: endOf(value), text: writeFlow(to, style.quotes) }];
      return;
    }
    const writer = this.writerOf(style);
    const key = path.at(-1);
    // The lines as they would be behind a key or a dash at the edge: all behind its colon or dash is the value.
    const lines = (column: number) => {
      const isKey = typeof key === 'string';
      const entry = isKey ? writer.entry(key, to, column) : writer.item(to, column);
      return entry.join(style.lineEnd).slice(column + (isKey ? writeKey(key).length : 0) + 1);
    };
    const start = valueStart(text, child);
    const entry = editEntries(text, holder ?? this.root, style).list.find((one) => one.child.segment === key);
    if (entry !== undefined) {
      yield [{ start, end: Math.max(start, contentEnd(text, value)), text: lines(entry.column) }];
    }
  }

  /** Adds a key to a block. */
  private *add(path: ValuePath, to: unknown): Proposals {
    const holder = path.slice(0, -1);
    const key = String(path.at(-1));
    const entries = this.entriesAt(holder);
    const style = this.styleAt(holder);
    const { lineEnd, quotes } = style;
    if (isFlow(this.branchAt(holder))) {
      const pair = `${writeKey(key)}: ${writeFlow(to, quotes)}`;
      yield entries.insert(entries.list.length, entries.list.length === 0 ? ` ${pair} ` : pair);
      return;
    }
    const column = entries.list[0]?.column ?? 0;
    const lines = this.writerOf(style).entry(key, to, column).join(lineEnd);
    const index = Array.isArray(to) && !isShort(to) ? entries.list.length : entries.behindSingleValues();
    yield entries.insertTight(index, lines);
    yield entries.insertTight(entries.list.length, lines);
  }

  private *insert(path: ValuePath, index: number, to: unknown): Proposals {
    const neighbour = [...path, Math.max(index - 1, 0)];
    // Some texts have quotes: a new item has them as the one before it.
    const { quotes } = this.styleAt(this.branchAt(neighbour) === undefined ? path : neighbour);
    const style = { ...this.styleAt(path), quotes };
    const writer = this.writerOf(style);
    const entries = this.entriesAt(path);
    if (!isFlow(this.branchAt(path))) {
      const lines = writer.item(to, entries.list[0]?.column ?? 0).join(style.lineEnd);
      yield entries.insert(index, lines);
      yield entries.insertTight(index, lines);
      return;
    }
    if (entries.list.length === 0 && !isSingle(to) && !this.isInFlow(path)) {
      yield* this.replace(path, [to]);
    }
    const previous = entries.list[index - 1];
    if (previous !== undefined && !isShort(to)) {
      const lines = writer.bracketed(to, bracketColumn(this.text, previous));
      yield entries.insertTight(index, lines.join(style.lineEnd));
    }
    yield entries.insert(index, writeFlow(to, style.quotes));
  }

  /** Puts a copy of an item behind it, with edits of the item that hold for the copy alone. */
  *copy(path: ValuePath, edits: readonly TextEdit[]): Proposals {
    const entries = this.entriesAt(path.slice(0, -1));
    const index = Number(path.at(-1));
    const entry = entries.list[index];
    if (entry !== undefined) {
      const { head } = entry;
      const shifted = edits.map(({ start, end, text }) => ({ start: start - head, end: end - head, text }));
      const copy = applyEdits(this.text.slice(head, entry.tail), shifted);
      const lines = entry.isInline ? ' '.repeat(entry.column) + copy : copy;
      yield entries.insert(index + 1, lines);
      yield entries.insertTight(index + 1, lines);
    }
  }

  private *remove(path: ValuePath): Proposals {
    const holder = path.slice(0, -1);
    const entries = this.entriesAt(holder);
    const index = entries.list.findIndex(({ child }) => child.segment === path.at(-1));
    if (entries.list.length > 1) {
      yield entries.remove(index);
      return;
    }
    yield* this.replace(holder, typeof path.at(-1) === 'number' ? [] : {});
  }
}

/** Ways to write an operation. Their offsets are those of the text as it was read. */
export function proposeEdits(document: SiteDocument, operation: EditOperation): Proposals {
  const { root } = document.source.tree;
  return root === undefined ? [] : new EditProposer(document, root).proposals(operation);
}

/** The way to put a copy of an item behind it. */
export function proposeCopy(document: SiteDocument, path: ValuePath, edits: readonly TextEdit[]): Proposals {
  const { root } = document.source.tree;
  return root === undefined ? [] : new EditProposer(document, root).copy(path, edits);
}

/** Edits of blocks and lists: entries go with their comments, and what stands between entries stays where it is. */
import { type Branch, endOf, isFlow, startOf } from '../document/yaml-tree.ts';
import { type Entry, entriesOf, entryText } from './entries.ts';
import { lineStart, type TextEdit } from './splice.ts';
import type { BlockStyle } from './write-block.ts';
import { hasGapBefore } from './yaml-style.ts';

/** Offset of the first character behind an offset that is no blank and no line end. */
function nextCharacter(text: string, offset: number): number {
  const distance = text.slice(offset).search(/\S/);
  return distance === -1 ? text.length : offset + distance;
}

/** A block or list as the edits need it. */
export class Entries {
  readonly list: readonly Entry[];
  private readonly text: string;
  private readonly branch: Branch;
  private readonly isFlow: boolean;
  private readonly style: BlockStyle;

  constructor(text: string, branch: Branch, style: BlockStyle) {
    this.text = text;
    this.branch = branch;
    this.style = style;
    this.isFlow = isFlow(branch);
    this.list = entriesOf(text, branch);
  }

  /** Takes out an entry; the last one leaves empty brackets. */
  remove(index: number): TextEdit[] {
    const entry = this.list[index];
    if (entry === undefined || this.list.length === 1) {
      return [];
    }
    return this.isFlow ? [this.removeFlow(index, entry)] : [this.removeBlock(index, entry)];
  }

  private removeBlock(index: number, entry: Entry): TextEdit {
    const { text } = this;
    const previous = this.list[index - 1];
    if (previous === undefined) {
      const next = nextCharacter(text, entry.tail);
      // The first entry behind a dash hands its place to the next one.
      return { start: entry.head, end: entry.isInline ? next : lineStart(text, next), text: '' };
    }
    const gap = text.slice(previous.tail, entry.head);
    const kept = gap.replace(/\s+$/, '').length;
    return { start: previous.tail + kept, end: entry.tail, text: '' };
  }

  private removeFlow(index: number, { head, tail }: Entry): TextEdit {
    const { text } = this;
    const [previous, next] = [this.list[index - 1], this.list[index + 1]];
    const separator = /^\s*,/.exec(text.slice(tail))?.[0] ?? '';
    if (next !== undefined) {
      const hasComment = text.slice(tail, next.head).includes('#');
      return { start: head, end: hasComment ? tail + separator.length : next.head, text: '' };
    }
    const hasComment = previous !== undefined && text.slice(previous.tail, head).includes('#');
    return { start: hasComment || previous === undefined ? head : previous.tail, end: tail, text: '' };
  }

  /** Puts the entry of an index at another one; gaps and separators stay where they are. */
  move(from: number, to: number): TextEdit[] {
    const { text, list } = this;
    const [first, last] = [list[Math.min(from, to)], list[Math.max(from, to)]];
    const moved = list[from];
    if (first === undefined || last === undefined || moved === undefined) {
      return [];
    }
    const order = list.toSpliced(from, 1).toSpliced(to, 0, moved);
    let written = '';
    for (const [index, slot] of list.entries()) {
      const entry = order[index];
      if (entry !== undefined && slot.head >= first.head && slot.head <= last.head) {
        const lines = entryText(text, entry);
        const gap = slot === last ? '' : text.slice(slot.tail, list[index + 1]?.head);
        written += (slot.isInline ? lines.trimStart() : lines) + gap;
      }
    }
    return [{ start: first.head, end: last.tail, text: written }];
  }

  /** Puts an entry before the one that has an index, or behind the last. In a block, the text is that of whole lines. */
  insert(index: number, entry: string): TextEdit[] {
    return this.isFlow ? [this.insertFlow(index, entry)] : [this.insertBlock(index, entry)];
  }

  /**
   * Puts whole lines behind the entry before an index, without a gap: as keys follow each other, and where an empty
   * line belongs to a text.
   */
  insertTight(index: number, lines: string): TextEdit[] {
    const previous = this.list[index - 1];
    const separator = this.isFlow ? ',' : '';
    return previous === undefined
      ? this.insert(index, lines)
      : [{ start: previous.tail, end: previous.tail, text: separator + this.style.lineEnd + lines }];
  }

  private insertBlock(index: number, lines: string): TextEdit {
    const { text, list } = this;
    const { lineEnd: end } = this.style;
    const gap = list.slice(1).some(({ start }) => hasGapBefore(text, start)) ? end + end : end;
    const next = list[index];
    if (next === undefined) {
      const start = list.at(-1)?.tail ?? 0;
      return { start, end: start, text: gap + lines };
    }
    const added = next.isInline ? lines.trimStart() + gap + ' '.repeat(next.column) : lines + gap;
    return { start: next.head, end: next.head, text: added };
  }

  private insertFlow(index: number, item: string): TextEdit {
    const { text, list } = this;
    const [first, second] = list;
    const next = list[index];
    const last = list.at(-1);
    if (first === undefined || last === undefined) {
      return { start: startOf(this.branch) + 1, end: endOf(this.branch) - 1, text: item };
    }
    const between = text.slice(first.tail, second?.head ?? first.tail);
    const lead = text.slice(lineStart(text, first.head), first.head);
    const onOwnLine = lead.trim() === '' ? `,${this.style.lineEnd}${lead}` : ', ';
    const separator = /^\s*,\s*$/.test(between) ? between : onOwnLine;
    return next === undefined
      ? { start: last.tail, end: last.tail, text: separator + item }
      : { start: next.head, end: next.head, text: item + separator };
  }

  /** Index behind the last single value, where another one looks best; else behind all. */
  behindSingleValues(): number {
    const { text } = this;
    const at = this.list.findLastIndex(({ start, tail }) => !text.slice(start, tail).includes('\n'));
    return at === -1 ? this.list.length : at + 1;
  }
}

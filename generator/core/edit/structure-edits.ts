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

export type Entries = ReturnType<typeof editEntries>;

/** The edits of a block or a list. */
export function editEntries(text: string, branch: Branch, style: BlockStyle) {
  const list = entriesOf(text, branch);
  const isInBrackets = isFlow(branch);

  const removeBlock = (index: number, entry: Entry): TextEdit => {
    const previous = list[index - 1];
    if (previous === undefined) {
      const next = nextCharacter(text, entry.tail);
      // The first entry behind a dash hands its place to the next one.
      return { start: entry.head, end: entry.isInline ? next : lineStart(text, next), text: '' };
    }
    const gap = text.slice(previous.tail, entry.head);
    const kept = gap.replace(/\s+$/, '').length;
    return { start: previous.tail + kept, end: entry.tail, text: '' };
  };

  const removeFlow = (index: number, { head, tail }: Entry): TextEdit => {
    const [previous, next] = [list[index - 1], list[index + 1]];
    const separator = /^\s*,/.exec(text.slice(tail))?.[0] ?? '';
    if (next !== undefined) {
      const hasComment = text.slice(tail, next.head).includes('#');
      return { start: head, end: hasComment ? tail + separator.length : next.head, text: '' };
    }
    const hasComment = previous !== undefined && text.slice(previous.tail, head).includes('#');
    return { start: hasComment || previous === undefined ? head : previous.tail, end: tail, text: '' };
  };

  const insertBlock = (index: number, lines: string): TextEdit => {
    const { lineEnd: end } = style;
    const gap = list.slice(1).some(({ start }) => hasGapBefore(text, start)) ? end + end : end;
    const next = list[index];
    if (next === undefined) {
      const start = list.at(-1)?.tail ?? 0;
      return { start, end: start, text: gap + lines };
    }
    const added = next.isInline ? lines.trimStart() + gap + ' '.repeat(next.column) : lines + gap;
    return { start: next.head, end: next.head, text: added };
  };

  const insertFlow = (index: number, item: string): TextEdit => {
    const [first, second] = list;
    const next = list[index];
    const last = list.at(-1);
    if (first === undefined || last === undefined) {
      return { start: startOf(branch) + 1, end: endOf(branch) - 1, text: item };
    }
    const between = text.slice(first.tail, second?.head ?? first.tail);
    const lead = text.slice(lineStart(text, first.head), first.head);
    const onOwnLine = lead.trim() === '' ? `,${style.lineEnd}${lead}` : ', ';
    const separator = /^\s*,\s*$/.test(between) ? between : onOwnLine;
    return next === undefined
      ? { start: last.tail, end: last.tail, text: separator + item }
      : { start: next.head, end: next.head, text: item + separator };
  };

  /** Puts an entry before the one that has an index, or behind the last. In a block, the text is that of whole lines. */
  const insert = (index: number, entry: string): TextEdit[] => [
    isInBrackets ? insertFlow(index, entry) : insertBlock(index, entry),
  ];

  return {
    list,
    insert,
    /**
     * Puts whole lines behind the entry before an index, without a gap: as keys follow each other, and where an empty
     * line belongs to a text.
     */
    insertTight(index: number, lines: string): TextEdit[] {
      const previous = list[index - 1];
      const separator = isInBrackets ? ',' : '';
      return previous === undefined
        ? insert(index, lines)
        : [{ start: previous.tail, end: previous.tail, text: separator + style.lineEnd + lines }];
    },
    /** Takes out one of several entries. */
    remove(index: number): TextEdit[] {
      const entry = list[index];
      if (entry === undefined) {
        return [];
      }
      return [isInBrackets ? removeFlow(index, entry) : removeBlock(index, entry)];
    },
    /** Puts the entry of an index at another one; gaps and separators stay where they are. */
    move(from: number, to: number): TextEdit[] {
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
    },
    /** Index behind the last single value, where another one looks best; else behind all. */
    behindSingleValues(): number {
      const at = list.findLastIndex(({ start, tail }) => !text.slice(start, tail).includes('\n'));
      return at === -1 ? list.length : at + 1;
    },
  };
}

/** Changes of a text that can be taken back, also after the text has been changed elsewhere. */
import { z } from 'zod';
import { applyEdits, lineStart, nextLine, type TextEdit } from './splice.ts';

/** A part of a text before and after a change, with as much around it as names its place. */
export const hunk = z.object({
  /** Offset in the text before, and in the text after. */
  start: z.object({ before: z.int(), after: z.int() }),
  before: z.string(),
  after: z.string(),
  lead: z.string(),
  tail: z.string(),
});

export type Hunk = z.infer<typeof hunk>;

export type Direction = 'undo' | 'redo';

function isUnique(text: string, part: string): boolean {
  const first = text.indexOf(part);
  return first !== -1 && text.indexOf(part, first + 1) === -1;
}

/** What edits of a text make of it. */
interface Texts {
  readonly before: string;
  readonly after: string;
}

/** Between which offsets of the text before nothing else is edited. */
interface Room {
  readonly from: number;
  readonly to: number;
}

/**
 * Extends a part by lines around it until it is unique in both texts, or names the edit that is in the way. The number
 * of lines is doubled each time, because each check searches the whole text.
 */
function hunkOf(texts: Texts, edit: TextEdit, afterStart: number, room: Room): Hunk | 'previous' | 'next' {
  const before = texts.before.slice(edit.start, edit.end);
  let [from, to] = [lineStart(texts.before, edit.start), nextLine(texts.before, edit.end)];
  for (let further = 1; from >= room.from && to <= room.to; further *= 2) {
    const lead = texts.before.slice(from, edit.start);
    const tail = texts.before.slice(edit.end, to);
    const isWhole = from === 0 && to === texts.before.length;
    const isNamed =
      isUnique(texts.before, lead + before + tail) && isUnique(texts.after, lead + edit.text + tail);
    if (isWhole || isNamed) {
      return { start: { before: edit.start, after: afterStart }, before, after: edit.text, lead, tail };
    }
    for (let line = 0; line < further; line += 1) {
      from = lineStart(texts.before, from - 1);
      to = nextLine(texts.before, to);
    }
  }
  return to > room.to ? 'next' : 'previous';
}

/** Two edits, one behind the other, and what is between them, as one. */
function joined(text: string, first: TextEdit, second: TextEdit): TextEdit {
  const between = text.slice(first.end, second.start);
  return { start: first.start, end: second.end, text: first.text + between + second.text };
}

/** What edits change in a text, part by part; edits that stand in what names the place of others are one part with them. */
export function hunksOf(text: string, edits: readonly TextEdit[]): Hunk[] {
  const texts = { before: text, after: applyEdits(text, edits) };
  const left = edits.toSorted((a, b) => a.start - b.start || a.end - b.end).toReversed();
  const placed: { readonly edit: TextEdit; readonly hunk: Hunk; readonly shift: number }[] = [];
  for (let edit = left.pop(); edit !== undefined; edit = left.pop()) {
    const previous = placed.at(-1);
    const next = left.at(-1);
    const shift = previous?.shift ?? 0;
    const room = { from: previous?.edit.end ?? 0, to: next?.start ?? text.length };
    const hunk = hunkOf(texts, edit, edit.start + shift, room);
    if (hunk === 'next' && next !== undefined) {
      left.splice(-1, 1, joined(text, edit, next));
    } else if (hunk === 'previous' && previous !== undefined) {
      placed.pop();
      left.push(joined(text, previous.edit, edit));
    } else if (typeof hunk === 'object') {
      placed.push({ edit, hunk, shift: shift + edit.text.length - (edit.end - edit.start) });
    }
  }
  return placed.map(({ hunk }) => hunk);
}

/** The edits that take a change back, or make it again. */
export function editsOf(hunks: readonly Hunk[], direction: Direction): TextEdit[] {
  return hunks.map(({ start, before, after }) =>
    direction === 'undo'
      ? { start: start.after, end: start.after + after.length, text: before }
      : { start: start.before, end: start.before + before.length, text: after },
  );
}

/** The same edits in a text that was changed elsewhere; nothing where that stands in their way. */
export function rebasedEditsOf(
  text: string,
  hunks: readonly Hunk[],
  direction: Direction,
): TextEdit[] | undefined {
  const edits = hunks.flatMap(({ before, after, lead, tail }) => {
    const [old, next] = direction === 'undo' ? [after, before] : [before, after];
    const part = lead + old + tail;
    const start = text.indexOf(part) + lead.length;
    return isUnique(text, part) ? [{ start, end: start + old.length, text: next }] : [];
  });
  return edits.length === hunks.length ? edits : undefined;
}

/** Changes of a text are taken back, and made again, also where the text has been changed elsewhere. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editsOf, hunksOf, rebasedEditsOf } from '../../generator/core/edit/history.ts';
import { applyEdits, type TextEdit } from '../../generator/core/edit/splice.ts';

/** Lines that repeat, so that a part needs more around it to be found. */
const text = fc.array(fc.constantFrom('a: 1', 'b: 2 # ЗАМЕНИТЬ', '  - c', ''), { maxLength: 30 });

/** Edits of a text that do not overlap, in its order; several may insert at one place. */
function editsIn(source: string): fc.Arbitrary<TextEdit[]> {
  const offset = fc.nat({ max: source.length });
  const words = fc.array(fc.tuple(fc.constantFrom('', 'x', 'a: 1\n'), fc.boolean()), { maxLength: 5 });
  return words.chain((all) =>
    fc
      .tuple(...all.flatMap(() => [offset, offset]))
      .map((offsets) => offsets.toSorted((a, b) => a - b))
      .map((sorted) =>
        all.map(([word, isInserted], index) => {
          const [start = 0, end = 0] = sorted.slice(2 * index, 2 * index + 2);
          return { start, end: isInserted ? start : end, text: word };
        }),
      ),
  );
}

const change = text
  .map((lines) => lines.map((line) => `${line}\n`).join(''))
  .chain((source) => fc.record({ source: fc.constant(source), edits: editsIn(source) }));

describe('what edits change', () => {
  test('is taken back and made again, part by part', () => {
    fc.assert(
      fc.property(change, ({ source, edits }) => {
        const after = applyEdits(source, edits);
        const hunks = hunksOf(source, edits);
        expect(applyEdits(after, editsOf(hunks, 'undo'))).toBe(source);
        expect(applyEdits(source, editsOf(hunks, 'redo'))).toBe(after);
      }),
    );
  });

  test('is taken back in a text to which something else has been added', () => {
    fc.assert(
      fc.property(change, fc.boolean(), ({ source, edits }, isAbove) => {
        const added = 'other: x\n';
        const around = (inner: string) => (isAbove ? added + inner : inner + added);
        const after = around(applyEdits(source, edits));
        const undone = rebasedEditsOf(after, hunksOf(source, edits), 'undo');
        // What was all of a text may be found in the other one more than once.
        expect([undefined, around(source)]).toContain(undone && applyEdits(after, undone));
      }),
    );
  });

  test('is named by the lines around it, though others are edited beside it', () => {
    const lines = Array.from({ length: 3000 }, (_, index) => `key-${index}: value # ЗАМЕНИТЬ\n`);
    const source = lines.join('');
    const start = source.indexOf('key-1500');
    const value = { start: start + 10, end: start + 15, text: 'mine' };
    const comment = { start: start + 15, end: source.indexOf('\n', start), text: '' };
    const [hunk, ...others] = hunksOf(source, [value, comment]);
    expect(others).toEqual([]);
    expect(hunk).toMatchObject({
      before: 'value # ЗАМЕНИТЬ',
      after: 'mine',
      lead: 'key-1500: ',
      tail: '\n',
    });
    const changed = applyEdits(source, [value, comment]).replace('key-3:', 'key-three:');
    const undone = rebasedEditsOf(changed, hunk ? [hunk] : [], 'undo') ?? [];
    expect(applyEdits(changed, undone)).toBe(source.replace('key-3:', 'key-three:'));
  });
});

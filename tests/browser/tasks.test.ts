/** What owners come for, by pointer and by keyboard alone: `site.yaml` is then as a careful hand would have written it. */
import { describe, expect } from 'vitest';
import { desktop, test } from '../support/desk.ts';
import { keyboard, pointer } from '../support/hands.ts';
import { tasks } from '../support/owner-tasks.ts';
import { usually } from '../support/usual-walks.ts';
import { workplace } from '../support/workplace.ts';

/** Tasks with what a pointer does otherwise than a key; the tests of the editor press everything else. */
const byPointer = ['adds a question', 'replaces a picture', 'puts the menu in another order'];

describe.for([
  ['by pointer', pointer, usually(tasks, ({ name }) => byPointer.includes(name))],
  ['by keyboard alone', keyboard, tasks],
] as const)('the owner %s', ([, handsOn, ownTasks]) => {
  test.for(ownTasks)('$name', async ({ start, before, play, wanted }, { desk }) => {
    const { file, faults, edit, page, lay } = desk;
    const text = before?.(desk.text) ?? desk.text;
    if (before !== undefined) {
      await lay(text);
    }
    const hands = handsOn(page);
    await edit(start, desktop, hands.press);
    await play(workplace(desk, hands));
    await expect.poll(file).toBe(wanted(text, hands.name));
    expect(faults).toEqual([]);
  });
});

/** What owners come for, by pointer and by keyboard alone: `site.yaml` is then as a careful hand would have written it. */
import { describe, expect } from 'vitest';
import { desktop, test } from '../support/desk.ts';
import { keyboard, pointer } from '../support/hands.ts';
import { tasks } from '../support/owner-tasks.ts';
import { workplace } from '../support/workplace.ts';

describe.for([
  ['by pointer', pointer],
  ['by keyboard alone', keyboard],
] as const)('the owner %s', ([, handsOn]) => {
  test.for(tasks)('$name', async ({ start, before, play, wanted }, { desk }) => {
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

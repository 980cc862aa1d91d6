/** What owners come for, step by step: `site.yaml` is then as a careful hand would have written it. */
import { describe, expect } from 'vitest';
import { test } from '../support/desk.ts';
import { pointer } from '../support/hands.ts';
import { tasks, workplace } from '../support/owner-tasks.ts';

describe('the owner', () => {
  test.for(tasks)('$name', async ({ start, play, wanted }, { desk }) => {
    const { text, file, faults, edit, page } = desk;
    await edit(start);
    await play(workplace(desk, pointer(page)));
    await expect.poll(file).toBe(wanted(text));
    expect(faults).toEqual([]);
  });
});

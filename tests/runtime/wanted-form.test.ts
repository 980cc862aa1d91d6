// @vitest-environment happy-dom
/** The form beside the page, and what comes in between its being asked for and shown. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { EditorView } from '../../src/editor/editor-state.ts';
import { createWantedForm } from '../../src/editor/wanted-form.ts';

interface Asked {
  readonly path: unknown;
  readonly revision: string | null;
  answer(form: object | undefined): void;
}

const asked: Asked[] = [];
const show = vi.fn<(part: Partial<EditorView>) => void>();
const lost = (typed: string) => ({ message: `Lost: ${typed}` });

vi.stubGlobal('fetch', (address: string) => {
  const { searchParams } = new URL(address, 'http://localhost');
  return new Promise<Response>((resolve) => {
    asked.push({
      path: JSON.parse(searchParams.get('path') ?? ''),
      revision: searchParams.get('revision'),
      answer: (form) => resolve(Response.json(form ?? {}, { status: form ? 200 : 404 })),
    });
  });
});

beforeEach(() => {
  asked.length = 0;
  show.mockClear();
});

const first = { path: ['reviews', 1], revision: '1' };

test('what is shown along with it is shown once, by the first answer', async () => {
  const form = createWantedForm(show, lost);
  const opened = form.open({ path: ['reviews', 1] }, { opening: 7 });
  const followed = form.follow();
  asked[0]?.answer(first);
  await opened;
  asked[1]?.answer({ ...first, revision: '2' });
  await followed;
  expect(show.mock.calls).toEqual([
    [{ form: first, wanted: undefined, opening: 7 }],
    [{ form: { ...first, revision: '2' }, wanted: undefined }],
  ]);
});

test('it is followed from where it was found last, and kept in mind while the file has no such block', async () => {
  const form = createWantedForm(show, lost);
  const opened = form.open({ path: ['reviews', 1] }, { opening: 7 });
  asked[0]?.answer({ path: ['reviews', 2], revision: '2' });
  await opened;
  const unread = form.follow();
  asked[1]?.answer(undefined);
  await unread;
  expect(show).toHaveBeenLastCalledWith({ form: undefined, wanted: undefined });
  const read = form.follow();
  expect(asked.slice(1)).toMatchObject([
    { path: ['reviews', 2], revision: '2' },
    { path: ['reviews', 2], revision: '2' },
  ]);
  asked[2]?.answer(first);
  await read;
  expect(show).toHaveBeenLastCalledWith({ form: first, wanted: undefined });
});

test('another one that is asked for meanwhile, or none, takes its place', async () => {
  const form = createWantedForm(show, lost);
  const opened = form.open({ path: ['reviews', 1] }, {});
  const another = form.open({ path: ['contacts'] }, { opening: 2 });
  asked[0]?.answer(first);
  await opened;
  expect(show).not.toHaveBeenCalled();
  await form.open(undefined, { opening: 3 });
  asked[1]?.answer({ path: ['contacts'], revision: '1' });
  await another;
  expect(show.mock.calls).toEqual([[{ form: undefined, wanted: undefined, opening: 3 }]]);
});

test('what was typed into it is told once where its block is gone, unless it was saved or the form closed', async () => {
  const form = createWantedForm(show, lost);
  const shown = () => show.mock.lastCall?.[0];
  const answered = async (doing: Promise<void>, answer: object | undefined) => {
    asked.at(-1)?.answer(answer);
    await doing;
  };
  await answered(form.open({ path: ['reviews', 1] }, {}), first);
  form.fields.type('name', 'Anna');
  await answered(form.follow(), { ...first, revision: '2' });
  expect(shown()).not.toHaveProperty('problems');
  await answered(form.follow(), undefined);
  expect(shown()).toEqual({ form: undefined, wanted: undefined, problems: [{ message: 'Lost: Anna' }] });
  await answered(form.follow(), undefined);
  expect(shown()).not.toHaveProperty('problems');
  await answered(form.follow(), first);
  form.fields.type('name', 'Anna');
  form.fields.type('name', undefined);
  await answered(form.follow(), undefined);
  expect(shown()).not.toHaveProperty('problems');
  await answered(form.follow(), first);
  form.fields.type('name', 'Anna');
  await form.fields.save('name', 'Anna', Promise.resolve(true));
  await answered(form.follow(), undefined);
  expect(shown()).not.toHaveProperty('problems');
  // What has been typed since, into this value or another one.
  await answered(form.follow(), first);
  const saved = form.fields.save('name', 'Anna', Promise.resolve(true));
  form.fields.type('name', 'Anna B.');
  await saved;
  await answered(form.follow(), undefined);
  expect(shown()).toHaveProperty('problems', [{ message: 'Lost: Anna B.' }]);
  await answered(form.follow(), first);
  form.fields.type('name', 'Anna');
  form.fields.type('date', 'Today');
  await form.fields.save('date', 'Today', Promise.resolve(true));
  expect(form.isTyped()).toBe(true);
  form.fields.type('date', 'Tomorrow');
  await answered(form.follow(), undefined);
  expect(shown()).toHaveProperty('problems', [{ message: 'Lost: Anna' }, { message: 'Lost: Tomorrow' }]);
  expect(form.isTyped()).toBe(false);
  await answered(form.follow(), first);
  form.fields.type('name', 'Anna');
  await form.open(undefined, {});
  expect(shown()).not.toHaveProperty('problems');
});

test('what was typed into a field is told once where the form loses the field, unless it is saved', async () => {
  const form = createWantedForm(show, lost);
  await form.fields.remove('third');
  const saved = form.fields.save('third', 'Anna', Promise.resolve(true));
  await form.fields.remove('third');
  await saved;
  expect(show).not.toHaveBeenCalled();
  const refused = form.fields.save('third', 'Boris', Promise.resolve(false));
  await form.fields.remove('third');
  await refused;
  form.fields.type('third', 'Anna');
  await form.fields.remove('third');
  await form.fields.remove('third');
  expect(show.mock.calls).toEqual(
    ['Boris', 'Anna'].map((name) => [{ problems: [{ message: `Lost: ${name}` }] }]),
  );
  expect(form.isTyped()).toBe(false);
});

test('it can go when what is typed is saved, or where it was refused before', async () => {
  const form = createWantedForm(show, lost);
  expect(await form.leave()).toBe(true);
  let answer = (_: boolean) => {};
  const saving = () =>
    new Promise<boolean>((resolve) => {
      answer = resolve;
    });
  form.fields.save('name', 'Anna', saving());
  const gone = form.leave();
  answer(true);
  expect(await gone).toBe(true);
  form.fields.save('name', '', saving());
  const kept = form.leave();
  answer(false);
  expect([await kept, await form.leave()]).toEqual([false, true]);
  // What is typed over it has not been told.
  form.fields.save('name', ' ', saving());
  const keptAgain = form.leave();
  answer(false);
  expect(await keptAgain).toBe(false);
});

test('it follows every change but its own removal, which loses nothing that has to be told', async () => {
  const form = createWantedForm(show, lost);
  const opened = form.open({ path: ['reviews', 1] }, {});
  asked[0]?.answer(first);
  await opened;
  form.fields.type('name', 'Anna');
  for (const path of [['reviews', 1], ['reviews']]) {
    await form.followAfter({ kind: 'remove', path });
  }
  expect(asked).toHaveLength(1);
  expect(form.isTyped()).toBe(false);
  for (const operation of [
    { kind: 'remove', path: ['pages', 1] },
    { kind: 'move', path: ['reviews', 1], to: 0 },
  ] as const) {
    const followed = form.followAfter(operation);
    asked.at(-1)?.answer(first);
    await followed;
  }
  expect(asked).toHaveLength(3);
});

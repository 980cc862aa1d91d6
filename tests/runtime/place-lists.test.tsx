// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { editorWords } from '../../generator/vite/editor-words.ts';
import { PlaceLists } from '../../src/editor/place-lists.tsx';
import type { EditPlace } from '../../src/model/editor.ts';
import { fakeEditor } from '../support/fake-editor.ts';

const words = editorWords.en;

/** An editor of a page that shows none of the values. */
function editorToAsk() {
  const openForm = vi.fn(async () => {});
  return { editor: fakeEditor(words, {}, { openForm }), openForm };
}

function place(key: string): EditPlace {
  return { path: ['form', key], block: ['form'], where: 'form', about: `About ${key}.`, after: 'example' };
}

/** Answers with a list for each address. */
function serve(lists: Readonly<Record<string, unknown>>) {
  vi.stubGlobal('fetch', async (url: string) => Response.json(lists[url.split('/').at(-1) ?? '']));
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the tour goes from example to example, and counts those that are left', async () => {
  const { editor, openForm } = editorToAsk();
  serve({ examples: { places: [place('a'), place('b'), place('c')] } });
  const { rerender } = render(<PlaceLists editor={editor} words={words} revision="1" hasForm={false} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Examples: 3' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Next example' }));
  await waitFor(() => expect(openForm).toHaveBeenLastCalledWith(['form'], ['form', 'a']));
  fireEvent.click(screen.getByRole('button', { name: 'Next example' }));
  await waitFor(() => expect(openForm).toHaveBeenLastCalledWith(['form'], ['form', 'b']));
  // The second one has been replaced.
  serve({ examples: { places: [place('a'), place('c')] } });
  rerender(<PlaceLists editor={editor} words={words} revision="2" hasForm={false} />);
  await screen.findByRole('button', { name: 'Examples: 2' });
  fireEvent.click(screen.getByRole('button', { name: 'Next example' }));
  await waitFor(() => expect(openForm).toHaveBeenLastCalledWith(['form'], ['form', 'c']));
  fireEvent.click(screen.getByRole('button', { name: 'Next example' }));
  await waitFor(() => expect(openForm).toHaveBeenLastCalledWith(['form'], ['form', 'a']));
  serve({ examples: { places: [] } });
  rerender(<PlaceLists editor={editor} words={words} revision="3" hasForm={false} />);
  await screen.findByRole('button', { name: 'No examples are left' });
});

test('changes are listed with both values and lead to their places; Escape closes the list', async () => {
  const { editor, openForm } = editorToAsk();
  const change = { ...place('a'), change: 'changed', before: 'old', after: 'new' };
  serve({ examples: { places: [] }, changes: { places: [change] } });
  render(<PlaceLists editor={editor} words={words} revision="1" hasForm={false} />);
  const opener = screen.getByRole('button', { name: 'Changes' });
  fireEvent.click(opener);
  const entry = await screen.findByRole('button', { name: /About a\..*Before: old.*Now: new/ });
  fireEvent.keyDown(entry, { key: 'Escape' });
  expect(screen.queryByRole('region', { name: 'Changes' })).toBeNull();
  expect(document.activeElement).toBe(opener);
  fireEvent.click(opener);
  fireEvent.click(await screen.findByRole('button', { name: /Before: old/ }));
  await waitFor(() => expect(openForm).toHaveBeenLastCalledWith(['form'], ['form', 'a']));
});

test('says why there is nothing to compare with', async () => {
  const { editor } = editorToAsk();
  serve({ examples: { places: [] }, changes: { places: [], message: 'No commit.' } });
  render(<PlaceLists editor={editor} words={words} revision="1" hasForm={false} />);
  fireEvent.click(screen.getByRole('button', { name: 'Changes' }));
  expect((await screen.findByText('No commit.')).closest('section')).not.toBeNull();
});

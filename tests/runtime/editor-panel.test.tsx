// @vitest-environment happy-dom
/** The forms of the editor beside the page, with an editor that only notes what it is asked for. */
import { cleanup, fireEvent, render, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { valueAt } from '../../generator/core/document/value-at.ts';
import { applyOperation } from '../../generator/core/edit/apply-operation.ts';
import { formOf } from '../../generator/core/edit/form-of.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { editorWords } from '../../generator/vite/editor-words.ts';
import type { Editor } from '../../src/editor/editor.ts';
import type { EditorView } from '../../src/editor/editor-state.ts';
import { FormPanel } from '../../src/editor/form-panel.tsx';
import type { EditPath } from '../../src/model/editor.ts';
import { fakeEditor } from '../support/fake-editor.ts';
import { readFixture, replaceOnce } from '../support/workspace.ts';

const text = await readFixture('sites/driver-papers');
const themed = replaceOnce(
  text,
  '  language: ru\n  brand',
  '  language: ru\n  theme:\n    corners: soft\n  brand',
);
const document = SiteDocument.read(themed);
const words = editorWords.ru;
const pages = (document.specification?.pages ?? []).map(({ path, name }) => ({ path, name }));

const apply = vi.fn<Editor['apply']>(async (operation) => ({ operation, revision: '2' }));
const openForm = vi.fn<Editor['openForm']>(async () => {});

// There is no page around the form.
globalThis.document.elementsFromPoint = () => [];

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function formAt(path: EditPath, site = document) {
  const form = formOf(site, path, 'ru');
  if (form === undefined) {
    throw new Error(`There is no form at ${path.join('.')}`);
  }
  return { revision: '1', ...form };
}

/** Shows a form in a shadow root, as the editor does. */
function show(
  path: EditPath,
  part: Partial<Pick<EditorView, 'problems' | 'removal' | 'file' | 'stand'>> = {},
  wanted?: EditPath | 'first',
  does: Partial<Editor> = {},
  site = document,
) {
  const form = formAt(path, site);
  const { content } = fakeEditor(words).view();
  const view = { problems: [], content: { ...content, pages }, form, ...(wanted && { wanted }), ...part };
  const editor = fakeEditor(words, view, { apply, openForm, ...does });
  const host = globalThis.document.createElement('div');
  globalThis.document.body.append(host);
  const container = globalThis.document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(container);
  const panel = (
    <FormPanel form={form} problems={view.problems} wanted={wanted} editor={editor} words={words} />
  );
  const { unmount } = render(panel, { container });
  const focused = () => host.shadowRoot?.activeElement;
  return { focused, unmount, panel: within(container) };
}

const description = ['pages', 2, 'description'];

test('a finding stands below its value, with its fix as a button', async () => {
  const finding = {
    message: 'Описание длинное.',
    path: description,
    fix: { path: description, to: 'Короче.' },
  };
  const { panel } = show(['pages', 2], {
    file: { revision: '', canUndo: false, canRedo: false, unreadable: [], findings: [finding] },
  });
  const field = panel.getByLabelText(/^Описание для поиска/);
  const described = field.getAttribute('aria-describedby');
  expect(panel.getByText('Описание длинное.').closest('ul')?.id).toBe(described);
  expect(panel.getByRole('alert').textContent).toBe('');
  fireEvent.click(panel.getByRole('button', { name: 'Заменить на «Короче.»' }));
  const shown = 'Чип-карта для цифрового тахографа. Кому нужна и какие документы собрать.';
  await waitFor(() =>
    expect(apply).toHaveBeenCalledWith({ kind: 'set', path: description, to: 'Короче.' }, shown),
  );
});

test('what is typed takes the place of a line to which the keyboard comes, and of no long text', () => {
  const { panel } = show(['pages', 2]);
  const line = panel.getByLabelText<HTMLTextAreaElement>(/^Описание для поиска/);
  line.focus();
  expect([line.selectionStart, line.selectionEnd]).toEqual([0, line.value.length]);
  cleanup();
  const text = show(['pages', 2, 'sections', 2]).panel.getByLabelText<HTMLTextAreaElement>(/^Текст раздела/);
  text.focus();
  expect(text.selectionEnd - text.selectionStart).toBe(0);
});

test('what is to be said of a block stands below it', () => {
  const path = ['pages', 2, 'card'];
  const { panel } = show(['pages', 2], {
    file: {
      revision: '',
      canUndo: false,
      canRedo: false,
      unreadable: [],
      findings: [{ message: 'Мало.', path }],
    },
  });
  expect(panel.getByText('Мало.').closest('[data-path]')?.getAttribute('data-path')).toBe(
    JSON.stringify(path),
  );
});

test('many links to a page that is to be removed do not stand before the question', () => {
  const links = Array.from({ length: 20 }, (_, index) => `Страница ${index}`);
  const { panel } = show(['pages', 2], { removal: { path: ['pages', 2], page: '/chip', links } });
  expect(panel.getByText('На эту страницу ведут ссылки: 20').closest('details')?.open).toBe(false);
});

test('on the way up the owner is led to what the form was of', () => {
  const { panel } = show(['pages', 3, 'sections', 1]);
  fireEvent.click(within(panel.getByRole('navigation')).getByRole('button', { name: 'Код 95' }));
  expect(openForm).toHaveBeenCalledWith(['pages', 3], ['pages', 3, 'sections', 1]);
  cleanup();
  const { focused } = show(['pages', 3], {}, ['pages', 3, 'sections', 1, 'items', 0]);
  expect(focused()?.textContent).toBe('Порядок действий');
});

test('why a value is refused is heard at once, and stands below it', () => {
  const { panel } = show(['pages', 2], { problems: [{ message: 'Нельзя.', path: description }] });
  const reason = panel.getByText('Нельзя.');
  expect(reason.closest('[role="alert"]')).not.toBeNull();
  const field = panel.getByLabelText(/^Описание для поиска/);
  expect(reason.closest('ul')?.id).toBe(field.getAttribute('aria-describedby'));
});

test('a finding about none of the values stands above them', () => {
  const { panel } = show(['pages', 2], { problems: [{ message: 'Нельзя.', path: ['site', 'address'] }] });
  expect(panel.getByRole('alert').textContent).toContain('Нельзя.');
});

test('what stands in the way in several places is said once', () => {
  const problems = [1, 2].map((index) => ({ message: 'Форма нужна.', path: ['pages', index] }));
  const { panel } = show(['form'], { problems });
  expect(panel.getAllByText('Форма нужна.')).toHaveLength(1);
});

test('a page to which others link is removed when it is chosen where they are to lead', async () => {
  const { panel } = show(['pages', 2], {
    removal: { path: ['pages', 2], page: '/chip', links: ['О нас → Кто мы'] },
  });
  expect(panel.getByText('О нас → Кто мы')).toBeTruthy();
  const choice = panel.getByLabelText('Куда вести их теперь');
  expect(within(choice).queryByText('Чип-карта')).toBeNull();
  fireEvent.change(choice, { target: { value: '/kod95' } });
  fireEvent.click(panel.getByRole('button', { name: 'Убрать и вести туда' }));
  expect(apply).toHaveBeenCalledWith({ kind: 'remove-page', path: ['pages', 2], to: '/kod95' });
});

test('all values of a form that are examples are kept at once', async () => {
  const example = (key: string) => {
    const path = ['reviews', 0, key];
    const to = valueAt(document.data, path);
    return { message: 'Это пример.', path, fix: { kind: 'set' as const, path, to } };
  };
  const findings = ['text', 'name'].map(example);
  const file = { revision: '', canUndo: false, canRedo: false, unreadable: [], findings };
  const { panel } = show(['reviews', 0], { file });
  fireEvent.click(panel.getByRole('button', { name: 'Здесь всё уже моё: оставить' }));
  await waitFor(() => expect(apply).toHaveBeenCalledTimes(2));
  for (const { fix } of findings) {
    expect(apply).toHaveBeenCalledWith(fix, fix.to);
  }
});

test('a block that the file may do without is removed in its own form', async () => {
  const path = ['pages', 2, 'card'];
  const { panel } = show(path);
  fireEvent.click(panel.getByRole('button', { name: 'Убрать' }));
  await waitFor(() => expect(apply).toHaveBeenCalledWith({ kind: 'remove', path }));
  await waitFor(() => expect(openForm).toHaveBeenCalledWith(['pages', 2], path, '2'));
  expect(formAt(['contacts']).isOptional).toBe(false);
});

test('the focus goes with an item that is moved', async () => {
  const { panel, focused } = show(['pages', 3, 'sections', 1]);
  const second = within(panel.getByRole('group', { name: 'Выбираем **курс**.' }));
  fireEvent.click(second.getByRole('button', { name: 'Выше' }));
  const first = within(panel.getByRole('group', { name: 'Проверяем категории прав.' }));
  // At the end of the list that button cannot be pressed.
  await waitFor(() => expect(focused()).toBe(first.getByRole('button', { name: 'Ниже' })));
});

test('the focus and the form go with an item that another change has moved meanwhile', async () => {
  const { panel, focused } = show(['pages', 3, 'sections', 1]);
  const first = within(panel.getByRole('group', { name: 'Проверяем категории прав.' }));
  const path = ['pages', 3, 'sections', 1, 'items', 1];
  apply.mockResolvedValueOnce({ operation: { kind: 'move', path, to: 2 }, revision: '2' });
  fireEvent.click(first.getByRole('button', { name: 'Ниже' }));
  const item = () => focused()?.closest<HTMLElement>('[data-item]')?.dataset.item;
  await waitFor(() => expect(item()).toBe(JSON.stringify([...path.slice(0, -1), 2])));
  cleanup();
  const inside = show(['reviews', 0]).panel;
  const moved = { kind: 'move', path: ['reviews', 1], to: 2 } as const;
  apply.mockResolvedValueOnce({ operation: moved, revision: '3' });
  fireEvent.click(inside.getByRole('button', { name: 'Ниже' }));
  await waitFor(() => expect(openForm).toHaveBeenCalledWith(['reviews', 2], undefined, '3'));
});

test('the focus comes back when the form is closed', () => {
  const before = globalThis.document.createElement('button');
  globalThis.document.body.append(before);
  before.focus();
  const focus = vi.spyOn(before, 'focus');
  const { unmount, focused } = show(['pages', 2]);
  expect(focused()?.tagName).toBe('ASIDE');
  unmount();
  expect(focus).toHaveBeenCalledOnce();
});

test('Enter saves a line and stays in it; what has been refused is not sent again when it is left', async () => {
  const { panel, focused } = show(['pages', 2]);
  const field = panel.getByLabelText(/^Описание для поиска/);
  field.focus();
  apply.mockResolvedValueOnce(undefined);
  fireEvent.change(field, { target: { value: 'Другое.' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(apply).toHaveBeenCalledOnce());
  expect(focused()).toBe(field);
  fireEvent.blur(field);
  expect(apply).toHaveBeenCalledOnce();
  fireEvent.change(field, { target: { value: 'Ещё одно.' } });
  fireEvent.blur(field);
  await waitFor(() => expect(apply).toHaveBeenCalledTimes(2));
});

test('Escape closes the form, and saves what is typed as when it is left', async () => {
  const { panel } = show(['pages', 2]);
  const field = panel.getByLabelText(/^Описание для поиска/);
  field.focus();
  fireEvent.change(field, { target: { value: 'Другое.' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(openForm).toHaveBeenCalledExactlyOnceWith(undefined);
  await waitFor(() => expect(apply).toHaveBeenCalledOnce());
  expect(apply.mock.calls[0]?.[0]).toEqual({ kind: 'set', path: description, to: 'Другое.' });
});

test('a proposal that is taken is what has been typed last, and is saved', async () => {
  const typed: unknown[] = [];
  const fix = { path: description, to: 'Короче.' };
  const { panel } = show(
    ['pages', 2],
    { problems: [{ message: 'Описание длинное.', path: description, fix }] },
    undefined,
    {
      formFields: {
        type: (_, draft) => typed.push(draft),
        save: async (_, draft, saving) => {
          typed.push([draft, await saving]);
        },
        remove: async () => {},
      },
    },
  );
  fireEvent.change(panel.getByLabelText(/^Описание для поиска/), { target: { value: 'Длинное.' } });
  fireEvent.click(panel.getByRole('button', { name: /Короче/ }));
  await waitFor(() => expect(typed).toEqual(['Длинное.', ['Короче.', true]]));
});

test('what is typed while a value is being saved is saved after it, and takes its place', async () => {
  const { panel } = show(['pages', 2]);
  const field = panel.getByLabelText(/^Описание для поиска/);
  let save = (_: Awaited<ReturnType<Editor['apply']>>) => {};
  apply.mockReturnValueOnce(
    new Promise((resolve) => {
      save = resolve;
    }),
  );
  for (const value of ['Первое.', 'Второе.']) {
    fireEvent.change(field, { target: { value } });
    fireEvent.keyDown(field, { key: 'Enter' });
  }
  await waitFor(() => expect(apply).toHaveBeenCalledOnce());
  save({ operation: { kind: 'set', path: description, to: 'Первое.' }, revision: '2' });
  await waitFor(() => expect(apply).toHaveBeenCalledTimes(2));
  expect(apply).toHaveBeenLastCalledWith({ kind: 'set', path: description, to: 'Второе.' }, 'Первое.');
});

test('quotes around a number are none of it, and those of a text are', async () => {
  const { panel } = show(['phones']);
  const phone = panel.getAllByRole('textbox')[0] ?? globalThis.document.body;
  fireEvent.change(phone, { target: { value: ' «+375 29 123-45-67» ' } });
  fireEvent.blur(phone);
  await waitFor(() => expect(apply).toHaveBeenCalledOnce());
  expect(apply.mock.lastCall?.[0]).toMatchObject({ to: '+375 29 123-45-67' });
  cleanup();
  const field = show(['pages', 2]).panel.getByLabelText(/^Описание для поиска/);
  fireEvent.change(field, { target: { value: '«Чип»' } });
  fireEvent.blur(field);
  await waitFor(() => expect(apply).toHaveBeenCalledTimes(2));
  expect(apply.mock.lastCall?.[0]).toMatchObject({ to: '«Чип»' });
});

test.for([
  [
    'a line loses the breaks and outer spaces that came with it',
    ['pages', 2],
    /^Описание для поиска/,
    'Чип для водителя',
  ],
  ['a text keeps its lines', ['pages', 2, 'sections', 2], /^Текст раздела/, ' Чип \n для водителя '],
] as const)('%s', async ([, path, label, to]) => {
  const field = show(path).panel.getByLabelText(label);
  fireEvent.change(field, { target: { value: ' Чип \n для водителя ' } });
  fireEvent.blur(field);
  await waitFor(() => expect(apply).toHaveBeenCalledOnce());
  expect(apply.mock.lastCall?.[0]).toMatchObject({ to });
});

test('a new item stands behind the one at which the owner is, a new page at the end', () => {
  const add = (path: EditPath, list: RegExp, stand: EditPath) => {
    const { panel } = show(path, { stand });
    const group = within(panel.getByRole('group', { name: list }));
    fireEvent.click(group.getAllByRole('button', { name: 'Добавить' }).at(-1) ?? globalThis.document.body);
    return apply.mock.lastCall?.[0];
  };
  const sections = ['pages', 2, 'sections'];
  expect(add(['pages', 2], /^Разделы/, [...sections, 1, 'title'])).toMatchObject({
    path: sections,
    index: 2,
  });
  expect(add(['pages', 2], /^Разделы/, ['pages', 3])).toMatchObject({ path: sections, index: 4 });
  expect(add([], /^Страницы/, ['pages', 3])).toMatchObject({ path: ['pages'], index: 12 });
});

test('another item stands behind the one that the form is of', () => {
  const { panel } = show(['reviews', 0]);
  fireEvent.click(panel.getByRole('button', { name: 'Добавить ещё' }));
  expect(apply).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'insert', path: ['reviews'], index: 1 }),
  );
});

test('what few owners need is folded, and so is a long list of the whole site; a value that is wanted is shown', () => {
  const menu = ['pages', 2, 'menu'];
  const { panel } = show(['pages', 2], {}, menu);
  const fold = panel.getByText('Ещё').closest('details');
  expect(fold?.open).toBe(true);
  expect(fold?.contains(panel.getByLabelText(/^Название в меню/))).toBe(true);
  expect(fold?.contains(panel.getByLabelText(/^Короткое название/))).toBe(false);
  cleanup();
  const site = show([]).panel;
  expect(site.getByText('Показать все: 12').closest('details')?.open).toBe(false);
});

test('a folded list is drawn when it is opened, or when one of its items is wanted', () => {
  const { panel } = show([]);
  const fold = panel.getByText('Показать все: 12').closest('details');
  expect(panel.queryByRole('button', { name: 'Открыть: Код 95' })).toBeNull();
  fireEvent(fold ?? panel.getByRole('alert'), new Event('toggle'));
  expect(fold?.contains(panel.getByText('Код 95'))).toBe(true);
  cleanup();
  const { focused, panel: led } = show([], {}, ['pages', 3]);
  expect(led.getByText('Показать все: 12').closest('details')?.open).toBe(true);
  expect(focused()?.textContent).toBe('Код 95');
});

test('a list of a hundred items is shown, a longer one is folded', () => {
  const section = ['pages', 0, 'sections', 4];
  const withOrder = (count: number) => {
    const to = Array(count).fill('/kod95');
    const applied = applyOperation(document, { kind: 'set', path: [...section, 'order'], to });
    return applied.kind === 'applied' ? applied.document : document;
  };
  const shown = (count: number) => show(section, {}, undefined, {}, withOrder(count)).panel;
  expect(shown(100).queryByText('Показать все: 100')).toBeNull();
  cleanup();
  expect(shown(101).getByText('Показать все: 101').closest('details')?.open).toBe(false);
});

test('the first value of a form comes into focus where it is asked for', () => {
  const { panel, focused } = show(['pages', 2], {}, 'first');
  expect(focused()).toBe(panel.getByLabelText(/^Короткое название/));
});

test('why a value was refused is no longer said when the old one is typed again', async () => {
  const problems = [description, ['pages', 2, 'name']].map((path) => ({ message: 'Нельзя.', path }));
  const report = vi.fn();
  apply.mockResolvedValueOnce(undefined);
  const { panel } = show(['pages', 2], { problems }, undefined, { report });
  const field = panel.getByLabelText<HTMLTextAreaElement>(/^Описание для поиска/);
  const old = field.value;
  for (const value of ['!', old]) {
    fireEvent.change(field, { target: { value } });
    fireEvent.keyDown(field, { key: 'Enter' });
  }
  await waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith('idle', problems.slice(1)));
  expect(apply).toHaveBeenCalledTimes(1);
});

test('a colour is tried as soon as it is whole', async () => {
  const { panel } = show(['site', 'theme']);
  const field = panel.getByLabelText(/^Цвет главной кнопки/);
  fireEvent.change(field, { target: { value: '#2c86' } });
  expect(apply).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '#2c8654' } });
  const path = ['site', 'theme', 'accent'];
  await waitFor(() => expect(apply).toHaveBeenCalledWith({ kind: 'set', path, to: '#2c8654' }, undefined));
});

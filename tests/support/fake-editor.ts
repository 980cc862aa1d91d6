import type { Editor } from '../../src/editor/editor.ts';
import type { EditorView } from '../../src/editor/editor-state.ts';
import type { EditorWords } from '../../src/model/editor.ts';
import { site } from './example-site.ts';

/**
 * An editor that does nothing, of a page that shows none of the values.
 * @param view what differs from that of an untouched file
 * @param part what it does nevertheless
 */
export function fakeEditor(
  words: EditorWords,
  view: Partial<EditorView> = {},
  part: Partial<Editor> = {},
): Editor {
  const nothing = async () => {};
  const shown: EditorView = {
    content: { path: '/', revision: '1', site, origins: {}, words, pages: [], largestPicture: 1 },
    file: { revision: '1', canUndo: false, canRedo: false, unreadable: [], findings: [] },
    progress: 'idle',
    problems: [],
    opening: 1,
    ...view,
  };
  return {
    marked: {
      markOf: () => '',
      markOfAttribute: () => '',
      all: () => [],
      flush: () => {},
      silently: () => {},
    },
    view: () => shown,
    subscribe: () => () => {},
    textsAt: () => [],
    originOf: () => undefined,
    originOfAttribute: () => undefined,
    begin: nothing,
    type: () => {},
    typeInPlace: () => {},
    typeProposal: () => {},
    formFields: { type: () => {}, save: nothing, remove: nothing },
    isUnsaved: () => false,
    settled: nothing,
    commit: async () => true,
    leave: async () => true,
    revert: () => {},
    resolve: nothing,
    step: nothing,
    apply: async (operation) => ({ operation, revision: '1' }),
    openForm: nothing,
    report: () => {},
    follow: nothing,
    show: () => {},
    ...part,
  };
}

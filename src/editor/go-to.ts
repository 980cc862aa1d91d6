import type { EditPath, EditPlace } from '../model/editor.ts';
import type { Editor } from './editor-state.ts';
import { openPage } from './live-page.tsx';
import { shownText, stopOf } from './page-texts.ts';

/** Leads the owner to a value: to its text where the page shows it, else to its field in a form. */
export async function goTo(editor: Editor, { path, block, page, change }: EditPlace): Promise<void> {
  if (!(await editor.leave())) {
    return;
  }
  await showPage(editor, page);
  const isPart = (origin: EditPath | undefined) =>
    path.every((segment, depth) => segment === origin?.[depth]);
  const text =
    change === 'removed'
      ? undefined
      : shownText(editor.marked.all(), (shown) => isPart(editor.originOf(shown)?.path));
  if (text === undefined) {
    await editor.openForm(block, path);
    return;
  }
  await editor.openForm(undefined);
  stopOf(text)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  await editor.begin(text, text.length);
}

/** Resolves when the page is shown. */
async function showPage(editor: Editor, page: string | undefined): Promise<void> {
  const isShown = () => page === undefined || editor.view().content.path === page;
  if (page === undefined || isShown()) {
    return;
  }
  openPage(page, 'push');
  await new Promise<void>((resolve) => {
    const unsubscribe = editor.subscribe(() => {
      if (isShown()) {
        unsubscribe();
        resolve();
      }
    });
  });
}

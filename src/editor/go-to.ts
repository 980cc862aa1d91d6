import type { EditPlace, PageName } from '../model/editor.ts';
import type { Editor } from './editor.ts';
import { currentPath, openPage } from './live-page.tsx';
import { shownText, stopOf } from './page-texts.ts';
import { isWithin } from './paths.ts';

/** Leads the owner to a value: to its text where the page shows it, else to its field in a form. */
export async function goTo(editor: Editor, { path, block, page, change }: EditPlace): Promise<void> {
  if (!(await editor.leave())) {
    return;
  }
  if (page !== undefined) {
    await showPage(editor, page);
  }
  const isOfIt = (shown: Text) => isWithin(editor.originOf(shown)?.path ?? [], path);
  const find = () => (change === 'removed' ? undefined : shownText(editor.marked.all(), isOfIt));
  if (find() === undefined) {
    await editor.openForm(block, path);
    return;
  }
  await editor.openForm(undefined);
  // The page may have been drawn anew with what was typed into the form.
  const text = find();
  if (text !== undefined) {
    stopOf(text)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    await editor.begin(text, text.length);
  }
}

/** Goes to a page; resolves when it is shown. */
async function showPage({ view, subscribe }: Editor, page: string): Promise<void> {
  if (page !== currentPath()) {
    openPage(page, 'push');
  }
  await new Promise<void>((resolve) => {
    const look = () => {
      if (view().content.path === page) {
        unsubscribe();
        resolve();
      }
    };
    const unsubscribe = subscribe(look);
    look();
  });
}

/**
 * Goes along with the open page, which may have another address after a change, also one that is taken back.
 * @param before the pages that were shown directly before: compared with older ones, an address would be missed
 * @param instead where to go from a page that is gone
 */
export function goAlong(before: readonly PageName[], now: readonly PageName[], instead: string): void {
  const open = currentPath();
  const index = before.findIndex(({ path }) => path === open);
  if (index >= 0 && now.every(({ path }) => path !== open)) {
    const moved = now.length === before.length ? now[index] : undefined;
    openPage(moved?.path ?? instead, 'replace');
  }
}

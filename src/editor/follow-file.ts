/** An open page that nobody edits shows what the file says. */
import type { ServedPage } from '../model/editor.ts';
import { loadServedPage } from './edit-requests.ts';
import { type LivePage, takeOverPage } from './live-page.tsx';

let shown = document.querySelector<HTMLElement>('[data-revision]')?.dataset.revision;
let live: LivePage<ServedPage> | undefined;
let following: Promise<void> = Promise.resolve();

/**
 * Shows what the file says where the page shows something else; a document without an application is loaded anew.
 * @param revision of the last file without errors
 */
export function followFile(revision: string | undefined): void {
  following = following.then(async () => {
    if (revision !== undefined && revision !== shown) {
      await live?.refresh();
      live ??= await takeOverPage(loadServedPage, (render) => render());
      shown = live?.content().revision;
      if (live === undefined) {
        window.location.reload();
      }
    }
  });
}

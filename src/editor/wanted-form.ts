import type { EditPath } from '../model/editor.ts';
import { type BlockPlace, loadForm } from './edit-requests.ts';
import type { EditorView } from './editor-state.ts';
import { isWithin } from './paths.ts';

/**
 * The form that is open or asked for.
 * @param show shows it
 */
export function createWantedForm(show: (part: Partial<EditorView>) => void) {
  let wanted: { block?: BlockPlace | undefined; part?: Partial<EditorView> | undefined } = {};
  /** Shows it as the file has it now, wherever its block stands. */
  const follow = async () => {
    const asked = wanted;
    const form = asked.block && (await loadForm(asked.block));
    // Another form may have been asked for meanwhile.
    if (asked === wanted) {
      show({ form, wanted: undefined, ...asked.part });
      asked.block = form ?? asked.block;
      asked.part = undefined;
    }
  };
  return {
    follow,
    /**
     * @param block absent where the form is to be closed
     * @param part what changes when it is shown
     */
    open(block: BlockPlace | undefined, part: Partial<EditorView>): Promise<void> {
      wanted = { block, part };
      return follow();
    },
    isWithin: (path: EditPath) => wanted.block !== undefined && isWithin(wanted.block.path, path),
  };
}

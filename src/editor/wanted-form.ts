import type { EditFinding, EditPath } from '../model/editor.ts';
import { type BlockPlace, loadForm } from './edit-requests.ts';
import type { EditorView } from './editor-state.ts';
import { isWithin } from './paths.ts';

/**
 * The form that is open or asked for.
 * @param show shows it
 * @param lost says what was typed where nothing takes it any more
 */
export function createWantedForm(
  show: (part: Partial<EditorView>) => void,
  lost: (typed: string) => EditFinding,
) {
  let wanted: { block?: BlockPlace | undefined; part?: Partial<EditorView> | undefined } = {};
  /** What is typed into it, and not saved. */
  let typed: string | undefined;
  /** Shows it as the file has it now, wherever its block stands. */
  const follow = async () => {
    const asked = wanted;
    const form = asked.block && (await loadForm(asked.block));
    // Another form may have been asked for meanwhile.
    if (asked === wanted) {
      // Somebody else may have removed the block.
      const isGone = form === undefined && asked.block !== undefined;
      const problems = isGone && typed !== undefined ? { problems: [lost(typed)] } : {};
      show({ form, wanted: undefined, ...asked.part, ...problems });
      typed = isGone ? undefined : typed;
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
      typed = undefined;
      return follow();
    },
    /** @param draft absent where it is what the file says */
    type(draft: string | undefined) {
      typed = draft;
    },
    /** @param draft what is in the file now; what has been typed since is not */
    saved(draft: string) {
      typed = typed === draft ? undefined : typed;
    },
    isTyped: () => typed !== undefined,
    isWithin: (path: EditPath) => wanted.block !== undefined && isWithin(wanted.block.path, path),
  };
}

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
  /** What is typed into it, and not saved, by field. */
  const typed = new Map<string, string>();
  /** Shows it as the file has it now, wherever its block stands. */
  const follow = async () => {
    const asked = wanted;
    const form = asked.block && (await loadForm(asked.block));
    // Another form may have been asked for meanwhile.
    if (asked === wanted) {
      // Somebody else may have removed the block.
      const isGone = form === undefined && asked.block !== undefined;
      const problems = isGone && typed.size > 0 ? { problems: [...typed.values()].map(lost) } : {};
      show({ form, wanted: undefined, ...asked.part, ...problems });
      if (isGone) {
        typed.clear();
      }
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
      typed.clear();
      return follow();
    },
    /** @param draft absent where it is what the file says */
    type(field: string, draft: string | undefined) {
      if (draft === undefined) {
        typed.delete(field);
      } else {
        typed.set(field, draft);
      }
    },
    /** @param draft what is in the file now; what has been typed since is not */
    saved(field: string, draft: string) {
      if (typed.get(field) === draft) {
        typed.delete(field);
      }
    },
    /** The form has the field no longer: somebody else has removed its item. */
    remove(field: string) {
      const draft = typed.get(field);
      if (draft !== undefined) {
        typed.delete(field);
        show({ problems: [lost(draft)] });
      }
    },
    isTyped: () => typed.size > 0,
    isWithin: (path: EditPath) => wanted.block !== undefined && isWithin(wanted.block.path, path),
  };
}

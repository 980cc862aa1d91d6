import type { EditFinding, EditOperation } from '../model/editor.ts';
import { type BlockPlace, loadForm } from './edit-requests.ts';
import type { EditorView } from './editor-state.ts';
import { isWithin } from './paths.ts';

/** Unsaved input of a field. */
interface TypedValue {
  readonly draft: string;
  /** Whether the file has taken it; absent while it is not sent. */
  readonly saving?: Promise<boolean | undefined>;
  /** The owner has been told that it has not. */
  readonly isRefused?: boolean;
}

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
  /** By field. */
  const typed = new Map<string, TypedValue>();
  /** Shows it as the file has it now, wherever its block stands. */
  const follow = async () => {
    const asked = wanted;
    const form = asked.block && (await loadForm(asked.block));
    // Another form may have been asked for meanwhile.
    if (asked === wanted) {
      // Somebody else may have removed the block.
      const isGone = form === undefined && asked.block !== undefined;
      const problems = Array.from(isGone ? typed.values() : [], ({ draft }) => lost(draft));
      show({ form, wanted: undefined, ...asked.part, ...(problems.length > 0 && { problems }) });
      if (isGone) {
        typed.clear();
      }
      asked.block = form ?? asked.block;
      asked.part = undefined;
    }
  };
  const fields = {
    /** @param draft absent where it is what the file says */
    type(field: string, draft: string | undefined) {
      if (draft === undefined) {
        typed.delete(field);
      } else {
        typed.set(field, { draft });
      }
    },
    /** @param saving resolves to whether the file has taken it, and to nothing where there was no answer */
    async save(field: string, draft: string, saving: Promise<boolean | undefined>) {
      typed.set(field, { draft, saving });
      const isSaved = await saving;
      // More may have been typed since.
      if (typed.get(field)?.saving !== saving) {
        return;
      }
      if (isSaved) {
        typed.delete(field);
      } else {
        typed.set(field, isSaved === undefined ? { draft } : { draft, saving, isRefused: true });
      }
    },
    /** The form has the field no longer: somebody else has removed its item. */
    async remove(field: string) {
      const { draft, saving } = typed.get(field) ?? {};
      typed.delete(field);
      if (draft !== undefined && !(await saving)) {
        show({ problems: [lost(draft)] });
      }
    },
  };
  return {
    fields,
    follow,
    /** Shows it after a change. What the owner removes has no form any more: its button opens the one around it. */
    async followAfter(operation: EditOperation | undefined) {
      if (
        operation?.kind.startsWith('remove') &&
        wanted.block &&
        isWithin(wanted.block.path, operation.path)
      ) {
        typed.clear();
      } else {
        await follow();
      }
    },
    /**
     * @param block absent where the form is to be closed
     * @param part what changes when it is shown
     */
    open(block: BlockPlace | undefined, part: Partial<EditorView>): Promise<void> {
      wanted = { block, part };
      typed.clear();
      return follow();
    },
    /** Waits for what is being saved. @returns whether the form can go: whatever is refused has been told before */
    async leave(): Promise<boolean> {
      const untold = [...typed].filter(([, { isRefused }]) => !isRefused);
      await Promise.all(untold.map(([, { saving }]) => saving));
      return untold.every(([field]) => !typed.has(field));
    },
    isTyped: () => typed.size > 0,
  };
}

/** State that the parts of the editor share. */
import type {
  EditConflict,
  EditedPage,
  EditFinding,
  EditForm,
  EditPath,
  TextOrigin,
} from '../model/editor.ts';
import type { FileState, LinkedPage } from './edit-requests.ts';

/** Outcome of the last action: a change, or a press on a text that cannot be edited. */
export type Progress =
  | 'idle'
  | 'saving'
  | 'saved'
  | 'undone'
  | 'redone'
  | 'pictured'
  | 'composed'
  | 'closed'
  | 'failed';

/** The text that is being changed. */
export interface ActiveText {
  readonly text: Text;
  readonly origin: TextOrigin;
  /** The element in which it is typed where it stands; a text without one is typed in a box beside it. */
  readonly host: HTMLElement | undefined;
  readonly draft: string;
  readonly findings: readonly EditFinding[];
  readonly conflict?: EditConflict | undefined;
}

/** Whether something else is typed than the file says. */
export function isTyped(active: ActiveText | undefined): boolean {
  return active?.draft !== active?.origin.value;
}

export interface EditorView {
  readonly content: EditedPage;
  readonly file: FileState;
  readonly progress: Progress;
  readonly active?: ActiveText | undefined;
  /** What stands in the way of a change that belongs to no text. */
  readonly problems: readonly EditFinding[];
  /** A page that is to be removed. */
  readonly removal?: (LinkedPage & { readonly path: EditPath }) | undefined;
  /** The form that is open: of its block wherever that stands now. */
  readonly form?: EditForm | undefined;
  /** How many forms have been opened. */
  readonly opening: number;
  /** The value, or the block, at which the owner has been last. */
  readonly stand?: EditPath;
  /** The value that the owner is led to in it. */
  readonly wanted?: EditPath | 'first' | undefined;
}

/** Nothing stands in the way of a change. */
export const noProblems = { removal: undefined, problems: [] } as const;

/** What the parts of the editor know of each other. */
import type {
  EditConflict,
  EditedPage,
  EditFinding,
  EditForm,
  EditOperation,
  EditPath,
  TextOrigin,
} from '../model/editor.ts';
import type { FileState } from './edit-requests.ts';
import type { MarkedTexts } from './marked-texts.ts';

/** What is known of the last change. */
export type Progress = 'idle' | 'saving' | 'saved' | 'undone' | 'redone' | 'pictured' | 'failed';

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

export interface EditorView {
  readonly content: EditedPage;
  readonly file: FileState;
  readonly progress: Progress;
  readonly active?: ActiveText | undefined;
  /** What stands in the way of a change that belongs to no text. */
  readonly problems: readonly EditFinding[];
  /** A page that is to be removed, with the places that link to it. */
  readonly removal?: { readonly path: EditPath; readonly links: readonly string[] } | undefined;
  /** The form that is open. */
  readonly form?: EditForm | undefined;
  /** The value, or the block, at which the owner has been last. */
  readonly stand?: EditPath;
  /** The value that the owner is led to in it. */
  readonly wanted?: EditPath | undefined;
}

export interface Editor {
  readonly marked: MarkedTexts;
  view(): EditorView;
  subscribe(listener: () => void): () => void;
  /** Texts that the keyboard reaches by an element. */
  textsAt(stop: Element): Text[];
  originOf(text: Text): TextOrigin | undefined;
  originOfAttribute(element: Element, name: string): TextOrigin | undefined;
  begin(text: Text, caret: number): Promise<void>;
  /** What has been typed into the box. */
  type(draft: string): void;
  /** Something has been typed into the text where it stands. */
  typeInPlace(): void;
  typeProposal(proposal: string): void;
  commit(): Promise<boolean>;
  /** Saves what is typed, and closes it unless something is wrong with it. */
  leave(): Promise<boolean>;
  /** Closes the text as it was. */
  revert(): void;
  resolve(choice: 'mine' | 'theirs'): Promise<void>;
  step(step: 'undo' | 'redo'): Promise<void>;
  /**
   * Changes a value of the form, or the structure.
   * @param from what the owner has seen there; of what is removed what the open form shows, where it is not given
   */
  apply(operation: EditOperation, from?: unknown): Promise<boolean>;
  /**
   * Opens the form of a block, or closes it.
   * @param wanted the value that comes into focus
   */
  openForm(path: EditPath | undefined, wanted?: EditPath | 'first'): Promise<void>;
  /** Says how it goes with what takes several requests. */
  report(progress: Progress, problems?: readonly EditFinding[]): void;
  /** Shows what has changed in the file. */
  follow(): Promise<void>;
  /** Brings what the page shows of a block, or of a value, into sight. */
  show(path: EditPath): void;
}

/** What forms need of the editor. */
export interface FormEditor extends Pick<Editor, 'apply' | 'openForm' | 'show' | 'leave' | 'report'> {
  view(): Pick<EditorView, 'file' | 'problems' | 'removal' | 'form' | 'stand'> & {
    readonly content: Pick<EditedPage, 'pages' | 'words' | 'largestPicture'>;
  };
}

/** What the development server and the editor in the page say to each other; no published site has it. */
import type { Page } from './page.ts';
import type { Site } from './site.ts';

/** Path of a value in `site.yaml`: keys and list indexes from the top. */
export type EditPath = readonly (string | number)[];

/** A change of the values of `site.yaml`. */
export type EditOperation =
  | { readonly kind: 'set'; readonly path: EditPath; readonly to: unknown }
  | { readonly kind: 'insert'; readonly path: EditPath; readonly index: number; readonly to: unknown }
  | { readonly kind: 'remove'; readonly path: EditPath }
  | { readonly kind: 'move'; readonly path: EditPath; readonly to: number }
  | { readonly kind: 'duplicate'; readonly path: EditPath }
  | { readonly kind: 'rename-page'; readonly path: EditPath; readonly to: string };

/** What stands in the way of a change, or what is wrong with the file. */
export interface EditFinding {
  readonly message: string;
  /** What to do. */
  readonly hint?: string | null;
  /** A value in place of the typed one. */
  readonly proposal?: string;
}

export interface EditState {
  /** Names the text of the file. */
  readonly revision: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** A value that has been changed elsewhere meanwhile. */
export interface EditConflict {
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly base: unknown;
}

/** Where a visible text comes from. */
export interface TextOrigin {
  readonly path: EditPath;
  /** What the file says, without typography. */
  readonly value: string;
  /** What the key is for, in one sentence. */
  readonly about: string;
  /** The Markdown that it may have: none, that of a line, or blocks as well. */
  readonly markdown: 'plain' | 'inline' | 'blocks';
  /** Most characters that search engines show. */
  readonly maximum?: number;
  /** How many times the site shows it. */
  readonly uses: number;
  /** The file does not say it: a default. */
  readonly isDefault: boolean;
}

/** A page as the editor shows it: every visible text carries a private character, which names its origin. */
export interface EditedPage {
  /** Path of the page in the site. */
  readonly path: string;
  /** Of the file that it is made from. */
  readonly revision: string;
  readonly site: Site;
  /** Absent where the path has no page. */
  readonly page?: Page;
  readonly origins: Readonly<Record<string, TextOrigin>>;
  readonly words: EditorWords;
}

/** Words of the editor, in the owner's language. Values are put in the place of braces. */
export interface EditorWords {
  /** BCP 47 tag. */
  readonly language: string;
  /** Names the bar. */
  readonly title: string;
  readonly hint: string;
  readonly view: string;
  readonly undo: string;
  readonly redo: string;
  readonly done: string;
  readonly back: string;
  readonly follow: string;
  /** Said of a stop of the keyboard. */
  readonly change: string;
  /** `{count}`; by the plural category of the number. */
  readonly uses: { readonly one: string; readonly other: string };
  /** `{length}`, `{maximum}`. */
  readonly length: string;
  readonly saving: string;
  readonly saved: string;
  readonly undone: string;
  readonly redone: string;
  readonly failed: string;
  /** The file cannot be read: nothing can be changed. */
  readonly reading: string;
  /** `{proposal}`. */
  readonly useProposal: string;
  readonly conflict: string;
  readonly keepMine: string;
  readonly takeTheirs: string;
  readonly bold: string;
  readonly italic: string;
  readonly link: string;
  readonly list: string;
}

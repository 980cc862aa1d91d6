/** What the development server and the editor in the page say to each other; no published site has it. */
import type { Page } from './page.ts';
import type { Site } from './site.ts';

/** Path of a value in `site.yaml`: keys and list indexes from the top. */
export type EditPath = readonly (string | number)[];

/** A change of the values of `site.yaml`. */
export type EditOperation =
  /** Replaces a value, or adds its key to the block; `isShared`: in all items of the list that say the same there. */
  | {
      readonly kind: 'set';
      readonly path: EditPath;
      readonly to: unknown;
      readonly isShared?: boolean | undefined;
    }
  /** Puts an item into the list at a path. */
  | { readonly kind: 'insert'; readonly path: EditPath; readonly index: number; readonly to: unknown }
  | { readonly kind: 'remove'; readonly path: EditPath }
  /** Moves an item of a list to the index that it has afterwards. */
  | { readonly kind: 'move'; readonly path: EditPath; readonly to: number }
  /** Puts a copy of an item behind it. */
  | { readonly kind: 'duplicate'; readonly path: EditPath }
  /**
   * Gives a page another path: the old one leads to it, and all references follow. `isUnpublished` (known to the server
   * alone): no visitor can have the old one.
   */
  | {
      readonly kind: 'rename-page';
      readonly path: EditPath;
      readonly to: string;
      readonly isUnpublished?: boolean;
    }
  /** Removes a page: its addresses, and the links to it, lead to another one. */
  | { readonly kind: 'remove-page'; readonly path: EditPath; readonly to: string };

/** What stands in the way of a change, or what is wrong with the file. */
export interface EditFinding {
  readonly message: string;
  /** What to do. */
  readonly hint?: string | null;
  /** The value that it is about. */
  readonly path?: EditPath;
  /** What was most likely meant instead; an example may be kept as it is. */
  readonly fix?: { readonly path: EditPath; readonly to: unknown } | null;
}

/** A value that has been changed elsewhere meanwhile. */
export interface EditConflict {
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly base: unknown;
}

/** A text with the Markdown that it may have: none, that of a line, or blocks as well. */
type EditedText = 'plain' | 'inline' | 'blocks';

/** Where a visible text comes from. */
export interface TextOrigin {
  readonly path: EditPath;
  /** What the file says, without typography. */
  readonly value: string;
  /** What the key is for, in one sentence. */
  readonly about: string;
  /** Absent for a number or an address. */
  readonly text?: EditedText;
  /** Most characters that search engines show. */
  readonly maximum?: number;
  /** The title of several items of a list, each of which says it. */
  readonly isShared: boolean;
  /** In how many places the site shows it. */
  readonly uses: number;
  /** The file does not say it: a default. */
  readonly isDefault: boolean;
}

/** A page as the development server provides it. */
export interface ServedPage {
  /** Path of the page in the site. */
  readonly path: string;
  /** Of the file that it is made from. */
  readonly revision: string;
  readonly site: Site;
  /** Absent where the path has no page. */
  readonly page?: Page;
}

/** A page as the editor shows it: every visible text carries a private character, which names its origin. */
export interface EditedPage extends ServedPage {
  /** Path of the page's block in the file. */
  readonly pagePath?: EditPath;
  /** All pages of the site. */
  readonly pages: readonly PageName[];
  readonly origins: Readonly<Record<string, TextOrigin>>;
  readonly words: EditorWords;
  /** Largest picture that is taken, in bytes. */
  readonly largestPicture: number;
}

export interface PageName {
  readonly path: string;
  readonly name: string;
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
  /** The server has been started anew, and takes changes from those who open its new address alone. */
  readonly closed: string;
  /** The text that has been pressed stands nowhere in the file. */
  readonly composed: string;
  /** The text that was being typed has no place any more; `{text}`. */
  readonly lost: string;
  /** The file cannot be read: nothing can be changed. */
  readonly reading: string;
  /** `{proposal}`. */
  readonly useProposal: string;
  /** Says of all values of a form that are examples that they are the owner's own. */
  readonly keepAll: string;
  /** Says that an example is the owner's own value already. */
  readonly keepExample: string;
  readonly conflict: string;
  /** Says that a value of a form has been changed in the file before it was saved. */
  readonly meanwhile: string;
  readonly keepMine: string;
  readonly takeTheirs: string;
  readonly bold: string;
  readonly italic: string;
  /** Opens the form of the block that a text is in, and of the page. */
  readonly block: string;
  readonly page: string;
  readonly site: string;
  readonly close: string;
  /** What holds where nothing is typed; `{value}`. */
  readonly usual: string;
  readonly yes: string;
  readonly no: string;
  readonly add: string;
  /** Adds another item behind the one that the form is of. */
  readonly addAnother: string;
  /** Opens the values of a form that few owners need. */
  readonly more: string;
  /** Opens a long list; `{count}`. */
  readonly showAll: string;
  readonly up: string;
  readonly down: string;
  readonly copy: string;
  readonly remove: string;
  readonly open: string;
  readonly link: string;
  readonly list: string;
  /** Chooses a file for a picture; where it may be dropped. */
  readonly choosePicture: string;
  readonly dropPicture: string;
  /** The picture has been replaced, and its words are asked for. */
  readonly pictured: string;
  /** Opens the list of values that are still examples; `{count}`. */
  readonly examples: string;
  readonly noExamples: string;
  readonly nextExample: string;
  /** Opens the list of what the last commit says otherwise. */
  readonly changes: string;
  readonly noChanges: string;
  readonly changed: { readonly added: string; readonly removed: string; readonly moved: string };
  /** Introduce the two values of a change. */
  readonly before: string;
  readonly after: string;
  /** `{name}`, `{megabytes}`. */
  readonly heavyPicture: string;
  readonly chooseColour: string;
  /** Before the places that link to a page that is to be removed; `{count}`. */
  readonly linked: string;
  readonly leadTo: string;
  readonly removeAndLead: string;
}

/** A value to which a list leads. */
export interface EditPlace {
  readonly path: EditPath;
  /** The nearest block with a form. */
  readonly block: EditPath;
  /** Path of the page that it belongs to. */
  readonly page?: string;
  /** The block that it stands in, in words. */
  readonly where: string;
  /** What it is for, in one sentence; may be empty. */
  readonly about: string;
  readonly change?: 'changed' | 'added' | 'removed' | 'moved';
  readonly before?: string;
  readonly after?: string;
}

export interface EditPlaces {
  readonly places: readonly EditPlace[];
  /** Why the list cannot be made. */
  readonly message?: string;
}

/** How a value is typed or chosen. */
export type EditControl =
  | { readonly kind: 'line' | 'text' | 'number' | 'flag' | 'colour' }
  /** The path of a page: what leads there follows it. */
  | { readonly kind: 'page-path' }
  | { readonly kind: 'choice'; readonly choices: readonly EditChoice[] }
  /** A name that the form suggests, or another one. A picture can be given as a file as well. */
  | { readonly kind: 'name'; readonly of: SuggestedKind }
  /** A block with a form of its own; the example is what it may begin with. */
  | { readonly kind: 'block'; readonly label: string; readonly example?: unknown }
  | {
      readonly kind: 'list';
      readonly items: readonly EditField[];
      readonly examples: readonly EditExample[];
    };

/** What a site may have so many of that a form names them once: its pages, and the files of its folders. */
export type SuggestedKind = 'page' | 'picture' | 'download';

export interface EditChoice {
  readonly value: string;
  readonly label: string;
}

/** What can be added to a list, or to a block whose names the owner chooses. */
export interface EditExample {
  readonly label: string;
  /** Of an entry of a block: where it comes to stand. */
  readonly path?: EditPath;
  readonly value: unknown;
}

export interface EditField {
  readonly path: EditPath;
  /** The key, or what an item of a list is called. */
  readonly name: string;
  /** What it is for, in one sentence; may be empty. */
  readonly about: string;
  readonly control: EditControl;
  /** Whether the file has it. */
  readonly isGiven: boolean;
  /** What the file says; absent for a block or a list, and where it says nothing. */
  readonly value?: unknown;
  /** What holds where the file says nothing. */
  readonly usual?: unknown;
  readonly isOptional: boolean;
  /** Absent for a number, a name or an address. */
  readonly text?: EditedText;
  /** Few owners need it: the form shows it when it is asked for. */
  readonly isRare: boolean;
  readonly maximum?: number;
}

/** The form of a block of the file. */
export interface EditForm {
  /** Revision of the file by which its paths are meant. */
  readonly revision: string;
  readonly path: EditPath;
  readonly title: string;
  readonly about: string;
  /** The blocks around it, from the top. */
  readonly around: readonly { readonly path: EditPath; readonly title: string }[];
  readonly fields: readonly EditField[];
  /** The names that its fields have to choose from. */
  readonly names: { readonly [Kind in SuggestedKind]?: readonly EditChoice[] };
  /** Path, in the site, of the page that the block belongs to. */
  readonly page?: string;
  /** The file has the block, and may do without it. */
  readonly isOptional: boolean;
  /** What can be added to a block whose names its owner chooses; of another one, nothing. */
  readonly entries: readonly EditExample[];
  /** Given for an item of a list. */
  readonly item?: {
    readonly index: number;
    readonly count: number;
    /** What can be added to the list. */
    readonly examples: readonly EditExample[];
  };
}

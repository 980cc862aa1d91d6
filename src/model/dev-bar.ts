/** What the bar of the development server shows; no published site has it. */
export interface DevBarContent {
  /** Where the home page stands on its host, with a slash at its end. */
  readonly basePath: string;
  /** Names the text of the last file without errors, which pages show. */
  readonly revision?: string;
  /** One line: how many findings and how many values to replace. Empty where there is nothing to say. */
  readonly summary: string;
  readonly hasErrors: boolean;
  /** The button that opens the editor. */
  readonly edit: string;
  /** Whether this browser may; known when the page is opened. */
  readonly mayEdit?: boolean;
  readonly items: readonly DevItem[];
  /** What the button beside a value says, and what after it has been pressed. */
  readonly copy: { readonly before: string; readonly after: string };
  /** Shown over the page for as long as the site cannot be made anew. */
  readonly alert?: DevAlert;
}

/** A finding, or a value that is to be replaced. */
export interface DevItem {
  readonly label: string;
  /** `path:line:column`, as an editor on this machine opens it. */
  readonly file: string;
  /** What to do; may be empty. */
  readonly hint: string;
  /** The lines of the file around it, for an owner without such an editor. */
  readonly lines: readonly DevLine[];
}

/** A line of the file, in three parts: the middle one is what the finding is about, and may be empty. */
export interface DevLine {
  readonly number: number;
  readonly before: string;
  readonly marked: string;
  readonly after: string;
}

/** What keeps the site from being made, in words. */
export interface DevAlert {
  readonly title: string;
  /** What is shown meanwhile, and how the alert goes away. */
  readonly note: string;
  /** Name of the button that closes it. */
  readonly close: string;
  readonly problems: readonly DevProblem[];
}

export interface DevProblem {
  readonly message: string;
  /** Where it is; absent where no line of the file is to blame. */
  readonly place?: {
    readonly label: string;
    /** `path:line:column`, as an editor on this machine opens it. */
    readonly file: string;
    /** Where that is in the words of the file; may be empty. */
    readonly words: string;
    /** The line with its place underlined, in letters of one width; may be empty. */
    readonly excerpt: string;
  };
  /** What to do; may be empty. */
  readonly hint: string;
}

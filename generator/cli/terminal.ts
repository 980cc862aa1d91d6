/** Asks a question and waits for a line; `undefined` where the person has left. */
export type Ask = (question: string) => Promise<string | undefined>;

/** Where a command is run from and whom it speaks to. Tests give their own. */
export interface Terminal {
  /** Folder that the command was started in, absolute; paths are shown relative to it. */
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Whether printed text may be coloured. */
  readonly colour: boolean;
  /** Absent where nobody sits at the keyboard. */
  readonly ask?: Ask;
  /** Prints a line of the result. */
  print(text: string): void;
  /** Prints a line about the run itself. */
  printError(text: string): void;
  /** Appends to a file that the environment has named, such as the step summary of a CI service. */
  appendFile(file: string, text: string): Promise<void>;
}

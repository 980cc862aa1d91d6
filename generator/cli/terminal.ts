/** Asks a question; `undefined` at the end of input. */
export type Ask = (question: string) => Promise<string | undefined>;

/** What a command knows of its surroundings. Tests provide their own. */
export interface Terminal {
  /** Absolute path of the working folder. */
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Whether printed text may be coloured. */
  readonly colour: boolean;
  /** Absent where input is not interactive. */
  readonly ask?: Ask;
  /** Prints to stdout. */
  print(text: string): void;
  /** Prints to stderr. */
  printError(text: string): void;
  /** Appends to a file, such as the step summary of a CI service. */
  appendFile(file: string, text: string): Promise<void>;
}

/** What the commands say, in both languages. Words about findings stand with the findings. */

import type { FixKind } from '../core/syntax/repair-candidate.ts';
import type { CommandName, UsageProblem } from './arguments.ts';

/** The questions of `new-page`, by the flag that answers them. */
export type PageQuestion = 'name' | 'path' | 'title' | 'description' | 'card' | 'picture' | 'phone';

export interface CommandTexts {
  /** How a command is used; without one, how all are. */
  usage(command: CommandName | undefined): string;
  problem(problem: UsageProblem): string;
  /** A fault of the generator itself; `reason` is one line. */
  fault(reason: string): string;

  fine(file: string): string;
  counted(errors: number, warnings: number, exampleCode: string): string;
  examplesLeft(count: number): string;
  readonly releasable: string;
  readonly strictNote: string;

  /** `generate -- --check`: what is to be done where the folder is not what the file says. */
  staleFolder(folder: string, file: string): string;

  readonly fixKinds: Readonly<Record<FixKind, string>>;
  fixed(file: string, changes: number): string;
  readonly nothingToFix: string;
  changedMeanwhile(file: string): string;

  /** `new-page`: what is asked; a proposal stands in brackets. */
  question(question: PageQuestion, proposal: string | undefined): string;
  phoneChoice(names: readonly (readonly [name: string, number: string])[]): string;
  pictureChoice(files: readonly string[]): string;
  readonly answerNeeded: string;
  /** An answer that is taken although there is something to say about it. */
  acceptedWith(remark: string): string;
  /** What was given for an address and is none; `proposal` is empty where none can be made of it. */
  noAddress(given: string, proposal: string): string;
  pathTaken(path: string, name: string): string;
  idTaken(id: string, name: string): string;
  unknownPhone(name: string, known: readonly string[], nearest: string | undefined): string;
  readonly noPath: string;
  readonly cancelled: string;
  readonly mendFirst: string;
  pageAdded(page: {
    readonly name: string;
    readonly path: string;
    readonly place: string;
    readonly orderLines: readonly number[];
    readonly exampleLines: readonly number[];
  }): string;

  /** `new-site`: why nothing has been written. */
  siteThere(file: string): string;
  siteBegun(file: string, examples: number): string;

  readonly wrongExample: string;
  readonly rightExample: string;
  readonly noExample: string;
  readonly emptyFile: string;
}

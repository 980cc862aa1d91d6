import { join } from 'node:path';
import { type Commands, runCommandLine } from '../../generator/cli/command-line.ts';
import type { Terminal } from '../../generator/cli/terminal.ts';
import { projectRoot, type Workspace } from './workspace.ts';

/** What a command has said and returned. */
export interface Spoken {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
  /** What was appended to files, by their name. */
  readonly appended: ReadonlyMap<string, string>;
  /** The questions that were asked. */
  readonly questions: readonly string[];
}

export interface Situation {
  /** Answers of the person at the keyboard, in order; without them nobody sits there. */
  readonly answers?: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
  readonly colour?: boolean;
  readonly commands?: Commands;
}

/** Runs a command in this process, on the site in a workspace. */
export async function runCommand(
  workspace: Pick<Workspace, 'folder'>,
  argv: readonly string[],
  { answers, environment = {}, colour = false, commands }: Situation = {},
): Promise<Spoken> {
  const output: string[] = [];
  const errors: string[] = [];
  const questions: string[] = [];
  const appended = new Map<string, string>();
  const left = answers?.values();
  const terminal: Terminal = {
    folder: workspace.folder,
    environment: { SITE_FOLDER: workspace.folder, ...environment },
    colour,
    ...(left !== undefined && {
      ask: async (question: string) => {
        questions.push(question);
        return left.next().value;
      },
    }),
    print: (text) => output.push(text),
    printError: (text) => errors.push(text),
    appendFile: async (file, text) => {
      appended.set(file, (appended.get(file) ?? '') + text);
    },
  };
  const code = await runCommandLine(argv, terminal, projectRoot, commands);
  return { code, output: output.join('\n'), errors: errors.join('\n'), appended, questions };
}

/** Path of the site's file in a workspace. */
export function specFileOf(workspace: Workspace): string {
  return join(workspace.folder, 'site.yaml');
}

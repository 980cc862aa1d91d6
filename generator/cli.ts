import { runCommandLine } from './cli/command-line.ts';
import type { ExitCode } from './cli/exit-code.ts';
import { processTerminal } from './cli/process-terminal.ts';
import { ignoreClosedOutput } from './closed-output.ts';

/**
 * Runs a command with the streams, the environment and the working folder of the process.
 * @param argv without the program's name
 * @param projectRoot absolute path of the project
 */
export async function runInProcess(argv: readonly string[], projectRoot: string): Promise<ExitCode> {
  ignoreClosedOutput();
  const { terminal, close } = processTerminal();
  const code = await runCommandLine(argv, terminal, projectRoot);
  close();
  return code;
}

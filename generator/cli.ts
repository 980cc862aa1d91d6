/** The program behind the scripts of `package.json`: `generate`, `check`, `new-page`, `explain`. */
import { join } from 'node:path';
import { runCommandLine } from './cli/command-line.ts';
import { processTerminal } from './cli/process-terminal.ts';
import { ignoreClosedOutput } from './closed-output.ts';

ignoreClosedOutput([process.stdout, process.stderr]);
const { terminal, close } = processTerminal();
process.exitCode = await runCommandLine(process.argv.slice(2), terminal, join(import.meta.dirname, '..'));
close();

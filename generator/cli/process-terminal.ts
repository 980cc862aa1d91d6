import { appendFile } from 'node:fs/promises';
import { createInterface, type Interface } from 'node:readline/promises';
import type { Ask, Terminal } from './terminal.ts';

/**
 * The terminal of the process; `close` ends its input, which would keep the process alive. Colour by https://no-
 * color.org, and never into a file or pipe.
 */
export function processTerminal(): { readonly terminal: Terminal; readonly close: () => void } {
  const { NO_COLOR: noColour } = process.env;
  let lines: Interface | undefined;
  let answers: AsyncIterator<string> | undefined;
  /** Lines that are typed or pasted ahead are kept for later questions. */
  const ask: Ask = async (question) => {
    lines ??= createInterface({ input: process.stdin, output: process.stdout });
    answers ??= lines[Symbol.asyncIterator]();
    lines.setPrompt(question);
    lines.prompt();
    const answer = await answers.next();
    return answer.done === true ? undefined : answer.value;
  };
  return {
    close: () => lines?.close(),
    terminal: {
      folder: process.cwd(),
      environment: process.env,
      colour: process.stdout.isTTY === true && !noColour,
      ...(process.stdin.isTTY === true && { ask }),
      print: (text) => console.log(text),
      printError: (text) => console.error(text),
      appendFile,
    },
  };
}

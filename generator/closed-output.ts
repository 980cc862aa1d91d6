/** What a process whose reader has gone (`check | head`) does with the rest of its output: nothing. */
export function ignoreClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // The work goes on, and its exit code stays that of the command.
      if (error.code !== 'EPIPE') {
        throw error;
      }
    });
  }
}

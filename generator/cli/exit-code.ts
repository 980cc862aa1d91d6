/** Exit codes of every command: fine, findings, bad usage or unreadable file, a fault of the generator itself. */
export const exitCode = { fine: 0, findings: 1, usage: 2, fault: 3 } as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];

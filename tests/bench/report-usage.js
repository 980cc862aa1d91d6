/** Loaded into every process of a measured program: writes at its end what it has used. */
import { appendFileSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, memoryMiB: maxRSS / 1024 };
  appendFileSync(process.env.USAGE_FILE ?? '', `${JSON.stringify(usage)}\n`);
});

/**
 * Loaded before a program (`--import`): ends it as `kill -9` does before the step of its work on the disk that
 * `KILL_AT_STEP` names, from 1. Counts what changes something below `KILL_BELOW`; a write of a file is two steps, of
 * which the second leaves half of it. Without a step to kill at, the number of steps is written to `KILL_COUNT_FILE`.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { KILL_AT_STEP, KILL_BELOW = '', KILL_COUNT_FILE } = process.env;
const last = Number(KILL_AT_STEP ?? 0);
const { writeFileSync } = fs;
let step = 0;

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

function count(): boolean {
  step += 1;
  return step === last;
}

for (const name of [
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'unlinkSync',
  'writeFileSync',
]) {
  const original: unknown = Reflect.get(fs, name);
  if (typeof original !== 'function') {
    throw new TypeError(`node:fs has no ${name}`);
  }
  Reflect.set(fs, name, (...args: unknown[]): unknown => {
    const [path, content] = args;
    if (typeof path !== 'string' || !path.startsWith(KILL_BELOW)) {
      return Reflect.apply(original, fs, args);
    }
    if (count()) {
      die();
    }
    if (name === 'writeFileSync' && count()) {
      const half = Buffer.from(String(content));
      writeFileSync(path, half.subarray(0, half.length / 2));
      die();
    }
    return Reflect.apply(original, fs, args);
  });
}
syncBuiltinESMExports();

process.on('exit', () => {
  if (KILL_COUNT_FILE !== undefined) {
    writeFileSync(KILL_COUNT_FILE, String(step));
  }
});

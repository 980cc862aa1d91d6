/**
 * Loaded before a program (`--import`): ends it as `kill -9` does before the step of its work on the disk that
 * `KILL_AT_STEP` names, from 1. Counts what changes something below `KILL_BELOW`; a write of a file is two steps, of
 * which the second leaves half of it. With `KILL_PROMISES`, work that is waited for counts too. Without a step to kill at, the number of steps is written to `KILL_COUNT_FILE`.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { KILL_AT_STEP, KILL_BELOW = '', KILL_COUNT_FILE, KILL_PROMISES } = process.env;
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

/** Lets a function of the disk count its steps, and die at one of them. */
function watch(functions: object, name: string): void {
  const original: unknown = Reflect.get(functions, name);
  if (typeof original !== 'function') {
    throw new TypeError(`node:fs has no ${name}`);
  }
  Reflect.set(functions, name, (...args: unknown[]): unknown => {
    const [path, content] = args;
    if (typeof path !== 'string' || !path.startsWith(KILL_BELOW)) {
      return Reflect.apply(original, functions, args);
    }
    if (count()) {
      die();
    }
    if (name.startsWith('writeFile') && count()) {
      const half = Buffer.from(String(content));
      writeFileSync(path, half.subarray(0, half.length / 2));
      die();
    }
    return Reflect.apply(original, functions, args);
  });
}

for (const name of ['link', 'mkdir', 'rename', 'rm', 'rmdir', 'unlink', 'writeFile']) {
  watch(fs, `${name}Sync`);
  if (KILL_PROMISES !== undefined) {
    watch(fs.promises, name);
  }
}
syncBuiltinESMExports();

process.on('exit', () => {
  if (KILL_COUNT_FILE !== undefined) {
    writeFileSync(KILL_COUNT_FILE, String(step));
  }
});

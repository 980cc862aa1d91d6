/**
 * Lets one process at a time write a site. Each process puts a claim file into a folder, and has the lock if it then
 * sees no other claim of a living process. No name is used twice, so any process may remove the claim of a dead one.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockFolderOf, removeEmpty } from './work-folder.ts';

interface LockOptions<Otherwise> {
  /** Called once with the id of the process that holds the lock. */
  readonly onWait?: (owner: number) => void | Promise<void>;
  /** Gives the result where that process has been writing the site for longer than this one waits. */
  readonly onLocked?: (owner: number) => Otherwise | Promise<Otherwise>;
  /** Longest wait in milliseconds; by default longer than any build takes. */
  readonly patienceMs?: number;
}

const usualPatienceMs = 10 * 60_000;

/** Random interval between two attempts, so that two waiting processes do not block each other forever. */
const shortestLookMs = 20;
const longestLookMs = 120;

/** Shorter waits are not reported. */
const silentWaitMs = 700;

/**
 * Works while no other process of this machine writes the site.
 * @param siteFolder parent of the folders that are written
 * @throws after waiting for `patienceMs`, where nothing is given for that case
 */
export async function withSiteLock<Result, Otherwise = never>(
  siteFolder: string,
  work: () => Result | Promise<Result>,
  options: LockOptions<Otherwise> = {},
): Promise<Result | Otherwise> {
  const claims = lockFolderOf(siteFolder);
  const { claim, owner } = await acquire(claims, options);
  if (claim === undefined) {
    if (options.onLocked === undefined) {
      throw new Error(`Process ${owner} is writing the same site`);
    }
    return options.onLocked(owner);
  }
  try {
    return await work();
  } finally {
    rmSync(join(claims, claim), { force: true });
    removeEmpty(claims);
  }
}

/** @returns the claim that has the lock, or the process that has not let it go */
async function acquire(
  claims: string,
  { onWait, patienceMs = usualPatienceMs }: Pick<LockOptions<never>, 'onWait' | 'patienceMs'>,
) {
  const start = Date.now();
  let isTold = false;
  for (;;) {
    const claim = livingClaims(claims).length === 0 ? putClaim(claims) : undefined;
    const other = livingClaims(claims).find((name) => name !== claim);
    if (claim !== undefined && other === undefined) {
      return { claim };
    }
    if (claim !== undefined) {
      rmSync(join(claims, claim), { force: true });
    }
    const waitedMs = Date.now() - start;
    if (other !== undefined && waitedMs > patienceMs) {
      return { owner: processOf(other) };
    }
    if (other !== undefined && waitedMs > silentWaitMs && !isTold) {
      isTold = true;
      await onWait?.(processOf(other));
    }
    await sleep(shortestLookMs + Math.random() * (longestLookMs - shortestLookMs));
  }
}

/** Creates a claim of this process; `undefined` where another process has just removed the folder. */
function putClaim(claims: string): string | undefined {
  const name = `${process.pid}.${startOf(process.pid) ?? ''}.${randomUUID()}`;
  try {
    mkdirSync(claims, { recursive: true });
    writeFileSync(join(claims, name), '', { flag: 'wx' });
    return name;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

/** Claims of living processes; those of dead ones are removed. */
function livingClaims(claims: string): string[] {
  return namesIn(claims).filter((name) => {
    const isLiving = isLivingClaim(join(claims, name), name);
    if (!isLiving) {
      rmSync(join(claims, name), { force: true });
    }
    return isLiving;
  });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function processOf(claim: string): number {
  return Number(claim.split('.')[0]);
}

/** Whether the process of a claim is alive. Its id may have been reused. */
function isLivingClaim(file: string, name: string): boolean {
  const [, start = ''] = name.split('.');
  const owner = processOf(name);
  return isRunning(owner) && (start === '' || startOf(owner) === start) && isFromThisBoot(file);
}

function isRunning(owner: number): boolean {
  if (!Number.isInteger(owner) || owner <= 0) {
    return false;
  }
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    // A process of another user cannot be signalled, but exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Start time of a process as the system gives it; `undefined` except on Linux. */
function startOf(owner: number): string | undefined {
  try {
    const status = readFileSync(`/proc/${owner}/stat`, 'utf8');
    // The program's name in brackets may contain spaces: the 22nd field is the 20th after it (proc(5)).
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/** Tolerance for differing clocks when comparing a claim with the start of the machine. */
const bootToleranceMs = 10_000;

function isFromThisBoot(file: string): boolean {
  try {
    return statSync(file).mtimeMs > Date.now() - uptime() * 1000 - bootToleranceMs;
  } catch {
    return false;
  }
}

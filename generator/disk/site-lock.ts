/**
 * Lets one process at a time write a site. Each process that wants to puts a claim of its own into a folder, and has the
 * lock if it then sees no other claim of a living process: of two, at least the later one sees the other. As no name is
 * used twice, the claim of a dead process can be removed by anyone.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockFolderOf, removeEmpty } from './work-folder.ts';

/** Another process writes the site, and has done so for longer than this one waits. */
export class SiteLockedError extends Error {
  /** Process that has the lock. */
  readonly owner: number;

  constructor(owner: number) {
    super(`Process ${owner} is writing the same site`);
    this.name = 'SiteLockedError';
    this.owner = owner;
  }
}

export interface LockOptions {
  /** Called once where another process has to be waited for, with its number. */
  readonly onWait?: (owner: number) => void;
  /** How long another process is waited for: longer than any build takes. */
  readonly patienceMs?: number;
}

const usualPatienceMs = 10 * 60_000;

/** Between two looks; at random, so that two that wait do not get into each other's way for ever. */
const shortestLookMs = 20;
const longestLookMs = 120;

/** A lock that is free again within this time is not worth a word. */
const silentWaitMs = 700;

/**
 * Does the work while no other process of this machine writes the site.
 * @param siteFolder the folder that the written ones stand in
 * @throws SiteLockedError where that takes longer than `patienceMs`
 */
export async function withSiteLock<Result>(
  siteFolder: string,
  work: () => Result | Promise<Result>,
  options: LockOptions = {},
): Promise<Result> {
  const claims = lockFolderOf(siteFolder);
  const claim = await acquire(claims, options);
  try {
    return await work();
  } finally {
    release(claims, claim);
  }
}

async function acquire(
  claims: string,
  { onWait, patienceMs = usualPatienceMs }: LockOptions,
): Promise<string> {
  const start = Date.now();
  let isTold = false;
  for (;;) {
    const claim = livingClaims(claims).length === 0 ? putClaim(claims) : undefined;
    const other = livingClaims(claims).find((name) => name !== claim);
    if (claim !== undefined && other === undefined) {
      return claim;
    }
    if (claim !== undefined) {
      rmSync(join(claims, claim), { force: true });
    }
    const waitedMs = Date.now() - start;
    if (other !== undefined && waitedMs > patienceMs) {
      throw new SiteLockedError(processOf(other));
    }
    if (other !== undefined && waitedMs > silentWaitMs && !isTold) {
      isTold = true;
      onWait?.(processOf(other));
    }
    await sleep(shortestLookMs + Math.random() * (longestLookMs - shortestLookMs));
  }
}

function release(claims: string, claim: string): void {
  rmSync(join(claims, claim), { force: true });
  removeEmpty(claims);
}

/** Puts a claim of this process; nothing where the folder has been taken away by one that was done. */
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

/** Names of the claims whose processes live; those of the dead are removed. */
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

/** Whether the process that put a claim lives. Its number may have been given to another since. */
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
    // A process of another user cannot be signalled, but is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process began, in the words of the system; nothing where the system does not tell (all but Linux). */
function startOf(owner: number): string | undefined {
  try {
    const status = readFileSync(`/proc/${owner}/stat`, 'utf8');
    // The name of the program, in brackets, may hold spaces: the 22nd field is the 20th after it (proc(5)).
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/** Clocks differ a little: a claim that was put just after the start of the machine is one of this boot. */
const bootToleranceMs = 10_000;

function isFromThisBoot(file: string): boolean {
  try {
    return statSync(file).mtimeMs > Date.now() - uptime() * 1000 - bootToleranceMs;
  } catch {
    return false;
  }
}

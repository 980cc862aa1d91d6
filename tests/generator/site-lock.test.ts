import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, utimes } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { withSiteLock } from '../../generator/disk/site-lock.ts';
import { createWorkspace } from '../support/workspace.ts';

/** Work that goes on until it is told to end. */
function openWork() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  return {
    begun,
    end: () => end(),
    work: () => {
      begin();
      return ended;
    },
  };
}

/** The number of a process that is no more. */
async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('the lock of a site', () => {
  test('lets one work at a time, and leaves nothing', async () => {
    const { folder } = await createWorkspace();
    let working = 0;
    const most: number[] = [];
    const work = async () => {
      working += 1;
      most.push(working);
      await setImmediate();
      working -= 1;
    };
    await Promise.all(Array.from({ length: 8 }, () => withSiteLock(folder, work)));
    expect(most).toEqual(Array.from({ length: 8 }, () => 1));
    expect(await readdir(folder)).toEqual([]);
  });

  test('tells whom it waits for, and goes on when that one is done', async () => {
    const { folder } = await createWorkspace();
    const first = openWork();
    const firstDone = withSiteLock(folder, first.work);
    await first.begun;
    const told = new Promise<number>((onWait) => {
      withSiteLock(folder, () => undefined, { onWait }).catch(() => undefined);
    });
    expect(await told).toBe(process.pid);
    first.end();
    await firstDone;
    expect(await withSiteLock(folder, () => 'done')).toBe('done');
  });

  test('gives up when its patience is over, and names the other', async () => {
    const { folder } = await createWorkspace();
    const first = openWork();
    const firstDone = withSiteLock(folder, first.work);
    await first.begun;
    const second = withSiteLock(folder, () => undefined, { patienceMs: 0 });
    await expect(second).rejects.toThrow(`Process ${process.pid} is writing the same site`);
    const onLocked = (owner: number) => owner;
    expect(await withSiteLock(folder, () => undefined, { patienceMs: 0, onLocked })).toBe(process.pid);
    first.end();
    await firstDone;
  });

  test('is free again after work that failed', async () => {
    const { folder } = await createWorkspace();
    await expect(withSiteLock(folder, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await readdir(folder)).toEqual([]);
  });

  test('is not held by the dead', async () => {
    const workspace = await createWorkspace();
    const claim = `${await deadProcess()}.1.claim`;
    await workspace.write(`.site-work/lock/${claim}`, '');
    await workspace.write('.site-work/lock/what is no claim', '');
    expect(await withSiteLock(workspace.folder, () => 'done', { patienceMs: 0 })).toBe('done');
    expect(await readdir(workspace.folder)).toEqual([]);
  });

  test('is not held by another that has got the number of a dead one', async () => {
    const workspace = await createWorkspace();
    const longAgo = new Date('2001-02-03T04:05:06Z');
    const claim = `.site-work/lock/${process.pid}..claim`;
    await workspace.write(claim, '');
    await utimes(workspace.path(claim), longAgo, longAgo);
    // Where the system tells when a process began, the claim of this boot is known for an old one too.
    if (process.platform === 'linux') {
      await workspace.write(`.site-work/lock/${process.pid}.1.claim`, '');
    }
    expect(await withSiteLock(workspace.folder, () => 'done', { patienceMs: 0 })).toBe('done');
  });
});

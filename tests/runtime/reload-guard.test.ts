// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearReload, holdReloads, reloadOnce } from '../../src/ui/reload-guard.ts';

const reload = vi.fn();
const probe = vi.fn<typeof fetch>();

beforeEach(() => {
  probe.mockImplementation(async () => new Response());
  vi.stubGlobal('fetch', probe);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  probe.mockReset();
  reload.mockReset();
  sessionStorage.clear();
});

/** Something that ends when the test says so. */
function work() {
  let end = () => {};
  const promise = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { promise, end };
}

const afterAWhile = () => new Promise((resolve) => setTimeout(resolve, 10));

test('a reason reloads once, until it has been fixed; each has its own', async () => {
  expect(await reloadOnce('/ form', 'kept')).toBe(true);
  expect(await reloadOnce('/ form', 'kept')).toBe(false);
  clearReload('/');
  expect(await reloadOnce('/ form', 'kept')).toBe(false);
  clearReload('/ form');
  expect(await reloadOnce('/ form', 'kept')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('what works while the document is being reloaded does not bring its scroll position back', async () => {
  clearReload('/');
  expect(window.history.scrollRestoration).toBe('auto');
  expect(await reloadOnce('/gone', 'addressed')).toBe(true);
  clearReload('/');
  expect(window.history.scrollRestoration).toBe('manual');
});

test('the document is asked for itself, and any answer will do', async () => {
  probe.mockImplementation(async () => new Response('', { status: 404 }));
  expect(await reloadOnce('/gone', 'addressed')).toBe(true);
  expect(probe).toHaveBeenCalledWith(window.location.href, expect.objectContaining({ method: 'HEAD' }));
});

test('nothing is reloaded, nor noted, where no server answers', async () => {
  probe.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await reloadOnce('/', 'kept')).toBe(false);
  expect(await reloadOnce('/', 'kept')).toBe(true);
});

test('work that began before is waited for, and how it ends makes no difference', async () => {
  const sending = work();
  holdReloads(sending.promise);
  holdReloads(Promise.reject(new Error('no')));
  const reloading = reloadOnce('/', 'kept');
  await afterAWhile();
  expect(probe).not.toHaveBeenCalled();
  sending.end();
  expect(await reloading).toBe(true);
});

test('work that begins while the server is asked is waited for as well', async () => {
  const answer = work();
  const sending = work();
  probe.mockImplementation(async () => {
    await answer.promise;
    return new Response();
  });
  const reloading = reloadOnce('/', 'kept');
  await afterAWhile();
  holdReloads(sending.promise);
  answer.end();
  await afterAWhile();
  expect(reload).not.toHaveBeenCalled();
  sending.end();
  expect(await reloading).toBe(true);
});

test('nobody is reloaded who does not wish it any more', async () => {
  let isWanted = true;
  probe.mockImplementation(async () => {
    isWanted = false;
    return new Response();
  });
  expect(await reloadOnce('/', 'kept', () => isWanted)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('nothing is reloaded where a mark could be written but not read: it would stop no later reload', async () => {
  const getItem = () => {
    throw new TypeError('closed');
  };
  vi.stubGlobal('sessionStorage', { getItem, setItem: () => undefined });
  expect(await reloadOnce('/', 'kept')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { findFirstPage } from '../../src/router/first-page.ts';
import { homePage, wheelsPage } from '../support/example-site.ts';

const table = [homePage, wheelsPage].map((page) => ({ path: page.path, load: async () => ({ page }) }));

const frame = { id: 'framed' };

const loadModule = vi.fn(async () => ({ page: wheelsPage }));

/** A document that has its page without the sections, and names the module of the whole. */
function documentWithFrame(): void {
  const script = document.createElement('script');
  Object.assign(script.dataset, {
    application: '/main.js',
    module: '/wheels.js',
    frame: JSON.stringify(frame),
  });
  document.head.append(script);
}

afterEach(() => {
  document.head.innerHTML = '';
  loadModule.mockClear();
});

test.each(['/wheels', '/wheels/', '/wheels?from=mail'])(
  'at %s the page is in the document, and the whole comes from the module that it names',
  async (address) => {
    window.history.replaceState(null, '', address);
    documentWithFrame();
    const loadTable = vi.fn(async () => table);
    const first = await findFirstPage('/wheels', loadTable, loadModule);
    expect(first).toMatchObject({ path: '/wheels', page: frame });
    expect(loadModule).not.toHaveBeenCalled();
    expect('loadWhole' in first && (await first.loadWhole())).toEqual({ page: wheelsPage });
    expect(loadModule).toHaveBeenCalledExactlyOnceWith('/wheels.js');
    expect(loadTable).not.toHaveBeenCalled();
  },
);

test('the table is asked where the document has no page in it, as in development', async () => {
  window.history.replaceState(null, '', '/wheels');
  expect(await findFirstPage('/wheels', async () => table, loadModule)).toEqual({
    path: '/wheels',
    page: wheelsPage,
  });
});

test('the address decides where a host serves another document for it', async () => {
  window.history.replaceState(null, '', '/wheels');
  documentWithFrame();
  expect(await findFirstPage('/', async () => table, loadModule)).toEqual({
    path: '/wheels',
    page: wheelsPage,
  });
});

test('the document decides where its address has no page', async () => {
  window.history.replaceState(null, '', '/index.html?from=mail#facts');
  documentWithFrame();
  expect(await findFirstPage('/', async () => table, loadModule)).toMatchObject({ path: '/', page: frame });
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/?from=mail#facts');
});

test('the document for unknown addresses has no page', async () => {
  window.history.replaceState(null, '', '/nowhere');
  expect(await findFirstPage('', async () => table, loadModule)).toEqual({ path: '/nowhere' });
});

test('a table that does not come is a page that does not come', async () => {
  window.history.replaceState(null, '', '/wheels');
  const lost = async () => Promise.reject(new Error('lost'));
  await expect(findFirstPage('/wheels', lost, loadModule)).rejects.toMatchObject({ name: 'PageLoadError' });
});

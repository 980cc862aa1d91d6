// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { findFirstPage } from '../../src/router/first-page.ts';
import { homePage, wheelsPage } from '../support/example-site.ts';

const table = [homePage, wheelsPage].map((page) => ({ path: page.path, load: async () => ({ page }) }));

/** A document whose script names the module of its page. */
function documentNaming(page: unknown): void {
  const module = `data:text/javascript,export const page = ${JSON.stringify(page)}`;
  document.head.innerHTML = `<script data-application="/main.js" data-module='${module}'></script>`;
}

afterEach(() => {
  document.head.innerHTML = '';
});

test.each(['/wheels', '/wheels/', '/wheels?from=mail'])(
  'at %s the page comes from the module that the document names',
  async (address) => {
    window.history.replaceState(null, '', address);
    documentNaming({ id: 'named' });
    const loadTable = vi.fn(async () => table);
    expect(await findFirstPage('/wheels', loadTable)).toEqual({ path: '/wheels', page: { id: 'named' } });
    expect(loadTable).not.toHaveBeenCalled();
  },
);

test('the table is asked where the document names no module, as in development', async () => {
  window.history.replaceState(null, '', '/wheels');
  expect(await findFirstPage('/wheels', async () => table)).toEqual({ path: '/wheels', page: wheelsPage });
});

test('the address decides where a host serves another document for it', async () => {
  window.history.replaceState(null, '', '/wheels');
  documentNaming({ id: 'named' });
  expect(await findFirstPage('/', async () => table)).toEqual({ path: '/wheels', page: wheelsPage });
});

test('the document decides where its address has no page', async () => {
  window.history.replaceState(null, '', '/index.html?from=mail#facts');
  documentNaming({ id: 'named' });
  expect(await findFirstPage('/', async () => table)).toEqual({ path: '/', page: { id: 'named' } });
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/?from=mail#facts');
});

test('the document for unknown addresses has no page', async () => {
  window.history.replaceState(null, '', '/nowhere');
  expect(await findFirstPage('', async () => table)).toEqual({ path: '/nowhere', page: undefined });
});

test('a table that does not come is a page that does not come', async () => {
  window.history.replaceState(null, '', '/wheels');
  const lost = async () => Promise.reject(new Error('lost'));
  await expect(findFirstPage('/wheels', lost)).rejects.toMatchObject({ name: 'PageLoadError' });
});

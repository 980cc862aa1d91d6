// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { SiteRoutes, WholePage } from '../../src/model/routes.ts';
import { renderNotFound, renderPage } from '../../src/prerender.tsx';
import { SitePages } from '../../src/router/site-pages.tsx';
import { homePage, site, wheelsPage } from '../support/example-site.ts';
import { exampleRoutes } from '../support/render-with-site.tsx';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

test.each([
  ['/', homePage],
  ['/wheels', wheelsPage],
  ['/wheels/', wheelsPage],
  ['/#contacts', homePage],
  ['/wheels?from=mail', wheelsPage],
  ['/nowhere', undefined],
  ['/a/b/c/', undefined],
])('%s is hydrated without a mismatch', async (address, page) => {
  const problems = vi.spyOn(console, 'error');
  const { body } = page ? await renderPage({ site, page }) : await renderNotFound({ site });
  window.history.replaceState(null, '', address);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = body;
  const heading = container.querySelector('h1');

  render(
    <StrictMode>
      <BrowserRouter>
        <SitePages site={site} routes={exampleRoutes(address)} />
      </BrowserRouter>
    </StrictMode>,
    { container, hydrate: true },
  );

  expect(problems).not.toHaveBeenCalled();
  expect(container.querySelector('h1')).toBe(heading);
  expect(container.querySelectorAll('main')).toHaveLength(1);
  expect(container.querySelector('[data-enhanced]')).not.toBeNull();
});

/** Goes to another page as the browser's buttons do. */
async function openPath(path: string): Promise<void> {
  await act(async () => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
}

test('sections that come later are hydrated as they stand, with the form, and shown again after another page', async () => {
  const problems = vi.spyOn(console, 'error');
  const { body } = await renderPage({ site, page: homePage });
  window.history.replaceState(null, '', '/');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = body;
  const heading = container.querySelector('h1');
  const { form, ...withoutForm } = site;
  const { sections: _, ...frame } = homePage;
  const { loadTable } = exampleRoutes('/');
  let deliver: (whole: WholePage) => void = () => {};
  const whole = new Promise<WholePage>((resolve) => {
    deliver = resolve;
  });
  const routes: SiteRoutes = { first: { path: '/', page: frame, loadWhole: () => whole }, loadTable };

  render(
    <BrowserRouter>
      <SitePages site={withoutForm} routes={routes} />
    </BrowserRouter>,
    { container, hydrate: true },
  );
  const answer = () => screen.getByRole('textbox', { name: 'Your name' });
  await userEvent.type(answer(), 'Ann');
  expect(container.querySelector('h1')).toBe(heading);

  await act(async () => deliver({ page: homePage, ...(form && { form }) }));
  expect(container.querySelector('h1')).toBe(heading);
  expect(answer()).toHaveProperty('value', 'Ann');
  expect(problems).not.toHaveBeenCalled();

  await openPath('/wheels');
  expect(await screen.findByRole('heading', { level: 1, name: 'Wheels' })).toBeTruthy();
  await openPath('/');
  expect(screen.getByRole('heading', { level: 1, name: 'Bicycles, mended' })).toBeTruthy();
  expect(answer()).toBeTruthy();
});

test('static HTML has no inline styles or scripts, no waiting parts, and its preloads in the head', async () => {
  const { head, body } = await renderPage({ site, page: homePage });
  expect(body).not.toMatch(/ style=| on\w+=|<script|<!--\$[?!]/);
  // The menu and the footer, which are hydrated by themselves.
  expect(body.match(/<!--\$-->/g)).toHaveLength(2);
  expect(body).toMatch(/^<div/);
  expect(body).toContain('Your name');
  expect(body).toContain(site.form?.submitLabel);
  expect(head).toContain('<title>Bicycles, mended — Spoke &amp; Co</title>');
  expect(head).toContain('rel="preload" as="image" href="/pictures/bicycle.svg"');
  expect(head).toContain('<link rel="canonical" href="https://example.org/">');
});

test('a page that throws is not published', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = {
    ...homePage,
    get sections(): never {
      throw new Error('no sections');
    },
  };
  await expect(renderPage({ site, page: broken })).rejects.toThrow('no sections');
});

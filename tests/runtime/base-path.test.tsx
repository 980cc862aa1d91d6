// @vitest-environment happy-dom
/** The site below a path of its host, which the runtime knows from Vite alone. */
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Link } from '../../src/model/link.ts';
import { renderNotFound, renderPage } from '../../src/prerender.tsx';
import { SitePages } from '../../src/router/site-pages.tsx';
import { toHostPath, toSitePath } from '../../src/ui/host-path.ts';
import { SmartLink } from '../../src/ui/smart-link.tsx';
import { homePage, site, wheelsPage } from '../support/example-site.ts';
import { inSite } from '../support/in-site.tsx';
import { closeSite, exampleRoutes } from '../support/render-with-site.tsx';

const basePath = '/spoke-co/';

beforeEach(() => {
  vi.stubEnv('BASE_URL', basePath);
  window.scrollTo = () => undefined;
});

afterEach(() => {
  cleanup();
  closeSite();
  document.body.innerHTML = '';
  delete window.gtag;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Opens an address as a browser does: the static document first, then the router takes it over. */
async function hydrateAt(address: string, page?: typeof homePage) {
  const { body } = page ? await renderPage({ site, page }) : await renderNotFound({ site });
  window.history.replaceState(null, '', address);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = body;
  render(
    <BrowserRouter basename={toHostPath('/')}>
      <SitePages site={site} routes={exampleRoutes(toSitePath(address) ?? '')} />
    </BrowserRouter>,
    { container, hydrate: true },
  );
  return container;
}

describe('paths', () => {
  test('of the site and of its host belong together', () => {
    expect(toHostPath('/')).toBe('/spoke-co/');
    expect(toHostPath('/wheels#facts')).toBe('/spoke-co/wheels#facts');
    expect(toSitePath('/spoke-co/')).toBe('/');
    expect(toSitePath('/spoke-co/wheels/')).toBe('/wheels/');
    expect(toSitePath('/spoke-co')).toBeUndefined();
    expect(toSitePath('/spoke-company/wheels')).toBeUndefined();
  });

  test('are the same at the root of a host', () => {
    vi.stubEnv('BASE_URL', '/');
    expect(toHostPath('/wheels')).toBe('/wheels');
    expect(toSitePath('/wheels')).toBe('/wheels');
  });
});

describe('static HTML', () => {
  test('links to pages below the base path, and to nothing beside it', async () => {
    const { head, body } = await renderPage({ site, page: homePage });
    // Pictures and files come from the generator as they have to stand here.
    const addresses = [...body.matchAll(/<a (?!class="download__link")[^>]*?href="(\/[^"]*)"/g)].map(
      ([, href]) => href,
    );
    expect(body).toMatch(/<use href="\/spoke-co\/assets\/icons-\w+\.svg#telegram"/);
    expect(new Set(addresses)).toEqual(
      new Set(['', '#contacts', '#reviews', 'wheels', 'wheels#facts'].map((path) => basePath + path)),
    );
    expect(head).toContain('<link rel="canonical" href="https://example.org/">');
  });

  test.each([
    ['/spoke-co/', homePage],
    ['/spoke-co/#contacts', homePage],
    ['/spoke-co/wheels', wheelsPage],
    ['/spoke-co/wheels/?from=mail', wheelsPage],
    ['/spoke-co/nowhere', undefined],
  ])('of %s is hydrated without a mismatch', async (address, page) => {
    const problems = vi.spyOn(console, 'error');
    const container = await hydrateAt(address, page);
    expect(problems).not.toHaveBeenCalled();
    expect(container.querySelectorAll('main')).toHaveLength(1);
    expect(container.querySelector('[data-enhanced]')).not.toBeNull();
  });
});

describe('a visitor', () => {
  test('stays below the base path, and reports name the pages without it', async () => {
    const tag = vi.fn();
    window.gtag = tag;
    const account = { ...site, analytics: { ...site.analytics, accountId: 'G-EXAMPLE' } };
    window.history.replaceState(null, '', '/spoke-co/?from=mail');
    render(
      <BrowserRouter basename={toHostPath('/')}>
        <SitePages site={account} routes={exampleRoutes('/')} />
      </BrowserRouter>,
    );
    const header = within(screen.getByRole('banner'));
    await userEvent.click(header.getByRole('link', { name: 'The wheels' }));
    await screen.findByRole('heading', { level: 1, name: 'Wheels' });
    expect(window.location.pathname).toBe('/spoke-co/wheels');
    expect(header.getByRole('link', { name: 'The wheels' }).getAttribute('aria-current')).toBe('page');
    await userEvent.click(header.getByRole('link', { name: 'Contact' }));
    await screen.findByRole('heading', { level: 1, name: 'Bicycles, mended' });
    expect(window.location.pathname + window.location.hash).toBe('/spoke-co/#contacts');
    const paths = tag.mock.calls.filter(([command]) => command === 'config').map((call) => call[2]);
    expect(paths).toEqual(['/?from=mail', '/wheels', '/'].map((path) => ({ page_path: path })));
  });
});

describe('a link', () => {
  const links: readonly Link[] = [
    { kind: 'page', path: '/' },
    { kind: 'page', path: '/', hash: 'contacts' },
    { kind: 'page', path: '/wheels', hash: 'facts' },
    { kind: 'external', href: 'https://example.org/wheels' },
    { kind: 'contact', href: 'tel:+442000000001' },
  ];

  test.each(links)('has one address inside the router and in a part of its own: %o', (link) => {
    const element = inSite(<SmartLink link={link}>{'x'}</SmartLink>);
    const inRouter = renderToString(
      <StaticRouter basename={toHostPath('/')} location={toHostPath('/')}>
        {element}
      </StaticRouter>,
    );
    expect(renderToString(element)).toBe(inRouter);
  });
});

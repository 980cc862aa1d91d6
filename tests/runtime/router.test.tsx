// @vitest-environment happy-dom

import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageModule } from '../../src/model/routes.ts';
import { FailureBoundary } from '../../src/router/failure-boundary.tsx';
import { scrollToTarget } from '../../src/router/scroll-to-target.ts';
import { answerMedia } from '../support/answer-media.ts';
import { wheelsPage, words } from '../support/example-site.ts';
import { inSite } from '../support/in-site.tsx';
import { closeSite, renderSite } from '../support/render-with-site.tsx';

const scrollIntoView = vi.fn();
const scrollTo = vi.fn();

/** What a document is asked for with, before a reload. */
const probe = vi.fn<typeof fetch>();

beforeEach(() => {
  probe.mockImplementation(async () => new Response());
  vi.stubGlobal('fetch', probe);
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrollIntoView);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  closeSite();
  vi.unstubAllGlobals();
  probe.mockReset();
  scrollIntoView.mockReset();
  scrollTo.mockReset();
});

function wheelsHeading() {
  return screen.findByRole('heading', { level: 1, name: 'Wheels' });
}

function chooseWheels() {
  return userEvent.click(screen.getByRole('link', { name: 'The wheels' }));
}

/** Opens a page whose code does not come the first time, while no server answers. */
async function chooseWheelsOffline() {
  probe.mockRejectedValue(new TypeError('Failed to fetch'));
  const loadWheels = vi.fn(() => Promise.resolve({ page: wheelsPage }));
  loadWheels.mockRejectedValueOnce(new Error('no connection'));
  const site = renderSite({ loadWheels });
  await chooseWheels();
  expect(await screen.findByText('no connection')).toBeTruthy();
  return site;
}

describe('a link', () => {
  /** A link as it stands in a part of the page that is not hydrated. */
  function staticLink(attributes: string): HTMLElement {
    document.body.insertAdjacentHTML('beforeend', `<p><a ${attributes}>static</a></p>`);
    return screen.getByText('static');
  }

  /** Whether the browser is left to follow a press on the link. */
  const isLeftToBrowser = (link: HTMLElement, press: MouseEventInit = {}) =>
    act(async () =>
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...press })),
    );

  afterEach(() => {
    document.body.innerHTML = '';
  });

  test('is followed in the open document, also from a part that is not hydrated', async () => {
    renderSite();
    expect(await isLeftToBrowser(staticLink('href="/wheels"'))).toBe(false);
    await wheelsHeading();
  });

  test('with a dot behind its path is one to a page', async () => {
    renderSite();
    expect(await isLeftToBrowser(staticLink('href="/wheels?by=a.b"'))).toBe(false);
    await wheelsHeading();
  });

  test.for<[string, MouseEventInit]>([
    ['href="/wheels"', { ctrlKey: true }],
    ['href="/wheels"', { metaKey: true }],
    ['href="/wheels"', { shiftKey: true }],
    ['href="/wheels"', { button: 1 }],
    ['href="/wheels" target="_blank"', {}],
    ['href="#site:content"', {}],
    ['href="tel:+442000000001"', {}],
    ['href="/downloads/price-list.pdf"', {}],
    ['href="/licenses.txt?all#react"', {}],
  ])('%s is left to the browser with %o', async ([attributes, press]) => {
    renderSite();
    expect(await isLeftToBrowser(staticLink(attributes), press)).toBe(true);
    expect(screen.getByRole('heading', { level: 1, name: 'Bicycles, mended' })).toBeTruthy();
  });
});

describe('a page that comes later', () => {
  test('keeps the old page and says that it is loading', async () => {
    let deliver: (module: PageModule) => void = () => {};
    renderSite({
      loadWheels: () =>
        new Promise((resolve) => {
          deliver = resolve;
        }),
    });
    await chooseWheels();
    expect(screen.getByText(words.loading).getAttribute('role')).toBe('status');
    expect(screen.getByRole('heading', { level: 1, name: 'Bicycles, mended' })).toBeTruthy();
    deliver({ page: wheelsPage });
    await wheelsHeading();
    expect(screen.queryByText(words.loading)).toBeNull();
  });

  test('does not take the place of one that was asked for later', async () => {
    let deliver: (module: PageModule) => void = () => {};
    const { goTo } = renderSite({
      loadWheels: () =>
        new Promise((resolve) => {
          deliver = resolve;
        }),
    });
    await goTo('/wheels');
    expect(screen.getByText(words.loading)).toBeTruthy();
    await goTo('/nowhere');
    expect(screen.queryByText(words.loading)).toBeNull();
    await act(async () => deliver({ page: wheelsPage }));
    expect(screen.getByRole('heading', { name: words.notFound })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Wheels' })).toBeNull();
    await goTo('/wheels');
    expect(screen.getByRole('heading', { name: 'Wheels' })).toBeTruthy();
  });

  test('says what happened where it cannot be drawn, and leaves the other pages alone', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = {
      ...wheelsPage,
      get sections(): never {
        throw new Error('no sections');
      },
    };
    const { goTo } = renderSite({ loadWheels: () => Promise.resolve({ page: broken }) });
    await goTo('/wheels');
    expect(await screen.findByRole('heading', { level: 1, name: words.errorTitle })).toBeTruthy();
    expect(screen.getByText('no sections')).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
    await goTo('/');
    expect(screen.getByRole('heading', { level: 1, name: 'Bicycles, mended' })).toBeTruthy();
  });

  test('is fixed by one reload when its code does not come, then says what happened', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const loadWheels = () => Promise.reject(new Error('file is gone'));
    renderSite({ loadWheels });
    await chooseWheels();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(screen.queryByRole('heading', { name: words.errorTitle })).toBeNull();

    cleanup();
    renderSite({ loadWheels });
    await chooseWheels();
    expect(await screen.findByRole('heading', { level: 1, name: words.errorTitle })).toBeTruthy();
    expect(screen.getByText('file is gone')).toBeTruthy();
    expect(screen.getByRole('link', { name: words.homeLink }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is not reloaded where no server answers, and asked for again at the next visit', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const { goTo } = await chooseWheelsOffline();
    expect(reload).not.toHaveBeenCalled();
    await goTo('/');
    await goTo('/wheels');
    expect(await wheelsHeading()).toBeTruthy();
    expect(screen.queryByText('no connection')).toBeNull();
  });

  test('has its own head when the same link brings it at the second try', async () => {
    const { goTo } = await chooseWheelsOffline();
    await waitFor(() => expect(document.title).toBe(words.errorTitle));
    await goTo('/wheels');
    expect(await wheelsHeading()).toBeTruthy();
    expect(document.title).toBe(wheelsPage.head.title);
  });

  test('is counted once, with its label, when the same link brings it at the second try', async () => {
    const gtag = vi.fn();
    vi.stubGlobal('gtag', gtag);
    const { goTo } = await chooseWheelsOffline();
    gtag.mockClear();
    await goTo('/wheels');
    expect(await wheelsHeading()).toBeTruthy();
    expect(gtag.mock.calls).toEqual([
      ['event', 'page_visit', { event_category: 'page_tracking', event_label: 'wheels' }],
    ]);
  });

  test('is not counted while it has not come', async () => {
    const gtag = vi.fn();
    vi.stubGlobal('gtag', gtag);
    await chooseWheelsOffline();
    await waitFor(() => expect(document.title).toBe(words.errorTitle));
    expect(gtag.mock.calls.map(([, , fields]) => fields?.event_label)).toEqual(['start']);
  });

  test('is not reloaded for somebody who has gone elsewhere meanwhile', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    let answer: (response: Response) => void = () => {};
    probe.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { goTo } = renderSite({ loadWheels: () => Promise.reject(new Error('file is gone')) });
    await chooseWheels();
    await waitFor(() => expect(probe).toHaveBeenCalled());
    await goTo('/');
    await act(async () => answer(new Response()));
    expect(reload).not.toHaveBeenCalled();
  });

  test('is neither announced nor counted while a reload is bringing it', async () => {
    vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const gtag = vi.fn();
    vi.stubGlobal('gtag', gtag);
    renderSite({ loadWheels: () => Promise.reject(new Error('file is gone')) });
    const title = document.title;
    expect(gtag).toHaveBeenCalled();
    gtag.mockClear();
    await chooseWheels();
    await waitFor(() => expect(window.location.reload).toHaveBeenCalledOnce());
    expect(document.title).toBe(title);
    expect(gtag).not.toHaveBeenCalled();
    expect(screen.getByText(words.loading)).toBeTruthy();
  });

  test('is not reloaded where nothing could stop a chain of reloads', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new Error('storage is closed');
    });
    renderSite({ loadWheels: () => Promise.reject(new Error('file is gone')) });
    await chooseWheels();
    expect(await screen.findByText('file is gone')).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });
});

test('what failed around the pages is tried again at the next address', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Frame = ({ fails }: { readonly fails: boolean }) => {
    if (fails) {
      throw new Error('no frame');
    }
    return <p>framed</p>;
  };
  const at = (pathname: string, fails: boolean) =>
    inSite(
      <FailureBoundary pathname={pathname}>
        <Frame fails={fails} />
      </FailureBoundary>,
    );
  const { rerender } = render(at('/', true), { wrapper: MemoryRouter });
  expect(screen.getByText('no frame')).toBeTruthy();
  rerender(at('/wheels', false));
  expect(screen.getByText('framed')).toBeTruthy();
});

describe('an address without a page', () => {
  test.each(['/nowhere', '/WHEELS', '/a/b/c', '/%E0'])('%s says so inside the frame', (address) => {
    renderSite({ address });
    expect(screen.getByRole('heading', { level: 1, name: words.notFound })).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
  });
});

test('an address that is only known to reports has its own head', async () => {
  const { goTo } = renderSite();
  await goTo('/old-form');
  expect(screen.getByRole('heading', { level: 1, name: words.notFound })).toBeTruthy();
  expect(document.title).toBe('The old form');
  expect(headValue('meta[name="description"]', 'content')).toBe('It has moved.');
  expect(headValue('meta[name="robots"]', 'content')).toBe('noindex');
  expect(headValue('link[rel="canonical"]', 'href')).toBeUndefined();
});

describe('a navigation', () => {
  test('does nothing to the first page', () => {
    renderSite({ address: '/#contacts' });
    expect(scrollTo).not.toHaveBeenCalled();
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });

  test('scrolls to the top, focuses the heading, announces and sets the head', async () => {
    renderSite();
    await chooseWheels();
    const heading = await wheelsHeading();
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expect(document.title).toBe(wheelsPage.head.title);
    expect(screen.getByText(wheelsPage.head.title, { selector: '[aria-live]' })).toBeTruthy();
    expect(headValue('meta[name="description"]', 'content')).toBe(wheelsPage.head.description);
    expect(headValue('link[rel="canonical"]', 'href')).toBe(wheelsPage.head.canonicalUrl);
    expect(headValue('meta[name="robots"]', 'content')).toBeUndefined();
  });

  test('leaves the focus where it is beside the page', async () => {
    const { goTo } = renderSite();
    const beside = document.body.appendChild(document.createElement('textarea'));
    beside.focus();
    await goTo('/wheels');
    await wheelsHeading();
    expect(document.activeElement).toBe(beside);
    beside.remove();
  });

  test('to no page takes the address out of the head', async () => {
    const { goTo } = renderSite();
    await goTo('/wheels');
    await goTo('/nowhere');
    await waitFor(() => expect(headValue('meta[name="robots"]', 'content')).toBe('noindex'));
    expect(headValue('link[rel="canonical"]', 'href')).toBeUndefined();
    expect(headValue('meta[property="og:url"]', 'content')).toBeUndefined();
  });

  test('to a hash scrolls to its section, and again when it is chosen again', async () => {
    renderSite();
    const link = () => screen.getByRole('link', { name: 'Contact' });
    await userEvent.click(link());
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(1));
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
    expect(scrollIntoView.mock.contexts[0]).toBe(screen.getByRole('region', { name: 'Find us' }));
    expect(document.activeElement?.id).toBe('contacts');
    await userEvent.click(link());
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(2));
  });

  test('back scrolls as well: to the top, or to the section of the address', async () => {
    const { goTo, goBack } = renderSite({ address: '/#contacts' });
    await goTo('/map');
    await goTo('/wheels');
    scrollTo.mockClear();
    await goBack();
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expect(scrollIntoView).not.toHaveBeenCalled();
    await goBack();
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(1));
    expect(scrollIntoView.mock.contexts[0]).toBe(screen.getByRole('region', { name: 'Find us' }));
  });

  test('to a hash scrolls after a delay of no time', () => {
    vi.useFakeTimers();
    document.body.innerHTML = '<section id="target"></section>';
    scrollToTarget('#target');
    expect(scrollIntoView).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  test('scrolls to where the last of quick navigations leads, alone', () => {
    vi.useFakeTimers();
    document.body.innerHTML = '<section id="target"></section>';
    scrollToTarget('#target');
    scrollToTarget('');
    vi.advanceTimersByTime(0);
    expect(scrollTo).toHaveBeenCalledTimes(1);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  test('jumps where less motion is asked for', async () => {
    answerMedia('reduce');
    renderSite();
    await chooseWheels();
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'auto' }));
  });
});

function headValue(selector: string, attribute: string): string | undefined {
  return document.head.querySelector(selector)?.getAttribute(attribute) ?? undefined;
}

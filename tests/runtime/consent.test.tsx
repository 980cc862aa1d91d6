// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnalyticsSettings } from '../../src/model/analytics.ts';
import { renderPage } from '../../src/prerender.tsx';
import { homePage, phone, site, words } from '../support/example-site.ts';
import { closeSite, renderSite } from '../support/render-with-site.tsx';

const asking: AnalyticsSettings = {
  accountId: 'AW-000',
  loaderUrl: 'https://tags.example/gtag/js',
  asksConsent: true,
};
const notAsking: AnalyticsSettings = { ...asking, asksConsent: false };

const consentTo = (choice: 'granted' | 'denied') => ({
  ad_storage: choice,
  ad_user_data: choice,
  ad_personalization: choice,
  analytics_storage: choice,
});
const visitOf = (path: string, label: string) => [
  ['config', 'AW-000', { page_path: path }],
  ['event', 'page_visit', { event_category: 'page_tracking', event_label: label }],
];
const agreed = [
  ['consent', 'default', consentTo('denied')],
  ['consent', 'update', consentTo('granted')],
  ['js', expect.any(Date)],
];

const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response());
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
  localStorage.clear();
  delete window.gtag;
  delete window.dataLayer;
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  vi.unstubAllGlobals();
  reload.mockReset();
});

/** The commands that wait for the loader script, in their order. */
const commands = () => (window.dataLayer ?? []).map((entry) => Array.from(Object(entry)));
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const bar = () => screen.queryByRole('region', { name: words.consentTitle });
const findBar = () => screen.findByRole('region', { name: words.consentTitle });
const footerButton = () =>
  within(screen.getByRole('contentinfo')).getByRole('button', { name: words.consentTitle });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Waits until whatever follows a change has been done: the script comes after the next frame. */
async function settle(): Promise<void> {
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
}

function signalRefusal(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
}

function expectNothing(): void {
  expect(scripts()).toEqual([]);
  expect(window.gtag).toBeUndefined();
  expect(window.dataLayer).toBeUndefined();
}

describe('a visitor who has not been asked yet', () => {
  test('is asked, and nothing is loaded or defined meanwhile', async () => {
    renderSite({ analytics: asking });
    expect(within(await findBar()).getByText(words.consentText)).toBeTruthy();
    await settle();
    expectNothing();
  });

  test('who agrees is counted: a refusal before every command, then the agreement and the open page', async () => {
    const { goTo } = renderSite({ analytics: asking });
    await findBar();
    await goTo('/wheels');
    await press(words.consentAllow);
    expect(commands()).toEqual([...agreed, ...visitOf('/wheels', 'wheels')]);
    await waitFor(() => expect(scripts()).toEqual(['https://tags.example/gtag/js?id=AW-000']));
    expect(bar()).toBeNull();
    await goTo('/');
    expect(commands().slice(agreed.length)).toEqual([
      ...visitOf('/wheels', 'wheels'),
      ...visitOf('/', 'start'),
    ]);
  });

  test('who refuses is left alone', async () => {
    const { goTo } = renderSite({ analytics: asking });
    await findBar();
    await press(words.consentRefuse);
    expect(bar()).toBeNull();
    await goTo('/wheels');
    await settle();
    expectNothing();
    expect(reload).not.toHaveBeenCalled();
  });

  test('finds the page that says more, where the site has one', async () => {
    const privacy = { label: 'Your data', link: { kind: 'page', path: '/wheels' } } as const;
    renderSite({ analytics: { ...asking, privacy } });
    const link = within(await findBar()).getByRole('link', { name: 'Your data' });
    expect(link.getAttribute('href')).toBe('/wheels');
  });

  test('is asked by two buttons alike, and without losing the focus', async () => {
    renderSite({ analytics: asking });
    const buttons = within(await findBar()).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([words.consentRefuse, words.consentAllow]);
    expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
    expect(document.activeElement).toBe(document.body);
    const announced = [...document.querySelectorAll('[aria-live="polite"]')].at(-1);
    expect(announced?.textContent).toBe(words.consentText);
  });
});

describe('a choice', () => {
  test.for([
    [words.consentAllow, 'granted'],
    [words.consentRefuse, 'denied'],
  ] as const)('by "%s" counts for the next document', async ([name, kept]) => {
    renderSite({ analytics: asking });
    await findBar();
    await press(name);
    expect(localStorage.getItem('consent')).toBe(kept);
    cleanup();
    document.head.replaceChildren();
    delete window.gtag;
    delete window.dataLayer;
    renderSite({ analytics: asking });
    await settle();
    expect(bar()).toBeNull();
    expect(commands()).toEqual(kept === 'granted' ? [...agreed, ...visitOf('/', 'start')] : []);
    await waitFor(() => expect(scripts()).toHaveLength(kept === 'granted' ? 1 : 0));
  });

  test('counts for the open document where the browser keeps nothing', async () => {
    for (const storage of ['localStorage', 'sessionStorage'] as const) {
      vi.spyOn(window, storage, 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    const { goTo } = renderSite({ analytics: asking });
    await findBar();
    await press(words.consentAllow);
    await goTo('/wheels');
    expect(bar()).toBeNull();
    expect(commands()).toEqual([...agreed, ...visitOf('/', 'start'), ...visitOf('/wheels', 'wheels')]);
  });

  test('is changed from the footer: the bar takes the focus, says what counts, and gives the focus back', async () => {
    localStorage.setItem('consent', 'denied');
    renderSite({ analytics: asking });
    await settle();
    const button = footerButton();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    const opened = await findBar();
    await waitFor(() => expect(document.activeElement).toBe(opened));
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
    expect([pressed(words.consentRefuse), pressed(words.consentAllow)]).toEqual(['true', 'false']);
    await press(words.consentAllow);
    expect(bar()).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(commands()).toEqual([...agreed, ...visitOf('/', 'start')]);
    await userEvent.click(button);
    await findBar();
    await userEvent.click(button);
    expect(bar()).toBeNull();
    expect(localStorage.getItem('consent')).toBe('granted');
  });

  test('made in another tab counts here', async () => {
    renderSite({ analytics: asking });
    await findBar();
    localStorage.setItem('consent', 'granted');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'consent' })));
    expect(bar()).toBeNull();
    expect(commands()).toEqual([...agreed, ...visitOf('/', 'start')]);
  });
});

describe('a refusal after an agreement', () => {
  test('is told to the loader; nothing more is sent, and the page is reloaded without it', async () => {
    localStorage.setItem('consent', 'granted');
    const { goTo } = renderSite({ analytics: asking });
    await settle();
    await userEvent.click(footerButton());
    await findBar();
    await press(words.consentRefuse);
    const told = [...agreed, ...visitOf('/', 'start'), ['consent', 'update', consentTo('denied')]];
    expect(commands()).toEqual(told);
    expect(window.gtag).toBeUndefined();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    fireEvent.click(screen.getByRole('link', { name: words.callLabel.replace('{phone}', phone.display) }));
    await goTo('/wheels');
    expect(commands()).toEqual(told);
  });

  test('can be taken back where the page could not be reloaded; the open page is not counted twice', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    localStorage.setItem('consent', 'granted');
    renderSite({ analytics: asking });
    await settle();
    for (const name of [words.consentRefuse, words.consentAllow]) {
      await userEvent.click(footerButton());
      await findBar();
      await press(name);
    }
    expect(commands()).toEqual([
      ...agreed,
      ...visitOf('/', 'start'),
      ['consent', 'update', consentTo('denied')],
      ['consent', 'update', consentTo('granted')],
    ]);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('Global Privacy Control', () => {
  test('counts as a refusal: nobody is asked', async () => {
    signalRefusal();
    renderSite({ analytics: asking });
    await settle();
    expect(bar()).toBeNull();
    expectNothing();
  });

  test('overrules an agreement that is older', async () => {
    localStorage.setItem('consent', 'granted');
    signalRefusal();
    renderSite({ analytics: asking });
    await settle();
    expect(bar()).toBeNull();
    expectNothing();
  });

  test('can be changed by hand, which is kept', async () => {
    signalRefusal();
    renderSite({ analytics: asking });
    await settle();
    await userEvent.click(footerButton());
    await findBar();
    await press(words.consentAllow);
    expect(commands()).toEqual([...agreed, ...visitOf('/', 'start')]);
    cleanup();
    delete window.gtag;
    delete window.dataLayer;
    renderSite({ analytics: asking });
    await settle();
    expect(commands()).toEqual([...agreed, ...visitOf('/', 'start')]);
  });
});

describe('a tag function that the page has from elsewhere', () => {
  test('is told every visit without anybody being asked, and only once; the loader waits for the agreement', async () => {
    const tag = vi.fn();
    window.gtag = tag;
    const { goTo } = renderSite({ analytics: asking });
    await findBar();
    await goTo('/wheels');
    const visits = [...visitOf('/', 'start'), ...visitOf('/wheels', 'wheels')];
    expect(tag.mock.calls).toEqual(visits);
    expect(scripts()).toEqual([]);
    await press(words.consentAllow);
    await waitFor(() => expect(scripts()).toHaveLength(1));
    expect(tag.mock.calls).toEqual(visits);
    expect(window.gtag).toBe(tag);
  });

  test('stays after a refusal', async () => {
    const tag = vi.fn();
    window.gtag = tag;
    localStorage.setItem('consent', 'granted');
    const { goTo } = renderSite({ analytics: asking });
    await settle();
    await userEvent.click(footerButton());
    await findBar();
    await press(words.consentRefuse);
    await goTo('/wheels');
    expect(tag.mock.calls).toEqual([...visitOf('/', 'start'), ...visitOf('/wheels', 'wheels')]);
  });
});

describe('a site that does not ask', () => {
  test('counts at once, without a word of consent', async () => {
    renderSite({ analytics: notAsking });
    await settle();
    expect(commands()).toEqual([['js', expect.any(Date)], ...visitOf('/', 'start')]);
    await waitFor(() => expect(scripts()).toHaveLength(1));
    expect(bar()).toBeNull();
    expect(screen.queryByRole('button', { name: words.consentTitle })).toBeNull();
  });
});

describe('static HTML', () => {
  test('has a place for the question and for the button in the footer, and no word of them', async () => {
    const { body } = await renderPage({ site: { ...site, analytics: asking }, page: homePage });
    const without = await renderPage({ site: { ...site, analytics: notAsking }, page: homePage });
    const places = ['<div class="consent__place"></div>', '<p class="footer__link"></p>'];
    expect(places.filter((place) => body.split(place).length !== 2)).toEqual([]);
    expect(places.reduce((rest, place) => rest.replace(place, ''), body)).toBe(without.body);
    for (const word of [words.consentTitle, words.consentText, words.consentAllow, words.consentRefuse]) {
      expect(body).not.toContain(word);
    }
  });
});

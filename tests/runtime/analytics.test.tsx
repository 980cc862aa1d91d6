// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePageTracking } from '../../src/analytics/use-page-tracking.ts';
import type { AnalyticsSettings, PageAnalytics } from '../../src/model/analytics.ts';
import { withoutTrailingSlash } from '../../src/ui/host-path.ts';
import { closeSite, renderSite } from '../support/render-with-site.tsx';

const loaderUrl = 'https://tags.example/gtag/js';
const withAccount: AnalyticsSettings = { accountId: 'AW-000', loaderUrl, asksConsent: false };
const withoutAccount: AnalyticsSettings = { loaderUrl, asksConsent: false };
const adr: PageAnalytics = { visitLabel: 'Курс ADR', conversionSendTo: 'AW-000/adr' };
const chip: PageAnalytics = { visitLabel: 'Чип-карта', conversionSendTo: 'AW-000/chip' };
const tag = vi.fn();

interface Visit {
  readonly path: string;
  readonly analytics?: PageAnalytics;
  readonly settings?: AnalyticsSettings;
  readonly isMissing?: boolean;
}

function Tracked({ path, analytics, settings = withAccount, isMissing = false }: Visit) {
  const { pathname, search } = new URL(path, 'https://site.example');
  const pagePath = withoutTrailingSlash(pathname) + search;
  usePageTracking({ settings, isAgreed: false, analytics, pagePath, isMissing });
  return null;
}

function visit(first: Visit) {
  const { rerender } = render(
    <StrictMode>
      <Tracked {...first} />
    </StrictMode>,
  );
  return (next: Visit) =>
    rerender(
      <StrictMode>
        <Tracked {...next} />
      </StrictMode>,
    );
}

const scripts = () => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  window.gtag = tag;
});

afterEach(() => {
  cleanup();
  delete window.gtag;
  delete window.dataLayer;
  tag.mockReset();
  document.head.replaceChildren();
});

describe('a visit', () => {
  test('reports path and query, label and conversion once, strict mode included', () => {
    visit({ path: '/adr?from=ad', analytics: adr });
    expect(tag.mock.calls).toEqual([
      ['config', 'AW-000', { page_path: '/adr?from=ad' }],
      ['event', 'page_visit', { event_category: 'page_tracking', event_label: 'Курс ADR' }],
      ['event', 'conversion', { send_to: 'AW-000/adr' }],
    ]);
  });

  test('is reported for every change of route, there and back', () => {
    const go = visit({ path: '/adr', analytics: adr });
    go({ path: '/chip', analytics: chip });
    go({ path: '/adr', analytics: adr });
    const paths = tag.mock.calls.filter(([command]) => command === 'config').map(([, , fields]) => fields);
    expect(paths).toEqual([{ page_path: '/adr' }, { page_path: '/chip' }, { page_path: '/adr' }]);
  });

  test('is a change of the query alone', () => {
    const go = visit({ path: '/adr?from=a', analytics: adr });
    tag.mockReset();
    go({ path: '/adr?from=b', analytics: adr });
    expect(tag.mock.calls[0]).toEqual(['config', 'AW-000', { page_path: '/adr?from=b' }]);
  });

  test('is not a change of the hash, nor a trailing slash', () => {
    const go = visit({ path: '/adr', analytics: adr });
    go({ path: '/adr#steps', analytics: adr });
    go({ path: '/adr/', analytics: adr });
    expect(tag).toHaveBeenCalledTimes(3);
  });

  test('of a path with a trailing slash is one of the path without', () => {
    renderSite({ address: '/wheels/?a=1', analytics: withAccount });
    expect(tag).toHaveBeenCalledWith('config', 'AW-000', { page_path: '/wheels?a=1' });
    closeSite();
  });

  test('of the home page keeps its slash', () => {
    visit({ path: '/', analytics: adr });
    expect(tag).toHaveBeenCalledWith('config', 'AW-000', { page_path: '/' });
  });

  test('of a page without a conversion sends none', () => {
    visit({ path: '/visaAccept', analytics: { visitLabel: 'Виза' } });
    expect(tag.mock.calls.map(([, name]) => name)).toEqual(['AW-000', 'page_visit']);
  });

  test('of an unknown route sends no label and no conversion of another page', () => {
    const go = visit({ path: '/adr', analytics: adr });
    tag.mockReset();
    go({ path: '/nowhere' });
    expect(tag.mock.calls).toEqual([
      ['config', 'AW-000', { page_path: '/nowhere' }],
      ['event', 'page_visit', { event_category: 'page_tracking' }],
    ]);
  });

  test('of a page whose code did not come is reported when it comes, once and with its label', () => {
    const go = visit({ path: '/adr', isMissing: true });
    expect(tag).not.toHaveBeenCalled();
    go({ path: '/adr', analytics: adr });
    go({ path: '/adr#steps', analytics: adr });
    expect(tag.mock.calls).toEqual([
      ['config', 'AW-000', { page_path: '/adr' }],
      ['event', 'page_visit', { event_category: 'page_tracking', event_label: 'Курс ADR' }],
      ['event', 'conversion', { send_to: 'AW-000/adr' }],
    ]);
  });

  test('is reported of the page that the visitor goes back to from one that did not come', () => {
    const go = visit({ path: '/adr', analytics: adr });
    go({ path: '/chip', isMissing: true });
    go({ path: '/adr', analytics: adr });
    expect(tag).toHaveBeenCalledTimes(6);
  });

  test('does not reach the page when the tag function throws', () => {
    tag.mockImplementation(() => {
      throw new Error('tag');
    });
    expect(() => visit({ path: '/adr', analytics: adr })).not.toThrow();
    expect(tag).toHaveBeenCalledTimes(3);
  });

  test('without a tag function reports nothing', () => {
    delete window.gtag;
    visit({ path: '/adr', analytics: adr, settings: withoutAccount });
    expect(window.gtag).toBeUndefined();
    expect(window.dataLayer).toBeUndefined();
  });
});

describe("the account's script", () => {
  test('comes once, after the page has painted, and never inline', async () => {
    const go = visit({ path: '/adr', analytics: adr });
    expect(scripts()).toHaveLength(0);
    await waitFor(() => expect(scripts()).toHaveLength(1));
    expect(scripts()[0]?.src).toBe(`${loaderUrl}?id=AW-000`);
    expect(scripts()[0]?.textContent).toBe('');
    go({ path: '/chip', analytics: chip });
    cleanup();
    visit({ path: '/adr', analytics: adr });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(scripts()).toHaveLength(1);
  });

  test('does not come without an account', async () => {
    visit({ path: '/adr', analytics: adr, settings: withoutAccount });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(scripts()).toHaveLength(0);
  });

  test('finds what was reported before it came', () => {
    delete window.gtag;
    visit({ path: '/adr', analytics: adr });
    const commands = (window.dataLayer ?? []).map((entry) => Object.prototype.toString.call(entry));
    expect(commands).toEqual(Array.from({ length: 4 }, () => '[object Arguments]'));
    const [start, config] = (window.dataLayer ?? []).map((entry) => Object.values(Object(entry)));
    expect(start).toEqual(['js', expect.any(Date)]);
    expect(config).toEqual(['config', 'AW-000', { page_path: '/adr' }]);
  });

  test.for([
    ['a queue that is none', 'dataLayer', { value: {} }],
    ['a queue that cannot be changed', 'dataLayer', { value: Object.freeze([]) }],
    [
      'a name that must not be used',
      'gtag',
      {
        get: () => undefined,
        set: () => {
          throw new ReferenceError('blocked');
        },
      },
    ],
  ] as const)('does not come, and breaks no page, where a blocker leaves %s', async ([, name, property]) => {
    Reflect.deleteProperty(window, 'gtag');
    Reflect.deleteProperty(window, 'dataLayer');
    Object.defineProperty(window, name, { configurable: true, ...property });
    expect(() => visit({ path: '/adr', analytics: adr })).not.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(scripts()).toHaveLength(0);
    Reflect.deleteProperty(window, name);
  });

  test('leaves a tag function alone that is there', () => {
    visit({ path: '/adr', analytics: adr });
    expect(window.gtag).toBe(tag);
  });
});

// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Page } from '../../src/model/page.ts';
import type { Section } from '../../src/model/section.ts';
import type { Site } from '../../src/model/site.ts';
import { SitePages } from '../../src/router/site-pages.tsx';
import { homePage, site } from '../support/example-site.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function twice<Item>(items: readonly Item[]): readonly Item[] {
  return [...items, ...items];
}

/** A section whose lists have everything two times. */
function doubled(section: Section): Section {
  switch (section.kind) {
    case 'intro':
      return { ...section, items: twice(section.items) };
    case 'questions':
      return { ...section, items: twice(section.items) };
    case 'hero':
      return { ...section, services: twice(section.services), messengers: twice(section.messengers) };
    case 'services':
    case 'related':
      return { ...section, cards: twice(section.cards) };
    case 'company':
      return { ...section, details: twice(section.details) };
    case 'reviews':
      return { ...section, reviews: twice(section.reviews) };
    default:
      return section;
  }
}

test('pages, phones, questions and reviews that are alike are all drawn, without a complaint', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { shell } = site;
  const alike: Site = {
    ...site,
    shell: {
      ...shell,
      header: {
        menu: twice(shell.header.menu),
        phones: twice(shell.header.phones),
        messengers: twice(shell.header.messengers),
      },
      footer: { ...shell.footer, links: twice(shell.footer.links), details: twice(shell.footer.details) },
    },
  };
  const page: Page = { ...homePage, sections: homePage.sections.map(doubled) };
  const { container } = render(
    <MemoryRouter>
      <SitePages site={alike} routes={{ first: { path: '/', page }, loadTable: async () => [] }} />
    </MemoryRouter>,
  );
  // Parts that come by themselves must not come after the test.
  await vi.dynamicImportSettled();
  const cards = page.sections.flatMap((section) => (section.kind === 'services' ? section.cards : []));
  expect(cards.length).toBeGreaterThan(1);
  await waitFor(() => expect(container.querySelectorAll('.services .card')).toHaveLength(cards.length));
  expect(complaint.mock.calls.filter(([message]) => String(message).includes('key'))).toEqual([]);
});

// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { sectionId } from '../../generator/core/schema/scalars.ts';
import { Logo } from '../../src/layout/logo.tsx';
import { DocumentsView } from '../../src/sections/documents.tsx';
import { longReview, messengers, sections, shortReview, site } from '../support/example-site.ts';
import { inSite } from '../support/in-site.tsx';
import { closeSite, renderSite } from '../support/render-with-site.tsx';

afterEach(() => {
  closeSite();
  cleanup();
});

test('every kind of section is drawn, under its id and named by its heading', () => {
  const { container } = renderSite();
  for (const section of sections) {
    const element = container.querySelector(`section[id="${section.id}"]`);
    expect(element, section.kind).not.toBeNull();
    if ('title' in section && section.title) {
      const heading = within(screen.getByRole('region', { name: section.title })).getAllByRole('heading')[0];
      expect(heading?.textContent).toBe(section.title);
    }
  }
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('no section can have the id of anything else on its page, but for those that React makes', () => {
  const { container } = renderSite();
  const given = [...sections.map(({ id }) => id), 'form'];
  const others = Array.from(container.querySelectorAll('[id]'), ({ id }) => id).filter(
    (id) => !given.includes(id) && !id.startsWith('_r_'),
  );
  expect(others.length).toBeGreaterThan(10);
  expect(others.filter((id) => sectionId.safeParse(id).success)).toEqual([]);
});

test('the hero asks for its picture first, other pictures wait', () => {
  renderSite();
  const hero = screen.getByRole('img', { name: 'A bicycle' });
  expect(hero.getAttribute('fetchpriority')).toBe('high');
  expect(hero.getAttribute('width')).toBe('400');
  const promo = screen.getByRole('region', { name: 'Winter check' }).querySelector('img');
  expect(promo?.getAttribute('loading')).toBe('lazy');
});

test('text never becomes markup', () => {
  renderSite();
  const text = within(screen.getByRole('region', { name: 'The long story' }));
  expect(text.getByText('or <b>not</b>').tagName).toBe('EM');
  expect(text.getByRole('link', { name: 'the wheels' }).getAttribute('href')).toBe('/wheels');
  expect(text.getByRole('list').tagName).toBe('OL');
});

test('words in another language say in which', () => {
  renderSite();
  expect(screen.getByText('und zurück').lang).toBe('de');
});

test('a link to another site opens a new tab and says so', () => {
  renderSite();
  const link = screen.getByRole('link', { name: 'Book (new tab)' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('all messengers of the contacts open a new tab, mail too', () => {
  renderSite();
  const contacts = within(screen.getByRole('region', { name: 'Find us' }));
  for (const messenger of messengers) {
    const link = contacts.getByRole('link', { name: `${messenger.label} (new tab)` });
    expect(link.getAttribute('href')).toBe(messenger.href);
    expect(link.getAttribute('target')).toBe('_blank');
  }
});

test('the contacts tell further lines, and of every further office what is known', () => {
  renderSite();
  const contacts = within(screen.getByRole('region', { name: 'Find us' }));
  const told = (label: string) => contacts.getByText(label).nextElementSibling;
  expect(told('Languages')?.textContent).toBe('English and Dutch');
  expect(told('Hull')?.textContent).toContain('2 Dock StreetOn Tuesdays+44 20 0000 0001');
  expect(contacts.getByRole('link', { name: /Unfold the map.*Hull/ }).getAttribute('href')).toBe(
    'https://maps.example.org/hull',
  );
  expect(told('York')?.textContent).toBe('3 Wall Street');
});

test('the brand card bears the mark of the brand', () => {
  renderSite();
  const brandSection = sections.find(({ kind }) => kind === 'brand-card');
  const card = document.getElementById(brandSection?.id ?? '');
  expect(card?.querySelector('.logo')?.textContent).toBe('Spoke& Co');
});

test('the map waits until it is near, and has a plain link beside it', () => {
  renderSite({ address: '/map' });
  const contacts = within(screen.getByRole('region', { name: 'On the map' }));
  const map = contacts.getByTitle('Map of Canal Street');
  expect(map.getAttribute('loading')).toBe('lazy');
  expect(map.getAttribute('src')).toBe('https://maps.example.org/embed');
  expect(contacts.getByRole('link', { name: 'Open the map (new tab)' }).getAttribute('href')).toBe(
    'https://maps.example.org/',
  );
});

test.for([
  ['About the workshop', 'Who we are', '/wheels#facts'],
  ['Winter check', 'Book (new tab)', 'https://example.org/book'],
  ['Find us', 'shop@example.org', 'mailto:shop@example.org'],
] as const)('in %s, %s leads where it says', ([section, name, href]) => {
  renderSite();
  const link = within(screen.getByRole('region', { name: section })).getAllByRole('link', { name })[0];
  expect(link?.getAttribute('href')).toBe(href);
});

test('the question form comes with the contacts', async () => {
  renderSite();
  // Looking for a form again and again takes the time that its code needs to come.
  await vi.dynamicImportSettled();
  expect(await screen.findByRole('form', { name: 'A question?' })).toBeTruthy();
});

test('reviews have stars in words; only a long one can be unfolded', async () => {
  renderSite();
  const quick = (await screen.findByText(shortReview)).closest('figure');
  const long = screen.getByText(longReview).closest('figure');
  expect(quick && within(quick).getByRole('img', { name: '5 stars of 5' })).toBeTruthy();
  const starsOf = (review: Element | null | undefined) => [
    review?.querySelector('.stars path')?.getAttribute('d')?.split('M').length,
    review?.querySelector('.stars__empty')?.getAttribute('d')?.split('M').length,
  ];
  expect(quick?.textContent).toBe(`Wheels${shortReview}Ann B.1 May 2025In the guest book`);
  expect(starsOf(quick)).toEqual([6, undefined]);
  expect(starsOf(long)).toEqual([5, 2]);
  expect(quick?.querySelector('details')).toBeNull();
  expect(long && within(long).getByText('All of it')).toBeTruthy();
});

test('questions open without scripts', () => {
  renderSite();
  const question = screen.getByText('How long?').closest('details');
  expect(question?.open).toBe(false);
  expect(question?.textContent).toContain('An hour.');
});

test('the list of documents can be printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  renderSite();
  await userEvent.click(screen.getByRole('button', { name: 'Print this list' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test("the company's own logo stands in place of the two words, and keeps their name", () => {
  const picture = { src: '/pictures/logo.svg', width: 120, height: 40, alt: '' };
  const shell = { ...site.shell, brand: { ...site.shell.brand, picture } };
  render(inSite(<Logo />, { ...site, shell }));
  const logo = screen.getByRole('link', { name: 'Spoke & Co, to the start' });
  expect(logo.querySelector('img')?.getAttribute('src')).toBe('/pictures/logo.svg');
  expect(logo.querySelector('.logo__word')).toBeNull();
});

test('a list of documents is ticked, counted and remembered', async () => {
  const list = () => within(screen.getByRole('region', { name: 'What to bring' }));
  const open = () => renderSite();
  open();
  await userEvent.click(list().getByRole('checkbox', { name: 'The bicycle' }));
  expect(list().getByRole('status').textContent).toBe('Packed: 1 of 1');
  closeSite();
  open();
  expect(list().getByRole('checkbox', { checked: true, name: 'The bicycle' })).toBeTruthy();
  expect(list().getByRole('status').textContent).toBe('Packed: 1 of 1');
  await userEvent.click(list().getByText('The bicycle'));
  expect(list().getByRole('status').textContent).toBe('');
  expect(localStorage.length).toBe(0);
});

test('a document of several paragraphs is ticked by its first, and the others stand below', async () => {
  const paragraph = (text: string) => ({ kind: 'paragraph', children: [text] }) as const;
  const copies = { kind: 'list', items: [[paragraph('A copy')]] } as const;
  const items = [[paragraph('The passport'), copies], [paragraph('The key')]];
  render(
    inSite(
      <DocumentsView
        section={{ kind: 'documents', id: 'papers', title: 'Papers', text: [], items, note: [] }}
      />,
      site,
    ),
  );
  const [box] = screen.getAllByRole('checkbox', { name: /^The (passport|key)$/ });
  const copy = screen.getByText('A copy');
  expect(copy.closest('label')).toBeNull();
  await userEvent.click(screen.getByText('The passport'));
  expect(box).toHaveProperty('checked', true);
  expect(copy.closest('ul')?.closest('li')?.querySelector('input')).toBe(box);
});

test('a document that begins with a list is ticked by the items, with their numbers', () => {
  const paragraph = (text: string) => ({ kind: 'paragraph', children: [text] }) as const;
  const numbered = {
    kind: 'list',
    start: 2,
    items: [[paragraph('The lock')], [paragraph('The lamp')]],
  } as const;
  const marked = { kind: 'list', items: [[paragraph('The bell')]] } as const;
  const section = {
    kind: 'documents',
    id: 'papers',
    title: 'Papers',
    text: [],
    items: [[numbered], [marked]],
    note: [],
  } as const;
  const { container } = render(inSite(<DocumentsView section={section} />, site));
  const labels = [...container.querySelectorAll('label')];
  expect(labels.map(({ textContent }) => textContent)).toEqual(['2. The lock3. The lamp', 'The bell']);
  expect(container.querySelectorAll('label br')).toHaveLength(1);
  expect(container.querySelector('label :is(ol, ul, p)')).toBeNull();
});

test('a numbered list begins with its number', () => {
  renderSite();
  expect(screen.getByText('Look').closest('ol')?.start).toBe(3);
});

test('a step says who takes it, where that is said', () => {
  renderSite();
  const steps = within(screen.getByRole('region', { name: 'How it goes' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['The riderBring', 'Ride']);
});

test('a price stands with its name, and a figure with what it counts', () => {
  renderSite();
  const prices = screen.getByRole('region', { name: 'What it costs' });
  expect(prices.querySelector('dl')?.textContent).toBe('A tubeWith the work.£9');
  expect(prices.textContent).toContain('Tandems cost more.');
  expect(document.getElementById('figures')?.textContent).toBe('until it rolls2 days');
});

test('a file to download has its kind and size beside its link, which keeps this tab', () => {
  renderSite();
  const downloads = within(screen.getByRole('region', { name: 'To take home' }));
  const link = downloads.getByRole('link', { name: 'Price list' });
  expect(link.getAttribute('href')).toBe('/downloads/prices.pdf');
  expect(link.getAttribute('target')).toBeNull();
  expect(link.closest('li')?.textContent).toContain('PDF, 240 kB');
});

test('a picture of a gallery has its caption', () => {
  renderSite();
  const gallery = within(screen.getByRole('region', { name: 'Who we are' }));
  const figure = gallery.getByRole('img', { name: 'Ann at the stand' }).closest('figure');
  expect(figure?.textContent).toBe('AnnWheels.');
});

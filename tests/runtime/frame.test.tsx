// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerMedia } from '../support/answer-media.ts';
import { phone, words } from '../support/example-site.ts';
import { closeSite, renderSite } from '../support/render-with-site.tsx';

afterEach(closeSite);

function header() {
  return within(screen.getByRole('banner'));
}

function servicesButton() {
  return header().getByRole('button', { name: 'Repairs' });
}

function isExpanded(button: HTMLElement) {
  return button.getAttribute('aria-expanded') === 'true';
}

describe('the header', () => {
  test('names the logo and leads home', () => {
    renderSite();
    const logo = header().getByRole('link', { name: 'Spoke & Co, to the start' });
    expect(logo.getAttribute('href')).toBe('/');
  });

  test('marks the page that is shown, also with a trailing slash', () => {
    renderSite({ address: '/wheels/' });
    const link = header().getByRole('link', { name: 'The wheels' });
    expect(link.getAttribute('aria-current')).toBe('page');
  });

  test('dials the phones', () => {
    renderSite();
    expect(header().getByRole('link', { name: phone.display }).getAttribute('href')).toBe(phone.href);
  });
});

describe('the announcement', () => {
  test('is read with its link, and remembered as closed by its text', async () => {
    renderSite();
    const news = within(screen.getByRole('complementary', { name: 'News' }));
    expect(news.getByRole('link', { name: 'for wheels' }).getAttribute('href')).toBe('/wheels');
    await userEvent.click(news.getByRole('button', { name: 'Put the news away' }));
    expect(localStorage.getItem('announcement')).toBe('Closed for wheels');
    expect(document.documentElement.dataset.announcement).toBe('closed');
    localStorage.removeItem('announcement');
    delete document.documentElement.dataset.announcement;
  });
});

describe('the way back', () => {
  test('stands above the title of a page that is below another', () => {
    renderSite({ address: '/wheels' });
    const links = within(screen.getByRole('navigation', { name: 'Way back' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Start', '/'],
      ['Repairs', '/#services'],
    ]);
  });
});

describe('the services menu', () => {
  test('opens and closes by its button, which names what it opens', async () => {
    renderSite();
    expect(header().queryByRole('link', { name: 'Wheel repair' })).toBeNull();
    await userEvent.click(servicesButton());
    const link = header().getByRole('link', { name: 'Wheel repair' });
    const list = document.getElementById(servicesButton().getAttribute('aria-controls') ?? '');
    expect(list?.contains(link)).toBe(true);
    expect(isExpanded(servicesButton())).toBe(true);
    await userEvent.click(servicesButton());
    expect(header().queryByRole('link', { name: 'Wheel repair' })).toBeNull();
  });

  test('closes on a press outside', async () => {
    renderSite();
    await userEvent.click(servicesButton());
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    expect(isExpanded(servicesButton())).toBe(false);
  });

  test('closes on Escape and gives the focus back', async () => {
    renderSite();
    await userEvent.click(servicesButton());
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(isExpanded(servicesButton())).toBe(false);
    expect(document.activeElement).toBe(servicesButton());
  });

  test('closes when a page is chosen', async () => {
    renderSite();
    await userEvent.click(servicesButton());
    await userEvent.click(header().getByRole('link', { name: 'Wheel repair' }));
    expect(isExpanded(servicesButton())).toBe(false);
  });

  test('closes when the hash that is shown already is chosen again', async () => {
    const { goTo } = renderSite({ address: '/#contacts' });
    await userEvent.click(servicesButton());
    await goTo('/#contacts');
    await waitFor(() => expect(isExpanded(servicesButton())).toBe(false));
  });

  test('stays closed when the page on which it was open comes back', async () => {
    const { goTo, goBack } = renderSite();
    await userEvent.click(servicesButton());
    await goTo('/wheels');
    await screen.findByRole('heading', { level: 1, name: 'Wheels' });
    await goBack();
    await screen.findByRole('heading', { level: 1, name: 'Bicycles, mended' });
    expect(isExpanded(servicesButton())).toBe(false);
  });
});

describe('the menu of a narrow window', () => {
  beforeEach(() => answerMedia('width <'));
  afterEach(() => vi.restoreAllMocks());

  const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Show menu' }));

  test('is the one of a wide window behind a button, with the services folded', async () => {
    renderSite();
    expect(header().queryByRole('link', { name: 'Contact' })).toBeNull();
    await openMenu();
    expect(header().getAllByRole('link', { name: 'Contact' })).toHaveLength(1);
    expect(isExpanded(servicesButton())).toBe(false);
    await userEvent.click(servicesButton());
    expect(header().getByRole('link', { name: 'Wheel repair' })).toBeTruthy();
  });

  test('keeps its list of services unfolded at a press beside the list', async () => {
    renderSite();
    await openMenu();
    await userEvent.click(servicesButton());
    await userEvent.click(header().getByRole('navigation'));
    expect(isExpanded(servicesButton())).toBe(true);
  });

  test('shows messengers and the address only while it is open', async () => {
    renderSite();
    expect(header().queryByRole('list', { name: words.messengersLabel })).toBeNull();
    await openMenu();
    expect(header().getByRole('list', { name: words.messengersLabel })).toBeTruthy();
    expect(header().getByText('1 Canal Street, Leeds')).toBeTruthy();
  });

  test('closes with its list when a link is chosen', async () => {
    renderSite({ address: '/#contacts' });
    await openMenu();
    await userEvent.click(servicesButton());
    await userEvent.click(header().getByRole('link', { name: 'Contact' }));
    expect(isExpanded(screen.getByRole('button', { name: 'Show menu' }))).toBe(false);
    await openMenu();
    expect(header().queryByRole('link', { name: 'Wheel repair' })).toBeNull();
  });
});

describe('the footer', () => {
  test('shows links, address, phones, legal details and the disclaimer', () => {
    renderSite();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Riders' }).getAttribute('href')).toBe('/#reviews');
    expect(footer.getByText('1 Canal Street, Leeds')).toBeTruthy();
    expect(footer.getByText('Mon to Fri, 9 to 5')).toBeTruthy();
    expect(footer.getByRole('link', { name: 'shop@example.org' }).getAttribute('href')).toBe(
      'mailto:shop@example.org',
    );
    expect(footer.getByRole('link', { name: phone.display })).toBeTruthy();
    expect(footer.getByText('Registered')).toBeTruthy();
    expect(footer.getByText('No bicycle is a promise.')).toBeTruthy();
  });
});

test('an unknown address leads on to the services and the phones', () => {
  renderSite({ address: '/nowhere' });
  const main = within(screen.getByRole('main'));
  const services = within(main.getByRole('list', { name: words.servicesLabel }));
  expect(services.getByRole('link', { name: 'Wheel repair' }).getAttribute('href')).toBe('/wheels');
  expect(main.getByRole('link', { name: phone.display }).getAttribute('href')).toBe(phone.href);
});

test('a skip link leads to the main part', () => {
  renderSite();
  const target = screen.getByRole('link', { name: 'Skip to text' }).getAttribute('href');
  expect(target).toBe(`#${screen.getByRole('main').id}`);
});

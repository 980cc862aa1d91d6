// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallButtonView } from '../../src/layout/call-button.tsx';
import type { CallButton } from '../../src/model/page.ts';
import { phone } from '../support/example-site.ts';
import { inSite } from '../support/in-site.tsx';

const callButton: CallButton = { phone, pageName: 'Курс ADR', conversionSendTo: 'AW-0/adr' };
const tag = vi.fn();

beforeEach(() => {
  window.gtag = tag;
});

afterEach(() => {
  cleanup();
  delete window.gtag;
  tag.mockReset();
});

const element = <StrictMode>{inSite(<CallButtonView callButton={callButton} />)}</StrictMode>;

function renderButton() {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/adr'] });
  render(<RouterProvider router={router} />);
  return router;
}

const link = () => screen.getByRole('link', { name: `Ring ${phone.display}` });
const isOpen = () => link().getAttribute('aria-expanded') === 'true';

/** Presses, and tells whether the browser was left to dial. */
function press(target: HTMLElement): boolean {
  return fireEvent.click(target);
}

test('static HTML is a closed telephone link', () => {
  const html = renderToString(<MemoryRouter>{element}</MemoryRouter>);
  expect(html).toContain(`href="${phone.href}"`);
  expect(html).toContain('>ring<');
  expect(html).not.toContain(`>${phone.display}<`);
});

test('closed, it shows the word and not the number', () => {
  renderButton();
  expect(link().textContent).toBe('ring');
  expect(isOpen()).toBe(false);
});

test('the first press opens it, shows the number and reports click and conversion', () => {
  renderButton();
  expect(press(link())).toBe(false);
  expect(isOpen()).toBe(true);
  expect(screen.getByText(phone.display)).toBeTruthy();
  expect(tag.mock.calls).toEqual([
    ['event', 'click', { event_category: 'engagement', event_label: 'Курс ADR' }],
    ['event', 'conversion', { send_to: 'AW-0/adr' }],
  ]);
});

test('the second press dials and reports nothing more, wherever it lands', () => {
  renderButton();
  press(link());
  tag.mockReset();
  expect(link().getAttribute('href')).toBe(phone.href);
  expect(press(link())).toBe(true);
  expect(press(screen.getByText(phone.display))).toBe(true);
  expect(press(screen.getByText('ring'))).toBe(true);
  expect(tag).not.toHaveBeenCalled();
});

test('a press outside closes it, and the next press opens and reports again', async () => {
  renderButton();
  press(link());
  await userEvent.click(document.body);
  expect(isOpen()).toBe(false);
  press(link());
  expect(isOpen()).toBe(true);
  expect(tag).toHaveBeenCalledTimes(4);
});

test('a press inside does not close it', async () => {
  renderButton();
  press(link());
  fireEvent.pointerUp(screen.getByText(phone.display));
  expect(isOpen()).toBe(true);
});

test('a thumb that begins to scroll beside it does not close it', () => {
  renderButton();
  press(link());
  fireEvent.pointerDown(document.body);
  fireEvent.pointerCancel(document.body);
  expect(isOpen()).toBe(true);
});

test('Escape closes it', async () => {
  renderButton();
  press(link());
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
});

test('the keyboard opens and then dials', async () => {
  renderButton();
  await userEvent.tab();
  expect(document.activeElement).toBe(link());
  await userEvent.keyboard('{Enter}');
  expect(isOpen()).toBe(true);
});

test('a change of route closes it, and going back does not open it', async () => {
  const router = renderButton();
  press(link());
  await act(() => router.navigate('/chip'));
  expect(isOpen()).toBe(false);
  await act(() => router.navigate(-1));
  expect(isOpen()).toBe(false);
});

test('without a tag function it opens all the same', () => {
  delete window.gtag;
  renderButton();
  press(link());
  expect(isOpen()).toBe(true);
});

test('a tag function that throws does not reach the page', () => {
  tag.mockImplementation(() => {
    throw new Error('tag');
  });
  renderButton();
  press(link());
  expect(isOpen()).toBe(true);
  expect(tag).toHaveBeenCalledTimes(2);
});

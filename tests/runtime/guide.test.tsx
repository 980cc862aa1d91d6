// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { GuideQuestion } from '../../src/model/section.ts';
import { GuideRoute } from '../../src/sections/guide-route.tsx';
import { stopState } from '../../src/sections/stop-state.ts';
import { readDraft } from '../../src/ui/form-draft.ts';
import { homePage } from '../support/example-site.ts';
import { inSite } from '../support/in-site.tsx';
import { closeSite, renderSite } from '../support/render-with-site.tsx';

afterEach(() => {
  closeSite();
  sessionStorage.clear();
});

async function openGuide() {
  renderSite();
  const guide = within(screen.getByRole('region', { name: 'Your way' }));
  await guide.findByRole('radio', { name: 'For the road' });
  const tap = (name: string) => userEvent.click(guide.getByRole('radio', { name }));
  const lines = () =>
    guide
      .getAllByRole('listitem')
      .slice(0, 3)
      .map(({ textContent }) => textContent);
  return { guide, tap, lines };
}

describe('a guide', () => {
  test('tells every stop with its condition before anything is answered', async () => {
    const { guide, lines } = await openGuide();
    expect(lines()).toEqual([
      'A lookEvery riderIt costs nothing.',
      'New wheelsAsk for it: hills or road, and old',
      'Wide tyresAsk for it: hills',
    ]);
    expect(guide.getByRole('link', { name: 'New wheels' }).getAttribute('href')).toBe('/wheels');
    expect(guide.getByRole('status').textContent).toBe('');
    expect(guide.queryByRole('link', { name: 'Send my way' })).toBeNull();
  });

  test('says how many stops are left with every answer, and which are not', async () => {
    const { guide, tap, lines } = await openGuide();
    await tap('For the road');
    expect(guide.getByRole('status').textContent).toBe('Yours: 2 of 3');
    expect(lines()[2]).toBe('Wide tyresNot yours');
    await tap('A new one');
    expect(guide.getByRole('status').textContent).toBe('Yours: 1 of 3');
    expect(lines()[1]).toBe('New wheelsNot yours');
  });

  test('says no condition of a stop that the answers have met', async () => {
    const { tap, lines } = await openGuide();
    await tap('For the hills');
    expect(lines()[0]).toBe('A lookIt costs nothing.');
    expect(lines()[2]).toBe('Wide tyres');
    expect(lines()[1]).toBe('New wheelsAsk for it: hills or road, and old');
  });

  test('is answered by keyboard', async () => {
    const { guide } = await openGuide();
    guide.getByRole('radio', { name: 'For the road' }).focus();
    await userEvent.keyboard(' ');
    expect(guide.getByRole('status').textContent).toBe('Yours: 2 of 3');
  });

  test('puts its answers into the question form, the last ones alone', async () => {
    const { guide, tap } = await openGuide();
    const field = await screen.findByLabelText<HTMLInputElement>('Your name');
    await tap('For the road');
    await tap('A new one');
    await userEvent.click(guide.getByRole('link', { name: /Send my way/ }));
    await tap('An old one');
    await userEvent.click(guide.getByRole('link', { name: /Send my way/ }));
    expect(field.value).toBe('Your way: For the road, An old one → A look, New wheels');
    expect(readDraft()).toEqual({ name: field.value });
  });

  test('takes its answers into the messengers that take a text', async () => {
    const { guide, tap } = await openGuide();
    await tap('For the hills');
    await tap('A new one');
    const text = encodeURIComponent('Your way: For the hills, A new one → A look, Wide tyres');
    const href = (name: RegExp) => guide.getByRole('link', { name }).getAttribute('href');
    expect(href(/Telegram/)).toBe(`https://t.me/example?text=${text}`);
    expect(href(/Viber/)).toBe(`viber://chat?number=%2B442000000001&draft=${text}`);
    expect(href(/letter/)).toBe(`mailto:shop@example.org?body=${text}`);
  });

  test('takes an answer to each of two questions that say the same', async () => {
    const section = homePage.sections.find(({ kind }) => kind === 'guide');
    if (section?.kind !== 'guide') {
      throw new TypeError('The home page has no guide');
    }
    const same = section.questions.map((question) => ({ ...question, label: 'Which one?' }));
    render(<MemoryRouter>{inSite(<GuideRoute section={{ ...section, questions: same }} />)}</MemoryRouter>);
    await userEvent.click(screen.getByRole('radio', { name: 'For the hills' }));
    await userEvent.click(screen.getByRole('radio', { name: 'A new one' }));
    const chosen = screen.getAllByRole<HTMLInputElement>('radio', { checked: true });
    expect(chosen.map(({ value }) => value)).toEqual(['hills', 'new']);
  });

  test('begins anew', async () => {
    const { guide, tap } = await openGuide();
    await tap('For the hills');
    await tap('A new one');
    await userEvent.click(guide.getByRole('button', { name: 'Once more' }));
    expect(guide.getByRole('status').textContent).toBe('');
    expect(document.activeElement).toBe(guide.getByRole('radio', { name: 'For the road' }));
    expect(guide.queryAllByRole('radio', { checked: true })).toEqual([]);
  });
});

const questions: readonly GuideQuestion[] = [
  {
    label: 'one',
    options: [
      { name: 'a', label: 'A' },
      { name: 'b', label: 'B' },
    ],
  },
  {
    label: 'two',
    options: [
      { name: 'c', label: 'C' },
      { name: 'd', label: 'D' },
    ],
  },
];

test.for<readonly [readonly (readonly string[])[], readonly string[], string]>([
  [[], [], 'needed'],
  [[['a']], [], 'open'],
  [[['a']], ['a'], 'needed'],
  [[['a']], ['b'], 'unneeded'],
  [[['a', 'c']], ['a'], 'open'],
  [[['a', 'c']], ['a', 'd'], 'unneeded'],
  [[['a', 'c'], ['b']], ['d'], 'open'],
  [[['a', 'c'], ['b']], ['d', 'b'], 'needed'],
])('a stop for %j is, to %j, %s', ([when, chosen, state]) => {
  expect(stopState({ title: '', when, text: [] }, questions, new Set(chosen))).toBe(state);
});

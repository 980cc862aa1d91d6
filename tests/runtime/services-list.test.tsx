// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { ServicesMenu } from '../../src/layout/services-menu.tsx';
import type { GroupedLink } from '../../src/model/link.ts';
import type { SectionOf } from '../../src/model/section.ts';
import { AllServicesView } from '../../src/sections/all-services.tsx';
import { words } from '../support/example-site.ts';
import { inSite } from '../support/in-site.tsx';

afterEach(cleanup);

const items: readonly GroupedLink[] = [
  { label: 'Advice', link: { kind: 'page', path: '/' } },
  { label: 'Wheels', link: { kind: 'page', path: '/wheels' }, group: 'Running' },
  { label: 'Tyres', link: { kind: 'page', path: '/wheels', hash: 'tyres' }, group: 'Running' },
  { label: 'Café brakes', link: { kind: 'page', path: '/wheels', hash: 'brakes' }, group: 'Stopping' },
];

const labels = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('the list of all services', () => {
  const section: SectionOf<'all-services'> = { kind: 'all-services', id: 'all', title: 'Everything', items };
  const view = inSite(<AllServicesView section={section} />);

  test('can be read without scripts, by groups; the search needs them, and its room is kept', () => {
    const html = renderToString(view);
    expect(html.match(/<h3[^>]*>[^<]+/g)?.map((heading) => heading.replace(/.*>/, ''))).toEqual([
      'Running',
      'Stopping',
    ]);
    expect(html.match(/<a /g)).toHaveLength(items.length);
    expect(html).toMatch(/<search class="[^"]*is-waiting"/);
    expect(html).toMatch(/<input[^>]* disabled=""/);
  });

  test.each([
    ['tyr', ['Tyres']],
    ['TYRES', ['Tyres']],
    ['cafe', ['Café brakes']],
    ['stopping caf', ['Café brakes']],
    ['running', ['Wheels', 'Tyres']],
    ['  ', ['Advice', 'Wheels', 'Tyres', 'Café brakes']],
  ])('a search for “%s” leaves %j and says how many', async (query, found) => {
    render(view);
    await userEvent.type(screen.getByRole('searchbox', { name: words.findService }), query);
    expect(labels()).toEqual(found);
    const said = query.trim() === '' ? '' : `${found.length} of 4 found`;
    expect(screen.getByRole('status').textContent).toBe(said);
  });

  test('a search for nothing that is there leaves nothing, and says so', async () => {
    render(view);
    await userEvent.type(screen.getByRole('searchbox'), 'zeppelin');
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('0 of 4 found');
  });
});

describe('a menu of groups', () => {
  const menu = (nested: boolean) =>
    render(
      <MemoryRouter>
        {inSite(
          <ServicesMenu
            item={{ kind: 'menu', label: 'Repairs', items }}
            path="/wheels"
            nested={nested}
            onChoose={() => {}}
          />,
        )}
      </MemoryRouter>,
    );

  test('names each list by its group', async () => {
    menu(false);
    await userEvent.click(screen.getByRole('button', { name: 'Repairs' }));
    const running = within(screen.getByRole('list', { name: 'Running' }));
    expect(running.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Wheels', 'Tyres']);
    expect(running.getByRole('link', { name: 'Wheels' }).getAttribute('aria-current')).toBe('page');
    expect(labels()).toEqual(items.map(({ label }) => label));
  });

  test('folds them in a narrow window', async () => {
    const { container } = menu(true);
    await userEvent.click(screen.getByRole('button', { name: 'Repairs' }));
    const folds = [...container.querySelectorAll('details')];
    expect(folds.map(({ open }) => open)).toEqual([false, false]);
    await userEvent.click(screen.getByText('Stopping'));
    expect(folds.map(({ open }) => open)).toEqual([false, true]);
  });
});

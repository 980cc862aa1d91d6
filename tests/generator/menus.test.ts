import { describe, expect, test } from 'vitest';
import {
  resolveHeaderMenu,
  resolvePageList,
  toCard,
  toGroupedLinks,
} from '../../generator/core/resolve/menus.ts';
import { isService } from '../../generator/core/schema/page-roles.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { makeSiteText } from '../bench/make-site.ts';
import { contextFor } from '../support/resolve-context.ts';
import { readFixture, replaceOnce } from '../support/workspace.ts';

const { context, findings } = await contextFor(
  'sites/driver-papers',
  new Map([['chip.svg', { kind: 'vector', width: 40, height: 30, version: '00000000' }]]),
);

function list(order: string[], hide: string[], pagePath = '/') {
  findings.length = 0;
  return resolvePageList({ ...context, pagePath }, { order, hide }, ['services']).map(({ id }) => id);
}

const services = [
  'chipCard',
  'kod95',
  'licenceChange',
  'adr',
  'registerVisa',
  'contract',
  'medCheck',
  'pesel',
  'invitation',
];

describe('a list of services', () => {
  test('has all of them in the order of the file, without the home page and what is no service', () => {
    expect(list([], [])).toEqual(services);
  });

  test('has the ordered ones first, each once', () => {
    expect(list(['/pesel', 'adr'], [])).toEqual([
      'pesel',
      'adr',
      ...services.filter((id) => id !== 'pesel' && id !== 'adr'),
    ]);
    expect(list(['/chip', '/chip'], []).filter((id) => id === 'chipCard')).toHaveLength(1);
  });

  test('takes any page that is named, and none that is hidden', () => {
    expect(list(['/about'], ['/adr', '/pesel'])).toEqual([
      'about',
      ...services.filter((id) => id !== 'adr' && id !== 'pesel'),
    ]);
    expect(list(['/about'], ['/about'])).toEqual(services);
  });

  test('reports what is no page', () => {
    list(['/nowhere'], ['/neither']);
    expect(findings.map(({ path }) => path)).toEqual([
      ['services', 'order', 0],
      ['services', 'hide', 0],
    ]);
  });
});

describe('what a page block says', () => {
  test('a page is a service unless it says otherwise', () => {
    const byId = new Map(context.spec.pages.map((page) => [page.id, isService(page)]));
    expect(byId.get('landing')).toBe(false);
    expect(byId.get('about')).toBe(false);
    expect(byId.get('adr')).toBe(true);
  });

  test('stands with its group, the groups in the order of their first pages, those of none first', () => {
    const { pages } = context.spec;
    const groups: Readonly<Record<string, string>> = {
      kod95: 'Рейс',
      registerVisa: 'Виза',
      chipCard: 'Рейс',
    };
    const grouped = pages.slice(2, 7).map((page) => ({ ...page, group: groups[page.id] }));
    expect(toGroupedLinks(context, grouped).map(({ label, group }) => [label, group])).toEqual([
      ['Замена водительских прав', undefined],
      ['Курс ADR', undefined],
      ['Чип-карта', 'Рейс'],
      ['Код 95', 'Рейс'],
      ['Регистрация на визу', 'Виза'],
    ]);
  });

  test('the menu has its own word for it', () => {
    const menu = resolveHeaderMenu(context);
    const dropdown = menu.find((item) => item.kind === 'menu');
    expect(dropdown?.items.map(({ label }) => label)).toContain('Медосмотр и психотесты');
  });

  test('a card has its own words, else the name and the description', async () => {
    const chip = context.spec.pages.find(({ id }) => id === 'chipCard');
    expect(chip && toCard(context, chip)).toEqual({
      title: 'Чип-карта',
      text: 'Карта водителя для тахографа.',
      picture: { src: '/pictures/chip.svg', width: 40, height: 30, alt: '' },
      link: { kind: 'page', path: '/chip' },
    });
    const about = context.spec.pages.find(({ id }) => id === 'about');
    expect(about && toCard(context, about)).toMatchObject({ isAside: true });
    const { model } = SiteDocument.read(await readFixture('ok/minimal'), new Map());
    expect(model?.pages[0]?.name).toBe('Главная');
  });

  test('ids of sections are numbered where a kind comes again', async () => {
    const text = replaceOnce(
      await readFixture('ok/minimal'),
      'header:\n',
      [
        '      - {kind: text, text: one}',
        '      - {kind: text, text: two, id: text-2}',
        '      - {kind: text, text: three}',
        'header:\n',
      ].join('\n'),
    );
    const { model } = SiteDocument.read(text, new Map());
    expect(model?.pages[0]?.sections.map(({ id }) => id)).toEqual(['hero', 'text', 'text-2', 'text-3']);
  });
});

describe('a menu of hundreds of services', () => {
  const menuOf = (count: number, edit = (text: string) => text) => {
    const { model } = SiteDocument.read(edit(makeSiteText(count, 'unfriendly')), new Map());
    const dropdown = model?.site.shell.header.menu.find((item) => item.kind === 'menu');
    return { model, items: dropdown?.items ?? [] };
  };

  test('has the first of each group, and leads to the page of all services', () => {
    const { items, model } = menuOf(300);
    expect(items).toHaveLength(16);
    expect(items.slice(0, 2)).toEqual([
      { label: 'Услуга 1', link: { kind: 'page', path: '/area-1/service-1' }, group: 'Область 1' },
      { label: 'Услуга 21', link: { kind: 'page', path: '/area-2/service-21' }, group: 'Область 2' },
    ]);
    expect(items.at(-1)).toEqual({ label: 'Все услуги', link: { kind: 'page', path: '/all' } });
    const all = model?.pages.find(({ path }) => path === '/all')?.sections[1];
    expect(all?.kind === 'all-services' && all.items.length).toBe(300);
  });

  test('does not grow with their number', () => {
    const hideNothing = (text: string) =>
      text.replace(/services:\n\s+hide:[\s\S]*?(?=\n {2}phones)/, 'services: {}');
    expect(menuOf(600, hideNothing).items.length).toBeLessThanOrEqual(25);
  });

  test('has all of them where they have room, or no page shows them all', () => {
    expect(menuOf(24).items).toHaveLength(24);
    const withoutList = (text: string) => text.replace('kind: all-services', 'kind: text\n        text: Нет');
    expect(menuOf(60, withoutList).items).toHaveLength(60);
  });
});

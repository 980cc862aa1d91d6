import { describe, expect, test } from 'vitest';
import { resolveHeaderMenu, resolvePageList, toCard } from '../../generator/core/resolve/menus.ts';
import { isService } from '../../generator/core/schema/page-roles.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { contextFor } from '../support/resolve-context.ts';
import { readFixture, replaceOnce } from '../support/workspace.ts';

const { context, findings } = await contextFor(
  'sites/driver-papers',
  new Map([['chip.svg', { kind: 'vector', width: 40, height: 30, version: '00000000' }]]),
);

function list(order: string[], hide: string[], pagePath = '/') {
  findings.length = 0;
  return resolvePageList(context, { order, hide }, pagePath, ['services']).map(({ id }) => id);
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

  test('the menu has its own word for it', () => {
    const menu = resolveHeaderMenu(context, context.spec.header);
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

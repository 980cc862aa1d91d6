import { expect, test } from 'vitest';
import { createContext } from '../../generator/core/resolve/context.ts';
import { outlineSite } from '../../generator/core/resolve/page-outline.ts';
import { resolveTrail } from '../../generator/core/resolve/trail.ts';
import type { SiteSpec } from '../../generator/core/schema/site.ts';
import { specOf } from '../support/resolve-context.ts';
import { readFixture } from '../support/workspace.ts';

const minimal = specOf(await readFixture('ok/minimal'));
const list = { kind: 'services', id: 'all', title: 'Наши услуги' } as const;

/** A site whose pages have the given paths, beside the home page. */
function siteWith(paths: readonly string[], hasList: boolean, isService = true): SiteSpec {
  return {
    ...minimal,
    pages: minimal.pages.flatMap((home) => [
      { ...home, sections: [...home.sections, ...(hasList ? [{ ...list, order: [], hide: [] }] : [])] },
      ...paths.map((path) => ({ ...home, path, id: path.slice(1), name: path, service: isService })),
    ]),
  };
}

const trailOf = (spec: SiteSpec, path: string) =>
  resolveTrail({ ...createContext(outlineSite(spec), new Map(), []), pagePath: path }).map(
    ({ label, link }) => [label, link],
  );

test('a service stands below the list of services of the home page', () => {
  const spec = siteWith(['/a'], true);
  expect(trailOf(spec, '/a')).toEqual([
    ['Главная', { kind: 'page', path: '/' }],
    ['Наши услуги', { kind: 'page', path: '/', hash: 'all' }],
  ]);
  expect(trailOf(spec, '/')).toEqual([]);
});

test('a page stands below those whose paths begin its own, as far as there are any', () => {
  const spec = siteWith(['/a', '/a/b/c'], true);
  expect(trailOf(spec, '/a/b/c')).toEqual([
    ['Главная', { kind: 'page', path: '/' }],
    ['/a', { kind: 'page', path: '/a' }],
  ]);
});

test('other pages have nothing between them and the home page', () => {
  expect(trailOf(siteWith(['/a'], false), '/a')).toEqual([]);
  expect(trailOf(siteWith(['/a'], true, false), '/a')).toEqual([]);
});

import { expect, test } from 'vitest';
import { resolveHead, toAbsolute } from '../../generator/core/resolve/page-head.ts';
import { fillTitle } from '../../generator/core/schema/page-title.ts';
import { specOf } from '../support/resolve-context.ts';
import { readFixture } from '../support/workspace.ts';

const { site } = specOf(await readFixture('ok/minimal'));
const page = { title: 'Ремонт', description: 'Чиним.', path: '/repair' };

test('a title is filled once, whatever it holds', () => {
  expect(fillTitle(site, 'Ремонт')).toBe('Ремонт — Пример');
  expect(fillTitle(site, '{brand} $& $1 {title}')).toBe('{brand} $& $1 {title} — Пример');
  expect(fillTitle({ ...site, titlePattern: '{brand}: {title}, {title}' }, 'A')).toBe('Пример: A, A');
});

test('an address has one slash between the site and the page', () => {
  expect(toAbsolute({ ...site, address: 'https://a.example/' }, '/x')).toBe('https://a.example/x');
  expect(toAbsolute({ ...site, address: 'https://a.example//' }, '/')).toBe('https://a.example/');
  expect(toAbsolute({ ...site, address: 'https://a.example/base' }, '/x')).toBe('https://a.example/base/x');
});

test('only what has a page has a canonical address', () => {
  expect(resolveHead(site, page, true)).toEqual({
    title: 'Ремонт — Пример',
    description: 'Чиним.',
    canonicalUrl: 'https://site.example/repair',
  });
  expect('canonicalUrl' in resolveHead(site, page, false)).toBe(false);
});

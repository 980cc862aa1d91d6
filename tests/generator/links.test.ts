import { describe, expect, test } from 'vitest';
import { resolveLabelledLink, resolveLink } from '../../generator/core/resolve/links.ts';
import { contextFor } from '../support/resolve-context.ts';

const { context, findings } = await contextFor('sites/driver-papers');

function resolve(target: string, pagePath = '/') {
  findings.length = 0;
  const link = resolveLink({ ...context, pagePath }, target, ['link']);
  return findings.length === 0 ? link : findings.map(({ code }) => code);
}

describe('within the site', () => {
  test.for([
    ['/', '/', { kind: 'page', path: '/' }],
    ['/chip', '/', { kind: 'page', path: '/chip' }],
    ['workInvitation', '/', { kind: 'page', path: '/workInvitation' }],
    ['workInvitation', '/chip', { kind: 'page', path: '/workInvitation' }],
    ['./adr', '/chip', { kind: 'page', path: '/adr' }],
    ['../adr', '/chip', { kind: 'page', path: '/adr' }],
    ['/#contacts', '/chip', { kind: 'page', path: '/', hash: 'contacts' }],
    ['/#form', '/chip', { kind: 'page', path: '/', hash: 'form' }],
    ['#документы', '/chip', { kind: 'page', path: '/chip', hash: 'документы' }],
    [
      '/adr#%D0%B4%D0%BE%D0%BA%D1%83%D0%BC%D0%B5%D0%BD%D1%82%D1%8B',
      '/',
      { kind: 'page', path: '/adr', hash: 'документы' },
    ],
    ['/chip#', '/', { kind: 'page', path: '/chip' }],
  ] as const)('%s on %s', ([target, pagePath, link]) => {
    expect(resolve(target, pagePath)).toEqual(link);
  });

  test.for([
    ['/Chip', 'unknown-page'],
    ['/chip/', 'unknown-page'],
    ['/chip?x=1', 'unknown-page'],
    ['/visaAccept', 'unknown-page'],
    ['/constructor', 'unknown-page'],
    ['/%E0%A4%A', 'unknown-page'],
    ['/\\evil.example', 'unknown-page'],
    ['\\\\evil.example', 'unknown-page'],
    ['/\\', 'unknown-page'],
    ['/#reviewz', 'unknown-anchor'],
    ['/about#form', 'unknown-anchor'],
    ['/#__proto__', 'unknown-anchor'],
    ['#%', 'unknown-anchor'],
  ] as const)('%s leads nowhere', ([target, code]) => {
    expect(resolve(target)).toEqual([code]);
  });

  test('a finding carries the nearest page or section', () => {
    resolve('/chips');
    expect(findings).toMatchObject([{ args: { target: '/chips', nearest: '/chip' }, path: ['link'] }]);
    resolve('/#contact');
    expect(findings).toMatchObject([{ args: { nearest: 'contacts' } }]);
  });
});

describe('an address from a browser', () => {
  const { address } = context.spec.site;

  test.for([
    [`${address}/chip`, { kind: 'page', path: '/chip' }],
    [`${address}/chip#документы`, { kind: 'page', path: '/chip', hash: 'документы' }],
    [address, { kind: 'page', path: '/' }],
    ['http://localhost:5173/chip', { kind: 'page', path: '/chip' }],
    ['http://127.0.0.1:4173/', { kind: 'page', path: '/' }],
    // What else the host has may be another program's.
    [`${address}/shop`, { kind: 'external', href: `${address}/shop` }],
  ] as const)('of this site leads to its page: %s', ([target, link]) => {
    expect(resolve(target)).toEqual(link);
  });

  test.for(['http://localhost:5173/chp', 'http://localhost/chip?a'])('%s is no page', (target) => {
    expect(resolve(target)).toEqual(['unknown-page']);
  });
});

describe('out of the site', () => {
  test.for([
    ['https://x.example', 'external'],
    ['http://x.example/a?b=c#d', 'external'],
    ['HTTPS://x.example', 'external'],
    ['https://www.рейсдок.рф/way-Путь', 'external'],
    ['mailto:инфо@рейсдок.example', 'contact'],
    ['mailto:a@b.example', 'contact'],
    ['tel:+375290000001', 'contact'],
  ] as const)('%s', ([target, kind]) => {
    expect(resolve(target)).toEqual({ kind, href: target });
  });

  test.for([
    '//x.example',
    '///x',
    'https:///x',
    'https://',
    'ftp://x.example',
    'mailto:',
    'viber://chat',
    'javascript:x',
    'https://[',
    'https://reisdоk.example',
    'HTTPS://reisdok.ин/chip',
    'mailto:infо@x.example?subject=1',
  ])('%s is refused', (target) => {
    expect(resolve(target)).toEqual(['forbidden-link']);
  });
});

test.for([
  ['https://reisdоk.example/a', 'https://reisdok.example/a'],
  ['https://reisdok.ин', undefined],
] as const)('for %s the proposal is %s', ([target, nearest]) => {
  resolve(target);
  expect(findings.map(({ args }) => args)).toEqual([{ target, ...(nearest && { nearest }) }]);
});

test('a link without a label has the name that menus show', () => {
  expect(resolveLabelledLink(context, { link: '/medicine' }, [])).toEqual({
    label: 'Медосмотр и психотесты',
    link: { kind: 'page', path: '/medicine' },
  });
  expect(resolveLabelledLink(context, { link: 'https://x.example' }, []).label).toBe('https://x.example');
});

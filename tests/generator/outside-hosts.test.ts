/** What a page may take from other hosts, and where it is published itself. */

import { describe, expect, test } from 'vitest';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { readPictures } from '../../generator/site-folder.ts';
import { fixturePath, readFixture, replaceOnce } from '../support/workspace.ts';

const text = await readFixture('sites/driver-papers');
const pictures = await readPictures(fixturePath('sites/driver-papers/pictures'));

/** Codes of the errors and warnings of the fixture with one place changed; it has none itself. */
function codesWith(from: string, to: string): string[] {
  return SiteDocument.read(replaceOnce(text, from, to), pictures).diagnostics.map(({ code }) => code);
}

const map = '    embed: https://maps.example/embed?place=53.6694,23.8131&z=16\n    hosts: [maps.example]\n';

test('the fixture has nothing wrong', () => {
  expect(SiteDocument.read(text, pictures).diagnostics).toEqual([]);
});

describe('without encryption', () => {
  test.for([
    ['a map', map, '    embed: http://www.openstreetmap.org/export/embed.html?bbox=1\n'],
    ['a captcha', '  captcha:\n', '  captcha:\n    provider: http://www.recaptcha.net/recaptcha/api.js\n'],
    ['a tag', '\nanalytics:\n', '\nanalytics:\n  loader: http://www.googletagmanager.com/gtag/js\n'],
  ] as const)('%s is refused', ([, from, to]) => {
    expect(codesWith(from, to)).toEqual(['bad-format']);
    expect(codesWith(from, to.replace('http:', 'https:'))).toEqual([]);
  });
});

describe('a map', () => {
  test.for([
    'https://www.google.com/maps/embed?pb=abc',
    'https://maps.google.com.ua/maps?q=x&output=embed',
    'https://www.google.co.uk/maps/embed?pb=abc',
    'https://yandex.ru/map-widget/v1/?um=abc',
    'https://yandex.by/map-widget/v1/?um=abc',
    'https://yandex.com.tr/map-widget/v1/?um=abc',
    'https://api-maps.yandex.ru/frame/v1/-/abc',
    'https://www.openstreetmap.org/export/embed.html?bbox=1',
    'https://widgets.2gis.com/widget?type=firmsonmap',
  ])('at %s is known', (address) => {
    expect(codesWith(map, `    embed: "${address}"\n`)).toEqual([]);
  });

  test.for([
    'https://maps.example/embed',
    'https://google.com.evil.example/maps/embed',
    'https://evilgoogle.com/maps/embed',
    'https://www.google.evil/maps/embed',
    'https://www.google.evil/maps/place',
    'https://yandex.ru.example/map-widget/v1/',
    'https://2gis.example/',
  ])('at %s has to be named', (address) => {
    expect(codesWith(map, `    embed: "${address}"\n`)).toContain('unknown-map-host');
  });

  test.for([
    ['https://maps.example/embed', '[maps.example]'],
    ['https://MAPS.example:8443/embed', '[Maps.Example]'],
    ['https://карты.бел/embed', '[карты.бел]'],
    ['https://maps.example/embed', '[other.example, maps.example]'],
  ] as const)('at %s is named by %s', ([address, hosts]) => {
    expect(codesWith(map, `    embed: "${address}"\n    hosts: ${hosts}\n`)).toEqual([]);
  });

  test('is not named by a host above or below its own', () => {
    for (const hosts of ['[example.com]', '[a.maps.example.com]']) {
      expect(codesWith(map, `    embed: https://maps.example.com/e\n    hosts: ${hosts}\n`)).toEqual([
        'unknown-map-host',
      ]);
    }
  });

  test('is named without what stands around a name', () => {
    const changed = '    embed: https://maps.example/e\n    hosts: ["https://maps.example/e"]\n';
    const { diagnostics } = SiteDocument.read(replaceOnce(text, map, changed), pictures);
    expect(diagnostics).toMatchObject([{ code: 'bad-format', args: { proposal: 'maps.example' } }]);
  });
});

describe('an address that a host gives', () => {
  const withHost = (address: string, host: string) =>
    codesWith('address: https://reisdok.example', `address: ${address}\n  host: ${host}`);

  test.for([
    ['https://example.github.io/repo', 'github-pages'],
    ['https://example.netlify.app', 'netlify'],
    ['https://example.pages.dev', 'cloudflare'],
  ] as const)('%s is that of %s, and of no other', ([address, host]) => {
    expect(withHost(address, host)).toEqual([]);
    expect(withHost(address, 'other')).toEqual([]);
    for (const other of ['github-pages', 'netlify', 'cloudflare', 'nginx', 'apache'].filter(
      (each) => each !== host,
    )) {
      expect(withHost(address, other)).toEqual(['host-mismatch']);
    }
  });

  test.for([
    ['netlify', 'https://example.com/site', ['host-below-path']],
    ['cloudflare', 'https://example.com/site/', ['host-below-path']],
    ['cloudflare', 'https://example.com/', []],
    ['nginx', 'https://example.com/site', []],
    ['other', 'https://example.com/site', []],
  ] as const)('on %s: %s gives %j', ([host, address, expected]) => {
    expect(withHost(address, host)).toEqual(expected);
  });

  test('is not a domain of the owner', () => {
    expect(withHost('https://github.io.example', 'apache')).toEqual([]);
  });
});

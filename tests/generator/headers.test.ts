import { describe, expect, test } from 'vitest';
import type { PictureFile } from '../../generator/core/resolve/context.ts';
import type { SiteModel } from '../../generator/core/resolve/site-model.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import {
  contentSecurityPolicy,
  documentPolicy,
  type InlineSources,
  serviceSources,
} from '../../generator/publish/content-security-policy.ts';
import { printHeaders } from '../../generator/publish/netlify-files.ts';
import { compileFixture, readFixture, replaceOnce } from '../support/workspace.ts';

const nothingInline: InlineSources = { scripts: [], styles: [] };

function policyOf(model: SiteModel, inline: InlineSources = nothingInline): Map<string, readonly string[]> {
  const directives = contentSecurityPolicy(serviceSources(model), inline).split('; ');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

function modelOf({ model }: { readonly model?: SiteModel | undefined }): SiteModel {
  if (model === undefined) {
    throw new TypeError('The site has errors');
  }
  return model;
}

const full = modelOf(await compileFixture('sites/driver-papers'));
const minimalText = await readFixture('ok/minimal');
const bare = modelOf(SiteDocument.read(minimalText, new Map()));

describe('a site without services', () => {
  test('allows its own files alone', () => {
    expect(Object.fromEntries(policyOf(bare))).toEqual({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'script-src': ["'self'"],
      'connect-src': ["'self'"],
      'img-src': ["'self'"],
      'style-src': ["'self'"],
      'font-src': ["'self'"],
      'manifest-src': ["'self'"],
    });
  });
});

describe('a site with a form, a captcha, a tag and a map', () => {
  const policy = policyOf(full);

  test('allows each of them and nothing else', () => {
    const hosts = [...policy.values()].flat().filter((value) => value.startsWith('http'));
    const names = new Set(hosts.map((host) => new URL(host.replace('*.', '')).hostname));
    expect([...names].toSorted()).toEqual([
      'ad.doubleclick.net',
      'analytics.google.com',
      'api.emailjs.com',
      'google-analytics.com',
      'google.com',
      'googleads.g.doubleclick.net',
      'googletagmanager.com',
      'maps.example',
      'pagead2.googlesyndication.com',
      'recaptcha.google.com',
      'td.doubleclick.net',
      'www.google.com',
      'www.googleadservices.com',
      'www.googletagmanager.com',
      'www.gstatic.com',
    ]);
    expect(policy.get('frame-src')).toContain('https://maps.example');
  });

  test('allows the hosts of Google Ads only where something is reported to it', () => {
    const silent = full.pages.map((page) => ({
      ...page,
      analytics: { visitLabel: page.analytics.visitLabel },
      callButton: { phone: page.callButton.phone, pageName: page.callButton.pageName },
    }));
    const hostsOf = (model: SiteModel) => [...policyOf(model).values()].flat().join(' ');
    const accounts = { 'G-EXAMPLE': false, 'AW-1': true };
    for (const [accountId, isAds] of Object.entries(accounts)) {
      const site = { ...full.site, analytics: { ...full.site.analytics, accountId } };
      expect(hostsOf({ ...full, site, pages: silent }).includes('googleadservices'), accountId).toBe(isAds);
      expect(hostsOf({ ...full, site }).includes('googleadservices')).toBe(true);
    }
    const { accountId: _, ...unused } = full.site.analytics;
    expect(hostsOf({ ...full, site: { ...full.site, analytics: unused } })).not.toContain('google-analytics');
  });

  test('never allows code in the page', () => {
    for (const name of ['default-src', 'script-src']) {
      expect(policy.get(name)?.join(' ')).not.toMatch(/unsafe|data:|\*(?:\s|$)/);
    }
  });

  test('takes the captcha from where the file says', async () => {
    const text = replaceOnce(
      await readFixture('sites/driver-papers'),
      '    siteKey: example-captcha-site-key\n',
      '    siteKey: example-captcha-site-key\n    provider: https://www.recaptcha.net/recaptcha/api.js\n',
    );
    const picture: PictureFile = { kind: 'vector', width: 1, height: 1, version: '00000000' };
    const pictures = new Map(
      ['truck', 'office', 'chip', 'brand', 'adr'].map((name) => [`${name}.svg`, picture]),
    );
    const other = policyOf(modelOf(SiteDocument.read(text, pictures)));
    expect(other.get('script-src')).toContain('https://www.recaptcha.net/recaptcha/');
    expect(other.get('script-src')).not.toContain('https://www.google.com/recaptcha/');
  });
});

test('styles in the documents are allowed by their hash alone', () => {
  const policy = policyOf(bare, { scripts: ["'sha256-def='"], styles: ["'sha256-abc='"] });
  expect(policy.get('style-src')).toEqual(["'self'", "'sha256-abc='"]);
  expect(policy.get('script-src')).toEqual(["'self'", "'sha256-def='"]);
});

test('a map that no page shows is not allowed', () => {
  const text = replaceOnce(
    minimalText,
    '  email: office@example.com\n',
    [
      '  email: office@example.com',
      '  map:',
      '    embed: https://maps.example/embed',
      '    hosts: [maps.example]',
      '    link: https://maps.example/',
      '    title: Карта',
      '    linkLabel: Открыть',
      '',
    ].join('\n'),
  );
  expect(policyOf(modelOf(SiteDocument.read(text, new Map()))).has('frame-src')).toBe(false);
});

test('the headers have one line each, and files whose names change are kept for long', () => {
  const text = printHeaders(full, contentSecurityPolicy(serviceSources(full), nothingInline));
  expect(text).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'; /);
  expect(text).toContain('\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(text).toContain('X-Content-Type-Options: nosniff');
  for (const line of text.split('\n').filter((entry) => entry !== '')) {
    expect(line).toMatch(/^(?:\/\S*| {2}[A-Za-z-]+: \S.*)$/);
  }
});

test('a document says the policy without what only a header can', () => {
  const inline = { scripts: ["'sha256-def='"], styles: ["'sha256-abc='"] };
  const header = contentSecurityPolicy(serviceSources(full), inline);
  const tag = /^<meta http-equiv="Content-Security-Policy" content="([^"<>&]+)">$/.exec(
    documentPolicy(serviceSources(full), inline),
  );
  expect(`${tag?.[1]}; frame-ancestors 'none'`).toBe(header);
});

describe('connections without encryption are refused', () => {
  test.for([
    ['', 'max-age=63072000'],
    ['  hsts: site\n', 'max-age=63072000'],
    ['  hsts: subdomains\n', 'max-age=63072000; includeSubDomains'],
    ['  hsts: preload\n', 'max-age=63072000; includeSubDomains; preload'],
  ])('with %j as far as the file asks', ([line = '', expected]) => {
    const text = replaceOnce(minimalText, 'site:\n', `site:\n${line}`);
    const headers = printHeaders(modelOf(SiteDocument.read(text, new Map())), '');
    expect(/Strict-Transport-Security: (.*)/.exec(headers)?.[1]).toBe(expected);
  });
});

import { expect, test } from 'vitest';
import { SiteDocument } from '../../generator/core/site-document.ts';
import type { Site } from '../../src/model/site.ts';
import { readFixture, replaceOnce } from '../support/workspace.ts';

const fixture = await readFixture('ok/analytics');

function siteOf(text: string): Site | undefined {
  return SiteDocument.read(text, new Map()).model?.site;
}

test.for([
  ['an account without a word of consent asks', '  account: AW-00000000000\n', true],
  ['an account that asks', '  account: AW-00000000000\n  consent: ask\n', true],
  ['an account that does not ask', '  account: AW-00000000000\n  consent: none\n', false],
  ['no account asks for nothing', '  consent: ask\n', false],
] as const)('%s', ([, lines, asksConsent]) => {
  const text = replaceOnce(fixture, '  account: AW-00000000000\n', lines);
  expect(siteOf(text)?.analytics.asksConsent).toBe(asksConsent);
});

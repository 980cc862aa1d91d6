import { expect, test } from 'vitest';
import { checkSite } from '../../generator/core/check/check-site.ts';
import { definitions } from '../../generator/core/findings/diagnostic.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { fixtureNames, fixtureSites, readFixture } from '../support/workspace.ts';

const names = [
  ...fixtureSites.map((name) => `sites/${name}`),
  ...(await fixtureNames('err')).map((name) => `err/${name}`),
];
const specs = (
  await Promise.all(names.map(async (name) => SiteDocument.read(await readFixture(name)).specification))
).flatMap((spec) => spec ?? []);

/** Rules that look at each page by itself. */
const pageRules = Object.entries(definitions).flatMap(([code, { looksAt, rule }]) =>
  looksAt === 'page' && rule !== undefined ? [code] : [],
);

test.for(pageRules)('the rule of %s finds in a page what it finds in it among others', (code) => {
  let found = 0;
  for (const { pages, ...frame } of specs) {
    // Twice, so that what a rule compares between pages is there.
    const spec = { ...frame, pages: [...pages, ...pages] };
    const findIn = (doubtful: readonly number[]) =>
      checkSite(spec, () => 1, doubtful).filter((finding) => finding.code === code);
    const all = spec.pages.map((_, index) => index);
    const inPages = all.flatMap((index) => findIn([index]).filter(({ path: [, page] }) => page === index));
    const inFrame = findIn([]);
    const whole = findIn(all);
    expect([...inFrame, ...inPages].map(asText).toSorted()).toEqual(whole.map(asText).toSorted());
    found += inPages.length;
  }
  expect(found).toBeGreaterThan(0);
});

const asText = (finding: unknown) => JSON.stringify(finding);

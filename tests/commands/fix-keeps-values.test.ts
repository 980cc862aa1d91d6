/**
 * Files damaged at one random place: `check --fix` loses no key and changes no value that was readable, but for those
 * on the lines that it names. `DAMAGE_RUNS` asks for more runs, `PROPERTY_SEED` for others.
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixSite } from '../../generator/core/edit/fix-site.ts';
import type { PictureIndex } from '../../generator/core/resolve/context.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { readPictures } from '../../generator/site-folder.ts';
import { applyDamage, damageChoice, damageOf } from '../support/damage.ts';
import { lossesOf } from '../support/kept-values.ts';
import { readableValues } from '../support/readable-values.ts';
import { examples } from '../support/usual-walks.ts';
import { fixtureNames, fixturePath, fixtureSites, readFixture } from '../support/workspace.ts';

/** Enough to meet every kind of damage, and a matter of seconds. */
const usualRuns = examples(40, 120);
/** A site takes as long as many of the small files. */
const usualSiteRuns = examples(4, 10);

const more = process.env.DAMAGE_RUNS;

interface Base {
  readonly name: string;
  readonly text: string;
  readonly pictures: PictureIndex;
}

const sites: readonly Base[] = await Promise.all(
  fixtureSites.map(async (site) => ({
    name: `sites/${site}`,
    text: await readFixture(`sites/${site}`),
    pictures: await readPictures(fixturePath(`sites/${site}/pictures`)),
  })),
);

const smallFiles: readonly Base[] = (
  await Promise.all(
    (['ok', 'err'] as const).map(async (folder) =>
      Promise.all(
        (
          await fixtureNames(folder)
        ).map(async (name) => ({
          name: `${folder}/${name}`,
          text: await readFixture(`${folder}/${name}`),
          pictures: new Map(),
        })),
      ),
    ),
  )
).flat();

describe('a file damaged at one place', () => {
  test.for([
    ['fixture files', smallFiles, Number(more ?? usualRuns)],
    ['fixture sites', sites, Number(more ?? usualSiteRuns)],
  ] as const)('%s keep what was readable', ([, bases, runs]) => {
    let fixes = 0;
    fc.assert(
      fc.property(fc.constantFrom(...bases), damageChoice, ({ text, pictures }, choice) => {
        const damage = damageOf(text, choice);
        if (damage === undefined) {
          return;
        }
        const before = applyDamage(text, damage);
        const fixed = fixSite(SiteDocument.read(before, pictures));
        fixes += fixed.changes.length > 0 ? 1 : 0;
        expect(lossesOf(readableValues(text), damage, before, fixed.document.text, fixed.changes)).toEqual(
          [],
        );
      }),
      { numRuns: runs, endOnFailure: true },
    );
    // A fix that is never made proves nothing.
    expect(fixes).toBeGreaterThan(runs / 10);
  });
});

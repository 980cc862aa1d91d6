/** What can be answered to the guides of a site, and what that leads to. */
import type { ValuePath } from '../document/source-range.ts';
import { type GuideSpec, namesIn } from './guide.ts';
import type { SiteSpec } from './site.ts';

interface PlacedGuide {
  readonly guide: GuideSpec;
  readonly path: ValuePath;
}

/** A condition of a stop. */
interface PlacedCondition {
  /** The options that it joins. */
  readonly names: readonly string[];
  readonly path: ValuePath;
}

interface PlacedStop {
  readonly title: string;
  readonly conditions: readonly PlacedCondition[];
  readonly path: ValuePath;
}

/** Every guide of the site. */
export function guidesIn({ pages }: SiteSpec): PlacedGuide[] {
  return pages.flatMap(({ sections }, page) =>
    sections.flatMap((section, index) =>
      section.kind === 'guide' ? [{ guide: section, path: ['pages', page, 'sections', index] }] : [],
    ),
  );
}

/** The names of a guide's options, by question. */
export function optionNames({ questions }: GuideSpec): string[][] {
  return questions.map(({ options }) => Object.keys(options));
}

/** The stops of a guide with their conditions. */
export function stopsIn({ guide, path }: PlacedGuide): PlacedStop[] {
  return guide.stops.map(({ title, when }, index) => {
    const place = [...path, 'stops', index];
    const conditions = when.map((condition, number) => ({
      names: namesIn(condition),
      path: [...place, 'when', number],
    }));
    return { title, conditions, path: place };
  });
}

/** More ways to answer than these are not tried one by one. */
const triedAnswers = 10_000;

/** Every way to answer all questions, as names of options; none where there are too many. */
export function allAnswers(guide: GuideSpec): string[][] {
  const names = optionNames(guide);
  const count = names.reduce((product, { length }) => product * length, 1);
  return count > triedAnswers
    ? []
    : names.reduce<string[][]>(
        (answers, options) => answers.flatMap((answer) => options.map((option) => [...answer, option])),
        [[]],
      );
}

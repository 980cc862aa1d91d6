/** What can be answered to the guides of a site, and what that leads to. */
import { type GuideSpec, namesIn } from './guide.ts';
import { sectionsOf } from './placed-sections.ts';
import type { SiteSpec } from './site.ts';

/** The names of a guide's options, by question. */
function optionNames({ questions }: GuideSpec): string[][] {
  return questions.map(({ options }) => Object.keys(options));
}

/** Every guide of the site, with the names of its options by question, and its stops with their conditions. */
export function guidesIn(spec: SiteSpec) {
  return sectionsOf(spec, 'guide').map(({ section: guide, path }) => ({
    guide,
    path,
    options: optionNames(guide),
    stops: guide.stops.map(({ title, when }, stop) => ({
      title,
      conditions: when.map((condition, index) => ({
        names: namesIn(condition),
        path: [...path, 'stops', stop, 'when', index],
      })),
    })),
  }));
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

import { allAnswers, guidesIn } from '../../schema/guide-answers.ts';
import type { FindingDefinition } from '../finding-definition.ts';
import { shown } from '../message.ts';

export const answersWithoutStop: FindingDefinition<{ readonly answers: string }> = {
  number: 222,
  severity: 'warning',
  dependsOn: 'block',
  meaning: {
    ru: 'Есть ответы, после которых подбор не показывает ни одной остановки: посетитель уйдёт ни с чем. Сайт будет построен и так.',
    en: 'There are answers after which the guide shows no stop at all, and the visitor leaves with nothing. The site is built all the same.',
  },
  message: ({ answers }) => ({
    ru: [
      `Кто ответит «${shown(answers)}», не увидит ни одной остановки.`,
      'Добавьте остановку для таких ответов или остановку без when: её увидят все.',
    ],
    en: [
      `Visitors who answer "${shown(answers)}" see no stop at all.`,
      'Add a stop for these answers, or one without when, which everyone sees.',
    ],
  }),
  looksAt: 'page',
  rule: (spec) =>
    guidesIn(spec).flatMap(({ guide, path, options, stops }) => {
      const known = options.flat();
      const conditions = stops.flatMap((stop) => stop.conditions);
      // A condition that names no answer has a finding of its own.
      if (conditions.some(({ names }) => names.some((name) => !known.includes(name)))) {
        return [];
      }
      const missed = allAnswers(guide).find(
        (answer) =>
          !stops.some(
            (stop) =>
              stop.conditions.length === 0 ||
              stop.conditions.some(({ names }) => names.every((name) => answer.includes(name))),
          ),
      );
      return missed === undefined ? [] : [{ args: { answers: missed.join(' + ') }, path, target: 'key' }];
    }),
};

import { guidesIn } from '../../schema/guide-answers.ts';
import type { FindingDefinition } from '../finding-definition.ts';
import { shown } from '../message.ts';

export const unreachableStop: FindingDefinition<{ readonly title: string; readonly names: string }> = {
  number: 221,
  severity: 'error',
  dependsOn: 'block',
  meaning: {
    ru: 'Остановка подбора ждёт двух ответов на один вопрос сразу: такого ответа никто не даст.',
    en: 'A stop of the guide asks for two answers to one question at once: nobody gives such an answer.',
  },
  message: ({ title, names }) => ({
    ru: [
      `До остановки «${shown(title)}» никто не дойдёт: «${names}» — ответы на один вопрос.`,
      'Если нужен любой из них, поставьте запятую вместо «+».',
    ],
    en: [
      `Nobody reaches the stop "${shown(title)}": "${names}" are answers to one question.`,
      'If any of them will do, put a comma in place of the "+".',
    ],
  }),
  looksAt: 'page',
  rule: (spec) =>
    guidesIn(spec).flatMap(({ options: questions, stops }) => {
      const known = questions.flat();
      // A name that stands twice has a finding of its own.
      if (new Set(known).size < known.length) {
        return [];
      }
      const excludeEachOther = (names: readonly string[]) =>
        questions.some((options) => new Set(names.filter((name) => options.includes(name))).size > 1);
      return stops.flatMap(({ title, conditions }) => {
        const [first] = conditions;
        return first !== undefined && conditions.every(({ names }) => excludeEachOther(names))
          ? [{ args: { title, names: first.names.join(' + ') }, path: first.path }]
          : [];
      });
    }),
};

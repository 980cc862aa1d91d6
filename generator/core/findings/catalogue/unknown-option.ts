import { guidesIn } from '../../schema/guide-answers.ts';
import { nearest } from '../../text/nearest.ts';
import type { FindingDefinition } from '../finding-definition.ts';
import { languageWords } from '../languages/all-languages.ts';
import { list, shown } from '../message.ts';

export const unknownOption: FindingDefinition<{
  readonly name: string;
  readonly known: readonly string[];
  readonly nearest?: string | undefined;
}> = {
  number: 220,
  severity: 'error',
  dependsOn: 'block',
  meaning: {
    ru: 'Условие остановки называет ответ, которого нет ни в одном вопросе подбора.',
    en: 'The condition of a stop names an answer that no question of the guide has.',
  },
  message: ({ name, nearest: match, known }) => ({
    ru: [
      `Ответа «${shown(name)}» в вопросах нет.`,
      languageWords.ru.meant(name, match),
      `Имена ответов: ${list(known)}.`,
    ],
    en: [
      `No question has the answer "${shown(name)}".`,
      languageWords.en.meant(name, match),
      `Names of answers: ${list(known)}.`,
    ],
  }),
  inEditor: ({ name, known }) => ({
    ru: [
      `Остановка ждёт ответа «${shown(name)}», а его нет.`,
      'Сначала уберите его там, где сказано, кому нужна остановка.',
      `Ответы: ${list(known)}.`,
    ],
    en: [
      `A stop waits for the answer "${shown(name)}", and there is none.`,
      'First remove it where the stop says who needs it.',
      `Answers: ${list(known)}.`,
    ],
  }),
  looksAt: 'page',
  rule: (spec) =>
    guidesIn(spec).flatMap(({ options, stops }) => {
      const known = options.flat();
      return stops.flatMap(({ conditions }) =>
        conditions.flatMap(({ names, path }) =>
          names
            .filter((name) => !known.includes(name))
            .map((name) => ({ args: { name, known, nearest: nearest(name, known) }, path })),
        ),
      );
    }),
};

import { guidesIn, optionNames, stopsIn } from '../../schema/guide-answers.ts';
import { nearest } from '../../text/nearest.ts';
import type { FindingDefinition } from '../finding-definition.ts';
import { english } from '../languages/english.ts';
import { russian } from '../languages/russian.ts';
import { list, shown, withHint } from '../message.ts';

export const unknownOption: FindingDefinition<{
  readonly name: string;
  readonly known: readonly string[];
  readonly nearest?: string;
}> = {
  number: 220,
  severity: 'error',
  dependsOn: 'block',
  meaning: {
    ru: 'Условие остановки называет ответ, которого нет ни в одном вопросе подбора.',
    en: 'The condition of a stop names an answer that no question of the guide has.',
  },
  message: {
    ru: ({ name, nearest: match, known }) =>
      withHint(
        `Ответа «${shown(name)}» в вопросах нет.`,
        russian.meant(name, match),
        `Имена ответов: ${list(known)}.`,
      ),
    en: ({ name, nearest: match, known }) =>
      withHint(
        `No question has the answer "${shown(name)}".`,
        english.meant(name, match),
        `Names of answers: ${list(known)}.`,
      ),
  },
  rule: (spec) =>
    guidesIn(spec).flatMap((placed) => {
      const known = optionNames(placed.guide).flat();
      return stopsIn(placed).flatMap(({ conditions }) =>
        conditions.flatMap(({ names, path }) =>
          names
            .filter((name) => !known.includes(name))
            .map((name) => {
              const match = nearest(name, known);
              return { args: { name, known, ...(match && { nearest: match }) }, path };
            }),
        ),
      );
    }),
  examples: ['unknown-option'],
};

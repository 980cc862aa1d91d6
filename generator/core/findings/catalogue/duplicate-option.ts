import { guidesIn } from '../../schema/guide-answers.ts';
import { findRepeated } from '../../text/find-repeated.ts';
import type { FindingDefinition } from '../finding-definition.ts';

export const duplicateOption: FindingDefinition<{ readonly name: string; readonly firstLine: number }> = {
  number: 223,
  severity: 'error',
  dependsOn: 'block',
  meaning: {
    ru: 'Два вопроса подбора называют свои ответы одним именем: условие не знает, о каком речь.',
    en: 'Two questions of the guide call their answers by one name: a condition cannot tell which is meant.',
  },
  message: ({ name, firstLine }) => ({
    ru: [`Ответ «${name}» уже есть: строка ${firstLine}.`, 'Дайте ответу другое имя.'],
    en: [`There is an answer "${name}" already: line ${firstLine}.`, 'Give the answer another name.'],
  }),
  looksAt: 'page',
  rule: (spec, lineOf) =>
    guidesIn(spec).flatMap(({ guide, path }) => {
      const options = guide.questions.flatMap((question, index) =>
        Object.keys(question.options).map((name) => ({
          name,
          path: [...path, 'questions', index, 'options', name],
        })),
      );
      return findRepeated(options, ({ name }) => name).map(({ item, first }) => ({
        args: { name: item.name, firstLine: lineOf(first.path) },
        path: item.path,
        target: 'key',
      }));
    }),
};

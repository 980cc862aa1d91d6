import { publishedNames } from '../../schema/published-names.ts';
import { tooLong } from '../../text/file-names.ts';
import type { FindingDefinition } from '../finding-definition.ts';

export const longName: FindingDefinition<{
  /** In characters. */
  readonly length: number;
  readonly maximum: number;
}> = {
  number: 100,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Из этого имени получаются имена файлов, а слишком длинные имена не принимают ни компьютер, ни хостинг.',
    en: 'Names of files are made from this name, and neither computers nor hosts take names that long.',
  },
  message: ({ length, maximum }) => ({
    ru: [
      `Слишком длинно для имени файла: ${length} знаков, можно не больше ${maximum}.`,
      'Сократите: хватит двух-трёх слов.',
    ],
    en: [
      `Too long for the name of a file: ${length} characters, at most ${maximum} are possible.`,
      'Make it shorter: two or three words are enough.',
    ],
  }),
  rule: (spec) =>
    publishedNames(spec).flatMap(({ name, path }) => {
      const args = tooLong(name);
      return args === undefined ? [] : [{ args, path }];
    }),
  examples: ['long-page-id', 'long-path'],
};

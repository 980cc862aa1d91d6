import type { FindingDefinition } from '../finding-definition.ts';

export const tooMuch: FindingDefinition<{
  /** What there is too much of to be read: the file, one of its lines, brackets within brackets, marks without text, or a list or block. */
  readonly of: 'file' | 'line' | 'brackets' | 'marks' | 'list';
}> = {
  number: 138,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Файл, строка, список или вложенные скобки такого размера, какого не бывает у сайта: так бывает, когда в файл попало что-то чужое.',
    en: 'The file, a line, a list or brackets within brackets are larger than those of any site: something that is no part of it has come into the file.',
  },
  message: ({ of }) => ({
    ru: [
      {
        file: 'Файл слишком велик для сайта: в нём больше ста миллионов знаков.',
        line: 'Строка слишком длинна для сайта: в ней больше двухсот тысяч знаков.',
        brackets: 'Слишком много скобок одна в другой.',
        marks:
          'Отсюда идут десятки тысяч коротких строк или знаков, почти без текста: у сайта такого не бывает.',
        list: 'В этом списке больше двадцати тысяч пунктов: у сайта столько не бывает.',
      }[of],
      'Сотрите лишнее или верните прежний текст из копии или из истории изменений',
    ],
    en: [
      {
        file: 'The file is too large for a site: it has more than a hundred million characters.',
        line: 'The line is too long for a site: it has more than two hundred thousand characters.',
        brackets: 'There are too many brackets within each other.',
        marks:
          'Tens of thousands of short lines or marks begin here with hardly any text: no site has such a thing.',
        list: 'This list has more than twenty thousand items: more than any site has.',
      }[of],
      'Delete what is too much, or bring back the former text from a copy or from the history of changes',
    ],
  }),
};

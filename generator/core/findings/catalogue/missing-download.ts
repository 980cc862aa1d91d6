import type { FindingDefinition } from '../finding-definition.ts';
import { languageWords } from '../languages/all-languages.ts';
import { shown } from '../message.ts';

export const missingDownload: FindingDefinition<{
  readonly file: string;
  readonly nearest?: string | undefined;
}> = {
  number: 227,
  severity: 'error',
  dependsOn: 'value',
  cause: ({ file }) => file,
  meaning: {
    ru: 'Файла с таким именем нет в папке downloads; она лежит рядом с папкой картинок. Большие и маленькие буквы в имени различаются.',
    en: 'The folder downloads, which stands beside that of the pictures, has no file of that name. Capital and small letters make a difference.',
  },
  message: ({ file, nearest }) => ({
    ru: [
      `Файла «${shown(file)}» нет в папке downloads.`,
      languageWords.ru.meant(file, nearest),
      'Положите файл в эту папку, рядом с папкой картинок, или исправьте имя; большие и маленькие буквы различаются.',
    ],
    en: [
      `There is no file "${shown(file)}" in the folder downloads.`,
      languageWords.en.meant(file, nearest),
      'Put the file into that folder, beside the folder of pictures, or correct the name; capital and small letters differ.',
    ],
  }),
};

import type { FindingDefinition } from '../finding-definition.ts';
import { languageWords } from '../languages/all-languages.ts';
import { shown } from '../message.ts';

export const missingPicture: FindingDefinition<{
  readonly file: string;
  readonly folderName?: string | undefined;
  readonly nearest?: string | undefined;
}> = {
  number: 57,
  severity: 'error',
  dependsOn: 'value',
  cause: ({ file }) => file,
  meaning: {
    ru: 'Файла картинки с таким именем нет в папке с картинками. Большие и маленькие буквы в имени различаются.',
    en: 'The folder of pictures has no file of that name. Capital and small letters make a difference.',
  },
  message: ({ file, folderName, nearest }) => ({
    ru: [
      `Картинки «${shown(file)}» нет в папке ${folderName ?? 'с картинками'}.`,
      languageWords.ru.meant(file, nearest),
      'Положите файл в эту папку или исправьте имя; большие и маленькие буквы различаются.',
    ],
    en: [
      `There is no picture "${shown(file)}" in the folder ${folderName ?? 'of pictures'}.`,
      languageWords.en.meant(file, nearest),
      'Put the file into that folder or correct the name; capital and small letters differ.',
    ],
  }),
};

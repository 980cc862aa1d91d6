import type { FindingDefinition } from '../finding-definition.ts';
import { english } from '../languages/english.ts';
import { russian } from '../languages/russian.ts';
import { shown, withHint } from '../message.ts';

export const missingPicture: FindingDefinition<{
  readonly file: string;
  readonly folderName?: string;
  readonly nearest?: string;
}> = {
  number: 57,
  severity: 'error',
  dependsOn: 'value',
  cause: ({ file }) => file,
  meaning: {
    ru: 'Файла картинки с таким именем нет в папке с картинками. Большие и маленькие буквы в имени различаются.',
    en: 'The folder of pictures has no file of that name. Capital and small letters make a difference.',
  },
  message: {
    ru: ({ file, folderName, nearest }) =>
      withHint(
        `Картинки «${shown(file)}» нет в папке ${folderName ?? 'с картинками'}.`,
        russian.meant(file, nearest),
        'Положите файл в эту папку или исправьте имя; большие и маленькие буквы различаются.',
      ),
    en: ({ file, folderName, nearest }) =>
      withHint(
        `There is no picture "${shown(file)}" in the folder ${folderName ?? 'of pictures'}.`,
        english.meant(file, nearest),
        'Put the file into that folder or correct the name; capital and small letters differ.',
      ),
  },
  examples: ['missing-picture'],
};

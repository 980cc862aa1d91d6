import type { FindingDefinition } from '../finding-definition.ts';
import { shown } from '../message.ts';

export const pictureOutside: FindingDefinition<{
  readonly file: string;
  readonly folderName?: string | undefined;
  readonly proposal?: string | undefined;
}> = {
  number: 24,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Картинки сайта лежат в одной папке, и в файле пишут только имя: без папок, без адреса в интернете.',
    en: 'The pictures of the site are in one folder, and the file has only their names: no folders, no address of the web.',
  },
  message: ({ file, proposal, folderName }) => ({
    ru: [
      `Картинка «${shown(file)}» лежит не в папке с картинками сайта.`,
      `Положите файл в папку ${folderName ?? 'с картинками'} и напишите здесь только его имя${proposal === undefined ? ', без папок.' : `: ${shown(proposal)}`}`,
    ],
    en: [
      `The picture "${shown(file)}" is not in the site's pictures folder.`,
      `Put the file into the folder ${folderName ?? 'of pictures'} and write only its name here${proposal === undefined ? ', without folders.' : `: ${shown(proposal)}`}`,
    ],
  }),
};

import type { FindingDefinition } from '../finding-definition.ts';
import { shown, withHint } from '../message.ts';
import { saveAsJpeg } from '../save-as-jpeg.ts';

/** Why a file cannot be a picture of the site, as far as its name tells it. */
export type PictureNameProblem =
  /** A photo as phones save it. */
  | 'heic'
  /** A photo or bitmap in a format that browsers do not show, or that the site does not take. */
  | 'photo'
  /** The file of a drawing program. */
  | 'drawing'
  /** The name has characters that Windows does not take. */
  | 'characters';

export const pictureName: FindingDefinition<{
  readonly file: string;
  readonly problem: PictureNameProblem;
  /** What the file is called then. */
  readonly proposal: string;
}> = {
  number: 103,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Файл с таким именем не может быть картинкой сайта: браузеры не показывают этот формат, или в имени есть знаки, которых не принимает Windows. Сохраните картинку в другом формате или переименуйте файл и впишите новое имя.',
    en: 'A file of that name cannot be a picture of the site: browsers do not show its format, or its name has characters that Windows does not take. Save the picture in another format or rename the file, and write the new name here.',
  },
  message: {
    ru: ({ file, problem, proposal }) => {
      const name = `«${shown(file)}»`;
      const then = `Затем напишите здесь новое имя: ${shown(proposal)}`;
      switch (problem) {
        case 'heic':
          return withHint(`Фотографию HEIC (${name}) браузеры не показывают.`, saveAsJpeg.ru, then);
        case 'photo':
          return withHint(
            `Картинку ${name} сайт показать не может: такого формата он не знает.`,
            'Откройте её и сохраните как JPEG или PNG.',
            then,
          );
        case 'drawing':
          return withHint(
            `Картинку ${name} сайт показать не может: это файл программы для рисования.`,
            'Откройте её в этой программе и сохраните как SVG или PNG.',
            then,
          );
        case 'characters':
          return withHint(
            `В имени файла ${name} есть знаки, которых не принимает Windows.`,
            `Переименуйте файл и напишите здесь новое имя: ${shown(proposal)}`,
          );
        default:
          return problem satisfies never;
      }
    },
    en: ({ file, problem, proposal }) => {
      const name = `"${shown(file)}"`;
      const then = `Then write the new name here: ${shown(proposal)}`;
      switch (problem) {
        case 'heic':
          return withHint(`Browsers do not show HEIC photos (${name}).`, saveAsJpeg.en, then);
        case 'photo':
          return withHint(
            `The site cannot show the picture ${name}: it does not know the format.`,
            'Open it and save it as a JPEG or PNG.',
            then,
          );
        case 'drawing':
          return withHint(
            `The site cannot show the picture ${name}: it is a file of a drawing program.`,
            'Open it in that program and save it as an SVG or PNG.',
            then,
          );
        case 'characters':
          return withHint(
            `The name of the file ${name} has characters that Windows does not take.`,
            `Rename the file and write the new name here: ${shown(proposal)}`,
          );
        default:
          return problem satisfies never;
      }
    },
  },
  examples: ['picture-of-a-phone', 'picture-name-for-windows'],
};

import type { FindingDefinition } from '../finding-definition.ts';
import { shown } from '../message.ts';
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
  message: ({ file, problem, proposal }) => {
    const then = {
      ru: `Затем напишите здесь новое имя: ${shown(proposal)}`,
      en: `Then write the new name here: ${shown(proposal)}`,
    };
    switch (problem) {
      case 'heic':
        return {
          ru: [`Фотографию HEIC («${shown(file)}») браузеры не показывают.`, saveAsJpeg.ru, then.ru],
          en: [`Browsers do not show HEIC photos ("${shown(file)}").`, saveAsJpeg.en, then.en],
        };
      case 'photo':
        return {
          ru: [
            `Картинку «${shown(file)}» сайт показать не может: такого формата он не знает.`,
            'Откройте её и сохраните как JPEG или PNG.',
            then.ru,
          ],
          en: [
            `The site cannot show the picture "${shown(file)}": it does not know the format.`,
            'Open it and save it as a JPEG or PNG.',
            then.en,
          ],
        };
      case 'drawing':
        return {
          ru: [
            `Картинку «${shown(file)}» сайт показать не может: это файл программы для рисования.`,
            'Откройте её в этой программе и сохраните как SVG или PNG.',
            then.ru,
          ],
          en: [
            `The site cannot show the picture "${shown(file)}": it is a file of a drawing program.`,
            'Open it in that program and save it as an SVG or PNG.',
            then.en,
          ],
        };
      case 'characters':
        return {
          ru: [
            `В имени файла «${shown(file)}» есть знаки, которых не принимает Windows.`,
            `Переименуйте файл и напишите здесь новое имя: ${shown(proposal)}`,
          ],
          en: [
            `The name of the file "${shown(file)}" has characters that Windows does not take.`,
            `Rename the file and write the new name here: ${shown(proposal)}`,
          ],
        };
    }
  },
  examples: ['picture-of-a-phone', 'picture-name-for-windows'],
};

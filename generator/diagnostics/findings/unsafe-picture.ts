import type { FindingDefinition } from '../finding-definition.ts';
import { shown, withHint } from '../message.ts';
import type { MessageLanguage } from '../message-language.ts';

/** Why a picture cannot be published: something in it that a drawing does not need and no tool can replace, or damage. */
export type PictureProblem =
  /** Part of a web page: text of HTML, a frame, a video. */
  | 'web-page'
  /** It shows another file: a picture, a font, a style sheet. */
  | 'other-file'
  /** A photo in it tells where and when it was taken. */
  | 'photo-data'
  /** No picture, or only a part of one. */
  | 'damaged';

const pictureProblems: Readonly<Record<MessageLanguage, Readonly<Record<PictureProblem, string>>>> = {
  ru: {
    'web-page': 'внутри неё часть веб-страницы',
    'other-file': 'она показывает другой файл, который на сайт не попадёт',
    'photo-data': 'внутри неё фотография с записью о том, где и когда она снята',
    damaged: 'файл повреждён, или это не картинка',
  },
  en: {
    'web-page': 'holds a part of a web page',
    'other-file': 'shows another file, which would not come with it',
    'photo-data': 'holds a photo that tells where or when it was taken',
    damaged: 'is damaged or is no picture',
  },
};

export const unsafePicture: FindingDefinition<{ readonly file: string; readonly problem: PictureProblem }> = {
  number: 59,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Файл картинки повреждён, или в нём есть то, что рисунку не нужно, а может навредить посетителю или не покажется ему: часть веб-страницы, другой файл, запись о месте съёмки.',
    en: 'The file is damaged, or it holds what a drawing does not need and what could harm a visitor or would not be shown: a part of a web page, another file, the place where a photo was taken.',
  },
  message: {
    ru: ({ file, problem }) =>
      withHint(
        `Картинку «${shown(file)}» публиковать нельзя: ${pictureProblems.ru[problem]}.`,
        problem === 'damaged'
          ? 'Скопируйте файл в папку ещё раз или сохраните картинку заново.'
          : 'Откройте её в программе для рисования и сохраните как простой SVG или как PNG.',
      ),
    en: ({ file, problem }) =>
      withHint(
        `The picture "${shown(file)}" ${pictureProblems.en[problem]}, so it cannot be published.`,
        problem === 'damaged'
          ? 'Copy the file into the folder once more, or save the picture anew.'
          : 'Open it in a drawing program and save it as a plain SVG, or save it as a PNG.',
      ),
  },
  examples: ['unsafe-picture'],
};

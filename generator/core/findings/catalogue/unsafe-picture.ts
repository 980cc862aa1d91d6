import type { FindingDefinition } from '../finding-definition.ts';
import { shown } from '../message.ts';
import type { MessageLanguage } from '../message-language.ts';
import { saveAsJpeg } from '../save-as-jpeg.ts';

/** Why a picture cannot be published: something in it that a drawing does not need and no tool can replace, or damage. */
export type PictureProblem =
  /** Part of a web page: text of HTML, a frame, a video. */
  | 'web-page'
  /** It shows another file: a picture, a font, a style sheet. */
  | 'other-file'
  /** A photo in it tells where and when it was taken. */
  | 'photo-data'
  /** No picture, or only a part of one. */
  | 'damaged'
  /** A drawing with more elements, styles or points than any drawing needs. */
  | 'too-complex'
  /** More pixels than can be decoded on a small machine. */
  | 'too-large'
  /** Several pictures in one file, of which a page would show the first. */
  | 'animated'
  /** A photo in the format of phones (HEIC), whatever its name. */
  | 'heic';

type ProblemWords = Readonly<Record<MessageLanguage, Readonly<Record<PictureProblem, string>>>>;

const pictureProblems: ProblemWords = {
  ru: {
    'web-page': 'внутри неё часть веб-страницы',
    'other-file': 'она показывает другой файл, который на сайт не попадёт',
    'photo-data': 'внутри неё фотография с записью о том, где и когда она снята',
    damaged: 'файл повреждён, или это не картинка',
    'too-complex': 'рисунок слишком сложный, на телефоне он будет открываться долго',
    'too-large': 'она слишком большая: больше 50 мегапикселей',
    animated: 'в ней несколько кадров, а сайт показывает один',
    heic: 'это фотография в формате HEIC, браузеры её не показывают',
  },
  en: {
    'web-page': 'holds a part of a web page',
    'other-file': 'shows another file, which would not come with it',
    'photo-data': 'holds a photo that tells where or when it was taken',
    damaged: 'is damaged or is no picture',
    'too-complex': 'is a drawing so complex that a phone would take long to show it',
    'too-large': 'is too large: more than 50 megapixels',
    animated: 'has several frames, and the site shows one',
    heic: 'is a photo in the HEIC format, which browsers do not show',
  },
};

const plainDrawing = {
  ru: 'Откройте её в программе для рисования и сохраните как простой SVG или как PNG.',
  en: 'Open it in a drawing program and save it as a plain SVG, or save it as a PNG.',
} as const;

const advice: ProblemWords = {
  ru: {
    'web-page': plainDrawing.ru,
    'other-file': plainDrawing.ru,
    'photo-data': plainDrawing.ru,
    damaged: 'Скопируйте файл в папку ещё раз или сохраните картинку заново.',
    'too-complex': 'Упростите рисунок в программе для рисования или сохраните его как PNG.',
    'too-large': 'Уменьшите её: для сайта хватит 4000 пикселей по длинной стороне.',
    animated: 'Сохраните один кадр как JPEG или PNG.',
    heic: saveAsJpeg.ru,
  },
  en: {
    'web-page': plainDrawing.en,
    'other-file': plainDrawing.en,
    'photo-data': plainDrawing.en,
    damaged: 'Copy the file into the folder once more, or save the picture anew.',
    'too-complex': 'Simplify it in a drawing program, or save it as a PNG.',
    'too-large': 'Make it smaller: 4000 pixels along the longer side are enough for a site.',
    animated: 'Save one frame as a JPEG or PNG.',
    heic: saveAsJpeg.en,
  },
};

export const unsafePicture: FindingDefinition<{ readonly file: string; readonly problem: PictureProblem }> = {
  number: 59,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Файл картинки повреждён, или он слишком большой, или в нём есть то, что картинке не нужно, а может навредить посетителю или не покажется ему: часть веб-страницы, другой файл, запись о месте съёмки, несколько кадров.',
    en: 'The file is damaged or too large, or it holds what a picture does not need and what could harm a visitor or would not be shown: a part of a web page, another file, the place where a photo was taken, several frames.',
  },
  message: ({ file, problem }) => ({
    ru: [`Картинку «${shown(file)}» публиковать нельзя: ${pictureProblems.ru[problem]}.`, advice.ru[problem]],
    en: [
      `The picture "${shown(file)}" ${pictureProblems.en[problem]}, so it cannot be published.`,
      advice.en[problem],
    ],
  }),
};

import { z } from 'zod';
import { choice, key } from './key.ts';
import { flag, milliseconds } from './scalars.ts';

const gapPx = key(z.int().min(0), {
  ru: 'Расстояние между карточками в пикселях.',
  en: 'Space between the cards, in pixels.',
});
const slidesPerView = key(z.number().min(1), {
  ru: 'Сколько карточек видно сразу; 1.5 — полторы.',
  en: 'How many cards are seen at once; 1.5 means one and a half.',
});
const arrows = flag('Показывать ли стрелки', 'to show arrows');

const breakpointSchema = z.strictObject({
  below: key(z.int().min(1), {
    ru: 'Настройки действуют, пока окно уже этого числа пикселей.',
    en: 'These settings hold while the window is narrower than this many pixels.',
  }),
  gapPx: gapPx.optional(),
  slidesPerView: slidesPerView.optional(),
  arrows: arrows.optional(),
});

/** A carousel. The defaults are those of section 9 of the product specification. */
export const carouselSchema = z.strictObject({
  loop: flag('После последней карточки снова первая', 'the first card follows the last one').default(true),
  align: choice(['start', 'center'], {
    ru: 'Текущая карточка: start — у края, center — посередине.',
    en: 'The current card: start for at the edge, center for in the middle.',
    meanings: {
      start: { ru: 'Текущая карточка у края.', en: 'The current card at the edge.' },
      center: { ru: 'Текущая карточка посередине.', en: 'The current card in the middle.' },
    },
  }).default('center'),
  slidesPerView: slidesPerView.default(5),
  gapPx: gapPx.default(48),
  arrows: arrows.default(true),
  breakpoints: key(
    z.array(key(breakpointSchema, { ru: 'Настройки для узкого окна.', en: 'Settings for a narrow window.' })),
    {
      ru: 'Чем отличается лента в узких окнах.',
      en: 'What is different about the carousel in narrow windows.',
      example: 'breakpoints:\n  - below: 480\n    slidesPerView: 1\n    arrows: false',
    },
  ).default([
    { below: 1200, gapPx: 24 },
    { below: 880, gapPx: 16 },
    { below: 480, slidesPerView: 1.5, arrows: false },
  ]),
  speedMs: key(milliseconds.default(400), {
    ru: 'Сколько длится один шаг, в миллисекундах.',
    en: 'How long one step takes, in milliseconds.',
  }),
  autoplay: flag('Листать ли самой', 'the carousel moves by itself').default(false),
  autoplayIntervalMs: key(milliseconds.default(5000), {
    ru: 'Через сколько миллисекунд листать самой.',
    en: 'After how many milliseconds it moves by itself.',
  }),
});

export type CarouselSpec = z.output<typeof carouselSchema>;

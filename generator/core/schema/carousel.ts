import { z } from 'zod';
import { milliseconds } from './scalars.ts';

const gapPx = z.int().min(0).describe('Расстояние между карточками в пикселях.');
const slidesPerView = z.number().min(1).describe('Сколько карточек видно сразу; 1.5 — полторы.');
const arrows = z.boolean().describe('Показывать ли стрелки: true или false.');

const breakpointSchema = z.strictObject({
  below: z.int().min(1).describe('Настройки действуют, пока окно уже этого числа пикселей.'),
  gapPx: gapPx.optional(),
  slidesPerView: slidesPerView.optional(),
  arrows: arrows.optional(),
});

/** A carousel. The defaults are those of section 9 of the product specification. */
export const carouselSchema = z.strictObject({
  loop: z.boolean().default(true).describe('После последней карточки снова первая: true или false.'),
  align: z
    .enum(['start', 'center'])
    .meta({ enumDescriptions: ['Текущая карточка у края.', 'Текущая карточка посередине.'] })
    .default('center')
    .describe('Текущая карточка: start — у края, center — посередине.'),
  slidesPerView: slidesPerView.default(5),
  gapPx: gapPx.default(48),
  arrows: arrows.default(true),
  breakpoints: z
    .array(breakpointSchema.describe('Настройки для узкого окна.'))
    .default([
      { below: 1200, gapPx: 24 },
      { below: 880, gapPx: 16 },
      { below: 480, slidesPerView: 1.5, arrows: false },
    ])
    .describe('Чем отличается лента в узких окнах.')
    .meta({ example: 'breakpoints:\n  - below: 480\n    slidesPerView: 1\n    arrows: false' }),
  speedMs: milliseconds.default(400).describe('Сколько длится один шаг, в миллисекундах.'),
  autoplay: z.boolean().default(false).describe('Листать ли самой: true или false.'),
  autoplayIntervalMs: milliseconds.default(5000).describe('Через сколько миллисекунд листать самой.'),
});

export type CarouselSpec = z.output<typeof carouselSchema>;

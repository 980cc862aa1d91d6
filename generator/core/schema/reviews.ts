import { z } from 'zod';
import { key } from './key.ts';
import { line } from './scalars.ts';

/** Most stars that a review can have. */
const maxRating = 5;

export const reviewSchema = z.strictObject({
  text: key(line, { ru: 'Текст отзыва.', en: 'The text of the review.' }),
  name: key(line, {
    ru: 'Имя и первая буква фамилии.',
    en: 'First name and the first letter of the last name.',
  }),
  date: key(line, {
    ru: 'Дата словами, например «12 марта 2025».',
    en: 'The date in words, for example "12 March 2025".',
  }),
  service: key(line.optional(), {
    ru: 'За какую услугу отзыв, в двух-трёх словах.',
    en: 'Which service the review is about, in two or three words.',
  }),
  source: key(line.optional(), {
    ru: 'Где отзыв оставлен, например «Google Карты».',
    en: 'Where the review was left, for example "Google Maps".',
  }),
  rating: key(z.int().min(1).max(maxRating).default(maxRating), {
    ru: 'Сколько звёзд из пяти; без этой строки — пять.',
    en: 'How many stars out of five; without this line, five.',
  }),
});

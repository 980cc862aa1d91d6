import { z } from 'zod';
import { line } from './scalars.ts';

/** Most stars that a review can have. */
export const maxRating = 5;

export const reviewSchema = z.strictObject({
  text: line.describe('Текст отзыва.'),
  name: line.describe('Имя и первая буква фамилии.'),
  date: line.describe('Дата словами, например «12 марта 2025».'),
  rating: z
    .int()
    .min(1)
    .max(maxRating)
    .default(maxRating)
    .describe('Сколько звёзд из пяти; без этой строки — пять.'),
});

import { z } from 'zod';
import { key, listOf } from './key.ts';
import { line, linkTarget, markdown, optionCondition, pictureFile, referenceName } from './scalars.ts';
import { button, messengers, opening } from './section-parts.ts';

/** So many taps are still an answer; and every combination of answers is checked. */
const questionMaximum = 5;

const guideQuestion = z.strictObject({
  question: key(line, {
    ru: 'Короткий вопрос о посетителе.',
    en: 'A short question about the visitor.',
  }),
  options: key(
    z.record(
      referenceName,
      key(line, { ru: 'Ответ, как его увидит посетитель.', en: 'The answer as the visitor will see it.' }),
    ),
    {
      ru: 'Ответы: слева короткое имя для условий when, справа слова для посетителя.',
      en: 'The answers: on the left a short name for the conditions when, on the right words for the visitor.',
      example: {
        ru: 'options:\n  truck: Грузовик\n  van: Бус',
        en: 'options:\n  road: Road\n  hills: Hills',
      },
    },
  ),
});

const guideStop = z.strictObject({
  title: key(line, { ru: 'Название остановки.', en: 'The name of the stop.' }),
  when: key(z.array(key(optionCondition, { ru: 'Одно условие.', en: 'One condition.' })).default([]), {
    ru: 'Кому это нужно: имена ответов, любого достаточно; «truck + poland» — оба сразу. Без этой строки — всем.',
    en: 'Who needs it: names of answers, any of them will do; "road + new" means both. Without this line, everyone.',
    example: 'when: [truck, van + poland]',
  }),
  text: key(markdown.optional(), {
    ru: 'Одна строка: зачем это нужно.',
    en: 'One line: why it is needed.',
  }),
  link: key(linkTarget.optional(), {
    ru: 'Страница, где об этом подробнее.',
    en: 'The page that tells more.',
  }),
  picture: pictureFile.optional(),
});

export const guideSchema = z.strictObject({
  kind: key(z.literal('guide'), {
    ru: 'Подбор: посетитель отвечает на вопросы и видит, что нужно ему и в каком порядке.',
    en: 'A guide: the visitor answers questions and sees what he or she needs, and in which order.',
  }),
  ...opening,
  questions: listOf(guideQuestion, {
    ru: 'Вопросы по порядку.',
    en: 'The questions in order.',
    item: { ru: 'вопрос', en: 'question', namedBy: ['question'] },
  })
    .min(1)
    .max(questionMaximum),
  stops: listOf(guideStop, {
    ru: 'Остановки по порядку.',
    en: 'The stops in order.',
    item: { ru: 'остановка', en: 'stop', namedBy: ['title'] },
  }).min(1),
  button: button.optional(),
  messengers,
});

export type GuideSpec = z.output<typeof guideSchema>;

/** The names of the options that a condition joins. */
export function namesIn(condition: string): string[] {
  return condition.split('+').map((name) => name.trim());
}

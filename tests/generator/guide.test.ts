import { expect, test } from 'vitest';
import { resolveGuide } from '../../generator/core/resolve/guide.ts';
import { guideSchema } from '../../generator/core/schema/guide.ts';
import { allAnswers } from '../../generator/core/schema/guide-answers.ts';
import { contextFor } from '../support/resolve-context.ts';

const { context } = await contextFor('sites/driver-papers');

function guideWith(when: readonly string[], more: object = {}) {
  return guideSchema.parse({
    kind: 'guide',
    title: 'Маршрут',
    questions: [
      { question: 'Откуда', options: { by: 'Беларусь', ua: 'Украина' } },
      { question: 'На чём', options: { truck: 'Грузовик', bus: 'Автобус' } },
    ],
    stops: [{ title: 'Виза', when, ...more }],
  });
}

const resolved = (when: readonly string[], more?: object) =>
  resolveGuide(context, guideWith(when, more), 'guide', ['pages', 0]);

test.for<readonly [readonly string[], string | undefined]>([
  [[], undefined],
  [['by'], '«Беларусь»'],
  [['by', 'ua'], '«Беларусь» или «Украина»'],
  [['by + truck'], '«Беларусь» и «Грузовик»'],
  [['by + truck', 'ua+truck'], '«Беларусь» или «Украина», и «Грузовик»'],
  [['by + truck', 'ua + bus'], '«Беларусь» и «Грузовик», или «Украина» и «Автобус»'],
  [['by', 'bus'], '«Беларусь» или «Автобус»'],
])('the condition %j is said as %s', ([when, words]) => {
  expect(resolved(when).stops[0]?.condition).toBe(words);
});

test('a stop has its link, its options taken apart, and the form its field', () => {
  const { stops, formField } = resolved(['by + truck', 'ua'], { link: '/chip' });
  expect(stops[0]).toMatchObject({
    when: [['by', 'truck'], ['ua']],
    link: { kind: 'page', path: '/chip' },
  });
  expect(formField).toBe('question');
});

test('too many ways to answer are not tried', () => {
  const options = Object.fromEntries(Array.from({ length: 101 }, (_, number) => [`a${number}`, 'A']));
  const questions = [
    { question: 'One', options },
    { question: 'Two', options },
  ];
  expect(allAnswers({ ...guideWith([]), questions })).toEqual([]);
  expect(allAnswers(guideWith([]))).toHaveLength(4);
});

// Written by the generator from site.yaml (npm run generate). Do not edit: changes are lost.
import type { Page } from '../../src/model.ts';

export const page = {
  id: 'strakhovka',
  path: '/strakhovka',
  name: 'Страховка',
  head: {
    title: 'Страховка — РЕЙС ДОК',
    description: 'Текст',
    canonicalUrl: 'https://reisdok.example/strakhovka',
  },
  callButton: { phone: { display: '+375 44 000-00-03', href: 'tel:+375440000003' }, pageName: 'Страховка' },
  analytics: { visitLabel: 'Страховка' },
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      title: 'Страховка',
      text: [
        {
          type: 'paragraph',
          children: ['Напишите в одном-двух предложениях, кому нужна эта услуга и чем вы поможете.'],
        },
      ],
      services: [],
      messengers: [],
    },
    {
      kind: 'documents',
      id: 'documents',
      title: 'Какие документы нужны',
      text: [],
      items: [[{ type: 'paragraph', children: ['Паспорт'] }]],
      note: [],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'Как проходит работа',
      text: [],
      items: [
        [{ type: 'paragraph', children: ['Вы звоните или пишете нам.'] }],
        [{ type: 'paragraph', children: ['Мы говорим, что понадобится, и называем стоимость.'] }],
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'Частые вопросы',
      items: [
        {
          question: 'Сколько времени это займёт?',
          answer: [
            {
              type: 'paragraph',
              children: ['Зависит от ваших документов. Срок назовём до начала работы.'],
            },
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'call-to-action',
      title: 'Остались вопросы?',
      text: [{ type: 'paragraph', children: ['Позвоните или напишите нам.'] }],
      phones: [{ display: '+375 44 000-00-03', href: 'tel:+375440000003' }],
      messengers: [],
    },
  ],
} satisfies Page;

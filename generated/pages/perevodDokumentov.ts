// Written by the generator from site.yaml (npm run generate). Do not edit: changes are lost.
import type { Page } from '../../src/model.ts';

export const page = {
  id: 'perevodDokumentov',
  path: '/perevodDokumentov',
  name: 'Перевод документов',
  head: {
    title: 'Перевод документов — РЕЙС ДОК',
    description: 'Коротко: перевод паспорта',
    canonicalUrl: 'https://reisdok.example/perevodDokumentov',
  },
  callButton: {
    phone: { display: '+375 33 000-00-02', href: 'tel:+375330000002' },
    pageName: 'Перевод документов',
  },
  analytics: { visitLabel: 'Перевод документов' },
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      title: 'Перевод документов',
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
      phones: [{ display: '+375 33 000-00-02', href: 'tel:+375330000002' }],
      messengers: [],
    },
  ],
} satisfies Page;

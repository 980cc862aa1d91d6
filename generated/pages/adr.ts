// Written by the generator from site.yaml (npm run generate). Do not edit: changes are lost.
import type { Page } from '../../src/model.ts';

export const page = {
  id: 'adr',
  path: '/adr',
  name: 'Курс ADR',
  head: {
    title: 'Курс ADR: перевозка опасных грузов — РЕЙС ДОК',
    description: 'Свидетельство ADR (ДОПОГ) для водителя: базовый курс, цистерны, классы 1 и 7. Кому нужно, документы, экзамен, срок и продление.',
    canonicalUrl: 'https://reisdok.example/adr',
    shareImage: {
      url: 'https://reisdok.example/share/adr.jpg',
      width: 1200,
      height: 630,
      alt: 'Курс ADR: перевозка опасных грузов',
    },
  },
  callButton: {
    phone: { display: '+375 44 000-00-03', href: 'tel:+375440000003' },
    pageName: 'Курс ADR',
    conversionSendTo: 'AW-000000000/adr-call-example',
  },
  analytics: { visitLabel: 'Курс ADR', conversionSendTo: 'AW-000000000/adr-example' },
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      title: 'Курс ADR: перевозка опасных грузов',
      text: [
        {
          type: 'paragraph',
          children: [
            'Возите топливо, газы, кислоты или краски? Подскажем, нужно ли вам свидетельство ADR, какой курс выбрать и что подготовить.',
          ],
        },
      ],
      services: [],
      messengers: [
        { app: 'telegram', label: 'Telegram', href: 'https://t.me/reisdok_example' },
        { app: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/375440000003' },
        { app: 'viber', label: 'Viber', href: 'viber://chat?number=%2B375440000003' },
      ],
      button: { label: 'Спросить о курсе ADR', link: { kind: 'page', path: '/', hash: 'contacts' } },
      picture: {
        src: '/pictures/adr.svg',
        width: 600,
        height: 450,
        alt: 'Оранжевая табличка опасного груза и свидетельство',
      },
    },
    {
      kind: 'text',
      id: 'what',
      title: 'Что это',
      text: [
        {
          type: 'paragraph',
          children: [
            'ADR (по-русски ДОПОГ) — международное соглашение о перевозке опасных грузов автомобилем. Водитель проходит курс, сдаёт экзамен и получает пластиковое свидетельство с фото. Его признают во всех странах — участницах соглашения, в том числе в Беларуси и Польше.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'for-whom',
      title: 'Кому нужно',
      text: [
        {
          type: 'list',
          ordered: false,
          items: [
            [
              {
                type: 'paragraph',
                children: [
                  'Водителям, которые везут опасные грузы — топливо, газы, кислоты, краски, батареи — в количестве выше льготного.',
                ],
              },
            ],
            [
              {
                type: 'paragraph',
                children: [
                  'Для цистерн, взрывчатых веществ (класс 1) и радиоактивных грузов (класс 7) нужен ещё и специальный курс.',
                ],
              },
            ],
          ],
        },
        {
          type: 'paragraph',
          children: [
            'При малых и ограниченных количествах (LQ) свидетельство может не требоваться. Назовите груз — ответим точно.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'courses',
      title: 'Курс и экзамен',
      text: [
        { type: 'paragraph', children: ['Наименьший объём по правилам ADR, без практики:'] },
        {
          type: 'list',
          ordered: false,
          items: [
            [{ type: 'paragraph', children: ['базовый курс — 18 учебных единиц по 45 минут;'] }],
            [{ type: 'paragraph', children: ['цистерны — 12;'] }],
            [{ type: 'paragraph', children: ['класс 1 — 8;'] }],
            [{ type: 'paragraph', children: ['класс 7 — 8.'] }],
          ],
        },
        {
          type: 'paragraph',
          children: [
            'В Польше свидетельство получают с 21 года. Экзамен принимает комиссия маршала воеводства (marszałek województwa), свидетельство выдаёт сам маршал. В базовом тесте 30 вопросов, по цистернам — 18, по классам 1 и 7 — по 15. Нужно не меньше двух третей верных ответов.',
          ],
        },
        {
          type: 'paragraph',
          children: [
            'Учиться можно только в центре, который вправе вести курсы ADR. О месте и языке занятий и экзамена спросите нас.',
          ],
        },
      ],
    },
    {
      kind: 'documents',
      id: 'documents',
      title: 'Какие документы нужны',
      text: [],
      items: [
        [{ type: 'paragraph', children: ['Паспорт.'] }],
        [{ type: 'paragraph', children: ['Права подходящей категории.'] }],
        [{ type: 'paragraph', children: ['Фото.'] }],
        [{ type: 'paragraph', children: ['Для продления — действующее свидетельство ADR.'] }],
      ],
      note: [
        {
          type: 'paragraph',
          children: [
            'Для некоторых перевозок могут понадобиться документы о квалификации (',
            { type: 'link', link: { kind: 'page', path: '/kod95' }, children: ['Код 95'] },
            ') и ',
            {
              type: 'link',
              link: { kind: 'page', path: '/medicine' },
              children: ['заключения врача и психолога'],
            },
            '.',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'Как это проходит',
      text: [],
      items: [
        [{ type: 'paragraph', children: ['Определяем по вашим грузам, какие курсы нужны.'] }],
        [
          {
            type: 'paragraph',
            children: ['Собираем документы и уточняем условия учебного центра.'],
          },
        ],
        [{ type: 'paragraph', children: ['Вы проходите обучение и практику.'] }],
        [{ type: 'paragraph', children: ['Вы сдаёте экзамен.'] }],
        [{ type: 'paragraph', children: ['Вы получаете свидетельство.'] }],
      ],
    },
    {
      kind: 'text',
      id: 'validity',
      title: 'Срок действия и продление',
      text: [
        { type: 'paragraph', children: ['Свидетельство действует 5 лет.'] },
        {
          type: 'paragraph',
          children: [
            'Чтобы продлить его, курс и экзамен проходят в последние 12 месяцев перед концом срока. Тогда новые 5 лет считают от старой даты. Если опоздать, может понадобиться снова пройти начальный курс.',
          ],
        },
        {
          type: 'paragraph',
          children: [
            'Специальный курс, пройденный позже базового, может действовать только до конца базового.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'mistakes',
      title: 'Частые ошибки',
      text: [
        {
          type: 'list',
          ordered: false,
          items: [
            [{ type: 'paragraph', children: ['Вспомнить о продлении, когда срок уже вышел.'] }],
            [{ type: 'paragraph', children: ['Ехать на цистерне с одним базовым курсом.'] }],
            [
              {
                type: 'paragraph',
                children: [
                  'Думать, что для LQ и малых партий правил нет совсем: обучение персонала и документы всё равно нужны.',
                ],
              },
            ],
            [
              {
                type: 'paragraph',
                children: ['Купить свидетельство и не учиться: это подделка, а не документ.'],
              },
            ],
          ],
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'Частые вопросы',
      items: [
        {
          question: 'Нужен ли ADR каждому дальнобойщику?',
          answer: [
            {
              type: 'paragraph',
              children: ['Нет, только тем, кто везёт опасные грузы сверх льготных норм.'],
            },
          ],
        },
        {
          question: 'Можно ли сдать сразу на цистерны?',
          answer: [
            {
              type: 'paragraph',
              children: ['Сначала базовый курс. В одной программе их часто совмещают.'],
            },
          ],
        },
        {
          question: 'Белорусское свидетельство ДОПОГ годится в Польше?',
          answer: [
            {
              type: 'paragraph',
              children: [
                'Да: страны — участницы соглашения признают свидетельства друг друга. Требования своего перевозчика уточните отдельно.',
              ],
            },
          ],
        },
        {
          question: 'Можно ли учиться онлайн?',
          answer: [{ type: 'paragraph', children: ['Целиком — нет: практика и экзамен только очно.'] }],
        },
        {
          question: 'Код 95 включает ADR?',
          answer: [{ type: 'paragraph', children: ['Нет, это разные документы.'] }],
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'call-to-action',
      title: 'Нужен ADR?',
      text: [
        {
          type: 'paragraph',
          children: [
            'Скажите, что и на чём возите и есть ли уже свидетельство. Ответим, какой курс вам подходит.',
          ],
        },
      ],
      button: { label: 'Задать вопрос', link: { kind: 'page', path: '/', hash: 'contacts' } },
      phones: [{ display: '+375 44 000-00-03', href: 'tel:+375440000003' }],
      messengers: [
        { app: 'telegram', label: 'Telegram', href: 'https://t.me/reisdok_example' },
        { app: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/375440000003' },
        { app: 'viber', label: 'Viber', href: 'viber://chat?number=%2B375440000003' },
      ],
    },
    {
      kind: 'related',
      id: 'related',
      title: 'Что ещё может понадобиться',
      cards: [
        {
          title: 'Код 95',
          text: 'Начальная квалификация, периодическое обучение, карта квалификации.',
          picture: { src: '/pictures/code-95.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/kod95' },
        },
        {
          title: 'Медосмотр и психотесты',
          text: 'Заключения врача и психолога для Кода 95 и польских прав.',
          picture: { src: '/pictures/medical.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/medicine' },
        },
        {
          title: 'Чип-карта',
          text: 'Карта водителя для тахографа: первая, продление, замена при утере.',
          picture: { src: '/pictures/chip-card.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/chip' },
        },
      ],
    },
  ],
} satisfies Page;

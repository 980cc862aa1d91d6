// Written by the generator from site.yaml (npm run generate). Do not edit: changes are lost.
import type { Page } from '../../src/model/page.ts';

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
      trail: [
        { label: 'Главная', link: { kind: 'page', path: '/' } },
        { label: 'Наши услуги', link: { kind: 'page', path: '/', hash: 'services' } },
      ],
      title: 'Курс ADR: перевозка опасных грузов',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Возите топливо, газы, кислоты или краски? Подскажем, нужно ли вам свидетельство ADR, какой курс выбрать и что подготовить.',
          ],
        },
      ],
      services: [],
      messengers: [
        { app: 'telegram', label: 'Telegram', href: 'https://t.me/reisdok_example' },
        { app: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/375440000003' },
        { app: 'viber', label: 'Viber', href: 'viber://chat?number=%2B375440000003' },
      ],
      button: { label: 'Спросить о курсе ADR', link: { kind: 'page', path: '/adr', hash: 'ask' } },
      picture: {
        src: '/pictures/adr.svg',
        width: 600,
        height: 450,
        alt: 'Оранжевая табличка опасного груза и свидетельство',
      },
    },
    {
      kind: 'facts',
      id: 'facts',
      items: [
        { value: '5 лет', text: 'действует свидетельство' },
        { value: '12 месяцев', text: 'перед концом срока — время продлить' },
        { value: 'с 21 года', text: 'выдают в Польше' },
      ],
    },
    {
      kind: 'contents',
      id: 'contents',
      title: 'На этой странице',
      parts: [
        { id: 'what', label: 'Что это', link: { kind: 'page', path: '/adr', hash: 'what' } },
        { id: 'for-whom', label: 'Кому нужно', link: { kind: 'page', path: '/adr', hash: 'for-whom' } },
        { id: 'courses', label: 'Курс и экзамен', link: { kind: 'page', path: '/adr', hash: 'courses' } },
        { id: 'documents', label: 'Какие документы нужны', link: { kind: 'page', path: '/adr', hash: 'documents' } },
        { id: 'steps', label: 'Как это проходит', link: { kind: 'page', path: '/adr', hash: 'steps' } },
        { id: 'validity', label: 'Срок действия и продление', link: { kind: 'page', path: '/adr', hash: 'validity' } },
        { id: 'mistakes', label: 'Частые ошибки', link: { kind: 'page', path: '/adr', hash: 'mistakes' } },
        { id: 'questions', label: 'Частые вопросы', link: { kind: 'page', path: '/adr', hash: 'questions' } },
      ],
      phones: [{ display: '+375 44 000-00-03', href: 'tel:+375440000003' }],
      messengers: [
        { app: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/375440000003' },
        { app: 'viber', label: 'Viber', href: 'viber://chat?number=%2B375440000003' },
      ],
    },
    {
      kind: 'text',
      id: 'what',
      title: 'Что это',
      text: [
        {
          kind: 'paragraph',
          children: [
            'ADR (по-русски ДОПОГ) — международное соглашение о перевозке опасных грузов автомобилем. Водитель проходит курс, сдаёт экзамен и получает пластиковое свидетельство с фото. Его признают во всех странах — участницах соглашения, в том числе в Беларуси и Польше.',
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
          kind: 'list',
          items: [
            [
              {
                kind: 'paragraph',
                children: [
                  'Водителям, которые везут опасные грузы — топливо, газы, кислоты, краски, батареи — в количестве выше льготного.',
                ],
              },
            ],
            [
              {
                kind: 'paragraph',
                children: [
                  'Для цистерн, взрывчатых веществ (класс 1) и радиоактивных грузов (класс 7) нужен ещё и специальный курс.',
                ],
              },
            ],
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'При малых и ограниченных количествах (LQ) свидетельство может не требоваться. Назовите груз — ответим точно.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'courses',
      title: 'Курс и экзамен',
      text: [
        { kind: 'paragraph', children: ['Наименьший объём по правилам ADR, без практики:'] },
        {
          kind: 'list',
          items: [
            [{ kind: 'paragraph', children: ['базовый курс — 18 учебных единиц по 45 минут;'] }],
            [{ kind: 'paragraph', children: ['цистерны — 12;'] }],
            [{ kind: 'paragraph', children: ['класс 1 — 8;'] }],
            [{ kind: 'paragraph', children: ['класс 7 — 8.'] }],
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'В Польше свидетельство получают с 21 года. Экзамен принимает комиссия маршала воеводства (',
            { kind: 'foreign', language: 'pl', children: ['marszałek województwa'] },
            '), свидетельство выдаёт сам маршал. В базовом тесте 30 вопросов, по цистернам — 18, по классам 1 и 7 — по 15. Нужно не меньше двух третей верных ответов.',
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Учиться можно только в центре, который вправе вести курсы ADR. О месте и языке занятий и экзамена спросите нас.',
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
        [{ kind: 'paragraph', children: ['Паспорт.'] }],
        [{ kind: 'paragraph', children: ['Права подходящей категории.'] }],
        [{ kind: 'paragraph', children: ['Фото.'] }],
        [{ kind: 'paragraph', children: ['Для продления — действующее свидетельство ADR.'] }],
      ],
      note: [
        {
          kind: 'paragraph',
          children: [
            'Для некоторых перевозок могут понадобиться документы о квалификации (',
            { kind: 'link', link: { kind: 'page', path: '/kod95' }, children: ['Код 95'] },
            ') и ',
            { kind: 'link', link: { kind: 'page', path: '/medicine' }, children: ['заключения врача и психолога'] },
            '.',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'Как это проходит',
      text: [],
      items: [
        { text: [{ kind: 'paragraph', children: ['Определяем по вашим грузам, какие курсы нужны.'] }], who: 'us' },
        {
          text: [{ kind: 'paragraph', children: ['Собираем документы и уточняем условия учебного центра.'] }],
          who: 'us',
        },
        { text: [{ kind: 'paragraph', children: ['Вы проходите обучение и практику.'] }], who: 'you' },
        { text: [{ kind: 'paragraph', children: ['Вы сдаёте экзамен.'] }], who: 'you' },
        { text: [{ kind: 'paragraph', children: ['Вы получаете свидетельство.'] }], who: 'you' },
      ],
    },
    {
      kind: 'text',
      id: 'validity',
      title: 'Срок действия и продление',
      text: [
        { kind: 'paragraph', children: ['Свидетельство действует 5 лет.'] },
        {
          kind: 'paragraph',
          children: [
            'Чтобы продлить его, курс и экзамен проходят в последние 12 месяцев перед концом срока. Тогда новые 5 лет считают от старой даты. Если опоздать, может понадобиться снова пройти начальный курс.',
          ],
        },
        {
          kind: 'paragraph',
          children: ['Специальный курс, пройденный позже базового, может действовать только до конца базового.'],
        },
      ],
    },
    {
      kind: 'text',
      id: 'mistakes',
      title: 'Частые ошибки',
      text: [
        {
          kind: 'list',
          items: [
            [{ kind: 'paragraph', children: ['Вспомнить о продлении, когда срок уже вышел.'] }],
            [{ kind: 'paragraph', children: ['Ехать на цистерне с одним базовым курсом.'] }],
            [
              {
                kind: 'paragraph',
                children: [
                  'Думать, что для LQ и малых партий правил нет совсем: обучение персонала и документы всё равно нужны.',
                ],
              },
            ],
            [{ kind: 'paragraph', children: ['Купить свидетельство и не учиться: это подделка, а не документ.'] }],
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
          question: 'Нужен ли ADR каждому дальнобойщику?',
          answer: [{ kind: 'paragraph', children: ['Нет, только тем, кто везёт опасные грузы сверх льготных норм.'] }],
        },
        {
          question: 'Можно ли сдать сразу на цистерны?',
          answer: [{ kind: 'paragraph', children: ['Сначала базовый курс. В одной программе их часто совмещают.'] }],
        },
        {
          question: 'Белорусское свидетельство ДОПОГ годится в Польше?',
          answer: [
            {
              kind: 'paragraph',
              children: [
                'Да: страны — участницы соглашения признают свидетельства друг друга. Требования своего перевозчика уточните отдельно.',
              ],
            },
          ],
        },
        {
          question: 'Можно ли учиться онлайн?',
          answer: [{ kind: 'paragraph', children: ['Целиком — нет: практика и экзамен только очно.'] }],
        },
        { question: 'Код 95 включает ADR?', answer: [{ kind: 'paragraph', children: ['Нет, это разные документы.'] }] },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'ask',
      title: 'Нужен ADR?',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Скажите, что и на чём возите и есть ли уже свидетельство. Ответим, какой курс вам подходит и сколько он стоит. Для курсов и виз у нас отдельный номер.',
          ],
        },
      ],
      phones: [{ display: '+375 44 000-00-03', href: 'tel:+375440000003' }],
      messengers: [
        { app: 'telegram', label: 'Telegram', href: 'https://t.me/reisdok_example' },
        { app: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/375440000003' },
        { app: 'viber', label: 'Viber', href: 'viber://chat?number=%2B375440000003' },
      ],
      form: { id: 'form', source: 'Форма на странице «Курс ADR»', topic: 'Курс ADR' },
    },
    {
      kind: 'related',
      id: 'related',
      title: 'Что ещё может понадобиться',
      cards: [
        {
          title: 'Код 95',
          text: 'Начальная квалификация, периодическое обучение, карта квалификации.',
          picture: { src: '/pictures/code-95.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/kod95' },
        },
        {
          title: 'Медосмотр и психотесты',
          text: 'Заключения врача и психолога для Кода 95 и польских прав.',
          picture: { src: '/pictures/medical.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/medicine' },
        },
        {
          title: 'Чип-карта',
          text: 'Карта водителя для тахографа: первая, продление, замена при утере.',
          picture: { src: '/pictures/chip-card.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/chip' },
        },
      ],
    },
  ],
} satisfies Page;

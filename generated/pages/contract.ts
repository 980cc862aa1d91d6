// Written by the generator from site.yaml (npm run generate). Do not edit: changes are lost.
import type { Page } from '../../src/model/page.ts';

export const page = {
  id: 'contract',
  path: '/contract',
  name: 'Контракты на деловую визу',
  head: {
    title: 'Деловая виза: приглашение и контракт — РЕЙС ДОК',
    description: 'Документы для деловой визы в Польшу: приглашение фирмы, контракт, подтверждение реальных деловых связей. Чем она отличается от рабочей.',
    canonicalUrl: 'https://reisdok.example/contract',
    shareImage: {
      url: 'https://reisdok.example/share/contract.jpg',
      width: 1200,
      height: 630,
      alt: 'Документы для деловой визы: приглашение и контракт',
    },
  },
  callButton: {
    phone: { display: '+375 29 000-00-01', href: 'tel:+375290000001' },
    pageName: 'Контракты на деловую визу',
    conversionSendTo: 'AW-000000000/contract-call-example',
  },
  analytics: { visitLabel: 'Контракты на деловую визу', conversionSendTo: 'AW-000000000/contract-example' },
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      trail: [
        { label: 'Главная', link: { kind: 'page', path: '/' } },
        { label: 'Наши услуги', link: { kind: 'page', path: '/', hash: 'services' } },
      ],
      title: 'Документы для деловой визы: приглашение и контракт',
      text: [
        {
          kind: 'paragraph',
          children: [
            'У вашей фирмы есть партнёр в Польше или другой стране ЕС? Поможем проверить приглашение, контракт и документы о деловых связях.',
          ],
        },
      ],
      services: [],
      messengers: [
        { app: 'telegram', label: 'Telegram', href: 'https://t.me/reisdok_example' },
        { app: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/375290000001' },
        { app: 'viber', label: 'Viber', href: 'viber://chat?number=%2B375290000001' },
      ],
      button: { label: 'Проверить документы для визы', link: { kind: 'page', path: '/contract', hash: 'ask' } },
      picture: { src: '/pictures/contract.svg', width: 600, height: 450, alt: 'Контракт с подписью и ручка' },
    },
    {
      kind: 'contents',
      id: 'contents',
      title: 'На этой странице',
      parts: [
        { id: 'what', label: 'Что это', link: { kind: 'page', path: '/contract', hash: 'what' } },
        { id: 'for-whom', label: 'Кому подходит', link: { kind: 'page', path: '/contract', hash: 'for-whom' } },
        {
          id: 'documents',
          label: 'Какие документы нужны',
          link: { kind: 'page', path: '/contract', hash: 'documents' },
        },
        {
          id: 'proper-papers',
          label: 'Что должно быть в приглашении и контракте',
          link: { kind: 'page', path: '/contract', hash: 'proper-papers' },
        },
        { id: 'steps', label: 'Как это проходит', link: { kind: 'page', path: '/contract', hash: 'steps' } },
        { id: 'validity', label: 'Срок визы', link: { kind: 'page', path: '/contract', hash: 'validity' } },
        { id: 'mistakes', label: 'Частые ошибки', link: { kind: 'page', path: '/contract', hash: 'mistakes' } },
        { id: 'questions', label: 'Частые вопросы', link: { kind: 'page', path: '/contract', hash: 'questions' } },
      ],
      phones: [{ display: '+375 29 000-00-01', href: 'tel:+375290000001' }],
      messengers: [
        { app: 'telegram', label: 'Telegram', href: 'https://t.me/reisdok_example' },
        { app: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/375290000001' },
        { app: 'viber', label: 'Viber', href: 'viber://chat?number=%2B375290000001' },
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
            'Деловая виза нужна для поездок по делам фирмы: на переговоры, встречи и выставки, для исполнения контракта. К анкете прикладывают приглашение принимающей фирмы и документы о деловых связях.',
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Рабочую визу она не заменяет. И контракт нужен настоящий: мы помогаем оформить документы только по реальным связям.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'for-whom',
      title: 'Кому подходит',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Предпринимателям и сотрудникам фирм, у которых есть реальный партнёр в Польше или другой стране ЕС.',
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Если вы возите грузы в ЕС от перевозчика своей страны, сначала спросите нас: у консульств свои правила, а у ЕС есть ограничения для перевозчиков.',
          ],
        },
        {
          kind: 'paragraph',
          children: [
            { kind: 'strong', children: ['Не подходит'] },
            ', если вы будете работать водителем у польского перевозчика. Тогда нужны виза с целью «работа» и ',
            { kind: 'link', link: { kind: 'page', path: '/workInvitation' }, children: ['приглашение для визы'] },
            '.',
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
        [
          {
            kind: 'paragraph',
            children: [
              'Паспорт, анкета, фото и медицинская страховка — как для ',
              { kind: 'link', link: { kind: 'page', path: '/visaRegister' }, children: ['любой визы'] },
              '.',
            ],
          },
        ],
        [
          {
            kind: 'paragraph',
            children: ['Приглашение фирмы или организации на встречу, переговоры или мероприятие.'],
          },
        ],
        [{ kind: 'paragraph', children: ['Документы о деловых связях: контракт, переписка, счета, накладные.'] }],
        [{ kind: 'paragraph', children: ['Входные билеты на выставку или конгресс, если едете туда.'] }],
        [{ kind: 'paragraph', children: ['Документы о фирме: регистрация, выписка из реестра.'] }],
        [{ kind: 'paragraph', children: ['Документы о вашей работе в ней: справка, приказ о командировке.'] }],
      ],
      note: [
        {
          kind: 'paragraph',
          children: ['У водителей консульство может попросить и другие бумаги: о лицензии перевозчика, о маршруте.'],
        },
      ],
    },
    {
      kind: 'text',
      id: 'proper-papers',
      title: 'Что должно быть в приглашении и контракте',
      text: [
        {
          kind: 'list',
          items: [
            [{ kind: 'paragraph', children: ['Полные данные обеих фирм.'] }],
            [{ kind: 'paragraph', children: ['Имя приглашённого как в паспорте, номер паспорта, должность.'] }],
            [{ kind: 'paragraph', children: ['Цель, даты и место поездки, кто оплачивает расходы.'] }],
            [{ kind: 'paragraph', children: ['Предмет и срок контракта.'] }],
            [{ kind: 'paragraph', children: ['Подписи людей, которые имеют право подписывать.'] }],
          ],
        },
        { kind: 'paragraph', children: ['Нужен ли оригинал или хватит копии, решает консульство.'] },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'Как это проходит',
      text: [],
      items: [
        { text: [{ kind: 'paragraph', children: ['Выясняем настоящую цель поездки и кто ваш партнёр.'] }], who: 'us' },
        {
          text: [{ kind: 'paragraph', children: ['Проверяем контракт и приглашение: данные, даты, подписи.'] }],
          who: 'us',
        },
        { text: [{ kind: 'paragraph', children: ['Собираем документы о фирме и о вас.'] }], who: 'us' },
        {
          text: [
            {
              kind: 'paragraph',
              children: [
                'Помогаем с анкетой и подсказываем порядок ',
                { kind: 'link', link: { kind: 'page', path: '/visaRegister' }, children: ['записи на подачу'] },
                '.',
              ],
            },
          ],
          who: 'us',
        },
        { text: [{ kind: 'paragraph', children: ['Вы подаёте документы. Обычно это делают лично.'] }], who: 'you' },
      ],
    },
    {
      kind: 'text',
      id: 'validity',
      title: 'Срок визы',
      text: [
        {
          kind: 'paragraph',
          children: [
            'По шенгенской визе (C) можно быть до 90 дней в любые 180 дней. Срок самой визы и число въездов определяет консул.',
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
          kind: 'list',
          items: [
            [
              {
                kind: 'paragraph',
                children: [
                  'Контракт «для галочки», по которому ничего не происходит. Ложные сведения и поддельные документы — основание для отказа.',
                ],
              },
            ],
            [{ kind: 'paragraph', children: ['Разные даты в приглашении, анкете и страховке.'] }],
            [{ kind: 'paragraph', children: ['Подпись человека без полномочий.'] }],
            [{ kind: 'paragraph', children: ['Деловая цель в анкете, когда на самом деле едете работать.'] }],
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
          question: 'Можно ли по деловой визе работать водителем у польской фирмы?',
          answer: [
            { kind: 'paragraph', children: ['Нет. Для этого нужны виза с целью «работа» и документ от работодателя.'] },
          ],
        },
        {
          question: 'Можно ли получить контракт, если партнёра нет?',
          answer: [
            { kind: 'paragraph', children: ['Нет. Мы помогаем оформить документы только по реальным деловым связям.'] },
          ],
        },
        {
          question: 'Нужен ли перевод контракта?',
          answer: [
            {
              kind: 'paragraph',
              children: ['Да, если консульство не примет его на языке оригинала. Узнаем это до подачи.'],
            },
          ],
        },
        {
          question: 'Что проверяет консул?',
          answer: [
            {
              kind: 'paragraph',
              children: ['Цель поездки, существуют ли фирмы, как вы с ними связаны и собираетесь ли вернуться.'],
            },
          ],
        },
        {
          question: 'Дадут ли многократную визу?',
          answer: [{ kind: 'paragraph', children: ['Решает консул, в том числе по вашей визовой истории.'] }],
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'ask',
      title: 'Едете по делам фирмы?',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Скажите, кто вас приглашает и с какой целью. Ответим, каких документов не хватает и сколько стоит помощь.',
          ],
        },
      ],
      phones: [
        { display: '+375 29 000-00-01', href: 'tel:+375290000001' },
        { display: '+375 33 000-00-02', href: 'tel:+375330000002' },
      ],
      messengers: [
        { app: 'telegram', label: 'Telegram', href: 'https://t.me/reisdok_example' },
        { app: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/375290000001' },
        { app: 'viber', label: 'Viber', href: 'viber://chat?number=%2B375290000001' },
      ],
      form: { id: 'form', source: 'Форма на странице «Контракты на деловую визу»', topic: 'Контракты на деловую визу' },
    },
    {
      kind: 'related',
      id: 'related',
      title: 'Что ещё может понадобиться',
      cards: [
        {
          title: 'Регистрация на визу',
          text: 'Помощь с анкетой, комплектом документов и записью на подачу.',
          picture: { src: '/pictures/visa.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/visaRegister' },
        },
        {
          title: 'Приглашение для визы',
          text: 'Заявление работодателя или разрешение на работу: какой документ нужен вам.',
          picture: { src: '/pictures/invitation.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/workInvitation' },
        },
        {
          title: 'О компании',
          text: 'Кто мы, как работаем и как с нами связаться.',
          picture: { src: '/pictures/office.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/about' },
          isAside: true,
        },
      ],
    },
  ],
} satisfies Page;

// Written by the generator from site.yaml (npm run generate). Do not edit: changes are lost.
import type { Page } from '../../src/model/page.ts';

export const page = {
  id: 'invitation',
  path: '/workInvitation',
  name: 'Приглашение для визы',
  head: {
    title: 'Приглашение для рабочей визы в Польшу — РЕЙС ДОК',
    description: 'Приглашение для рабочей визы водителя: заявление о поручении работы или разрешение, кто его оформляет, какие документы нужны от вас.',
    canonicalUrl: 'https://reisdok.example/workInvitation',
    shareImage: {
      url: 'https://reisdok.example/share/invitation.jpg',
      width: 1200,
      height: 630,
      alt: 'Приглашение для рабочей визы',
    },
  },
  callButton: {
    phone: { display: '+375 29 000-00-01', href: 'tel:+375290000001' },
    pageName: 'Приглашение для визы',
    conversionSendTo: 'AW-000000000/invitation-call-example',
  },
  analytics: { visitLabel: 'Приглашение для визы', conversionSendTo: 'AW-000000000/invitation-example' },
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      trail: [
        { label: 'Главная', link: { kind: 'page', path: '/' } },
        { label: 'Наши услуги', link: { kind: 'page', path: '/', hash: 'services' } },
      ],
      title: 'Приглашение для рабочей визы',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Разберём, какой документ нужен вам, что готовит работодатель и что — вы. Поможем проверить данные до подачи на визу.',
          ],
        },
      ],
      services: [],
      messengers: [
        { app: 'telegram', label: 'Telegram', href: 'https://t.me/reisdok_example' },
        { app: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/375290000001' },
        { app: 'viber', label: 'Viber', href: 'viber://chat?number=%2B375290000001' },
      ],
      button: {
        label: 'Узнать, какой документ мне нужен',
        link: { kind: 'page', path: '/workInvitation', hash: 'ask' },
      },
      picture: { src: '/pictures/invitation.svg', width: 600, height: 450, alt: 'Приглашение в открытом конверте' },
    },
    {
      kind: 'facts',
      id: 'facts',
      items: [
        { value: 'до 24 месяцев', text: 'заявление о поручении работы' },
        { value: 'до 3 лет', text: 'разрешение на работу' },
      ],
    },
    {
      kind: 'contents',
      id: 'contents',
      title: 'На этой странице',
      parts: [
        { id: 'what', label: 'Что это', link: { kind: 'page', path: '/workInvitation', hash: 'what' } },
        { id: 'for-whom', label: 'Кому нужно', link: { kind: 'page', path: '/workInvitation', hash: 'for-whom' } },
        {
          id: 'documents',
          label: 'Какие документы нужны от водителя',
          link: { kind: 'page', path: '/workInvitation', hash: 'documents' },
        },
        { id: 'steps', label: 'Как это проходит', link: { kind: 'page', path: '/workInvitation', hash: 'steps' } },
        {
          id: 'good-to-know',
          label: 'Что важно знать',
          link: { kind: 'page', path: '/workInvitation', hash: 'good-to-know' },
        },
        { id: 'mistakes', label: 'Частые ошибки', link: { kind: 'page', path: '/workInvitation', hash: 'mistakes' } },
        {
          id: 'questions',
          label: 'Частые вопросы',
          link: { kind: 'page', path: '/workInvitation', hash: 'questions' },
        },
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
            '«Приглашением» водители называют документ, по которому польский работодатель может законно принять вас на работу. Он бывает двух видов:',
          ],
        },
        {
          kind: 'list',
          items: [
            [
              {
                kind: 'paragraph',
                children: [
                  'заявление о поручении работы (',
                  { kind: 'foreign', language: 'pl', children: ['oświadczenie o powierzeniu pracy'] },
                  ') — его вносит в реестр повятовое бюро труда (',
                  { kind: 'foreign', language: 'pl', children: ['powiatowy urząd pracy'] },
                  '), срок до 24 месяцев;',
                ],
              },
            ],
            [
              {
                kind: 'paragraph',
                children: [
                  'разрешение на работу (',
                  { kind: 'foreign', language: 'pl', children: ['zezwolenie na pracę'] },
                  ') — его выдаёт воевода (',
                  { kind: 'foreign', language: 'pl', children: ['wojewoda'] },
                  '), срок до 3 лет.',
                ],
              },
            ],
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Оба документа оформляет работодатель, а не водитель. Само по себе приглашение — не виза, и въезда оно не обещает. Мы помогаем только с документами: определить нужный, собрать ваши бумаги для работодателя, проверить готовый документ и подготовиться к подаче на визу.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'for-whom',
      title: 'Кому нужно',
      text: [
        { kind: 'paragraph', children: ['Гражданам не из ЕС, у которых нет другого права на работу в Польше.'] },
        {
          kind: 'list',
          items: [
            [
              {
                kind: 'paragraph',
                children: [
                  {
                    kind: 'strong',
                    children: ['Заявление (', { kind: 'foreign', language: 'pl', children: ['oświadczenie'] }, ')'],
                  },
                  ' — для граждан Беларуси, Украины, Молдовы и Армении. Такой список действует с 1 декабря 2025 года; перед началом проверяем, не изменился ли он.',
                ],
              },
            ],
            [
              {
                kind: 'paragraph',
                children: [
                  { kind: 'strong', children: ['Разрешение на работу'] },
                  ' — для граждан России и стран Центральной Азии.',
                ],
              },
            ],
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Для граждан Украины есть и отдельный порядок уведомления (',
            { kind: 'foreign', language: 'pl', children: ['powiadomienie'] },
            '), его правила меняются. С некоторыми видами карты побыту (',
            { kind: 'foreign', language: 'pl', children: ['karta pobytu'] },
            ') или с Картой поляка разрешение может не понадобиться. Проверим по вашим документам.',
          ],
        },
      ],
    },
    {
      kind: 'documents',
      id: 'documents',
      title: 'Какие документы нужны от водителя',
      text: [],
      items: [
        [{ kind: 'paragraph', children: ['Копия всех заполненных страниц паспорта.'] }],
        [
          {
            kind: 'paragraph',
            children: [
              'Документы о квалификации: права, ',
              { kind: 'link', link: { kind: 'page', path: '/kod95' }, children: ['Код 95'] },
              ' или карта квалификации.',
            ],
          },
        ],
        [{ kind: 'paragraph', children: ['Адрес и контакты.'] }],
        [
          {
            kind: 'paragraph',
            children: [
              'Перед началом работы — заключения врача и психолога: ',
              { kind: 'link', link: { kind: 'page', path: '/medicine' }, children: ['медосмотр и психотесты'] },
              '.',
            ],
          },
        ],
      ],
      note: [
        {
          kind: 'paragraph',
          children: ['Могут спросить о прежних визах и отказах. Отвечайте как есть: ложные сведения ведут к отказу.'],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'Как это проходит',
      text: [],
      items: [
        {
          text: [
            { kind: 'paragraph', children: ['Смотрим гражданство и документы, определяем, какая бумага подходит.'] },
          ],
          who: 'us',
        },
        { text: [{ kind: 'paragraph', children: ['Работодатель готовит данные о должности, оплате и договоре.'] }] },
        {
          text: [
            { kind: 'paragraph', children: ['Работодатель подаёт заявление электронно, через портал praca.gov.pl.'] },
          ],
        },
        {
          text: [
            {
              kind: 'paragraph',
              children: ['Вы получаете копию документа, и мы вместе сверяем в ней имя, номер паспорта и даты.'],
            },
          ],
          who: 'you',
        },
        {
          text: [
            {
              kind: 'paragraph',
              children: [
                'Вы подаёте на визу с целью «работа». Дальше — ',
                { kind: 'link', link: { kind: 'page', path: '/visaRegister' }, children: ['регистрация на визу'] },
                '.',
              ],
            },
          ],
          who: 'you',
        },
        {
          text: [
            {
              kind: 'paragraph',
              children: [
                'После въезда вы подписываете договор и начинаете работу у работодателя, который указан в документе.',
              ],
            },
          ],
          who: 'you',
        },
      ],
    },
    {
      kind: 'text',
      id: 'good-to-know',
      title: 'Что важно знать',
      text: [
        {
          kind: 'list',
          items: [
            [{ kind: 'paragraph', children: ['До начала работы работодатель отправляет в орган копию договора.'] }],
            [
              {
                kind: 'paragraph',
                children: [
                  'Если документ — ',
                  { kind: 'foreign', language: 'pl', children: ['oświadczenie'] },
                  ', работодатель сообщает о начале работы в течение 7 дней. Если она не началась — в течение 14.',
                ],
              },
            ],
            [
              {
                kind: 'paragraph',
                children: [
                  'Для международных перевозок грузов водителю не из ЕС (кроме долгосрочных резидентов ЕС) нужно ещё свидетельство водителя (',
                  { kind: 'foreign', language: 'pl', children: ['świadectwo kierowcy'] },
                  '). Его запрашивает перевозчик, а выдаёт главная транспортная инспекция (GITD). Срок — до 5 лет, оригинал водитель возит с собой.',
                ],
              },
            ],
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
                  'Купить приглашение у фирмы, где работать не собираетесь. Это риск отказа и незаконной работы.',
                ],
              },
            ],
            [{ kind: 'paragraph', children: ['Не заметить ошибку в номере паспорта или в имени.'] }],
            [{ kind: 'paragraph', children: ['Начать работу без договора или у другой фирмы.'] }],
            [{ kind: 'paragraph', children: ['Путать рабочее приглашение с частным, от знакомых.'] }],
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
          question: 'С приглашением визу точно дадут?',
          answer: [{ kind: 'paragraph', children: ['Нет, решает консул.'] }],
        },
        {
          question: 'Можно ли работать у другого перевозчика?',
          answer: [
            {
              kind: 'paragraph',
              children: [
                'Нет. Документ привязан к работодателю и условиям. Для другого перевозчика нужен новый документ.',
              ],
            },
          ],
        },
        {
          question: 'Что лучше — oświadczenie или разрешение?',
          answer: [
            { kind: 'paragraph', children: ['Выбирать обычно не приходится: решают гражданство и срок работы.'] },
          ],
        },
        {
          question: 'Могу ли я проверить приглашение?',
          answer: [
            {
              kind: 'paragraph',
              children: ['Да. Найдите фирму в польских реестрах KRS или CEIDG и сверьте данные с работодателем.'],
            },
          ],
        },
        {
          question: 'Нужны приглашения на нескольких водителей?',
          answer: [
            {
              kind: 'paragraph',
              children: [
                'Напишите, сколько водителей, какое у них гражданство и какие документы уже есть. Назовём, чего не хватает каждому.',
              ],
            },
          ],
        },
        {
          question: 'Хватит ли oświadczenie для рейсов по ЕС?',
          answer: [
            {
              kind: 'paragraph',
              children: ['Нет. Для международных перевозок грузов перевозчику нужно ещё свидетельство водителя.'],
            },
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'ask',
      title: 'Разбираетесь с приглашением?',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Скажите, какое у вас гражданство и какой документ вам уже дали или обещают. Ответим, что проверить и сколько стоит помощь. Если водителей несколько, напишите о каждом.',
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
      form: { id: 'form', source: 'Форма на странице «Приглашение для визы»', topic: 'Приглашение для визы' },
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
      ],
    },
  ],
} satisfies Page;

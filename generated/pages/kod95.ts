// Written by the generator from site.yaml (npm run generate). Do not edit: changes are lost.
import type { Page } from '../../src/model/page.ts';

export const page = {
  id: 'kod95',
  path: '/kod95',
  name: 'Код 95',
  head: {
    title: 'Код 95: обучение и документы водителя — РЕЙС ДОК',
    description: 'Код 95 для категорий C, CE и D: кому 35, 140 или 280 часов, что такое карта квалификации водителя, какие документы нужны и как продлить.',
    canonicalUrl: 'https://reisdok.example/kod95',
    shareImage: {
      url: 'https://reisdok.example/share/kod95.jpg',
      width: 1200,
      height: 630,
      alt: 'Код 95: квалификация профессионального водителя',
    },
  },
  callButton: {
    phone: { display: '+375 29 000-00-01', href: 'tel:+375290000001' },
    pageName: 'Код 95',
    conversionSendTo: 'AW-000000000/kod95-call-example',
  },
  analytics: { visitLabel: 'Код 95', conversionSendTo: 'AW-000000000/kod95-example' },
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      trail: [
        { label: 'Главная', link: { kind: 'page', path: '/' } },
        { label: 'Наши услуги', link: { kind: 'page', path: '/', hash: 'services' } },
      ],
      title: 'Код 95: квалификация профессионального водителя',
      text: [
        {
          kind: 'paragraph',
          children: [
            '35, 140 или 280 часов? Определим вид обучения по вашим правам и поможем собрать документы: на первый код и на продление.',
          ],
        },
      ],
      services: [],
      messengers: [
        { app: 'telegram', label: 'Telegram', href: 'https://t.me/reisdok_example' },
        { app: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/375290000001' },
        { app: 'viber', label: 'Viber', href: 'viber://chat?number=%2B375290000001' },
      ],
      button: { label: 'Узнать, какой курс нужен мне', link: { kind: 'page', path: '/kod95', hash: 'ask' } },
      picture: {
        src: '/pictures/code-95.svg',
        width: 600,
        height: 450,
        alt: 'Карта квалификации водителя и знак «95»',
      },
    },
    {
      kind: 'facts',
      id: 'facts',
      items: [
        { value: '35 часов', text: 'продление, каждые 5 лет' },
        { value: '140 часов', text: 'ускоренный курс' },
        { value: '280 часов', text: 'полный курс' },
      ],
    },
    {
      kind: 'contents',
      id: 'contents',
      title: 'На этой странице',
      parts: [
        { id: 'what', label: 'Что это', link: { kind: 'page', path: '/kod95', hash: 'what' } },
        { id: 'for-whom', label: 'Кому нужен', link: { kind: 'page', path: '/kod95', hash: 'for-whom' } },
        { id: 'courses', label: 'Какое бывает обучение', link: { kind: 'page', path: '/kod95', hash: 'courses' } },
        { id: 'where', label: 'Где учатся', link: { kind: 'page', path: '/kod95', hash: 'where' } },
        { id: 'documents', label: 'Какие документы нужны', link: { kind: 'page', path: '/kod95', hash: 'documents' } },
        { id: 'steps', label: 'Как это проходит', link: { kind: 'page', path: '/kod95', hash: 'steps' } },
        {
          id: 'validity',
          label: 'Срок действия и продление',
          link: { kind: 'page', path: '/kod95', hash: 'validity' },
        },
        { id: 'mistakes', label: 'Частые ошибки', link: { kind: 'page', path: '/kod95', hash: 'mistakes' } },
        { id: 'questions', label: 'Частые вопросы', link: { kind: 'page', path: '/kod95', hash: 'questions' } },
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
            'Код 95 — отметка с датой о том, что водитель прошёл профессиональное обучение по правилам ЕС. Её ставят в права страны ЕС или в отдельную карту квалификации водителя (',
            { kind: 'foreign', language: 'pl', children: ['karta kwalifikacji kierowcy'] },
            ').',
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Без Кода 95 нельзя работать на грузовике или автобусе у перевозчика из ЕС, кроме случаев-исключений. Код, полученный в одной стране ЕС, признают и другие.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'for-whom',
      title: 'Кому нужен',
      text: [
        {
          kind: 'list',
          items: [
            [
              {
                kind: 'paragraph',
                children: ['Водителям категорий C1, C1E, C, CE, D1, D1E, D, DE, которые возят грузы или пассажиров.'],
              },
            ],
            [
              {
                kind: 'paragraph',
                children: ['В том числе гражданам не из ЕС, если они работают у компании, зарегистрированной в ЕС.'],
              },
            ],
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Водителям микроавтобусов («бусов») с категорией B Код 95 не нужен. Есть и другие исключения: например, машины с максимальной скоростью до 45 км/ч, армия, спасатели, учебная езда.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'courses',
      title: 'Какое бывает обучение',
      text: [
        {
          kind: 'list',
          items: [
            [
              {
                kind: 'paragraph',
                children: [
                  { kind: 'strong', children: ['Начальная квалификация'] },
                  ' (',
                  { kind: 'foreign', language: 'pl', children: ['kwalifikacja wstępna'] },
                  ') — 280 часов.',
                ],
              },
            ],
            [
              {
                kind: 'paragraph',
                children: [
                  { kind: 'strong', children: ['Ускоренная начальная'] },
                  ' (',
                  { kind: 'foreign', language: 'pl', children: ['kwalifikacja wstępna przyspieszona'] },
                  ') — 140 часов.',
                ],
              },
            ],
            [
              {
                kind: 'paragraph',
                children: [
                  { kind: 'strong', children: ['Дополнительная'] },
                  ', для перехода с грузов на пассажиров и наоборот, — в Польше 70 часов, ускоренная — 35 часов.',
                ],
              },
            ],
            [
              {
                kind: 'paragraph',
                children: [
                  { kind: 'strong', children: ['Периодическое обучение'] },
                  ' (',
                  { kind: 'foreign', language: 'pl', children: ['szkolenie okresowe'] },
                  ') — 35 часов каждые 5 лет.',
                ],
              },
            ],
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Если категория C открыта до 10 сентября 2009 года или категория D до 10 сентября 2008 года, начальная квалификация не нужна, только периодическое обучение. Подскажем, чем подтвердить дату.',
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Возраст: с ускоренным курсом категория C — с 21 года, D — с 23 лет. С полным курсом C — с 18 лет, D — с 21 года. В отдельных странах бывают отличия.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'where',
      title: 'Где учатся',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Гражданин не из ЕС проходит начальную квалификацию в стране, где зарегистрирован работодатель, или в стране, которая выдала разрешение на работу. Периодическое обучение — там, где живёт или работает.',
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Обучение проводят только учебные центры, у которых есть на это право. О месте, датах и языке занятий спросите нас.',
          ],
        },
      ],
    },
    {
      kind: 'documents',
      id: 'documents',
      title: 'Какие документы нужны',
      text: [{ kind: 'paragraph', children: ['Обычный список для Польши.'] }],
      items: [
        [{ kind: 'paragraph', children: ['Паспорт и документ о законном пребывании.'] }],
        [{ kind: 'paragraph', children: ['Права нужной категории.'] }],
        [
          {
            kind: 'paragraph',
            children: [
              'Медицинское и психологическое заключения: ',
              { kind: 'link', link: { kind: 'page', path: '/medicine' }, children: ['медосмотр и психотесты'] },
              '.',
            ],
          },
        ],
        [{ kind: 'paragraph', children: ['Фото 35×45 мм.'] }],
        [
          {
            kind: 'paragraph',
            children: [
              'Номер профиля профессионального водителя (',
              { kind: 'foreign', language: 'pl', children: ['profil kierowcy zawodowego'] },
              ', PKZ). Профиль создаёт староство (',
              { kind: 'foreign', language: 'pl', children: ['starostwo'] },
              ') — районное ведомство, где выдают права.',
            ],
          },
        ],
        [
          {
            kind: 'paragraph',
            children: [
              'Для карты квалификации: заявление, копии прав и заключений, подтверждение оплаты сбора, при необходимости — копия свидетельства об окончании курса.',
            ],
          },
        ],
      ],
      note: [
        {
          kind: 'paragraph',
          children: ['Могут попросить перевод прав и подтверждение, что вы намерены работать у польского перевозчика.'],
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
          text: [{ kind: 'paragraph', children: ['Смотрим, когда открыта категория, и определяем вид обучения.'] }],
          who: 'us',
        },
        { text: [{ kind: 'paragraph', children: ['Вы проходите медосмотр и психотесты.'] }], who: 'you' },
        {
          text: [
            {
              kind: 'paragraph',
              children: [
                'Вы подаёте в староство заявления на профиль водителя (PKZ) и карту квалификации. Бумаги к ним готовим вместе.',
              ],
            },
          ],
          who: 'you',
        },
        {
          text: [{ kind: 'paragraph', children: ['Вы проходите курс в зарегистрированном учебном центре.'] }],
          who: 'you',
        },
        {
          text: [
            {
              kind: 'paragraph',
              children: ['После начальной квалификации — тест перед комиссией, которую назначает воевода.'],
            },
          ],
          who: 'you',
        },
        { text: [{ kind: 'paragraph', children: ['Код 95 вносят в карту квалификации или в польские права.'] }] },
        {
          text: [
            {
              kind: 'paragraph',
              children: [
                'Карта нужна перевозчику, чтобы получить на вас свидетельство водителя (',
                { kind: 'foreign', language: 'pl', children: ['świadectwo kierowcy'] },
                ').',
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'validity',
      title: 'Срок действия и продление',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Код 95 действует до 5 лет. Работать водителем с просроченным кодом нельзя, поэтому начинают заранее:',
          ],
        },
        {
          kind: 'list',
          start: 1,
          items: [
            [
              {
                kind: 'paragraph',
                children: [
                  'получают новые ',
                  {
                    kind: 'link',
                    link: { kind: 'page', path: '/medicine' },
                    children: ['заключения врача и психолога'],
                  },
                  ';',
                ],
              },
            ],
            [{ kind: 'paragraph', children: ['проходят 35 часов периодического обучения;'] }],
            [
              {
                kind: 'paragraph',
                children: ['подают документы, чтобы новую дату внесли в карту квалификации или в польские права.'],
              },
            ],
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'В Польше дата кода не может быть позже срока медицинского и психологического заключений. Если заключение кончается через два года, код тоже впишут не дольше чем на два года.',
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
                  'Купить «сертификат» без обучения. Центр обязан отмечать занятия в системе, и подделка видна при проверке.',
                ],
              },
            ],
            [{ kind: 'paragraph', children: ['Начать курс без заключений врача и психолога и без PKZ.'] }],
            [
              {
                kind: 'paragraph',
                children: [
                  'Путать карту квалификации с ',
                  { kind: 'link', link: { kind: 'page', path: '/chip' }, children: ['чип-картой'] },
                  '.',
                ],
              },
            ],
            [{ kind: 'paragraph', children: ['Не заметить, что медицинское заключение кончается раньше кода.'] }],
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
          question: '35, 140 или 280 часов — что нужно мне?',
          answer: [
            {
              kind: 'paragraph',
              children: [
                '35 — если Код 95 у вас уже был или категория C открыта до 10 сентября 2009 года, а D — до 10 сентября 2008-го. Иначе 140 или 280: это зависит от возраста.',
              ],
            },
          ],
        },
        {
          question: 'У меня белорусские права. Куда впишут код?',
          answer: [
            {
              kind: 'paragraph',
              children: ['В карту квалификации водителя. В белорусских правах места для него нет.'],
            },
          ],
        },
        {
          question: 'Подойдёт ли белорусское удостоверение международника?',
          answer: [{ kind: 'paragraph', children: ['Нет. Код 95 выдают страны ЕС по своей процедуре.'] }],
        },
        {
          question: 'На каком языке курс и экзамен?',
          answer: [
            {
              kind: 'paragraph',
              children: ['Язык у каждого центра и каждой комиссии свой. Назовём его до начала курса.'],
            },
          ],
        },
        {
          question: 'Срок кода вышел. Что делать?',
          answer: [
            {
              kind: 'paragraph',
              children: ['Пройти периодическое обучение. Работать водителем с просроченным кодом нельзя.'],
            },
          ],
        },
        {
          question: 'Я получу польские права. Карта ещё нужна?',
          answer: [
            {
              kind: 'paragraph',
              children: [
                'Нет: Код 95 впишут в польские права. Как их получить, написано на странице ',
                {
                  kind: 'link',
                  link: { kind: 'page', path: '/licenceChange' },
                  children: ['Замена водительских прав'],
                },
                '.',
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'ask',
      title: 'Какой курс нужен вам?',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Скажите, какие категории открыты и с какого года. Назовём вид обучения, список документов и стоимость помощи.',
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
      form: { id: 'form', source: 'Форма на странице «Код 95»', topic: 'Код 95' },
    },
    {
      kind: 'related',
      id: 'related',
      title: 'Что ещё может понадобиться',
      cards: [
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
        {
          title: 'Курс ADR',
          text: 'Базовый курс, цистерны, классы 1 и 7, продление свидетельства.',
          picture: { src: '/pictures/adr.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/adr' },
        },
      ],
    },
  ],
} satisfies Page;

// Written by the generator from site.yaml (npm run generate). Do not edit: changes are lost.
import type { Page } from '../../src/model/page.ts';

export const page = {
  id: 'licenceChange',
  path: '/licenceChange',
  name: 'Замена водительских прав',
  head: {
    title: 'Замена водительских прав на польские — РЕЙС ДОК',
    description: 'Обмен белорусских, украинских и других прав на польские: когда это обязательно, какие документы и справка нужны, что будет с Кодом 95.',
    canonicalUrl: 'https://reisdok.example/licenceChange',
    shareImage: {
      url: 'https://reisdok.example/share/licenceChange.jpg',
      width: 1200,
      height: 630,
      alt: 'Замена водительских прав на польские',
    },
  },
  callButton: {
    phone: { display: '+375 29 000-00-01', href: 'tel:+375290000001' },
    pageName: 'Замена водительских прав',
    conversionSendTo: 'AW-000000000/licence-call-example',
  },
  analytics: { visitLabel: 'Замена водительских прав', conversionSendTo: 'AW-000000000/licence-example' },
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      trail: [
        { label: 'Главная', link: { kind: 'page', path: '/' } },
        { label: 'Наши услуги', link: { kind: 'page', path: '/', hash: 'services' } },
      ],
      title: 'Замена водительских прав на польские',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Живёте в Польше с белорусскими, украинскими или другими правами? Проверим, пора ли их менять, и поможем собрать документы.',
          ],
        },
      ],
      services: [],
      messengers: [
        { app: 'telegram', label: 'Telegram', href: 'https://t.me/reisdok_example' },
        { app: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/375290000001' },
        { app: 'viber', label: 'Viber', href: 'viber://chat?number=%2B375290000001' },
      ],
      button: { label: 'Проверить, пора ли менять права', link: { kind: 'page', path: '/licenceChange', hash: 'ask' } },
      picture: {
        src: '/pictures/licence.svg',
        width: 600,
        height: 450,
        alt: 'Одно водительское удостоверение меняют на другое',
      },
    },
    {
      kind: 'facts',
      id: 'facts',
      items: [
        { value: 'от 185 дней', text: 'в году живёте в Польше — пора менять права' },
        { value: '6 месяцев', text: 'действуют в Польше иностранные права' },
        { value: 'до 5 лет', text: 'выдают категории C, CE, D' },
      ],
    },
    {
      kind: 'contents',
      id: 'contents',
      title: 'На этой странице',
      parts: [
        { id: 'what', label: 'Что это', link: { kind: 'page', path: '/licenceChange', hash: 'what' } },
        { id: 'for-whom', label: 'Кому нужно', link: { kind: 'page', path: '/licenceChange', hash: 'for-whom' } },
        {
          id: 'documents',
          label: 'Какие документы нужны',
          link: { kind: 'page', path: '/licenceChange', hash: 'documents' },
        },
        {
          id: 'certificate',
          label: 'Справка консульства для белорусских прав',
          link: { kind: 'page', path: '/licenceChange', hash: 'certificate' },
        },
        { id: 'steps', label: 'Как это проходит', link: { kind: 'page', path: '/licenceChange', hash: 'steps' } },
        { id: 'validity', label: 'Срок действия', link: { kind: 'page', path: '/licenceChange', hash: 'validity' } },
        { id: 'mistakes', label: 'Частые ошибки', link: { kind: 'page', path: '/licenceChange', hash: 'mistakes' } },
        { id: 'questions', label: 'Частые вопросы', link: { kind: 'page', path: '/licenceChange', hash: 'questions' } },
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
            'Замена прав — это обмен: вы сдаёте национальные права и получаете польские, образца ЕС. Категории переносят после проверки данных.',
          ],
        },
        {
          kind: 'paragraph',
          children: ['Второго комплекта прав не выдают: старый документ ведомство возвращает в страну выдачи.'],
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
                children: ['Тем, у кого права не из ЕС и кто живёт в Польше не меньше 185 дней в календарном году.'],
              },
            ],
            [
              {
                kind: 'paragraph',
                children: [
                  'Тем, у кого уже польские права и кончается срок категорий C, CE или D: для продления снова нужны заключения врача и психолога.',
                ],
              },
            ],
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Иностранные права действуют в Польше 6 месяцев с начала постоянного или временного проживания. От какого дня считать вам, посмотрим по документам. С конца 2024 года транспортная инспекция (ITD) чаще проверяет это у водителей не из ЕС.',
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Если вы живёте в Беларуси и только приезжаете в рейсы, замена может быть не нужна. Для граждан Украины со статусом временной защиты действуют отдельные правила.',
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
        [{ kind: 'paragraph', children: ['Заявление.'] }],
        [{ kind: 'paragraph', children: ['Фото 35×45 мм.'] }],
        [{ kind: 'paragraph', children: ['Подтверждение оплаты сбора.'] }],
        [
          {
            kind: 'paragraph',
            children: [
              'Паспорт и документ о пребывании: карта побыту (',
              { kind: 'foreign', language: 'pl', children: ['karta pobytu'] },
              '), виза или другой.',
            ],
          },
        ],
        [{ kind: 'paragraph', children: ['Подтверждение адреса и того, что вы живёте в Польше не меньше 185 дней.'] }],
        [
          {
            kind: 'paragraph',
            children: [
              'Копия прав с переводом присяжного переводчика (',
              { kind: 'foreign', language: 'pl', children: ['tłumacz przysięgły'] },
              ') на польский.',
            ],
          },
        ],
        [
          {
            kind: 'paragraph',
            children: [
              'Подтверждение подлинности прав от страны, которая их выдала. Для белорусских прав это справка консульства Беларуси в Польше.',
            ],
          },
        ],
      ],
      note: [
        {
          kind: 'paragraph',
          children: [
            'Бумаги о проживании у каждого ведомства свои: узнаем, какие примет ваше. Если срок в правах не указан или его нужно продлить, могут попросить заключения врача и психолога.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'certificate',
      title: 'Справка консульства для белорусских прав',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Заявление на справку можно подать лично или по почте. Направить его может и польское ведомство. Прикладывают копии паспорта и прав, подтверждение оплаты и конверт для ответа.',
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Справка нужна не всем: её не приносят, например, беженцы, люди с дополнительной защитой или с гуманитарной визой.',
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
        {
          text: [{ kind: 'paragraph', children: ['Проверяем, сколько вы живёте в Польше, категории и срок прав.'] }],
          who: 'us',
        },
        { text: [{ kind: 'paragraph', children: ['Присяжный переводчик переводит права.'] }] },
        {
          text: [
            {
              kind: 'paragraph',
              children: ['Вы получаете справку консульства или с нашей помощью готовите запрос на неё.'],
            },
          ],
          who: 'you',
        },
        {
          text: [
            {
              kind: 'paragraph',
              children: [
                'Вы подаёте заявление в староство (',
                { kind: 'foreign', language: 'pl', children: ['starostwo'] },
                ') или городское управление по месту жительства. Комплект к нему готовим вместе.',
              ],
            },
          ],
          who: 'you',
        },
        {
          text: [
            { kind: 'paragraph', children: ['Ведомство сверяет данные. Вы сдаёте старые права и получаете польские.'] },
          ],
          who: 'you',
        },
        {
          text: [
            {
              kind: 'paragraph',
              children: [
                'Отдельно решаем, что делать с ',
                { kind: 'link', link: { kind: 'page', path: '/kod95' }, children: ['Кодом 95'] },
                ' и ',
                { kind: 'link', link: { kind: 'page', path: '/chip' }, children: ['чип-картой'] },
                '.',
              ],
            },
          ],
          who: 'us',
        },
      ],
    },
    {
      kind: 'text',
      id: 'validity',
      title: 'Срок действия',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Польские права категорий C, CE и D выдают на срок до 5 лет, категории B — до 15 лет. Для продления C и D нужны ',
            { kind: 'link', link: { kind: 'page', path: '/medicine' }, children: ['медосмотр и психотесты'] },
            '.',
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'С конца 2025 года закон разрешает поменять и просроченные иностранные права, если страна выдачи подтвердит данные.',
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
            [{ kind: 'paragraph', children: ['Считать, что после 185 дней в Польше права можно не менять.'] }],
            [{ kind: 'paragraph', children: ['Переводить права у обычного переводчика, а не у присяжного.'] }],
            [{ kind: 'paragraph', children: ['Указать адрес, который нечем подтвердить.'] }],
            [{ kind: 'paragraph', children: ['Поменять права и забыть про Код 95 в карте квалификации.'] }],
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
          question: 'Нужно ли сдавать экзамен?',
          answer: [
            {
              kind: 'paragraph',
              children: [
                'Обычно нет: права по образцу Венской конвенции о дорожном движении меняют без экзамена. Если образец не соответствует конвенциям, сдают теорию.',
              ],
            },
          ],
        },
        {
          question: 'Меняют ли международные права?',
          answer: [{ kind: 'paragraph', children: ['Нет, только национальные.'] }],
        },
        {
          question: 'Вернут ли мне белорусские права?',
          answer: [
            { kind: 'paragraph', children: ['Нет: старые права сдают, и ведомство отправляет их в страну выдачи.'] },
          ],
        },
        {
          question: 'Можно ли ездить, пока права меняют?',
          answer: [
            {
              kind: 'paragraph',
              children: [
                'Не всегда: важно, не кончились ли 6 месяцев и какие документы у вас на руках. Проверим их вместе до подачи.',
              ],
            },
          ],
        },
        {
          question: 'Перенесут ли категории C, CE и D?',
          answer: [{ kind: 'paragraph', children: ['Да, если их подтвердит страна выдачи.'] }],
        },
        {
          question: 'Может ли подать доверенное лицо?',
          answer: [{ kind: 'paragraph', children: ['Не везде. Узнаем правила ведомства по вашему адресу.'] }],
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'ask',
      title: 'Не уверены, надо ли менять права?',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Скажите, какой страны у вас права, с какого времени и на каком основании вы живёте в Польше. Ответим, с чего начать и сколько стоит помощь.',
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
      form: { id: 'form', source: 'Форма на странице «Замена водительских прав»', topic: 'Замена водительских прав' },
    },
    {
      kind: 'related',
      id: 'related',
      title: 'Что ещё может понадобиться',
      cards: [
        {
          title: 'Получение PESEL',
          text: 'Польский личный номер: зачем он водителю и как его получить.',
          picture: { src: '/pictures/pesel.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/pesel' },
        },
        {
          title: 'Код 95',
          text: 'Начальная квалификация, периодическое обучение, карта квалификации.',
          picture: { src: '/pictures/code-95.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/kod95' },
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

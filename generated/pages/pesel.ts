// Written by the generator from site.yaml (npm run generate). Do not edit: changes are lost.
import type { Page } from '../../src/model/page.ts';

export const page = {
  id: 'pesel',
  path: '/pesel',
  name: 'Получение PESEL',
  head: {
    title: 'Получение PESEL для водителя — РЕЙС ДОК',
    description: 'PESEL для иностранца: зачем он водителю, как получить при регистрации адреса или по заявлению, какие документы взять и частые ошибки.',
    canonicalUrl: 'https://reisdok.example/pesel',
    shareImage: { url: 'https://reisdok.example/share/pesel.jpg', width: 1200, height: 630, alt: 'Получение PESEL' },
  },
  callButton: {
    phone: { display: '+375 29 000-00-01', href: 'tel:+375290000001' },
    pageName: 'Получение PESEL',
    conversionSendTo: 'AW-000000000/pesel-call-example',
  },
  analytics: { visitLabel: 'Получение PESEL', conversionSendTo: 'AW-000000000/pesel-example' },
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      trail: [
        { label: 'Главная', link: { kind: 'page', path: '/' } },
        { label: 'Наши услуги', link: { kind: 'page', path: '/', hash: 'services' } },
      ],
      title: 'Получение PESEL',
      text: [
        {
          kind: 'paragraph',
          children: ['Подскажем, нужен ли вам этот номер, как его получить и что написать в заявлении.'],
        },
      ],
      services: [],
      messengers: [
        { app: 'telegram', label: 'Telegram', href: 'https://t.me/reisdok_example' },
        { app: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/375290000001' },
        { app: 'viber', label: 'Viber', href: 'viber://chat?number=%2B375290000001' },
      ],
      button: { label: 'Узнать, как получить PESEL', link: { kind: 'page', path: '/pesel', hash: 'ask' } },
      picture: { src: '/pictures/pesel.svg', width: 600, height: 450, alt: 'Личный номер из одиннадцати цифр' },
    },
    {
      kind: 'facts',
      id: 'facts',
      items: [
        { value: '11 цифр', text: 'в номере' },
        { value: '1 раз', text: 'и навсегда' },
        { value: 'больше 30 дней', text: 'регистрация адреса — и номер присвоят сами' },
      ],
    },
    {
      kind: 'contents',
      id: 'contents',
      title: 'На этой странице',
      parts: [
        { id: 'what', label: 'Что это', link: { kind: 'page', path: '/pesel', hash: 'what' } },
        { id: 'for-whom', label: 'Кому нужен', link: { kind: 'page', path: '/pesel', hash: 'for-whom' } },
        { id: 'two-ways', label: 'Два пути', link: { kind: 'page', path: '/pesel', hash: 'two-ways' } },
        { id: 'documents', label: 'Какие документы нужны', link: { kind: 'page', path: '/pesel', hash: 'documents' } },
        { id: 'steps', label: 'Как это проходит', link: { kind: 'page', path: '/pesel', hash: 'steps' } },
        { id: 'validity', label: 'Срок действия', link: { kind: 'page', path: '/pesel', hash: 'validity' } },
        { id: 'mistakes', label: 'Частые ошибки', link: { kind: 'page', path: '/pesel', hash: 'mistakes' } },
        { id: 'questions', label: 'Частые вопросы', link: { kind: 'page', path: '/pesel', hash: 'questions' } },
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
            'PESEL — личный номер из 11 цифр в польском реестре населения. В нём зашифрованы дата рождения и пол, последняя цифра — контрольная. По номеру вас узнают налоговая, страховое ведомство ZUS, банк и врач.',
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'PESEL не даёт права жить или работать в Польше. Виза или карта побыту (',
            { kind: 'foreign', language: 'pl', children: ['karta pobytu'] },
            ') всё равно нужны.',
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
                children: [
                  'Тем, кто живёт и работает в Польше и оформляет ',
                  { kind: 'link', link: { kind: 'page', path: '/licenceChange' }, children: ['права'] },
                  ', ',
                  { kind: 'link', link: { kind: 'page', path: '/chip' }, children: ['чип-карту'] },
                  ', ',
                  { kind: 'link', link: { kind: 'page', path: '/kod95' }, children: ['Код 95'] },
                  ', счёт в банке или электронную идентификацию.',
                ],
              },
            ],
            [{ kind: 'paragraph', children: ['Иностранцам, от которых PESEL требует закон или ведомство.'] }],
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Если вы не живёте в Польше, номер может и не понадобиться. Проверим, прежде чем собирать бумаги.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'two-ways',
      title: 'Два пути',
      text: [
        {
          kind: 'list',
          start: 1,
          items: [
            [
              {
                kind: 'paragraph',
                children: [
                  { kind: 'strong', children: ['При регистрации адреса'] },
                  ' (',
                  { kind: 'foreign', language: 'pl', children: ['zameldowanie'] },
                  ') на срок больше 30 дней номер присваивают автоматически.',
                ],
              },
            ],
            [
              {
                kind: 'paragraph',
                children: [
                  { kind: 'strong', children: ['По заявлению'] },
                  ', если регистрация невозможна, но номер требует закон. В заявлении указывают статью закона.',
                ],
              },
            ],
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Обращаются в управление гмины (',
            { kind: 'foreign', language: 'pl', children: ['urząd gminy'] },
            ') по адресу регистрации. Если регистрации нет, это может быть гмина по месту фирмы-работодателя. Какая примет вас, узнаем до подачи.',
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Для граждан Украины под временной защитой может действовать отдельный порядок (PESEL UKR). Его правила меняются.',
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
        [{ kind: 'paragraph', children: ['Документ о законном пребывании: виза или карта побыту.'] }],
        [
          {
            kind: 'paragraph',
            children: [
              'Для регистрации адреса — заявление и право на жильё: договор аренды или согласие собственника.',
            ],
          },
        ],
        [
          {
            kind: 'paragraph',
            children: ['Для номера по заявлению — бумажное заявление с подписью и правовым основанием.'],
          },
        ],
        [{ kind: 'paragraph', children: ['Доверенность, если подаёт представитель.'] }],
      ],
      note: [
        {
          kind: 'paragraph',
          children: ['Если номер получают по заявлению, гмина может попросить справку от работодателя.'],
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
          text: [{ kind: 'paragraph', children: ['Выясняем, есть ли у вас адрес в Польше и какой путь подходит.'] }],
          who: 'us',
        },
        {
          text: [
            { kind: 'paragraph', children: ['Готовим заявление и уточняем, какое правовое основание в нём указать.'] },
          ],
          who: 'us',
        },
        {
          text: [
            {
              kind: 'paragraph',
              children: ['Вы подаёте заявление в гмину: лично или через представителя по письменной доверенности.'],
            },
          ],
          who: 'you',
        },
        { text: [{ kind: 'paragraph', children: ['Вы получаете уведомление о номере.'] }], who: 'you' },
        {
          text: [
            {
              kind: 'paragraph',
              children: [
                'Если нужны услуги онлайн, оформляете польскую электронную идентификацию (',
                { kind: 'foreign', language: 'pl', children: ['profil zaufany'] },
                ').',
              ],
            },
          ],
          who: 'you',
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
            'Номер дают один раз и навсегда, продлевать его не нужно. Если у вас новый паспорт, имя или статус, данные в реестре обновляют.',
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
            [{ kind: 'paragraph', children: ['Не указать правовое основание или указать неподходящее.'] }],
            [{ kind: 'paragraph', children: ['Получить номер и думать, что виза больше не нужна.'] }],
            [{ kind: 'paragraph', children: ['Написать имя не так, как в паспорте.'] }],
            [{ kind: 'paragraph', children: ['Зарегистрироваться по адресу, где вы не живёте.'] }],
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
          question: 'Можно ли получить PESEL, не приезжая из Беларуси?',
          answer: [
            {
              kind: 'paragraph',
              children: [
                'Рассчитывать на это нельзя. Подать может представитель по письменной доверенности. Примет ли его ваша гмина, узнаем заранее.',
              ],
            },
          ],
        },
        {
          question: 'PESEL и карта побыту — одно и то же?',
          answer: [{ kind: 'paragraph', children: ['Нет. PESEL — это номер, карта побыту — право на проживание.'] }],
        },
        {
          question: 'Нужен ли PESEL для чип-карты?',
          answer: [{ kind: 'paragraph', children: ['Если номер уже есть, его часто просят указать в заявлении.'] }],
        },
        {
          question: 'Берут ли за номер государственный сбор?',
          answer: [
            { kind: 'paragraph', children: ['Само присвоение номера бесплатное. Наша услуга — помощь с документами.'] },
          ],
        },
        {
          question: 'Что писать в правовом основании?',
          answer: [
            {
              kind: 'paragraph',
              children: [
                'Статью закона, которая обязывает вас иметь PESEL. Её должно назвать ведомство, которое просит номер.',
              ],
            },
          ],
        },
        {
          question: 'Я забыл номер. Дадут ли новый?',
          answer: [{ kind: 'paragraph', children: ['Нет. Номер даётся один раз, второго не присваивают.'] }],
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'ask',
      title: 'Нужен PESEL?',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Скажите, где вы живёте и кто просит номер. Ответим, как его получить, какие документы взять и сколько стоит помощь.',
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
      form: { id: 'form', source: 'Форма на странице «Получение PESEL»', topic: 'Получение PESEL' },
    },
    {
      kind: 'related',
      id: 'related',
      title: 'Что ещё может понадобиться',
      cards: [
        {
          title: 'Замена водительских прав',
          text: 'Польские права вместо национальных: документы, справка, перевод.',
          picture: { src: '/pictures/licence.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/licenceChange' },
        },
        {
          title: 'Чип-карта',
          text: 'Карта водителя для тахографа: первая, продление, замена при утере.',
          picture: { src: '/pictures/chip-card.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/chip' },
        },
        {
          title: 'Приглашение для визы',
          text: 'Заявление работодателя или разрешение на работу: какой документ нужен вам.',
          picture: { src: '/pictures/invitation.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/workInvitation' },
        },
      ],
    },
  ],
} satisfies Page;

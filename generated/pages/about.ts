// Written by the generator from site.yaml (npm run generate). Do not edit: changes are lost.
import type { Page } from '../../src/model/page.ts';

export const page = {
  id: 'about',
  path: '/about',
  name: 'О компании',
  head: {
    title: 'О компании: помощь водителям, Гродно — РЕЙС ДОК',
    description: 'Компания из Гродно помогает водителям с документами и обучением. Кому мы полезны, как идёт работа, чего не делаем и как с нами связаться.',
    canonicalUrl: 'https://reisdok.example/about',
    shareImage: { url: 'https://reisdok.example/share/about.jpg', width: 1200, height: 630, alt: 'О компании' },
  },
  callButton: {
    phone: { display: '+375 29 000-00-01', href: 'tel:+375290000001' },
    pageName: 'О компании',
    conversionSendTo: 'AW-000000000/about-call-example',
  },
  analytics: { visitLabel: 'О компании', conversionSendTo: 'AW-000000000/about-example' },
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      title: 'О компании',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Мы — частная компания с офисом в Гродно. Помогаем водителям-международникам с документами и обучением.',
          ],
        },
      ],
      services: [],
      messengers: [
        { app: 'telegram', label: 'Telegram', href: 'https://t.me/reisdok_example' },
        { app: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/375290000001' },
        { app: 'viber', label: 'Viber', href: 'viber://chat?number=%2B375290000001' },
      ],
      button: { label: 'Связаться с нами', link: { kind: 'page', path: '/about', hash: 'contacts' } },
      picture: {
        src: '/pictures/office.svg',
        width: 600,
        height: 450,
        alt: 'Бумаги, печать и телефон на стойке офиса',
      },
    },
    {
      kind: 'text',
      id: 'for-whom',
      title: 'Кому мы помогаем',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Водителям грузовиков, автобусов и микроавтобусов («бусов»), которым нужны документы для рейсов по Польше и другим странам ЕС.',
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Правила зависят от гражданства, от страны, которая выдала права, и от того, где вы живёте. Поэтому готового списка «для всех» нет: сначала смотрим ваши документы, потом называем, что нужно вам.',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'how-we-work',
      title: 'Как идёт работа',
      text: [],
      items: [
        {
          text: [{ kind: 'paragraph', children: ['Вы звоните или пишете. Рассказываете, что нужно и что уже есть.'] }],
        },
        {
          text: [
            {
              kind: 'paragraph',
              children: ['Проверяем документы: категории и срок прав, гражданство, действующие карты и визы.'],
            },
          ],
        },
        { text: [{ kind: 'paragraph', children: ['Называем список документов, порядок шагов и стоимость.'] }] },
        {
          text: [
            {
              kind: 'paragraph',
              children: [
                'Готовим комплект вместе с вами. Сканы и анкету можно прислать онлайн. На медосмотр, психотесты и экзамены приходят только лично, на подачу документов — во многих случаях тоже.',
              ],
            },
          ],
        },
        {
          text: [{ kind: 'paragraph', children: ['Сообщаем, что ответило ведомство, и говорим, что делать дальше.'] }],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'documents-order',
      title: 'Как документы связаны между собой',
      text: [{ kind: 'paragraph', children: ['Обычно у водителя не из ЕС они идут друг за другом.'] }],
      items: [
        {
          text: [
            {
              kind: 'paragraph',
              children: [
                'Польский работодатель оформляет ',
                { kind: 'link', link: { kind: 'page', path: '/workInvitation' }, children: ['приглашение для визы'] },
                ': заявление о поручении работы или разрешение на работу.',
              ],
            },
          ],
        },
        {
          text: [
            {
              kind: 'paragraph',
              children: [
                'С ним подают на визу с целью «работа». Перед этим нужна ',
                { kind: 'link', link: { kind: 'page', path: '/visaRegister' }, children: ['регистрация на визу'] },
                '.',
              ],
            },
          ],
        },
        {
          text: [
            {
              kind: 'paragraph',
              children: [
                'Врач и психолог дают два заключения: ',
                { kind: 'link', link: { kind: 'page', path: '/medicine' }, children: ['медосмотр и психотесты'] },
                '.',
              ],
            },
          ],
        },
        {
          text: [
            {
              kind: 'paragraph',
              children: [
                'Курс и карта квалификации водителя: ',
                { kind: 'link', link: { kind: 'page', path: '/kod95' }, children: ['Код 95'] },
                '.',
              ],
            },
          ],
        },
        {
          text: [
            {
              kind: 'paragraph',
              children: ['Свидетельство водителя для международных рейсов с грузом запрашивает перевозчик.'],
            },
          ],
        },
        {
          text: [
            {
              kind: 'paragraph',
              children: [
                { kind: 'link', link: { kind: 'page', path: '/chip' }, children: ['Чип-карта'] },
                ' — для цифрового тахографа.',
              ],
            },
          ],
        },
        {
          text: [
            {
              kind: 'paragraph',
              children: [
                'Если вы живёте в Польше: ',
                { kind: 'link', link: { kind: 'page', path: '/pesel' }, children: ['PESEL'] },
                ' и ',
                { kind: 'link', link: { kind: 'page', path: '/licenceChange' }, children: ['замена прав'] },
                '.',
              ],
            },
          ],
        },
        {
          text: [
            {
              kind: 'paragraph',
              children: [
                { kind: 'link', link: { kind: 'page', path: '/adr' }, children: ['Свидетельство ADR'] },
                ' — только для опасных грузов.',
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'not-our-way',
      title: 'Чего мы не делаем',
      text: [
        {
          kind: 'list',
          items: [
            [{ kind: 'paragraph', children: ['Не обещаем визу: её даёт или не даёт консул.'] }],
            [
              {
                kind: 'paragraph',
                children: ['Не продаём справки, свидетельства и контракты, за которыми ничего не стоит.'],
              },
            ],
            [{ kind: 'paragraph', children: ['Не просим скрывать сведения в анкетах и у врача.'] }],
            [
              {
                kind: 'paragraph',
                children: ['Не проводим медосмотры сами: заключения дают только уполномоченные врачи и психологи.'],
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
          question: 'Вы визовый центр?',
          answer: [
            {
              kind: 'paragraph',
              children: [
                'Нет. Мы не визовый центр, не консульство и не государственный орган. Мы помогаем подготовить документы.',
              ],
            },
          ],
        },
        {
          question: 'Нужно ли приезжать в офис?',
          answer: [
            {
              kind: 'paragraph',
              children: [
                'Чтобы начать — нет: достаточно звонка или сообщения. Надо ли приехать потом, скажем, когда посмотрим документы.',
              ],
            },
          ],
        },
        {
          question: 'С чего начать, если я ещё не ездил по ЕС?',
          answer: [
            {
              kind: 'paragraph',
              children: [
                'Напишите нам, какие категории открыты и с какого года, какое у вас гражданство и есть ли приглашение от работодателя. Ответим, какой документ получать первым.',
              ],
            },
          ],
        },
        {
          question: 'Сколько стоит помощь?',
          answer: [
            {
              kind: 'paragraph',
              children: ['Стоимость называем до начала работы, когда знаем, что вам нужно и что уже готово.'],
            },
          ],
        },
      ],
    },
    {
      kind: 'company',
      id: 'company',
      title: 'Реквизиты',
      details: [
        { label: 'Юридическое лицо', value: 'ООО «Пример»' },
        { label: 'Почтовый индекс', value: '230026' },
        { label: 'Дата регистрации', value: '05.02.2024' },
        { label: 'УНП', value: '000000000' },
        { label: 'Код банка', value: 'EXAMPLE0' },
        { label: 'Банк', value: 'ОАО «Пример-Банк»' },
        { label: 'Расчётный счёт', value: 'BY00 EXAM 0000 0000 0000 0000 0000' },
      ],
    },
    {
      kind: 'contacts',
      id: 'contacts',
      title: 'Контакты',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Звоните и пишите. Вопрос можно задать и через ',
            { kind: 'link', link: { kind: 'page', path: '/', hash: 'form' }, children: ['форму на главной странице'] },
            '.',
          ],
        },
      ],
      address: 'Беларусь, г. Гродно, ул. Примерная, 1',
      details: [],
      offices: [],
      map: {
        embedUrl: 'https://www.openstreetmap.org/export/embed.html?bbox=23.79%2C53.66%2C23.87%2C53.70&layer=mapnik',
        load: 'near',
        title: 'Карта города Гродно',
        link: {
          label: 'Открыть карту',
          link: { kind: 'external', href: 'https://www.openstreetmap.org/#map=13/53.6778/23.8295' },
        },
      },
      phones: [
        { display: '+375 29 000-00-01', href: 'tel:+375290000001' },
        { display: '+375 33 000-00-02', href: 'tel:+375330000002' },
      ],
      messengers: [
        { app: 'telegram', label: 'Telegram', href: 'https://t.me/reisdok_example' },
        { app: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/reisdok.example/' },
        { app: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/375290000001' },
        { app: 'viber', label: 'Viber', href: 'viber://chat?number=%2B375290000001' },
        { app: 'email', label: 'Почта', href: 'mailto:info@reisdok.example' },
      ],
      email: { label: 'info@reisdok.example', link: { kind: 'contact', href: 'mailto:info@reisdok.example' } },
      messengersTitle: 'Мы в мессенджерах',
    },
    {
      kind: 'related',
      id: 'related',
      title: 'С чего чаще начинают',
      cards: [
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
        {
          title: 'Регистрация на визу',
          text: 'Помощь с анкетой, комплектом документов и записью на подачу.',
          picture: { src: '/pictures/visa.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/visaRegister' },
        },
      ],
    },
  ],
} satisfies Page;

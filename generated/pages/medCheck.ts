// Written by the generator from site.yaml (npm run generate). Do not edit: changes are lost.
import type { Page } from '../../src/model/page.ts';

export const page = {
  id: 'medCheck',
  path: '/medicine',
  name: 'Медосмотр и психотесты',
  head: {
    title: 'Медосмотр и психотесты водителей — РЕЙС ДОК',
    description: 'Медосмотр и психотесты водителя для Кода 95 и польских прав: кому нужны, что взять с собой, сколько действуют заключения.',
    canonicalUrl: 'https://reisdok.example/medicine',
    shareImage: {
      url: 'https://reisdok.example/share/medCheck.jpg',
      width: 1200,
      height: 630,
      alt: 'Медосмотр и психотесты для водителей',
    },
  },
  callButton: {
    phone: { display: '+375 29 000-00-01', href: 'tel:+375290000001' },
    pageName: 'Медосмотр и психотесты',
    conversionSendTo: 'AW-000000000/medicine-call-example',
  },
  analytics: { visitLabel: 'Медосмотр и психотесты', conversionSendTo: 'AW-000000000/medicine-example' },
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      trail: [
        { label: 'Главная', link: { kind: 'page', path: '/' } },
        { label: 'Наши услуги', link: { kind: 'page', path: '/', hash: 'services' } },
      ],
      title: 'Медосмотр и психотесты для водителей',
      text: [
        {
          kind: 'paragraph',
          children: ['Подскажем, какие заключения нужны именно вам, что взять с собой и как подготовиться.'],
        },
      ],
      services: [],
      messengers: [
        { app: 'telegram', label: 'Telegram', href: 'https://t.me/reisdok_example' },
        { app: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/375290000001' },
        { app: 'viber', label: 'Viber', href: 'viber://chat?number=%2B375290000001' },
      ],
      button: { label: 'Спросить о медосмотре', link: { kind: 'page', path: '/medicine', hash: 'ask' } },
      picture: {
        src: '/pictures/medical.svg',
        width: 600,
        height: 450,
        alt: 'Таблица для проверки зрения и лист осмотра',
      },
    },
    {
      kind: 'facts',
      id: 'facts',
      items: [
        { value: 'раз в 5 лет', text: 'если вам нет 60' },
        { value: 'раз в 30 месяцев', text: 'если вам больше 60' },
        { value: '2 заключения', text: 'врача и психолога' },
      ],
    },
    {
      kind: 'contents',
      id: 'contents',
      title: 'На этой странице',
      parts: [
        { id: 'what', label: 'Что это', link: { kind: 'page', path: '/medicine', hash: 'what' } },
        { id: 'for-whom', label: 'Кому нужно', link: { kind: 'page', path: '/medicine', hash: 'for-whom' } },
        {
          id: 'what-is-checked',
          label: 'Что проверяют',
          link: { kind: 'page', path: '/medicine', hash: 'what-is-checked' },
        },
        { id: 'documents', label: 'Что взять с собой', link: { kind: 'page', path: '/medicine', hash: 'documents' } },
        { id: 'steps', label: 'Как это проходит', link: { kind: 'page', path: '/medicine', hash: 'steps' } },
        {
          id: 'validity',
          label: 'Сколько действуют заключения',
          link: { kind: 'page', path: '/medicine', hash: 'validity' },
        },
        { id: 'mistakes', label: 'Частые ошибки', link: { kind: 'page', path: '/medicine', hash: 'mistakes' } },
        { id: 'questions', label: 'Частые вопросы', link: { kind: 'page', path: '/medicine', hash: 'questions' } },
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
            'Это два разных обследования. Врач проверяет здоровье (',
            { kind: 'foreign', language: 'pl', children: ['badania lekarskie'] },
            '). Психолог — внимание, реакцию и пригодность к вождению (',
            { kind: 'foreign', language: 'pl', children: ['badania psychologiczne'] },
            ', «психотесты»).',
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Каждый выдаёт своё заключение (',
            { kind: 'foreign', language: 'pl', children: ['orzeczenie'] },
            '). Оба нужны для ',
            { kind: 'link', link: { kind: 'page', path: '/kod95' }, children: ['Кода 95'] },
            ' и для работы водителем по польским правилам.',
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
            [{ kind: 'paragraph', children: ['Всем, кто оформляет Код 95 и карту квалификации.'] }],
            [{ kind: 'paragraph', children: ['Водителям, которых принимает на работу польский перевозчик.'] }],
            [{ kind: 'paragraph', children: ['Тем, кто продлевает категории C, CE или D в польских правах.'] }],
          ],
        },
        {
          kind: 'paragraph',
          children: [
            { kind: 'strong', children: ['Для самой визы'] },
            ' осмотр обычно не нужен: в списке документов стоит медицинская страховка. Если консульство попросит справку, поможем понять, какую. Весь список — на странице «',
            { kind: 'link', link: { kind: 'page', path: '/visaRegister' }, children: ['Регистрация на визу'] },
            '».',
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'what-is-checked',
      title: 'Что проверяют',
      text: [
        {
          kind: 'list',
          items: [
            [
              {
                kind: 'paragraph',
                children: [
                  { kind: 'strong', children: ['Врач:'] },
                  ' зрение, слух, давление, сердце, нервную систему, сахар, хронические болезни, лекарства.',
                ],
              },
            ],
            [
              {
                kind: 'paragraph',
                children: [
                  { kind: 'strong', children: ['Психолог:'] },
                  ' концентрацию, скорость реакции, координацию, зрение в сумерках и при ослеплении. Для этого проводит тесты и беседу.',
                ],
              },
            ],
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Заключения для польских документов дают только уполномоченные врач и психолог. О белорусской водительской справке и о том, где пройти обследование, спросите нас.',
          ],
        },
      ],
    },
    {
      kind: 'documents',
      id: 'documents',
      title: 'Что взять с собой',
      text: [],
      items: [
        [{ kind: 'paragraph', children: ['Паспорт и права.'] }],
        [
          {
            kind: 'paragraph',
            children: [
              'Направление от работодателя (',
              { kind: 'foreign', language: 'pl', children: ['skierowanie'] },
              '), если оно есть.',
            ],
          },
        ],
        [{ kind: 'paragraph', children: ['Очки или линзы, если носите.'] }],
        [{ kind: 'paragraph', children: ['Выписки о болезнях и операциях, список лекарств.'] }],
        [{ kind: 'paragraph', children: ['Прежние заключения.'] }],
      ],
      note: [
        {
          kind: 'paragraph',
          children: [
            'Медицинские документы показывают врачу. Не отправляйте их через форму на сайте. Могут спросить и номер ',
            { kind: 'link', link: { kind: 'page', path: '/pesel' }, children: ['PESEL'] },
            ' или данные паспорта вместо него.',
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
          text: [{ kind: 'paragraph', children: ['Определяем, для чего нужны заключения: Код 95, работа, права.'] }],
          who: 'us',
        },
        {
          text: [
            {
              kind: 'paragraph',
              children: ['Уточняем, где пройти обследование: нужны уполномоченные врач и психолог.'],
            },
          ],
          who: 'us',
        },
        {
          text: [{ kind: 'paragraph', children: ['Вы приходите отдохнувшим, трезвым, с документами и очками.'] }],
          who: 'you',
        },
        { text: [{ kind: 'paragraph', children: ['Врач проводит осмотр, психолог — тесты и беседу.'] }] },
        {
          text: [{ kind: 'paragraph', children: ['Вы получаете два заключения и проверяете данные в них.'] }],
          who: 'you',
        },
        {
          text: [
            {
              kind: 'paragraph',
              children: [
                'Копии передают туда, где их ждут: в староство (',
                { kind: 'foreign', language: 'pl', children: ['starostwo'] },
                '), учебный центр или перевозчику.',
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'validity',
      title: 'Сколько действуют заключения',
      text: [
        {
          kind: 'paragraph',
          children: [
            'До 60 лет обследования проходят раз в 5 лет, после 60 — раз в 30 месяцев. Врач может назначить и более короткий срок.',
          ],
        },
        { kind: 'paragraph', children: ['Код 95 не впишут на срок дольше заключений.'] },
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
            [{ kind: 'paragraph', children: ['Прийти после ночного рейса, уставшим или после алкоголя.'] }],
            [{ kind: 'paragraph', children: ['Забыть очки или паспорт.'] }],
            [{ kind: 'paragraph', children: ['Скрыть болезнь или лекарства.'] }],
            [{ kind: 'paragraph', children: ['Пройти осмотр у врача без нужных полномочий: заключение не примут.'] }],
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
          question: 'Психотесты — это справка от психиатра?',
          answer: [{ kind: 'paragraph', children: ['Нет. Это тесты внимания и реакции и беседа с психологом.'] }],
        },
        {
          question: 'Могут ли дать отрицательное заключение?',
          answer: [
            {
              kind: 'paragraph',
              children: [
                'Да, если найдут противопоказания. Заключение можно обжаловать: срок и порядок написаны в нём самом.',
              ],
            },
          ],
        },
        {
          question: 'Кто платит?',
          answer: [
            {
              kind: 'paragraph',
              children: [
                'За обязательные осмотры принятого на работу водителя по польскому закону платит перевозчик. Если проходите их сами, ещё до найма, узнайте цену заранее.',
              ],
            },
          ],
        },
        {
          question: 'Я в очках. Это помешает?',
          answer: [
            { kind: 'paragraph', children: ['Нет, если зрение в очках в норме. В документ внесут ограничение.'] },
          ],
        },
        {
          question: 'Нужен ли переводчик?',
          answer: [
            {
              kind: 'paragraph',
              children: ['Да, если врач или психолог не говорит на вашем языке. Узнаем это заранее.'],
            },
          ],
        },
        { question: 'Можно ли пройти онлайн?', answer: [{ kind: 'paragraph', children: ['Нет, только очно.'] }] },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'ask',
      title: 'Нужны заключения?',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Скажите, для чего они нужны и где вы сейчас. О здоровье писать не надо. Ответим, что делать дальше и сколько это стоит.',
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
      form: { id: 'form', source: 'Форма на странице «Медосмотр и психотесты»', topic: 'Медосмотр и психотесты' },
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
          title: 'Замена водительских прав',
          text: 'Польские права вместо национальных: документы, справка, перевод.',
          picture: { src: '/pictures/licence.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/licenceChange' },
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

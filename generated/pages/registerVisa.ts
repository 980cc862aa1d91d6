// Written by the generator from site.yaml (npm run generate). Do not edit: changes are lost.
import type { Page } from '../../src/model/page.ts';

export const page = {
  id: 'registerVisa',
  path: '/visaRegister',
  name: 'Регистрация на визу',
  head: {
    title: 'Регистрация на визу в Польшу — РЕЙС ДОК',
    description: 'Помощь с регистрацией на подачу документов на польскую визу: тип визы, анкета, проверка комплекта. Решение о визе принимает консул.',
    canonicalUrl: 'https://reisdok.example/visaRegister',
    shareImage: {
      url: 'https://reisdok.example/share/registerVisa.jpg',
      width: 1200,
      height: 630,
      alt: 'Регистрация на визу в Польшу',
    },
  },
  callButton: {
    phone: { display: '+375 44 000-00-03', href: 'tel:+375440000003' },
    pageName: 'Регистрация на визу',
    conversionSendTo: 'AW-000000000/visa-call-example',
  },
  analytics: { visitLabel: 'Регистрация на визу', conversionSendTo: 'AW-000000000/visa-example' },
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      trail: [
        { label: 'Главная', link: { kind: 'page', path: '/' } },
        { label: 'Наши услуги', link: { kind: 'page', path: '/', hash: 'services' } },
      ],
      title: 'Регистрация на визу в Польшу',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Поможем понять, какая виза нужна, заполнить анкету и проверить комплект до записи на подачу. Решение о визе принимает консул.',
          ],
        },
      ],
      services: [],
      messengers: [
        { app: 'telegram', label: 'Telegram', href: 'https://t.me/reisdok_example' },
        { app: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/375440000003' },
        { app: 'viber', label: 'Viber', href: 'viber://chat?number=%2B375440000003' },
      ],
      button: { label: 'Спросить о записи на подачу', link: { kind: 'page', path: '/visaRegister', hash: 'ask' } },
      picture: { src: '/pictures/visa.svg', width: 600, height: 450, alt: 'Паспорт с визой и календарь' },
    },
    {
      kind: 'facts',
      id: 'facts',
      items: [
        { value: '90 дней', text: 'в любые 180 — по визе C' },
        { value: 'до 1 года', text: 'срок визы D' },
        { value: 'от 30 000 €', text: 'сумма медицинской страховки' },
      ],
    },
    {
      kind: 'contents',
      id: 'contents',
      title: 'На этой странице',
      parts: [
        { id: 'what', label: 'Что это', link: { kind: 'page', path: '/visaRegister', hash: 'what' } },
        { id: 'for-whom', label: 'Кому нужно', link: { kind: 'page', path: '/visaRegister', hash: 'for-whom' } },
        {
          id: 'visa-types',
          label: 'Какие бывают визы',
          link: { kind: 'page', path: '/visaRegister', hash: 'visa-types' },
        },
        {
          id: 'documents',
          label: 'Какие документы нужны',
          link: { kind: 'page', path: '/visaRegister', hash: 'documents' },
        },
        { id: 'steps', label: 'Как это проходит', link: { kind: 'page', path: '/visaRegister', hash: 'steps' } },
        {
          id: 'good-to-know',
          label: 'Что важно знать',
          link: { kind: 'page', path: '/visaRegister', hash: 'good-to-know' },
        },
        { id: 'mistakes', label: 'Частые ошибки', link: { kind: 'page', path: '/visaRegister', hash: 'mistakes' } },
        { id: 'questions', label: 'Частые вопросы', link: { kind: 'page', path: '/visaRegister', hash: 'questions' } },
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
            'Регистрация на визу — это запись в визовый центр или консульство, где вы подаёте документы. Ко дню приёма анкета и комплект должны быть готовы.',
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Мы помогаем подготовиться: разобраться с типом визы, анкетой и комплектом. Мы не визовый центр. Даты открывают визовый центр или консульство, решение принимает консул, и повлиять на это нельзя.',
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
          kind: 'paragraph',
          children: ['Виза нужна гражданам Беларуси, России и стран Центральной Азии, чтобы въехать в Польшу.'],
        },
        {
          kind: 'paragraph',
          children: [
            'Гражданам Украины с биометрическим паспортом виза не нужна на срок до 90 дней в любые 180. Для работы у них отдельные правила.',
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Для граждан России Польша ввела ограничения. Какие визы доступны вам сейчас, проверим до записи.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'visa-types',
      title: 'Какие бывают визы',
      text: [
        {
          kind: 'list',
          items: [
            [
              {
                kind: 'paragraph',
                children: [{ kind: 'strong', children: ['Шенгенская, C'] }, ' — до 90 дней в любые 180 дней.'],
              },
            ],
            [
              {
                kind: 'paragraph',
                children: [
                  { kind: 'strong', children: ['Национальная, D'] },
                  ' — чтобы быть в Польше дольше 90 дней, срок до 1 года.',
                ],
              },
            ],
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Для работы нужны виза с целью «работа» и документ от работодателя — ',
            { kind: 'link', link: { kind: 'page', path: '/workInvitation' }, children: ['приглашение для визы'] },
            '. Для деловой поездки — ',
            {
              kind: 'link',
              link: { kind: 'page', path: '/contract' },
              children: ['приглашение фирмы и документы о деловых связях'],
            },
            '.',
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'С 1 июня 2025 года визы с рядом целей не дают права на работу, даже если есть заявление работодателя (',
            { kind: 'foreign', language: 'pl', children: ['oświadczenie'] },
            ') или разрешение. Среди них туризм, поездка к родным и друзьям, транзит. Даёт ли право на работу ваша виза, проверим вместе.',
          ],
        },
      ],
    },
    {
      kind: 'documents',
      id: 'documents',
      title: 'Какие документы нужны',
      text: [{ kind: 'paragraph', children: ['Обычный список. Точный — у консульства, он может меняться.'] }],
      items: [
        [
          {
            kind: 'paragraph',
            children: [
              'Паспорт: выдан не больше 10 лет назад, не меньше 2 чистых страниц, действует ещё минимум 3 месяца после поездки.',
            ],
          },
        ],
        [
          {
            kind: 'paragraph',
            children: [
              'Анкета, заполненная в системе ',
              { kind: 'foreign', language: 'pl', children: ['e-konsulat'] },
              ', распечатанная и подписанная.',
            ],
          },
        ],
        [{ kind: 'paragraph', children: ['Фото 35×45 мм, не старше 6 месяцев.'] }],
        [{ kind: 'paragraph', children: ['Медицинская страховка на сумму не меньше 30 000 евро.'] }],
        [
          {
            kind: 'paragraph',
            children: ['Документ о цели поездки: приглашение на работу, деловое приглашение или другой.'],
          },
        ],
      ],
      note: [
        {
          kind: 'paragraph',
          children: [
            'У водителя могут попросить права, ',
            { kind: 'link', link: { kind: 'page', path: '/kod95' }, children: ['Код 95'] },
            ' или карту квалификации, справку с работы. Может понадобиться и подтверждение, что вы живёте в этом консульском округе.',
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
        { text: [{ kind: 'paragraph', children: ['Определяем цель поездки и тип визы.'] }], who: 'us' },
        { text: [{ kind: 'paragraph', children: ['Проверяем паспорт, прошлые визы и документ о цели.'] }], who: 'us' },
        { text: [{ kind: 'paragraph', children: ['Помогаем заполнить анкету по вашим документам.'] }], who: 'us' },
        {
          text: [
            {
              kind: 'paragraph',
              children: [
                'Помогаем записаться на доступную дату. Визовый центр может попросить, чтобы вы сами подтвердили личность.',
              ],
            },
          ],
          who: 'us',
        },
        {
          text: [
            { kind: 'paragraph', children: ['Вы подаёте документы и сдаёте отпечатки. Обычно это делают лично.'] },
          ],
          who: 'you',
        },
        { text: [{ kind: 'paragraph', children: ['После решения вы забираете паспорт.'] }], who: 'you' },
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
            [{ kind: 'paragraph', children: ['Наличие дат и порядок записи меняются без предупреждения.'] }],
            [{ kind: 'paragraph', children: ['Срок визы и число въездов определяет консул.'] }],
            [
              {
                kind: 'paragraph',
                children: [
                  'С 12 октября 2025 года при въезде на короткий срок вместо штампа в систему EES вносят фото и отпечатки.',
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
            [{ kind: 'paragraph', children: ['Цель визы не совпадает с тем, зачем едете.'] }],
            [{ kind: 'paragraph', children: ['Ошибки в анкете: имя, номер паспорта, даты.'] }],
            [
              {
                kind: 'paragraph',
                children: ['Купленные «брони», «контракты» и справки: ложные сведения ведут к отказу.'],
              },
            ],
            [{ kind: 'paragraph', children: ['Записаться раньше, чем готово приглашение, и приехать без документа.'] }],
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
          question: 'Когда ближайшая дата?',
          answer: [
            {
              kind: 'paragraph',
              children: [
                'Заранее её не знает никто: даты открывает консульство или визовый центр. Спросите, что открыто сегодня.',
              ],
            },
          ],
        },
        {
          question: 'Визу точно дадут?',
          answer: [
            {
              kind: 'paragraph',
              children: [
                'Этого не может обещать никто: решает консул. Мы помогаем подготовить полный и правдивый комплект.',
              ],
            },
          ],
        },
        {
          question: 'Можно ли подать документы за меня?',
          answer: [
            {
              kind: 'paragraph',
              children: [
                'Рассчитывайте прийти сами. Для шенгенской визы отпечатки сдают лично, если прежние в системе уже не действуют.',
              ],
            },
          ],
        },
        { question: 'Можно ли работать по туристической визе?', answer: [{ kind: 'paragraph', children: ['Нет.'] }] },
        {
          question: 'Что делать, если откажут?',
          answer: [
            {
              kind: 'paragraph',
              children: [
                'В решении указывают причину. Отказ можно обжаловать: срок и порядок написаны в самом решении.',
              ],
            },
          ],
        },
        {
          question: 'У меня карта побыту. Нужна ли виза?',
          answer: [
            {
              kind: 'paragraph',
              children: [
                'Для въезда в Польшу с действующей картой побыту (',
                { kind: 'foreign', language: 'pl', children: ['karta pobytu'] },
                ') виза не нужна.',
              ],
            },
          ],
        },
        {
          question: 'Я живу не в Гродно. Где подавать?',
          answer: [
            {
              kind: 'paragraph',
              children: ['В своём консульском округе: его определяет ваша регистрация. Назовём его по вашему адресу.'],
            },
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'ask',
      title: 'Готовитесь к подаче на визу?',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Скажите, зачем едете, какое у вас гражданство и есть ли приглашение. Ответим, что подготовить и сколько стоит помощь. Для курсов и виз у нас отдельный номер.',
          ],
        },
      ],
      phones: [{ display: '+375 44 000-00-03', href: 'tel:+375440000003' }],
      messengers: [
        { app: 'telegram', label: 'Telegram', href: 'https://t.me/reisdok_example' },
        { app: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/375440000003' },
        { app: 'viber', label: 'Viber', href: 'viber://chat?number=%2B375440000003' },
      ],
      form: { id: 'form', source: 'Форма на странице «Регистрация на визу»', topic: 'Регистрация на визу' },
    },
    {
      kind: 'related',
      id: 'related',
      title: 'Что ещё может понадобиться',
      cards: [
        {
          title: 'Приглашение для визы',
          text: 'Заявление работодателя или разрешение на работу: какой документ нужен вам.',
          picture: { src: '/pictures/invitation.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/workInvitation' },
        },
        {
          title: 'Контракты на деловую визу',
          text: 'Приглашение и контракт для деловой поездки: что и как подтвердить.',
          picture: { src: '/pictures/contract.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/contract' },
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

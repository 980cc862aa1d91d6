// Written by the generator from site.yaml (npm run generate). Do not edit: changes are lost.
import type { Page } from '../../src/model/page.ts';

export const page = {
  id: 'chipCard',
  path: '/chip',
  name: 'Чип-карта',
  head: {
    title: 'Чип-карта водителя для тахографа — РЕЙС ДОК',
    description: 'Чип-карта для цифрового тахографа: кому нужна, какие документы собрать, как продлить или заменить при утере. Помощь с оформлением, Гродно.',
    canonicalUrl: 'https://reisdok.example/chip',
    shareImage: {
      url: 'https://reisdok.example/share/chipCard.jpg',
      width: 1200,
      height: 630,
      alt: 'Чип-карта водителя для цифрового тахографа',
    },
  },
  callButton: {
    phone: { display: '+375 29 000-00-01', href: 'tel:+375290000001' },
    pageName: 'Чип-карта',
    conversionSendTo: 'AW-000000000/chip-call-example',
  },
  analytics: { visitLabel: 'Чип-карта', conversionSendTo: 'AW-000000000/chip-example' },
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      trail: [
        { label: 'Главная', link: { kind: 'page', path: '/' } },
        { label: 'Наши услуги', link: { kind: 'page', path: '/', hash: 'services' } },
      ],
      title: 'Чип-карта водителя для цифрового тахографа',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Поможем собрать документы: на первую карту, на новую, если срок кончается, и на замену после утери, кражи или поломки.',
          ],
        },
      ],
      services: [],
      messengers: [
        { app: 'telegram', label: 'Telegram', href: 'https://t.me/reisdok_example' },
        { app: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/375290000001' },
        { app: 'viber', label: 'Viber', href: 'viber://chat?number=%2B375290000001' },
      ],
      button: { label: 'Проверить документы на чип-карту', link: { kind: 'page', path: '/chip', hash: 'ask' } },
      picture: { src: '/pictures/chip-card.svg', width: 600, height: 450, alt: 'Карта водителя с чипом' },
    },
    {
      kind: 'facts',
      id: 'facts',
      items: [
        { value: 'до 5 лет', text: 'действует карта' },
        { value: 'за 15 рабочих дней', text: 'до конца срока или раньше подают на новую' },
        { value: '7 дней', text: 'чтобы подать на замену после утери или кражи' },
        { value: 'до 15 дней', text: 'можно ехать без карты, с распечатками' },
      ],
    },
    {
      kind: 'contents',
      id: 'contents',
      title: 'На этой странице',
      parts: [
        { id: 'what', label: 'Что это', link: { kind: 'page', path: '/chip', hash: 'what' } },
        { id: 'for-whom', label: 'Кому нужна', link: { kind: 'page', path: '/chip', hash: 'for-whom' } },
        { id: 'lost', label: 'Карту украли или потеряли', link: { kind: 'page', path: '/chip', hash: 'lost' } },
        { id: 'country', label: 'Какая страна выдаёт карту', link: { kind: 'page', path: '/chip', hash: 'country' } },
        { id: 'documents', label: 'Какие документы нужны', link: { kind: 'page', path: '/chip', hash: 'documents' } },
        { id: 'steps', label: 'Как это проходит', link: { kind: 'page', path: '/chip', hash: 'steps' } },
        { id: 'validity', label: 'Срок действия и продление', link: { kind: 'page', path: '/chip', hash: 'validity' } },
        { id: 'mistakes', label: 'Частые ошибки', link: { kind: 'page', path: '/chip', hash: 'mistakes' } },
        { id: 'questions', label: 'Частые вопросы', link: { kind: 'page', path: '/chip', hash: 'questions' } },
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
            'Чип-карта (',
            { kind: 'foreign', language: 'pl', children: ['karta kierowcy'] },
            ') — именная пластиковая карта с чипом для цифрового тахографа. На ней записано, сколько вы ехали, работали и отдыхали.',
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Карта не заменяет права: это отдельный документ. И она не то же самое, что ',
            { kind: 'link', link: { kind: 'page', path: '/kod95' }, children: ['карта квалификации с Кодом 95'] },
            '.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'for-whom',
      title: 'Кому нужна',
      text: [
        {
          kind: 'list',
          items: [
            [
              {
                kind: 'paragraph',
                children: [
                  'Водителям грузовиков с цифровым тахографом, если разрешённая масса вместе с прицепом больше 3,5 т.',
                ],
              },
            ],
            [{ kind: 'paragraph', children: ['Водителям автобусов более чем на 9 мест, считая водителя.'] }],
            [
              {
                kind: 'paragraph',
                children: [
                  'С 1 июля 2026 года — и в международных перевозках грузов и каботаже на машинах и составах свыше 2,5 т. Сюда попадают многие микроавтобусы («бусы»).',
                ],
              },
            ],
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Перевозки внутри страны на бусах до 3,5 т под правило о 2,5 т не попадают. Есть и другие исключения.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'lost',
      title: 'Карту украли или потеряли',
      text: [
        {
          kind: 'list',
          start: 1,
          items: [
            [{ kind: 'paragraph', children: ['Сообщите об этом в орган, который выдал карту.'] }],
            [
              {
                kind: 'paragraph',
                children: ['Подайте на замену в течение 7 календарных дней. Если карта сломалась, порядок тот же.'],
              },
            ],
            [
              {
                kind: 'paragraph',
                children: [
                  'Ехать без карты можно не больше 15 календарных дней: в начале и в конце поездки делайте распечатки тахографа.',
                ],
              },
            ],
          ],
        },
        {
          kind: 'paragraph',
          children: [
            { kind: 'link', link: { kind: 'page', path: '/chip', hash: 'ask' }, children: ['Напишите нам'] },
            ', какая страна выдала карту: поможем собрать документы на замену.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'country',
      title: 'Какая страна выдаёт карту',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Карту выдаёт страна вашего обычного места жительства: та, где у вас личные и рабочие связи и где вы живёте не меньше 185 дней в календарном году.',
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Если работа в одной стране, а семья и дом в другой и вы туда регулярно возвращаетесь, местом жительства считается страна личных связей. Как это применят к вам, решает орган выдачи.',
          ],
        },
        {
          kind: 'paragraph',
          children: ['В Польше карты выпускает предприятие PWPW, в Беларуси — Транспортная инспекция Минтранса.'],
        },
      ],
    },
    {
      kind: 'documents',
      id: 'documents',
      title: 'Какие документы нужны',
      text: [{ kind: 'paragraph', children: ['Обычный список для польской карты.'] }],
      items: [
        [{ kind: 'paragraph', children: ['Заявление по форме PWPW.'] }],
        [{ kind: 'paragraph', children: ['Фото 35×45 мм.'] }],
        [{ kind: 'paragraph', children: ['Копия прав с двух сторон.'] }],
        [{ kind: 'paragraph', children: ['Подтверждение оплаты сбора.'] }],
        [
          {
            kind: 'paragraph',
            children: [
              'Для временной карты — договор с перевозчиком и свидетельство водителя (',
              { kind: 'foreign', language: 'pl', children: ['świadectwo kierowcy'] },
              '). Временную карту дают редко: тем, кто не живёт ни в ЕС, ни в стране, которая подписала ЕСТР (европейское соглашение о работе экипажей в международных перевозках).',
            ],
          },
        ],
      ],
      note: [
        {
          kind: 'paragraph',
          children: [
            'Если права выданы не в ЕС, может понадобиться присяжный перевод. Иностранца могут попросить подтвердить пребывание, место жительства и работу у перевозчика. Точный список скажем, когда посмотрим ваши документы.',
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
          text: [
            {
              kind: 'paragraph',
              children: ['Определяем страну выдачи и вид заявления: первая карта, продление или замена.'],
            },
          ],
          who: 'us',
        },
        {
          text: [
            { kind: 'paragraph', children: ['Собираем документы и сверяем, как написано имя в паспорте и в правах.'] },
          ],
          who: 'us',
        },
        {
          text: [
            {
              kind: 'paragraph',
              children: [
                'Вы подаёте заявление с комплектом, который мы подготовили вместе. В Польше — на бумаге или через портал info-car.pl; для онлайн-подачи нужна польская электронная идентификация (',
                { kind: 'foreign', language: 'pl', children: ['profil zaufany'] },
                ') или квалифицированная подпись.',
              ],
            },
          ],
          who: 'you',
        },
        {
          text: [{ kind: 'paragraph', children: ['Если орган выдачи просит дополнить документы, помогаем ответить.'] }],
          who: 'us',
        },
        { text: [{ kind: 'paragraph', children: ['Вы получаете карту.'] }], who: 'you' },
      ],
    },
    {
      kind: 'text',
      id: 'validity',
      title: 'Срок действия и продление',
      text: [
        {
          kind: 'list',
          items: [
            [{ kind: 'paragraph', children: ['Карта действует до 5 лет.'] }],
            [
              {
                kind: 'paragraph',
                children: ['Заявление на новую подают, пока до конца срока осталось не меньше 15 рабочих дней.'],
              },
            ],
            [{ kind: 'paragraph', children: ['На проверке показывают данные за текущий день и 56 предыдущих.'] }],
            [{ kind: 'paragraph', children: ['Перевозчик скачивает данные с карты не реже чем раз в 28 дней.'] }],
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
            [{ kind: 'paragraph', children: ['Ждать последних дней и остаться без карты перед рейсом.'] }],
            [
              {
                kind: 'paragraph',
                children: ['Не сказать, что уже есть карта другой страны: орган выдачи обязан это проверить.'],
              },
            ],
            [{ kind: 'paragraph', children: ['Написать имя по-разному в паспорте, правах и заявлении.'] }],
            [
              {
                kind: 'paragraph',
                children: [
                  { kind: 'link', link: { kind: 'page', path: '/licenceChange' }, children: ['Менять права'] },
                  ', пока заявление на карту ещё рассматривают.',
                ],
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
          question: 'Чип-карта и Код 95 — одно и то же?',
          answer: [
            {
              kind: 'paragraph',
              children: [
                'Нет. Чип-карта записывает время работы и отдыха, ',
                { kind: 'link', link: { kind: 'page', path: '/kod95' }, children: ['Код 95'] },
                ' подтверждает квалификацию.',
              ],
            },
          ],
        },
        {
          question: 'У меня белорусская карта. Нужна ли польская?',
          answer: [
            {
              kind: 'paragraph',
              children: [
                'Если живёте в Беларуси — нет: карту выдаёт страна, где вы живёте. Если переехали, посмотрим документы и скажем, пора ли её менять.',
              ],
            },
          ],
        },
        {
          question: 'Можно ли иметь две карты?',
          answer: [{ kind: 'paragraph', children: ['Нет, у водителя может быть только одна действующая карта.'] }],
        },
        {
          question: 'Я поменял права. Надо менять и карту?',
          answer: [
            { kind: 'paragraph', children: ['Не всегда: важно, какая страна выдала карту и какие данные изменились.'] },
          ],
        },
        {
          question: 'Можно ли одолжить карту напарнику?',
          answer: [{ kind: 'paragraph', children: ['Нет. Карта личная, езда по чужой карте — серьёзное нарушение.'] }],
        },
        {
          question: 'Нужна ли карта на бус?',
          answer: [
            {
              kind: 'paragraph',
              children: [
                'В международных перевозках грузов на машинах и составах свыше 2,5 т — да, с 1 июля 2026 года.',
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'ask',
      title: 'Нужна чип-карта?',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Скажите, где вы живёте, какие у вас права и была ли карта раньше. Ответим, какие документы готовить и сколько стоит помощь.',
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
      form: { id: 'form', source: 'Форма на странице «Чип-карта»', topic: 'Чип-карта' },
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
          title: 'Получение PESEL',
          text: 'Польский личный номер: зачем он водителю и как его получить.',
          picture: { src: '/pictures/pesel.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/pesel' },
        },
        {
          title: 'Замена водительских прав',
          text: 'Польские права вместо национальных: документы, справка, перевод.',
          picture: { src: '/pictures/licence.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/licenceChange' },
        },
      ],
    },
  ],
} satisfies Page;

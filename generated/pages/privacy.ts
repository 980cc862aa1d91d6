// Written by the generator from site.yaml (npm run generate). Do not edit: changes are lost.
import type { Page } from '../../src/model/page.ts';

export const page = {
  id: 'privacy',
  path: '/privacy',
  name: 'Персональные данные',
  head: {
    title: 'Персональные данные — РЕЙС ДОК',
    description: 'Какие персональные данные мы получаем через сайт, зачем они нужны, кому передаются и какие у вас права.',
    canonicalUrl: 'https://reisdok.example/privacy',
    shareImage: {
      url: 'https://reisdok.example/share/privacy.jpg',
      width: 1200,
      height: 630,
      alt: 'Обработка персональных данных',
    },
  },
  callButton: { phone: { display: '+375 29 000-00-01', href: 'tel:+375290000001' }, pageName: 'Персональные данные' },
  analytics: { visitLabel: 'Персональные данные' },
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      title: 'Обработка персональных данных',
      text: [
        {
          kind: 'paragraph',
          children: ['Какие данные мы получаем через этот сайт, зачем и что вы можете с ними сделать.'],
        },
      ],
      services: [],
      messengers: [],
    },
    {
      kind: 'text',
      id: 'privacy',
      title: 'Кто отвечает за данные',
      text: [
        {
          kind: 'paragraph',
          children: [
            'За персональные данные, которые вы передаёте через этот сайт, отвечает (оператор): ООО «Пример».',
          ],
        },
        {
          kind: 'list',
          items: [
            [{ kind: 'paragraph', children: ['Адрес: Беларусь, г. Гродно, ул. Примерная, 1'] }],
            [
              {
                kind: 'paragraph',
                children: [
                  'Почта: ',
                  {
                    kind: 'link',
                    link: { kind: 'contact', href: 'mailto:info@reisdok.example' },
                    children: ['info@reisdok.example'],
                  },
                ],
              },
            ],
            [
              {
                kind: 'paragraph',
                children: [
                  'Телефон: ',
                  {
                    kind: 'link',
                    link: { kind: 'contact', href: 'tel:+375290000001' },
                    children: ['+375 29 000-00-01'],
                  },
                ],
              },
            ],
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Закон, по которому мы работаем с данными: Закон Республики Беларусь от 07.05.2021 № 99-З «О защите персональных данных».',
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'privacy:form',
      title: 'Форма на сайте',
      text: [
        {
          kind: 'paragraph',
          children: ['Когда вы отправляете форму, мы получаем то, что вы в ней написали: Имя, Телефон, Вопрос.'],
        },
        {
          kind: 'list',
          items: [
            [{ kind: 'paragraph', children: ['Зачем: чтобы ответить вам и, если вы захотите, заключить договор.'] }],
            [{ kind: 'paragraph', children: ['Основание: ваша просьба ответить и подготовить договор.'] }],
            [{ kind: 'paragraph', children: ['Сколько храним: пока отвечаем на вопрос и ещё один год.'] }],
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Сообщение приносит на нашу почту служба EmailJS: оно проходит через её серверы. ',
            {
              kind: 'link',
              link: { kind: 'external', href: 'https://www.emailjs.com/legal/privacy-policy/' },
              children: ['Правила EmailJS'],
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'privacy:captcha',
      title: 'Проверка «Я не робот»',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Чтобы форму не заполняли программы, её защищает Google reCAPTCHA. Когда вы пользуетесь формой, браузер загружает эту проверку с серверов Google. Google получает ваш IP-адрес, сведения о браузере и о том, как вы заполняете форму, и может сохранить cookie.',
          ],
        },
        {
          kind: 'paragraph',
          children: [
            {
              kind: 'link',
              link: { kind: 'external', href: 'https://policies.google.com/privacy' },
              children: ['Правила Google'],
            },
            ', ',
            {
              kind: 'link',
              link: { kind: 'external', href: 'https://policies.google.com/terms' },
              children: ['условия Google'],
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'privacy:analytics',
      title: 'Счётчик посещений',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Если вы согласились, браузер загружает счётчик Google. Google получает ваш IP-адрес, сведения о браузере, адреса страниц, которые вы открыли, и нажатия на кнопку звонка, и сохраняет cookie.',
          ],
        },
        {
          kind: 'list',
          items: [
            [{ kind: 'paragraph', children: ['Зачем: чтобы понимать, какие страницы и какая реклама полезны.'] }],
            [
              {
                kind: 'paragraph',
                children: [
                  'Основание: ваше согласие. Изменить выбор можно внизу любой страницы; если браузер передаёт сигнал Global Privacy Control, мы считаем это отказом, пока вы сами не разрешите.',
                ],
              },
            ],
          ],
        },
        {
          kind: 'paragraph',
          children: [
            {
              kind: 'link',
              link: { kind: 'external', href: 'https://policies.google.com/privacy' },
              children: ['Правила Google'],
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'privacy:map',
      title: 'Карта',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Карту показывает www.openstreetmap.org. Она загружается с его серверов, когда вы до неё долистали: www.openstreetmap.org получает ваш IP-адрес и сведения о браузере и может сохранить cookie.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'privacy:talk',
      title: 'Звонки и сообщения',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Если вы звоните или пишете нам, мы получаем ваш номер или имя и то, что вы сообщите, и используем это, чтобы ответить.',
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Переписку хранит и тот, через кого вы пишете, по своим правилам: Telegram, Instagram, WhatsApp, Viber.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'privacy:hosting',
      title: 'Где стоит сайт',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Страницы отдаёт GitHub Pages (GitHub, Inc.). Как у любого сайта, её серверы видят ваш IP-адрес, адрес страницы и сведения о браузере и недолго хранят их, чтобы сайт работал и был защищён.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'privacy:browser',
      title: 'Что остаётся в вашем браузере',
      text: [
        {
          kind: 'list',
          items: [
            [{ kind: 'paragraph', children: ['Написанное в форме: пока вы не отправили её и не закрыли вкладку.'] }],
            [
              {
                kind: 'paragraph',
                children: ['Отметка об отправленном или прерванном в пути сообщении: время и номер, без его текста.'],
              },
            ],
            [{ kind: 'paragraph', children: ['Отметки в списках документов.'] }],
            [{ kind: 'paragraph', children: ['Ваш ответ на вопрос о счётчике.'] }],
            [{ kind: 'paragraph', children: ['Отметки о том, что уже загружено: например, шрифт.'] }],
          ],
        },
        { kind: 'paragraph', children: ['Эти записи никуда не передаются. Стереть их можно в настройках браузера.'] },
      ],
    },
    {
      kind: 'text',
      id: 'privacy:recipients',
      title: 'Кому передаются данные',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Мы не продаём данные. Их получают только те, кто назван на этой странице, те, без кого нельзя выполнить вашу просьбу, и государственные органы, если этого требует закон.',
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Серверы этих служб могут стоять за границей, в том числе в странах, где данные защищены хуже: EmailJS, Google, www.openstreetmap.org, GitHub Pages (GitHub, Inc.).',
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'privacy:rights',
      title: 'Ваши права',
      text: [
        { kind: 'paragraph', children: ['Вы можете:'] },
        {
          kind: 'list',
          items: [
            [{ kind: 'paragraph', children: ['узнать, какие ваши данные у нас есть и кому мы их передавали;'] }],
            [{ kind: 'paragraph', children: ['отозвать согласие;'] }],
            [{ kind: 'paragraph', children: ['попросить исправить их;'] }],
            [{ kind: 'paragraph', children: ['попросить больше не обрабатывать их и удалить.'] }],
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Для этого напишите нам: ',
            {
              kind: 'link',
              link: { kind: 'contact', href: 'mailto:info@reisdok.example' },
              children: ['info@reisdok.example'],
            },
            '. Мы ответим в срок, который даёт закон.',
          ],
        },
        {
          kind: 'paragraph',
          children: [
            'Пожаловаться на нас можно в орган по защите персональных данных (Национальный центр защиты персональных данных Республики Беларусь) или в суд.',
          ],
        },
      ],
    },
  ],
} satisfies Page;

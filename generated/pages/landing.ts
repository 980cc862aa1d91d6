// Written by the generator from site.yaml (npm run generate). Do not edit: changes are lost.
import type { Page } from '../../src/model/page.ts';

export const page = {
  id: 'landing',
  path: '/',
  name: 'Главная',
  head: {
    title: 'Профессиональная поддержка водителей — РЕЙС ДОК',
    description: 'Помогаем водителям с документами и обучением: чип-карта, Код 95, ADR, обмен прав, визовые документы, медосмотр, PESEL. Офис в Гродно.',
    canonicalUrl: 'https://reisdok.example/',
    shareImage: {
      url: 'https://reisdok.example/share/landing.jpg',
      width: 1200,
      height: 630,
      alt: 'Профессиональная поддержка водителей',
    },
  },
  callButton: {
    phone: { display: '+375 29 000-00-01', href: 'tel:+375290000001' },
    pageName: 'Главная',
    conversionSendTo: 'AW-000000000/home-call-example',
  },
  analytics: { visitLabel: 'Главная', conversionSendTo: 'AW-000000000/home-example' },
  sections: [
    {
      kind: 'intro',
      id: 'intro',
      items: [
        { title: 'Доступные цены', text: 'Стоимость называем до начала работы.' },
        {
          title: 'Документы онлайн',
          text: 'Сканы и анкету можно прислать нам онлайн. Что подают лично, скажем сразу.',
        },
        { title: 'Профессиональная поддержка', text: 'Проверяем комплект, объясняем порядок, отвечаем на вопросы.' },
        {
          title: 'Услуга «под ключ»',
          text: 'Проверяем документы, готовим комплект и остаёмся на связи, пока вы не получите документ.',
        },
      ],
    },
    {
      kind: 'hero',
      id: 'hero',
      kicker: 'Гродно · документы для рейсов по Польше и ЕС',
      title: 'Профессиональная поддержка водителей',
      text: [{ kind: 'paragraph', children: ['Подскажем, что нужно именно вам, и поможем собрать.'] }],
      services: [
        { label: 'Чип-карта', link: { kind: 'page', path: '/chip' } },
        { label: 'Код 95', link: { kind: 'page', path: '/kod95' } },
        { label: 'Замена водительских прав', link: { kind: 'page', path: '/licenceChange' } },
        { label: 'Курс ADR', link: { kind: 'page', path: '/adr' } },
        { label: 'Регистрация на визу', link: { kind: 'page', path: '/visaRegister' } },
        { label: 'Контракты на деловую визу', link: { kind: 'page', path: '/contract' } },
        { label: 'Медосмотр и психотесты', link: { kind: 'page', path: '/medicine' } },
        { label: 'Получение PESEL', link: { kind: 'page', path: '/pesel' } },
        { label: 'Приглашение для визы', link: { kind: 'page', path: '/workInvitation' } },
      ],
      messengers: [
        { app: 'telegram', label: 'Telegram', href: 'https://t.me/reisdok_example' },
        { app: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/reisdok.example/' },
        { app: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/375290000001' },
        { app: 'viber', label: 'Viber', href: 'viber://chat?number=%2B375290000001' },
      ],
      button: { label: 'Разобрать мою ситуацию', link: { kind: 'page', path: '/', hash: 'contacts' } },
      picture: {
        src: '/pictures/hero.svg',
        width: 800,
        height: 600,
        alt: 'Грузовик, карта с чипом и документы водителя',
      },
    },
    {
      kind: 'about-card',
      id: 'about-card',
      title: 'О компании',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Помогаем водителям-международникам с документами и обучением. Сначала смотрим, что у вас уже есть, потом говорим, чего не хватает.',
          ],
        },
      ],
      button: { label: 'Подробнее о компании', link: { kind: 'page', path: '/about' } },
      picture: {
        src: '/pictures/office.svg',
        width: 600,
        height: 450,
        alt: 'Бумаги, печать и телефон на стойке офиса',
      },
    },
    {
      kind: 'promo',
      id: 'promo',
      title: 'Чип-карта водителя',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Именная карта для цифрового тахографа. С 1 июля 2026 года она нужна и на многих микроавтобусах («бусах») тяжелее 2,5 т, которые возят грузы за границу. Поможем с документами на первую карту, продление или замену при утере.',
          ],
        },
      ],
      button: { label: 'Заказать помощь с картой', link: { kind: 'page', path: '/chip' } },
      picture: { src: '/pictures/chip-card.svg', width: 600, height: 450, alt: 'Карта водителя с чипом' },
    },
    {
      kind: 'services',
      id: 'services',
      title: 'Наши услуги',
      text: [],
      cards: [
        {
          title: 'Курс ADR',
          text: 'Базовый курс, цистерны, классы 1 и 7, продление свидетельства.',
          picture: { src: '/pictures/adr.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/adr' },
        },
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
          title: 'Контракты на деловую визу',
          text: 'Приглашение и контракт для деловой поездки: что и как подтвердить.',
          picture: { src: '/pictures/contract.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/contract' },
        },
        {
          title: 'Замена водительских прав',
          text: 'Польские права вместо национальных: документы, справка, перевод.',
          picture: { src: '/pictures/licence.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/licenceChange' },
        },
        {
          title: 'Код 95',
          text: 'Начальная квалификация, периодическое обучение, карта квалификации.',
          picture: { src: '/pictures/code-95.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/kod95' },
        },
        {
          title: 'Медосмотр и психотесты',
          text: 'Заключения врача и психолога для Кода 95 и польских прав.',
          picture: { src: '/pictures/medical.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/medicine' },
        },
        {
          title: 'Получение PESEL',
          text: 'Польский личный номер: зачем он водителю и как его получить.',
          picture: { src: '/pictures/pesel.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/pesel' },
        },
        {
          title: 'Чип-карта',
          text: 'Карта водителя для тахографа: первая, продление, замена при утере.',
          picture: { src: '/pictures/chip-card.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/chip' },
        },
        {
          title: 'О компании',
          text: 'Кто мы, как работаем и как с нами связаться.',
          picture: { src: '/pictures/office.svg', width: 600, height: 450, alt: '' },
          link: { kind: 'page', path: '/about' },
        },
      ],
    },
    {
      kind: 'reviews',
      id: 'reviews',
      title: 'Отзывы клиентов',
      reviews: [
        {
          text: 'Пришёл с вопросом про чип-карту. Объяснили, какие бумаги собрать и куда их подавать.',
          name: 'Андрей К.',
          date: '14 октября 2026',
          rating: 5,
        },
        {
          text: 'Прислал сканы, мне ответили, чего не хватает в комплекте. Дособрал и подал.',
          name: 'Сергей М.',
          date: '28 сентября 2026',
          rating: 5,
        },
        {
          text: 'Не понимал, чем карта квалификации отличается от чип-карты. Разложили по порядку: что нужно мне, что оформляет перевозчик и с чего начать. Список документов прислали в сообщении, по нему и собирал.',
          name: 'Виктор Л.',
          date: '9 сентября 2026',
          rating: 5,
        },
        {
          text: 'Помогли с анкетой: нашли ошибку в номере паспорта до подачи.',
          name: 'Дмитрий П.',
          date: '21 августа 2026',
          rating: 5,
        },
        {
          text: 'Спрашивал про курс ADR на цистерны. Объяснили, что сначала нужен базовый, и сказали, какие документы подготовить.',
          name: 'Игорь С.',
          date: '3 августа 2026',
          rating: 5,
        },
        {
          text: 'Нужно было поменять права. Рассказали про присяжный перевод и справку консульства.',
          name: 'Павел Р.',
          date: '17 июля 2026',
          rating: 5,
        },
        {
          text: 'Ответили на все вопросы по телефону, говорили простыми словами.',
          name: 'Олег В.',
          date: '30 июня 2026',
          rating: 5,
        },
        {
          text: 'Обратился по PESEL. Подсказали, что написать в правовом основании и какие бумаги взять в гмину.',
          name: 'Николай Т.',
          date: '12 июня 2026',
          rating: 5,
        },
        {
          text: 'Перед психотестами волновался. Предупредили, что взять с собой и что прийти надо отдохнувшим.',
          name: 'Александр Б.',
          date: '25 мая 2026',
          rating: 5,
        },
        {
          text: 'Сразу сказали, что решение по визе принимает консул. Документы проверили внимательно.',
          name: 'Юрий Ж.',
          date: '6 мая 2026',
          rating: 5,
        },
        {
          text: 'Стоимость назвали до начала, дальше держали в курсе каждого шага.',
          name: 'Максим Д.',
          date: '19 апреля 2026',
          rating: 5,
        },
      ],
      carousel: {
        className: 'carousel-1',
        loop: true,
        align: 'center',
        slidesPerView: 5,
        gapPx: 48,
        arrows: true,
        breakpoints: [
          { belowPx: 1200, gapPx: 24 },
          { belowPx: 880, gapPx: 16 },
          { belowPx: 480, slidesPerView: 1.5, arrows: false },
        ],
        speedMs: 400,
        autoplay: false,
        autoplayIntervalMs: 5000,
      },
    },
    {
      kind: 'brand-card',
      id: 'brand-card',
      title: 'Не знаете, с чего начать?',
      text: [
        {
          kind: 'paragraph',
          children: [
            'Напишите, из какой страны ваши права, какие категории открыты и что уже есть на руках. Ответим, какие документы нужны и в каком порядке их получать.',
          ],
        },
      ],
      phones: [{ display: '+375 44 000-00-03', href: 'tel:+375440000003' }],
      messengers: [
        { app: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/375440000003' },
        { app: 'viber', label: 'Viber', href: 'viber://chat?number=%2B375440000003' },
      ],
    },
    {
      kind: 'contacts',
      id: 'contacts',
      title: 'Контакты',
      text: [{ kind: 'paragraph', children: ['Позвоните, напишите в мессенджер или задайте вопрос через форму.'] }],
      address: 'Беларусь, г. Гродно, ул. Примерная, 1',
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
        { app: 'email', label: 'info@reisdok.example', href: 'mailto:info@reisdok.example' },
      ],
      email: { label: 'info@reisdok.example', link: { kind: 'contact', href: 'mailto:info@reisdok.example' } },
      messengersTitle: 'Мы в мессенджерах',
      form: true,
    },
  ],
} satisfies Page;

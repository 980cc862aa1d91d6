// Written by the generator from site.yaml (npm run generate). Do not edit: changes are lost.
import type { Shell } from '../src/model.ts';

export const shell = {
  language: 'ru',
  brand: { name: 'РЕЙС ДОК', lines: ['РЕЙС', 'ДОК'] },
  header: {
    menu: [
      { type: 'link', label: 'О нас', link: { kind: 'page', path: '/about' } },
      {
        type: 'menu',
        label: 'Услуги',
        items: [
          { label: 'Чип-карта', link: { kind: 'page', path: '/chip' } },
          { label: 'Код 95', link: { kind: 'page', path: '/kod95' } },
          { label: 'Замена водительских прав', link: { kind: 'page', path: '/licenceChange' } },
          { label: 'Курс ADR', link: { kind: 'page', path: '/adr' } },
          { label: 'Регистрация на визу', link: { kind: 'page', path: '/visaRegister' } },
          { label: 'Контракты на деловую визу', link: { kind: 'page', path: '/contract' } },
          { label: 'Медосмотр и психотесты', link: { kind: 'page', path: '/medicine' } },
          { label: 'Получение PESEL', link: { kind: 'page', path: '/pesel' } },
          { label: 'Приглашение для визы', link: { kind: 'page', path: '/workInvitation' } },
        ],
      },
      { type: 'link', label: 'Контакты', link: { kind: 'page', path: '/', hash: 'contacts' } },
    ],
    phones: [
      { display: '+375 29 000-00-01', href: 'tel:+375290000001' },
      { display: '+375 33 000-00-02', href: 'tel:+375330000002' },
    ],
  },
  footer: {
    links: [
      { label: 'Главная', link: { kind: 'page', path: '/' } },
      { label: 'О нас', link: { kind: 'page', path: '/about' } },
      { label: 'Услуги', link: { kind: 'page', path: '/', hash: 'services' } },
      { label: 'Отзывы', link: { kind: 'page', path: '/', hash: 'reviews' } },
    ],
    address: 'Беларусь, г. Гродно, ул. Примерная, 1',
    phones: [
      { display: '+375 29 000-00-01', href: 'tel:+375290000001' },
      { display: '+375 33 000-00-02', href: 'tel:+375330000002' },
    ],
    details: [
      { label: 'Юридическое лицо', value: 'ООО «Пример»' },
      { label: 'Почтовый индекс', value: '230026' },
      { label: 'Дата регистрации', value: '05.02.2024' },
      { label: 'УНП', value: '000000000' },
      { label: 'Код банка', value: 'EXAMPLE0' },
      { label: 'Банк', value: 'ОАО «Пример-Банк»' },
      { label: 'Расчётный счёт', value: 'BY00 EXAM 0000 0000 0000 0000 0000' },
    ],
    disclaimer: [
      {
        type: 'paragraph',
        children: [
          'Мы не являемся консульством, визовым центром или государственным органом. Решения о визах и документах принимают уполномоченные органы.',
        ],
      },
    ],
  },
  callButton: {
    phone: { display: '+375 29 000-00-01', href: 'tel:+375290000001' },
    pageName: 'Страницы пока не существует',
  },
  notFoundHead: { title: 'Страницы пока не существует — РЕЙС ДОК', description: 'Страницы пока не существует' },
  unroutedPages: [
    {
      path: '/visaAccept',
      head: {
        title: 'Оформление визы — РЕЙС ДОК',
        description: 'Помощь с документами для визы. Решение о визе принимает консул.',
      },
      analytics: { visitLabel: 'Оформление визы' },
    },
  ],
  words: {
    loading: 'Загрузка...',
    notFound: 'Страницы пока не существует',
    errorTitle: 'Unexpected Application Error!',
    homeLink: 'На главную',
    skipToContent: 'Перейти к содержанию',
    logoLabel: '{brand}, на главную',
    mainMenu: 'Главное меню',
    openMenu: 'Открыть меню',
    closeMenu: 'Закрыть меню',
    footerMenu: 'Ссылки внизу страницы',
    phonesLabel: 'Телефоны',
    call: 'позвонить',
    callLabel: 'Позвонить {phone}',
    messengersLabel: 'Мессенджеры',
    opensInNewTab: '(откроется в новой вкладке)',
    addressLabel: 'Адрес',
    emailLabel: 'Почта',
    servicesLabel: 'Услуги',
    ratingLabel: 'Оценка: {rating} из {max}',
    carouselRole: 'лента',
    slideRole: 'карточка',
    slideLabel: '{index} из {count}',
    previousSlide: 'Предыдущий отзыв',
    nextSlide: 'Следующий отзыв',
    pauseSlides: 'Остановить ленту',
    playSlides: 'Пустить ленту',
    readMore: 'Читать целиком',
    readLess: 'Свернуть',
    printList: 'Напечатать список',
    consentTitle: 'Настройки cookie',
    consentText: 'Можно посчитать ваш визит? Счётчик Google сохраняет файлы cookie и показывает нам, какие страницы и реклама полезны.',
    consentAllow: 'Разрешить',
    consentRefuse: 'Отказаться',
    showMap: 'Показать карту',
    sendingUnconfirmed: 'Не знаем, дошло ли сообщение: связь слишком медленная. Чтобы не отправлять его дважды, позвоните или напишите нам.',
  },
} satisfies Shell;

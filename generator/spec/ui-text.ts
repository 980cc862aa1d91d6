import { z } from 'zod';
import type { Words } from '../../src/model.ts';
import { line } from './scalars.ts';

const word = (meaning: string) => line.optional().describe(meaning);

/** Words of the interface. Each may be left out: the language of the site brings its own. */
export const wordsSchema = z.strictObject({
  loading: word('Пока страница загружается.'),
  notFound: word('Если такой страницы нет.'),
  errorTitle: word('Заголовок, если страница сломалась.'),
  homeLink: word('Ссылка на главную страницу.'),
  skipToContent: word('Ссылка для клавиатуры: сразу к тексту.'),
  logoLabel: word('Как экранный диктор называет логотип; {brand} — название компании.'),
  mainMenu: word('Как экранный диктор называет главное меню.'),
  openMenu: word('Кнопка, которая открывает меню на телефоне.'),
  closeMenu: word('Кнопка, которая закрывает меню на телефоне.'),
  footerMenu: word('Как экранный диктор называет ссылки внизу страницы.'),
  phonesLabel: word('Подпись телефонов.'),
  call: word('Надпись на кнопке звонка.'),
  callLabel: word('Как экранный диктор называет кнопку звонка; {phone} — номер.'),
  messengersLabel: word('Подпись мессенджеров.'),
  opensInNewTab: word('Что добавляет экранный диктор к ссылке, которая открывается в новой вкладке.'),
  addressLabel: word('Подпись адреса.'),
  emailLabel: word('Подпись электронной почты.'),
  servicesLabel: word('Как экранный диктор называет список услуг.'),
  ratingLabel: word('Как экранный диктор читает звёзды; {rating} — сколько, {max} — из скольких.'),
  carouselRole: word('Как экранный диктор называет ленту.'),
  slideRole: word('Как экранный диктор называет карточку ленты.'),
  slideLabel: word('Номер карточки в ленте; {index} из {count}.'),
  previousSlide: word('Стрелка назад.'),
  nextSlide: word('Стрелка вперёд.'),
  pauseSlides: word('Остановить ленту.'),
  playSlides: word('Пустить ленту.'),
  readMore: word('Показать отзыв целиком.'),
  readLess: word('Свернуть отзыв.'),
  printList: word('Напечатать список документов.'),
  sendingUnconfirmed: word('Строка рядом с формой, если неизвестно, дошло ли сообщение.'),
});

const russian: Words = {
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
  sendingUnconfirmed:
    'Не знаем, дошло ли сообщение: связь слишком медленная. Чтобы не отправлять его дважды, позвоните или напишите нам.',
};

const english: Words = {
  loading: 'Loading...',
  notFound: 'This page does not exist yet',
  errorTitle: 'Unexpected Application Error!',
  homeLink: 'Home page',
  skipToContent: 'Skip to content',
  logoLabel: '{brand}, home page',
  mainMenu: 'Main menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  footerMenu: 'Footer links',
  phonesLabel: 'Phones',
  call: 'call',
  callLabel: 'Call {phone}',
  messengersLabel: 'Messengers',
  opensInNewTab: '(opens in a new tab)',
  addressLabel: 'Address',
  emailLabel: 'E-mail',
  servicesLabel: 'Services',
  ratingLabel: 'Rated {rating} out of {max}',
  carouselRole: 'carousel',
  slideRole: 'slide',
  slideLabel: '{index} of {count}',
  previousSlide: 'Previous review',
  nextSlide: 'Next review',
  pauseSlides: 'Pause',
  playSlides: 'Play',
  readMore: 'Read more',
  readLess: 'Show less',
  printList: 'Print the list',
  sendingUnconfirmed:
    'We cannot tell whether your message has arrived: the connection is too slow. Please call or write to us rather than send it twice.',
};

/** Default words for a language tag: Russian for `ru` and its regions, English for every other language. */
export function defaultWords(language: string): Words {
  return language.split('-')[0] === 'ru' ? russian : english;
}

export type WordsSpec = z.output<typeof wordsSchema>;

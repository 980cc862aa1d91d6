import { z } from 'zod';
import type { Words } from '../../../src/model/words.ts';
import { primarySubtag } from './language.ts';
import { line } from './scalars.ts';
import { belarusian } from './words/belarusian.ts';
import { english } from './words/english.ts';
import { polish } from './words/polish.ts';
import { russian } from './words/russian.ts';
import { ukrainian } from './words/ukrainian.ts';

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
  consentTitle: word(
    'Как называется вопрос о согласии на счётчик и кнопка внизу страницы, которая его возвращает.',
  ),
  consentText: word('Вопрос о согласии на счётчик посещений.'),
  consentAllow: word('Согласиться на счётчик.'),
  consentRefuse: word('Отказаться от счётчика.'),
  showMap: word('Кнопка на месте карты, которая загружается по нажатию.'),
  sendingUnconfirmed: word('Строка рядом с формой, если неизвестно, дошло ли сообщение.'),
  sentNext: word('Строка рядом с формой после отправки: что будет дальше.'),
  sentLate: word('Если было неизвестно, дошло ли сообщение, а потом оно дошло.'),
  sendingInterrupted: word('Если страницу закрыли, пока сообщение отправлялось.'),
  sendingSuspected: word('Если форму заполнили так, как это делают программы; {button} — надпись на кнопке.'),
  sendAnyway: word('Надпись на кнопке отправки в этом случае.'),
  offline: word('Строка рядом с формой, если нет связи с интернетом.'),
  formMissing: word('Если форма не загрузилась; дальше стоят телефоны.'),
  copyText: word('Кнопка, которая копирует написанное в форме.'),
  textCopied: word('Надпись на ней, когда текст скопирован.'),
  copyByHand: word('Подпись поля с текстом, если браузер не даёт его скопировать.'),
  reference: word('Номер сообщения; {reference} — сам номер.'),
  invalidEmail: word('Если в поле почты написан не адрес.'),
});

/** Words of the interface by the language's primary subtag (BCP 47). */
const builtInWords: Readonly<Record<string, Words>> = {
  ru: russian,
  en: english,
  pl: polish,
  uk: ukrainian,
  be: belarusian,
};

/** Languages that bring words of their own. */
export const languagesWithWords: readonly string[] = Object.keys(builtInWords);

/** Words for a language tag, or `undefined` where the file has to say them. */
export function builtInWordsOf(language: string): Words | undefined {
  return builtInWords[primarySubtag(language)];
}

/** Words for a language tag: its own, else the English ones. */
export function defaultWords(language: string): Words {
  return builtInWordsOf(language) ?? english;
}

export type WordsSpec = z.output<typeof wordsSchema>;

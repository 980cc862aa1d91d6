import { z } from 'zod';
import { key } from './key.ts';
import { line } from './scalars.ts';

const word = (ru: string, en: string) => key(line, { ru, en }).optional();

/** What is called so for those who do not see the screen. */
const spoken = (ru: string, en: string) =>
  word(`Как экранный диктор называет ${ru}.`, `What a screen reader calls ${en}.`);

/** The label of a button that does something. */
const onButton = (ru: string, en: string) => word(`Кнопка, которая ${ru}.`, `The button that ${en}.`);

/** Words of the interface. Each may be left out: the language of the site brings its own. */
export const wordsSchema = z.strictObject({
  loading: word('Пока страница загружается.', 'While the page is loading.'),
  notFound: word('Если такой страницы нет.', 'Where there is no such page.'),
  errorTitle: word('Заголовок, если страница сломалась.', 'The heading where the page has broken down.'),
  homeLink: word('Ссылка на главную страницу.', 'The link to the home page.'),
  skipToContent: word(
    'Ссылка для клавиатуры: сразу к тексту.',
    'The link for the keyboard: straight to the text.',
  ),
  logoLabel: spoken('логотип; {brand} — название компании', "the logo; {brand} is the company's name"),
  announcementLabel: spoken('объявление над страницей', 'the announcement above the page'),
  closeAnnouncement: onButton('закрывает объявление', 'closes the announcement'),
  mainMenu: spoken('главное меню', 'the main menu'),
  openMenu: onButton('открывает меню на телефоне', 'opens the menu on a phone'),
  closeMenu: onButton('закрывает меню на телефоне', 'closes the menu on a phone'),
  trailLabel: spoken(
    'ссылки над заголовком, которые ведут назад',
    'the links above the title that lead back',
  ),
  footerMenu: spoken('ссылки внизу страницы', 'the links at the bottom of the page'),
  phonesLabel: word('Подпись телефонов.', 'The label of the phones.'),
  call: word('Надпись на кнопке звонка.', 'The label of the call button.'),
  callLabel: spoken('кнопку звонка; {phone} — номер', 'the call button; {phone} is the number'),
  messengersLabel: word('Подпись мессенджеров.', 'The label of the messengers.'),
  opensInNewTab: word(
    'Что добавляет экранный диктор к ссылке, которая открывается в новой вкладке.',
    'What a screen reader adds to a link that opens in a new tab.',
  ),
  addressLabel: word('Подпись адреса.', 'The label of the address.'),
  hoursLabel: word('Подпись часов работы.', 'The label of the opening hours.'),
  emailLabel: word('Подпись электронной почты.', 'The label of the e-mail address.'),
  servicesLabel: spoken('список услуг', 'the list of services'),
  findService: word(
    'Подпись поля, которое ищет в списке всех услуг.',
    'The label of the field that searches the list of all services.',
  ),
  foundServices: word(
    'Сколько услуг нашлось; {count} — сколько, {total} — сколько всего.',
    'How many services were found; {count} is how many, {total} of how many.',
  ),
  ratingLabel: word(
    'Как экранный диктор читает звёзды; {rating} — сколько, {max} — из скольких.',
    'How a screen reader reads the stars; {rating} is how many, {max} out of how many.',
  ),
  carouselRole: spoken('ленту', 'the carousel'),
  slideRole: spoken('карточку ленты', 'a card of the carousel'),
  slideLabel: word(
    'Номер карточки в ленте; {index} из {count}.',
    'Number of a card in the carousel; {index} of {count}.',
  ),
  previousSlide: word('Стрелка назад.', 'The arrow back.'),
  nextSlide: word('Стрелка вперёд.', 'The arrow forward.'),
  pauseSlides: word('Остановить ленту.', 'Stop the carousel.'),
  playSlides: word('Пустить ленту.', 'Start the carousel.'),
  readMore: word('Показать отзыв целиком.', 'Show the whole review.'),
  readLess: word('Свернуть отзыв.', 'Show less of the review.'),
  tickedCount: word(
    'Сколько в списке документов отмечено; {count} из {total}.',
    'How many papers of the list are ticked; {count} of {total}.',
  ),
  stepUs: word('Шаг делаем мы.', 'The step is ours.'),
  stepYou: word('Шаг делает посетитель.', "The step is the visitor's."),
  printList: word('Напечатать список документов.', 'Print the list of papers.'),
  guideForAll: word(
    'Кому нужна остановка подбора без условий.',
    'Who needs a stop of a guide that has no condition.',
  ),
  guideWhen: word(
    'Кому нужна остановка подбора с условиями; {answers} — ответы.',
    'Who needs a stop of a guide that has conditions; {answers} are the answers.',
  ),
  guideCount: word(
    'Итог подбора; {count} — сколько остановок подходит, {total} — сколько всего.',
    'The result of a guide; {count} is how many stops are chosen, {total} how many there are.',
  ),
  guideUnneeded: word(
    'Надпись у остановки, которую ответы исключили.',
    'Beside a stop that the answers rule out.',
  ),
  guideReset: word('Сбросить ответы подбора.', 'Take back the answers to a guide.'),
  consentTitle: word(
    'Как называется вопрос о согласии на счётчик и кнопка внизу страницы, которая его возвращает.',
    'What the question about consent to the tag is called, and the button at the bottom of the page that brings it back.',
  ),
  consentText: word(
    'Вопрос о согласии на счётчик посещений.',
    'The question about consent to visitor statistics.',
  ),
  consentAllow: word('Согласиться на счётчик.', 'Agree to the tag.'),
  consentRefuse: word('Отказаться от счётчика.', 'Refuse the tag.'),
  showMap: word(
    'Кнопка на месте карты, которая загружается по нажатию.',
    'The button in the place of a map that loads when it is pressed.',
  ),
  formTopic: word(
    'Строка в форме на странице услуги; {page} — название страницы.',
    'The line in a form on the page of a service; {page} is the name of the page.',
  ),
  sendingUnconfirmed: word(
    'Строка рядом с формой, если неизвестно, дошло ли сообщение.',
    'The line beside the form where it is not known whether the message has arrived.',
  ),
  sentNext: word(
    'Строка рядом с формой после отправки: что будет дальше.',
    'The line beside the form after sending: what comes next.',
  ),
  sentLate: word(
    'Если было неизвестно, дошло ли сообщение, а потом оно дошло.',
    'Where it was not known whether the message had arrived, and then it did arrive.',
  ),
  sendingInterrupted: word(
    'Если страницу закрыли, пока сообщение отправлялось.',
    'Where the page was closed while the message was being sent.',
  ),
  sendingSuspected: word(
    'Если форму заполнили так, как это делают программы; {button} — надпись на кнопке.',
    'Where the form was filled in the way programs do; {button} is the label of the button.',
  ),
  sendAnyway: word(
    'Надпись на кнопке отправки в этом случае.',
    'The label of the button that sends in this case.',
  ),
  offline: word(
    'Строка рядом с формой, если нет связи с интернетом.',
    'The line beside the form where there is no connection to the internet.',
  ),
  formMissing: word(
    'Если форма не загрузилась; дальше стоят телефоны.',
    'Where the form has not loaded; the phones follow it.',
  ),
  copyText: onButton('копирует написанное в форме', 'copies what is typed into the form'),
  textCopied: word('Надпись на ней, когда текст скопирован.', 'Its label once the text is copied.'),
  copyByHand: word(
    'Подпись поля с текстом, если браузер не даёт его скопировать.',
    'The label of the field with the text where the browser does not let it be copied.',
  ),
  reference: word(
    'Номер сообщения; {reference} — сам номер.',
    'The number of the message; {reference} is the number itself.',
  ),
  invalidEmail: word('Если в поле почты написан не адрес.', 'Where the e-mail field holds no address.'),
});

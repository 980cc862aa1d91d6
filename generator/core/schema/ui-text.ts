import { z } from 'zod';
import { type InEachLanguage, key } from './key.ts';
import { line } from './scalars.ts';

const word = (about: InEachLanguage) => key(line, about).optional();

/** What is called so for those who do not see the screen. */
const spoken = (ru: string, en: string) =>
  word({ ru: `Как экранный диктор называет ${ru}.`, en: `What a screen reader calls ${en}.` });

/** The label of a button that does something. */
const onButton = (ru: string, en: string) =>
  word({ ru: `Кнопка, которая ${ru}.`, en: `The button that ${en}.` });

/** Words of the interface. Each may be left out: the language of the site brings its own. */
export const wordsSchema = z.strictObject({
  loading: word({ ru: 'Пока страница загружается.', en: 'While the page is loading.' }),
  notFound: word({ ru: 'Если такой страницы нет.', en: 'Where there is no such page.' }),
  errorTitle: word({
    ru: 'Заголовок, если страница сломалась.',
    en: 'The heading where the page has broken down.',
  }),
  homeLink: word({ ru: 'Ссылка на главную страницу.', en: 'The link to the home page.' }),
  skipToContent: word({
    ru: 'Ссылка для клавиатуры: сразу к тексту.',
    en: 'The link for the keyboard: straight to the text.',
  }),
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
  phonesLabel: word({ ru: 'Подпись телефонов.', en: 'The label of the phones.' }),
  call: word({ ru: 'Надпись на кнопке звонка.', en: 'The label of the call button.' }),
  callLabel: spoken('кнопку звонка; {phone} — номер', 'the call button; {phone} is the number'),
  messengersLabel: word({ ru: 'Подпись мессенджеров.', en: 'The label of the messengers.' }),
  opensInNewTab: word({
    ru: 'Что добавляет экранный диктор к ссылке, которая открывается в новой вкладке.',
    en: 'What a screen reader adds to a link that opens in a new tab.',
  }),
  addressLabel: word({ ru: 'Подпись адреса.', en: 'The label of the address.' }),
  hoursLabel: word({ ru: 'Подпись часов работы.', en: 'The label of the opening hours.' }),
  emailLabel: word({ ru: 'Подпись электронной почты.', en: 'The label of the e-mail address.' }),
  servicesLabel: spoken('список услуг', 'the list of services'),
  findService: word({
    ru: 'Подпись поля, которое ищет в списке всех услуг.',
    en: 'The label of the field that searches the list of all services.',
  }),
  foundServices: word({
    ru: 'Сколько услуг нашлось; {count} — сколько, {total} — сколько всего.',
    en: 'How many services were found; {count} is how many, {total} of how many.',
  }),
  ratingLabel: word({
    ru: 'Как экранный диктор читает звёзды; {rating} — сколько, {max} — из скольких.',
    en: 'How a screen reader reads the stars; {rating} is how many, {max} out of how many.',
  }),
  carouselRole: spoken('ленту', 'the carousel'),
  slideRole: spoken('карточку ленты', 'a card of the carousel'),
  slideLabel: word({
    ru: 'Номер карточки в ленте; {index} из {count}.',
    en: 'Number of a card in the carousel; {index} of {count}.',
  }),
  previousSlide: word({ ru: 'Стрелка назад.', en: 'The arrow back.' }),
  nextSlide: word({ ru: 'Стрелка вперёд.', en: 'The arrow forward.' }),
  pauseSlides: word({ ru: 'Остановить ленту.', en: 'Stop the carousel.' }),
  playSlides: word({ ru: 'Пустить ленту.', en: 'Start the carousel.' }),
  readMore: word({ ru: 'Показать отзыв целиком.', en: 'Show the whole review.' }),
  readLess: word({ ru: 'Свернуть отзыв.', en: 'Show less of the review.' }),
  tickedCount: word({
    ru: 'Сколько в списке документов отмечено; {count} из {total}.',
    en: 'How many papers of the list are ticked; {count} of {total}.',
  }),
  stepUs: word({ ru: 'Шаг делаем мы.', en: 'The step is ours.' }),
  stepYou: word({ ru: 'Шаг делает посетитель.', en: "The step is the visitor's." }),
  printList: word({ ru: 'Напечатать список документов.', en: 'Print the list of papers.' }),
  guideForAll: word({
    ru: 'Кому нужна остановка подбора без условий.',
    en: 'Who needs a stop of a guide that has no condition.',
  }),
  guideWhen: word({
    ru: 'Кому нужна остановка подбора с условиями; {answers} — ответы.',
    en: 'Who needs a stop of a guide that has conditions; {answers} are the answers.',
  }),
  guideCount: word({
    ru: 'Итог подбора; {count} — сколько остановок подходит, {total} — сколько всего.',
    en: 'The result of a guide; {count} is how many stops are chosen, {total} how many there are.',
  }),
  guideUnneeded: word({
    ru: 'Надпись у остановки, которую ответы исключили.',
    en: 'Beside a stop that the answers rule out.',
  }),
  guideReset: word({ ru: 'Сбросить ответы подбора.', en: 'Take back the answers to a guide.' }),
  consentTitle: word({
    ru: 'Как называется вопрос о согласии на счётчик и кнопка внизу страницы, которая его возвращает.',
    en: 'What the question about consent to the tag is called, and the button at the bottom of the page that brings it back.',
  }),
  consentText: word({
    ru: 'Вопрос о согласии на счётчик посещений.',
    en: 'The question about consent to visitor statistics.',
  }),
  consentAllow: word({ ru: 'Согласиться на счётчик.', en: 'Agree to the tag.' }),
  consentRefuse: word({ ru: 'Отказаться от счётчика.', en: 'Refuse the tag.' }),
  showMap: word({
    ru: 'Кнопка на месте карты, которая загружается по нажатию.',
    en: 'The button in the place of a map that loads when it is pressed.',
  }),
  formTopic: word({
    ru: 'Строка в форме на странице услуги; {page} — название страницы.',
    en: 'The line in a form on the page of a service; {page} is the name of the page.',
  }),
  sendingUnconfirmed: word({
    ru: 'Строка рядом с формой, если неизвестно, дошло ли сообщение.',
    en: 'The line beside the form where it is not known whether the message has arrived.',
  }),
  sentNext: word({
    ru: 'Строка рядом с формой после отправки: что будет дальше.',
    en: 'The line beside the form after sending: what comes next.',
  }),
  sentLate: word({
    ru: 'Если было неизвестно, дошло ли сообщение, а потом оно дошло.',
    en: 'Where it was not known whether the message had arrived, and then it did arrive.',
  }),
  sendingInterrupted: word({
    ru: 'Если страницу закрыли, пока сообщение отправлялось.',
    en: 'Where the page was closed while the message was being sent.',
  }),
  sendingSuspected: word({
    ru: 'Если форму заполнили так, как это делают программы; {button} — надпись на кнопке.',
    en: 'Where the form was filled in the way programs do; {button} is the label of the button.',
  }),
  sendAnyway: word({
    ru: 'Надпись на кнопке отправки в этом случае.',
    en: 'The label of the button that sends in this case.',
  }),
  offline: word({
    ru: 'Строка рядом с формой, если нет связи с интернетом.',
    en: 'The line beside the form where there is no connection to the internet.',
  }),
  formMissing: word({
    ru: 'Если форма не загрузилась; дальше стоят телефоны.',
    en: 'Where the form has not loaded; the phones follow it.',
  }),
  copyText: onButton('копирует написанное в форме', 'copies what is typed into the form'),
  textCopied: word({
    ru: 'Надпись на ней, когда текст скопирован.',
    en: 'Its label once the text is copied.',
  }),
  copyByHand: word({
    ru: 'Подпись поля с текстом, если браузер не даёт его скопировать.',
    en: 'The label of the field with the text where the browser does not let it be copied.',
  }),
  reference: word({
    ru: 'Номер сообщения; {reference} — сам номер.',
    en: 'The number of the message; {reference} is the number itself.',
  }),
  invalidEmail: word({
    ru: 'Если в поле почты написан не адрес.',
    en: 'Where the e-mail field holds no address.',
  }),
});

export type WordsSpec = z.output<typeof wordsSchema>;

import { z } from 'zod';
import { fieldSnippets } from './field-snippets.ts';
import { fieldSchema } from './form-field.ts';
import { key } from './key.ts';
import {
  flag,
  line,
  markdown,
  messengerName,
  milliseconds,
  outsideId,
  phoneName,
  richLine,
  secureAddress,
  setting,
} from './scalars.ts';

/** Interval of the presence check: section 9 of the product specification. */
const captchaCheckEveryMs = 500;
/** Limit after which a sending has failed. */
const sendTimeLimitMs = 15_000;
/** Notice times: section 9 of the product specification. */
const noticeVisibleMs = 1500;
const noticeFadeInDelayMs = 50;
/** Faster than a person reads the form, even where the browser fills in the fields. */
const leastFillMs = 2000;

const captchaSchema = z.strictObject({
  provider: key(secureAddress.default('https://www.google.com/recaptcha/api.js'), {
    ru: 'Адрес сценария капчи; где google.com не открывается — https://www.recaptcha.net/recaptcha/api.js.',
    en: "Address of the captcha's script; where google.com does not open, https://www.recaptcha.net/recaptcha/api.js.",
  }),
  siteKey: key(outsideId, {
    ru: 'Ключ сайта из кабинета reCAPTCHA (вторая версия, «галочка»).',
    en: 'The site key from your reCAPTCHA account (version 2, "checkbox").',
  }),
  language: key(setting.optional(), {
    ru: 'Язык капчи; без этой строки — язык сайта.',
    en: 'Language of the captcha; without this line, the language of the site.',
  }),
  unsolved: key(line, {
    ru: 'Сообщение, если галочка «не робот» не поставлена.',
    en: 'The message where the box "I\'m not a robot" is not ticked.',
  }),
  unavailable: key(line, {
    ru: 'Что показать, если капча не загрузилась.',
    en: 'What to show where the captcha has not loaded.',
  }),
  checkEveryMs: key(milliseconds.default(captchaCheckEveryMs), {
    ru: 'Как часто проверять, загрузилась ли капча, в миллисекундах.',
    en: 'How often to look whether the captcha has loaded, in milliseconds.',
  }),
});

const deliverySchema = z.strictObject({
  serviceId: key(outsideId, {
    ru: 'Service ID из кабинета EmailJS.',
    en: 'The Service ID from your EmailJS account.',
  }),
  templateId: key(outsideId, {
    ru: 'Template ID из кабинета EmailJS.',
    en: 'The Template ID from your EmailJS account.',
  }),
  publicKey: key(outsideId, {
    ru: 'Public Key из кабинета EmailJS.',
    en: 'The Public Key from your EmailJS account.',
  }),
  timeLimitMs: key(milliseconds.default(sendTimeLimitMs), {
    ru: 'Сколько ждать отправки, в миллисекундах.',
    en: 'How long to wait for the sending, in milliseconds.',
  }),
  blockHeadless: flag(
    'Не принимать письма от программ-роботов',
    'to take no messages from automated browsers',
  ).default(false),
  blockList: key(
    z.strictObject({
      field: key(setting, {
        ru: 'Имя поля, значения которого запрещены.',
        en: 'Name of the field whose values are refused.',
      }),
      values: key(z.array(key(setting, { ru: 'Запрещённое значение.', en: 'A refused value.' })).min(1), {
        ru: 'Запрещённые значения.',
        en: 'The refused values.',
      }),
    }),
    {
      ru: 'Значения, письма с которыми не отправляются.',
      en: 'Values with which no message is sent.',
      maySpeakOfExamples: true,
    },
  ).optional(),
  limitRateMs: key(milliseconds.default(0), {
    ru: 'Наименьшее время между двумя письмами от одного посетителя, в миллисекундах; 0 — не ограничивать.',
    en: 'The shortest time between two messages of one visitor, in milliseconds; 0 for no limit.',
  }),
});

export const formSchema = z.strictObject({
  title: key(line, { ru: 'Заголовок формы.', en: 'The heading of the form.' }),
  text: key(markdown, { ru: 'Текст под заголовком.', en: 'The text below the heading.' }),
  submit: key(line, { ru: 'Надпись на кнопке отправки.', en: 'The label of the button that sends.' }),
  sending: key(line, {
    ru: 'Надпись на кнопке, пока сообщение отправляется.',
    en: 'The label of the button while the message is being sent.',
  }),
  success: key(line, { ru: 'Сообщение, когда всё отправлено.', en: 'The message when everything is sent.' }),
  failure: key(line, {
    ru: 'Сообщение, когда отправить не удалось.',
    en: 'The message when sending has failed.',
  }),
  failureHelp: key(line, {
    ru: 'Строка рядом с формой после неудачи, перед телефонами и мессенджерами.',
    en: 'The line beside the form after a failure, before the phones and messengers.',
  }),
  privacy: key(richLine.optional(), {
    ru: 'Строка рядом с кнопкой отправки, можно со [ссылкой](/privacy); без неё — готовая, если на сайте есть страница о персональных данных.',
    en: 'The line beside the button that sends, may have a [link](/privacy); without it, a ready one if the site has a page about personal data.',
  }),
  source: key(line, {
    ru: 'Пометка в письме, откуда оно пришло.',
    en: 'A note in the e-mail that says where it came from.',
  }),
  pageSource: key(line.optional(), {
    ru: 'То же для форм на других страницах, кроме главной; {page} — название страницы. С этой строкой посетитель тоже видит, о чём спрашивает.',
    en: 'The same for forms on pages other than the home page; {page} is the name of the page. With this line visitors, too, see what they ask about.',
    example: {
      ru: "pageSource: 'Форма на странице «{page}»'",
      en: 'pageSource: \'Form on the page "{page}"\'',
    },
  }),
  reference: key(z.boolean().default(false), {
    ru: 'Давать письму короткий номер, который видит и посетитель: true или false. В шаблоне письма это {{reference}}.',
    en: 'Whether a message gets a short number that the visitor sees, too: true or false. In the template of the e-mail it is {{reference}}.',
  }),
  leastFillMs: key(milliseconds.default(leastFillMs), {
    ru: 'Если форму заполнили быстрее, попросить подтвердить отправку: сколько миллисекунд; 0 — не проверять.',
    en: 'Where the form is filled in faster than this, ask to confirm the sending: how many milliseconds; 0 for no check.',
  }),
  phones: key(z.array(phoneName).default([]), {
    ru: 'Телефоны, которые предложить после неудачи.',
    en: 'Phones to offer after a failure.',
  }),
  messengers: key(z.array(messengerName).default([]), {
    ru: 'Мессенджеры, которые предложить после неудачи.',
    en: 'Messengers to offer after a failure.',
  }),
  fields: key(z.array(fieldSchema).min(1), {
    ru: 'Поля формы сверху вниз.',
    en: 'The fields of the form from top to bottom.',
    snippets: fieldSnippets,
  }),
  notice: key(
    z.strictObject({
      visibleMs: key(milliseconds.default(noticeVisibleMs), {
        ru: 'Сколько видно сообщение, в миллисекундах.',
        en: 'How long the message is seen, in milliseconds.',
      }),
      fadeInDelayMs: key(milliseconds.default(noticeFadeInDelayMs), {
        ru: 'Через сколько миллисекунд сообщение начинает проявляться.',
        en: 'After how many milliseconds the message begins to appear.',
      }),
    }),
    {
      ru: 'Время показа сообщения об отправке.',
      en: 'When and how long the message about the sending is seen.',
    },
  ).prefault({}),
  captcha: key(captchaSchema.optional(), {
    ru: 'Проверка «Я не робот» (reCAPTCHA); без этого блока форма работает без неё.',
    en: 'The check "I\'m not a robot" (reCAPTCHA); without this block the form works without it.',
  }),
  delivery: key(deliverySchema, {
    ru: 'Служба EmailJS, которая присылает вопросы на почту.',
    en: 'The EmailJS service, which sends the questions to your e-mail.',
  }),
});

export type FormSpec = z.output<typeof formSchema>;

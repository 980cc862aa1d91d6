import { z } from 'zod';
import { format, line, markdown, milliseconds, outsideId, referenceName, secureAddress } from './scalars.ts';

const fieldBase = {
  name: format('field-name', /^[A-Za-z][A-Za-z0-9_-]*$/).describe(
    'Имя поля латинскими буквами: под ним ответ придёт в письме.',
  ),
  label: line.describe('Подпись поля.'),
  hint: line.optional().describe('Подсказка под полем.'),
  autocomplete: format('autocomplete', /^[a-z -]+$/)
    .optional()
    .describe('Что браузер может подставить сам: name, tel, email.'),
  required: line
    .optional()
    .describe('Сообщение, если поле не заполнено; без этой строки поле можно не заполнять.'),
  pattern: z
    .strictObject({
      rule: z.string().min(1).describe('Регулярное выражение для всего значения; спросите разработчика.'),
      message: line.describe('Сообщение, если значение не подходит.'),
    })
    .optional()
    .describe('Проверка написанного в поле.')
    .meta({ example: "pattern:\n  rule: '[0-9 +()-]{7,}'\n  message: Введите номер цифрами" }),
};

/** Rows of a text area where the file says nothing: enough to see a question whole on a phone. */
const defaultTextareaRows = 4;

export const fieldSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('text').describe('Строка текста.'),
      ...fieldBase,
    }),
    z.strictObject({
      kind: z.literal('tel').describe('Номер телефона.'),
      ...fieldBase,
    }),
    z.strictObject({
      kind: z.literal('email').describe('Адрес электронной почты.'),
      ...fieldBase,
    }),
    z.strictObject({
      kind: z.literal('textarea').describe('Текст в несколько строк.'),
      ...fieldBase,
      rows: z.int().min(2).max(20).default(defaultTextareaRows).describe('Высота поля в строках.'),
    }),
    z.strictObject({
      kind: z.literal('select').describe('Выбор из списка.'),
      ...fieldBase,
      empty: line.describe('Строка списка, пока ничего не выбрано.'),
      options: z.array(line.describe('Вариант ответа.')).min(1).describe('Варианты по порядку.'),
    }),
    z.strictObject({
      kind: z.literal('checkbox').describe('Галочка.'),
      ...fieldBase,
      label: line.describe('Подпись галочки; можно поставить [ссылку](/privacy).'),
    }),
  ])
  .describe('Поле формы; какое оно, говорит строка kind.');

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
  provider: secureAddress
    .default('https://www.google.com/recaptcha/api.js')
    .describe(
      'Адрес сценария капчи; где google.com не открывается — https://www.recaptcha.net/recaptcha/api.js.',
    ),
  siteKey: outsideId.describe('Ключ сайта из кабинета reCAPTCHA (вторая версия, «галочка»).'),
  language: line.optional().describe('Язык капчи; без этой строки — язык сайта.'),
  unsolved: line.describe('Сообщение, если галочка «не робот» не поставлена.'),
  unavailable: line.describe('Что показать, если капча не загрузилась.'),
  checkEveryMs: milliseconds
    .default(captchaCheckEveryMs)
    .describe('Как часто проверять, загрузилась ли капча, в миллисекундах.'),
});

const deliverySchema = z.strictObject({
  serviceId: outsideId.describe('Service ID из кабинета EmailJS.'),
  templateId: outsideId.describe('Template ID из кабинета EmailJS.'),
  publicKey: outsideId.describe('Public Key из кабинета EmailJS.'),
  timeLimitMs: milliseconds.default(sendTimeLimitMs).describe('Сколько ждать отправки, в миллисекундах.'),
  blockHeadless: z
    .boolean()
    .default(false)
    .describe('Не принимать письма от программ-роботов: true или false.'),
  blockList: z
    .strictObject({
      field: line.describe('Имя поля, значения которого запрещены.'),
      values: z.array(line.describe('Запрещённое значение.')).min(1).describe('Запрещённые значения.'),
    })
    .optional()
    .describe('Значения, письма с которыми не отправляются.'),
  limitRateMs: milliseconds
    .default(0)
    .describe(
      'Наименьшее время между двумя письмами от одного посетителя, в миллисекундах; 0 — не ограничивать.',
    ),
});

export const formSchema = z.strictObject({
  title: line.describe('Заголовок формы.'),
  text: markdown.describe('Текст под заголовком.'),
  submit: line.describe('Надпись на кнопке отправки.'),
  sending: line.describe('Надпись на кнопке, пока сообщение отправляется.'),
  success: line.describe('Сообщение, когда всё отправлено.'),
  failure: line.describe('Сообщение, когда отправить не удалось.'),
  failureHelp: line.describe('Строка рядом с формой после неудачи, перед телефонами и мессенджерами.'),
  privacy: line
    .optional()
    .describe(
      'Строка рядом с кнопкой отправки, можно со [ссылкой](/privacy); без неё — готовая, если на сайте есть страница о персональных данных.',
    ),
  source: line.describe('Пометка в письме, откуда оно пришло.'),
  reference: z
    .boolean()
    .default(false)
    .describe(
      'Давать письму короткий номер, который видит и посетитель: true или false. В шаблоне письма это {{reference}}.',
    ),
  leastFillMs: milliseconds
    .default(leastFillMs)
    .describe(
      'Если форму заполнили быстрее, попросить подтвердить отправку: сколько миллисекунд; 0 — не проверять.',
    ),
  phones: z
    .array(referenceName.describe('Имя телефона из блока phones.'))
    .default([])
    .describe('Телефоны, которые предложить после неудачи.'),
  messengers: z
    .array(referenceName.describe('Имя мессенджера из блока messengers.'))
    .default([])
    .describe('Мессенджеры, которые предложить после неудачи.'),
  fields: z.array(fieldSchema).min(1).describe('Поля формы сверху вниз.'),
  notice: z
    .strictObject({
      visibleMs: milliseconds.default(noticeVisibleMs).describe('Сколько видно сообщение, в миллисекундах.'),
      fadeInDelayMs: milliseconds
        .default(noticeFadeInDelayMs)
        .describe('Через сколько миллисекунд сообщение начинает проявляться.'),
    })
    .prefault({})
    .describe('Время показа сообщения об отправке.'),
  captcha: captchaSchema
    .optional()
    .describe('Проверка «Я не робот» (reCAPTCHA); без этого блока форма работает без неё.'),
  delivery: deliverySchema.describe('Служба EmailJS, которая присылает вопросы на почту.'),
});

export type FormSpec = z.output<typeof formSchema>;

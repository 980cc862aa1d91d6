import type { Captcha, ContactForm, Delivery } from '../../src/model/form.ts';
import { phone } from './example-site.ts';

/** The question form as the specification ships it, with short times so that tests need not wait. */

export const delivery: Delivery = {
  serviceId: 'service',
  templateId: 'template',
  publicKey: 'key',
  timeLimitMs: 5000,
  blockHeadless: false,
  limitRateMs: 0,
};

export const questionForm: ContactForm = {
  title: 'Остались вопросы?',
  text: [{ kind: 'paragraph', children: ['Заполните форму, и мы свяжемся с вами'] }],
  submitLabel: 'Отправить',
  sendingLabel: 'Отправляем',
  successMessage: '✅ Данные успешно отправлены!',
  failureMessage: '❌ Произошла ошибка при отправке',
  failureHelp: 'Позвоните или напишите нам:',
  source: 'Форма на главной странице',
  reference: false,
  leastFillMs: 0,
  fields: [
    {
      kind: 'text',
      name: 'name',
      label: 'Имя',
      autocomplete: 'name',
      requiredMessage: 'Введите имя',
    },
    {
      kind: 'tel',
      name: 'phone',
      label: 'Телефон',
      hint: 'С кодом страны',
      autocomplete: 'tel',
      requiredMessage: 'Введите телефон',
      pattern: { source: '\\+?(?:[\\s()\\-]*\\d){7,15}[\\s()\\-]*', message: 'Проверьте номер' },
    },
    { kind: 'textarea', name: 'question', label: 'Вопрос', rows: 4 },
  ],
  phones: [phone],
  messengers: [{ app: 'telegram', label: 'Telegram', href: 'https://t.me/example' }],
  // Long enough for a busy machine to see a notice, short enough to wait until it has gone.
  notice: { visibleMs: 1500, fadeInDelayMs: 20 },
  delivery,
};

export const captcha: Captcha = {
  scriptUrl: 'https://captcha.example/api.js?render=explicit&hl=ru',
  siteKey: 'site-key',
  language: 'ru',
  unsolvedMessage: 'Подтвердите, что вы не робот.',
  unavailableMessage: 'Проверка не загрузилась. Свяжитесь с нами иначе:',
  checkEveryMs: 20,
};

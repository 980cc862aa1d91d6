// Written by the generator from site.yaml (npm run generate). Do not edit: changes are lost.
import type { ContactForm } from '../src/model/form.ts';

export const form = {
  title: 'Остались вопросы?',
  text: [{ kind: 'paragraph', children: ['Заполните форму, и мы свяжемся с вами'] }],
  submitLabel: 'Отправить',
  sendingLabel: 'Отправляем…',
  successMessage: '✅ Данные успешно отправлены!',
  failureMessage: '❌ Произошла ошибка при отправке',
  failureHelp: 'Сообщение не ушло, но написанное осталось в форме. Попробуйте ещё раз, позвоните или напишите нам:',
  privacyLine: [
    'Мы используем эти данные, чтобы ответить вам. ',
    { kind: 'link', link: { kind: 'page', path: '/privacy' }, children: ['Как мы обращаемся с персональными данными'] },
  ],
  source: 'Форма на главной странице',
  reference: false,
  leastFillMs: 2000,
  fields: [
    { kind: 'text', name: 'name', label: 'Имя', autocomplete: 'name', requiredMessage: 'Введите имя' },
    {
      kind: 'tel',
      name: 'phone',
      label: 'Телефон',
      autocomplete: 'tel',
      requiredMessage: 'Введите телефон',
      pattern: {
        source: '\\+?(?:[\\s\\(\\)\\-]*\\d){7,15}[\\s\\(\\)\\-]*',
        message: 'Проверьте номер: нужно от 7 до 15 цифр, можно с плюсом, пробелами, скобками и дефисами',
      },
    },
    {
      kind: 'textarea',
      name: 'question',
      label: 'Вопрос',
      hint: 'Номер паспорта и сведения о здоровье здесь не пишите.',
      rows: 4,
    },
  ],
  phones: [
    { display: '+375 29 000-00-01', href: 'tel:+375290000001' },
    { display: '+375 33 000-00-02', href: 'tel:+375330000002' },
  ],
  messengers: [
    { app: 'telegram', label: 'Telegram', href: 'https://t.me/reisdok_example' },
    { app: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/375290000001' },
    { app: 'viber', label: 'Viber', href: 'viber://chat?number=%2B375290000001' },
  ],
  notice: { visibleMs: 1500, fadeInDelayMs: 50 },
  captcha: {
    scriptUrl: 'https://www.google.com/recaptcha/api.js?render=explicit&hl=ru',
    language: 'ru',
    siteKey: 'example-captcha-site-key',
    unsolvedMessage: 'Подтвердите, что вы не робот.',
    unavailableMessage: 'Проверка «Я не робот» не загрузилась. Обновите страницу, позвоните нам или напишите в мессенджер.',
    checkEveryMs: 500,
  },
  delivery: {
    serviceId: 'service_example',
    templateId: 'template_example',
    publicKey: 'public_key_example',
    timeLimitMs: 15000,
    blockHeadless: false,
    limitRateMs: 0,
  },
} satisfies ContactForm;

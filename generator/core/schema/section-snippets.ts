import type { z } from 'zod';
import { sectionSchema } from './section.ts';
import { type ExampleOfEach, inEachLanguage, type Say } from './snippet.ts';
import { snippetsOfKinds } from './snippets-of-kinds.ts';

/** A section of every kind, as an owner would begin it. */
export function exampleSections(say: Say, example: Say) {
  return {
    intro: {
      kind: 'intro',
      items: [
        {
          title: example('Преимущество в двух словах', 'The advantage in two words'),
          text: example('Одно предложение о нём.', 'One sentence about it.'),
        },
      ],
    },
    hero: {
      kind: 'hero',
      title: example('Главный заголовок страницы', 'The main heading of the page'),
      text: example('Одно-два предложения о том, чем вы поможете.', 'A sentence or two on how you help.'),
    },
    'about-card': {
      kind: 'about-card',
      title: say('О компании', 'About us'),
      text: example('Несколько слов о компании.', 'A few words about the company.'),
      button: { label: say('Подробнее', 'Read more'), link: '/' },
    },
    promo: {
      kind: 'promo',
      title: example('Название услуги', 'Name of the service'),
      text: example('Одно-два предложения об услуге.', 'A sentence or two on the service.'),
      button: { label: say('Заказать', 'Order'), link: '/#contacts' },
    },
    guide: {
      kind: 'guide',
      title: say('Что нужно вам', 'What you need'),
      text: say(
        'Ответьте на вопросы, и мы покажем, что вам нужно и в каком порядке.',
        'Answer the questions, and see what you need, and in which order.',
      ),
      questions: [
        {
          question: example('Вопрос о посетителе', 'A question about the visitor'),
          options: { first: example('Один ответ', 'One answer'), second: example('Другой ответ', 'Another') },
        },
      ],
      stops: [
        {
          title: example('Нужно всем', 'For everyone'),
          text: example('Зачем это нужно.', 'Why it is needed.'),
          link: '/',
        },
        {
          title: example('Нужно не всем', 'For some'),
          when: ['first'],
          text: example('Зачем это нужно.', 'Why it is needed.'),
        },
      ],
      button: { label: say('Отправить ответы', 'Send the answers'), link: '/#contacts' },
    },
    'brand-card': {
      kind: 'brand-card',
      title: say('Несколько слов от компании', 'A few words from us'),
      text: example('Что вы хотите сказать посетителю.', 'What you want to tell your visitors.'),
    },
    services: { kind: 'services', title: say('Услуги', 'Services') },
    'all-services': { kind: 'all-services', title: say('Все услуги', 'All services') },
    reviews: { kind: 'reviews', title: say('Отзывы', 'Reviews') },
    contacts: {
      kind: 'contacts',
      title: say('Контакты', 'Contacts'),
      text: example('Когда и как с вами связаться.', 'When and how to get in touch.'),
    },
    facts: {
      kind: 'facts',
      items: [
        { value: example('5 лет', '5 years'), text: example('действует документ', 'of warranty') },
        { value: example('2 дня', '2 days'), text: example('занимает подготовка', 'until it is ready') },
      ],
    },
    contents: { kind: 'contents', title: say('На этой странице', 'On this page') },
    text: {
      kind: 'text',
      title: say('Кому это нужно', 'Who needs this'),
      text: example('Текст раздела.', 'The text of the section.'),
    },
    steps: {
      kind: 'steps',
      title: say('Как это проходит', 'How it works'),
      items: [
        say('Вы звоните или пишете.', 'You call or write to us.'),
        say('Мы называем цену и срок.', 'We tell you the price and the time.'),
        say('Вы получаете результат.', 'You get the result.'),
      ],
    },
    documents: {
      kind: 'documents',
      title: say('Что подготовить', 'What to prepare'),
      items: [
        example('Первая вещь или бумага.', 'The first thing or paper.'),
        example('Вторая.', 'The second.'),
      ],
      note: say('Точный список скажем по телефону.', 'We tell you the exact list by phone.'),
    },
    questions: {
      kind: 'questions',
      title: say('Частые вопросы', 'Frequent questions'),
      items: [
        {
          question: say('Сколько это длится?', 'How long does it take?'),
          answer: example('Ответ в двух-трёх предложениях.', 'The answer in two or three sentences.'),
        },
      ],
    },
    prices: {
      kind: 'prices',
      title: say('Цены', 'Prices'),
      items: [
        {
          name: example('Название работы', 'Name of the job'),
          text: example('Что входит.', 'What it includes.'),
          price: example('100 руб.', '£100'),
        },
      ],
      note: example('Что ещё влияет на цену.', 'What else changes the price.'),
    },
    gallery: {
      kind: 'gallery',
      title: say('Наши люди', 'Our people'),
      items: [
        {
          picture: { file: 'name.jpg', alt: example('Что на картинке', 'What the picture shows') },
          title: example('Имя', 'Name'),
          text: example('Чем занимается.', 'What they do.'),
        },
      ],
    },
    downloads: {
      kind: 'downloads',
      title: say('Скачать', 'Downloads'),
      items: [{ file: 'name.pdf', title: example('Бланк заявления', 'Application form') }],
    },
    'call-to-action': {
      kind: 'call-to-action',
      title: say('Остались вопросы?', 'Any questions?'),
      text: say('Позвоните или напишите, и мы подскажем.', 'Call or write, and we will help.'),
      button: { label: say('Задать вопрос', 'Ask a question'), link: '/#contacts' },
    },
    related: {
      kind: 'related',
      title: say('Что ещё может понадобиться', 'What else you may need'),
      pages: ['/'],
    },
    company: { kind: 'company', title: say('Реквизиты', 'Company details') },
    privacy: {
      kind: 'privacy',
      law: say(
        'Закон Республики Беларусь от 07.05.2021 № 99-З «О защите персональных данных»',
        'General Data Protection Regulation (EU) 2016/679',
      ),
      storage: say('один год после ответа', 'one year after our answer'),
    },
  } satisfies ExampleOfEach<z.input<typeof sectionSchema>>;
}

export const sectionExamples = inEachLanguage(exampleSections);

export const sectionSnippets = snippetsOfKinds(
  { ru: 'Раздел', en: 'Section' },
  sectionSchema.options,
  sectionExamples,
);

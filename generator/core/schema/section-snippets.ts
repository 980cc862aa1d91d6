import type { z } from 'zod';
import type { InEachLanguage } from './key.ts';
import { sectionSchema } from './section.ts';
import { type ExampleOfEach, toReplace } from './snippet.ts';
import { snippetsOfKinds } from './snippets-of-kinds.ts';

/** A section of every kind, as an owner would begin it. */
export const sectionExamples = {
  ru: {
    intro: {
      kind: 'intro',
      items: [{ title: toReplace('Преимущество в двух словах'), text: toReplace('Одно предложение о нём.') }],
    },
    hero: {
      kind: 'hero',
      title: toReplace('Главный заголовок страницы'),
      text: toReplace('Одно-два предложения о том, чем вы поможете.'),
    },
    'about-card': {
      kind: 'about-card',
      title: 'О компании',
      text: toReplace('Несколько слов о компании.'),
      button: { label: 'Подробнее', link: '/' },
    },
    promo: {
      kind: 'promo',
      title: toReplace('Название услуги'),
      text: toReplace('Одно-два предложения об услуге.'),
      button: { label: 'Заказать', link: '/#contacts' },
    },
    guide: {
      kind: 'guide',
      title: 'Что нужно вам',
      text: 'Ответьте на вопросы, и мы покажем, что вам нужно и в каком порядке.',
      questions: [
        {
          question: toReplace('Вопрос о посетителе'),
          options: { first: toReplace('Один ответ'), second: toReplace('Другой ответ') },
        },
      ],
      stops: [
        { title: toReplace('Нужно всем'), text: toReplace('Зачем это нужно.'), link: '/' },
        { title: toReplace('Нужно не всем'), when: ['first'], text: toReplace('Зачем это нужно.') },
      ],
      button: { label: 'Отправить ответы', link: '/#contacts' },
    },
    'brand-card': {
      kind: 'brand-card',
      title: 'Несколько слов от компании',
      text: toReplace('Что вы хотите сказать посетителю.'),
    },
    services: { kind: 'services', title: 'Услуги' },
    'all-services': { kind: 'all-services', title: 'Все услуги' },
    reviews: { kind: 'reviews', title: 'Отзывы' },
    contacts: { kind: 'contacts', title: 'Контакты', text: toReplace('Когда и как с вами связаться.') },
    facts: {
      kind: 'facts',
      items: [
        { value: toReplace('5 лет'), text: toReplace('действует документ') },
        { value: toReplace('2 дня'), text: toReplace('занимает подготовка') },
      ],
    },
    contents: { kind: 'contents', title: 'На этой странице' },
    text: { kind: 'text', title: 'Кому это нужно', text: toReplace('Текст раздела.') },
    steps: {
      kind: 'steps',
      title: 'Как это проходит',
      items: ['Вы звоните или пишете.', 'Мы называем цену и срок.', 'Вы получаете результат.'],
    },
    documents: {
      kind: 'documents',
      title: 'Что подготовить',
      items: [toReplace('Первая вещь или бумага.'), toReplace('Вторая.')],
      note: 'Точный список скажем по телефону.',
    },
    questions: {
      kind: 'questions',
      title: 'Частые вопросы',
      items: [{ question: 'Сколько это длится?', answer: toReplace('Ответ в двух-трёх предложениях.') }],
    },
    prices: {
      kind: 'prices',
      title: 'Цены',
      items: [
        { name: toReplace('Название работы'), text: toReplace('Что входит.'), price: toReplace('100 руб.') },
      ],
      note: toReplace('Что ещё влияет на цену.'),
    },
    gallery: {
      kind: 'gallery',
      title: 'Наши люди',
      items: [
        {
          picture: { file: 'name.jpg', alt: toReplace('Что на картинке') },
          title: toReplace('Имя'),
          text: toReplace('Чем занимается.'),
        },
      ],
    },
    downloads: {
      kind: 'downloads',
      title: 'Скачать',
      items: [{ file: 'name.pdf', title: toReplace('Бланк заявления') }],
    },
    'call-to-action': {
      kind: 'call-to-action',
      title: 'Остались вопросы?',
      text: 'Позвоните или напишите, и мы подскажем.',
      button: { label: 'Задать вопрос', link: '/#contacts' },
    },
    related: { kind: 'related', title: 'Что ещё может понадобиться', pages: ['/'] },
    company: { kind: 'company', title: 'Реквизиты' },
    privacy: {
      kind: 'privacy',
      law: 'Закон Республики Беларусь от 07.05.2021 № 99-З «О защите персональных данных»',
      storage: 'один год после ответа',
    },
  },
  en: {
    intro: {
      kind: 'intro',
      items: [{ title: toReplace('The advantage in two words'), text: toReplace('One sentence about it.') }],
    },
    hero: {
      kind: 'hero',
      title: toReplace('The main heading of the page'),
      text: toReplace('A sentence or two on how you help.'),
    },
    'about-card': {
      kind: 'about-card',
      title: 'About us',
      text: toReplace('A few words about the company.'),
      button: { label: 'Read more', link: '/' },
    },
    promo: {
      kind: 'promo',
      title: toReplace('Name of the service'),
      text: toReplace('A sentence or two on the service.'),
      button: { label: 'Order', link: '/#contacts' },
    },
    guide: {
      kind: 'guide',
      title: 'What you need',
      text: 'Answer the questions, and see what you need, and in which order.',
      questions: [
        {
          question: toReplace('A question about the visitor'),
          options: { first: toReplace('One answer'), second: toReplace('Another') },
        },
      ],
      stops: [
        { title: toReplace('For everyone'), text: toReplace('Why it is needed.'), link: '/' },
        { title: toReplace('For some'), when: ['first'], text: toReplace('Why it is needed.') },
      ],
      button: { label: 'Send the answers', link: '/#contacts' },
    },
    'brand-card': {
      kind: 'brand-card',
      title: 'A few words from us',
      text: toReplace('What you want to tell your visitors.'),
    },
    services: { kind: 'services', title: 'Services' },
    'all-services': { kind: 'all-services', title: 'All services' },
    reviews: { kind: 'reviews', title: 'Reviews' },
    contacts: { kind: 'contacts', title: 'Contacts', text: toReplace('When and how to get in touch.') },
    facts: {
      kind: 'facts',
      items: [
        { value: toReplace('5 years'), text: toReplace('of warranty') },
        { value: toReplace('2 days'), text: toReplace('until it is ready') },
      ],
    },
    contents: { kind: 'contents', title: 'On this page' },
    text: { kind: 'text', title: 'Who needs this', text: toReplace('The text of the section.') },
    steps: {
      kind: 'steps',
      title: 'How it works',
      items: ['You call or write to us.', 'We tell you the price and the time.', 'You get the result.'],
    },
    documents: {
      kind: 'documents',
      title: 'What to prepare',
      items: [toReplace('The first thing or paper.'), toReplace('The second.')],
      note: 'We tell you the exact list by phone.',
    },
    questions: {
      kind: 'questions',
      title: 'Frequent questions',
      items: [
        { question: 'How long does it take?', answer: toReplace('The answer in two or three sentences.') },
      ],
    },
    prices: {
      kind: 'prices',
      title: 'Prices',
      items: [
        {
          name: toReplace('Name of the job'),
          text: toReplace('What it includes.'),
          price: toReplace('£100'),
        },
      ],
      note: toReplace('What else changes the price.'),
    },
    gallery: {
      kind: 'gallery',
      title: 'Our people',
      items: [
        {
          picture: { file: 'name.jpg', alt: toReplace('What the picture shows') },
          title: toReplace('Name'),
          text: toReplace('What they do.'),
        },
      ],
    },
    downloads: {
      kind: 'downloads',
      title: 'Downloads',
      items: [{ file: 'name.pdf', title: toReplace('Application form') }],
    },
    'call-to-action': {
      kind: 'call-to-action',
      title: 'Any questions?',
      text: 'Call or write, and we will help.',
      button: { label: 'Ask a question', link: '/#contacts' },
    },
    related: { kind: 'related', title: 'What else you may need', pages: ['/'] },
    company: { kind: 'company', title: 'Company details' },
    privacy: {
      kind: 'privacy',
      law: 'General Data Protection Regulation (EU) 2016/679',
      storage: 'one year after our answer',
    },
  },
} satisfies InEachLanguage<ExampleOfEach<z.input<typeof sectionSchema>>>;

export const sectionSnippets = snippetsOfKinds(
  { ru: 'Раздел', en: 'Section' },
  sectionSchema.options,
  sectionExamples,
);

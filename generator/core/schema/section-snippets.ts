import type { z } from 'zod';
import type { InEachLanguage } from './key.ts';
import { sectionSchema } from './section.ts';
import type { ExampleOfEach } from './snippet.ts';
import { snippetsOfKinds } from './snippets-of-kinds.ts';

/** A section of every kind, as an owner would begin it. */
export const sectionExamples = {
  ru: {
    intro: {
      kind: 'intro',
      items: [{ title: 'Преимущество в двух словах', text: 'Одно предложение о нём.' }],
    },
    hero: {
      kind: 'hero',
      title: 'Главный заголовок страницы',
      text: 'Одно-два предложения о том, чем вы поможете.',
    },
    'about-card': {
      kind: 'about-card',
      title: 'О компании',
      text: 'Несколько слов о компании.',
      button: { label: 'Подробнее', link: '/' },
    },
    promo: {
      kind: 'promo',
      title: 'Название услуги',
      text: 'Одно-два предложения об услуге.',
      button: { label: 'Заказать', link: '/#contacts' },
    },
    guide: {
      kind: 'guide',
      title: 'Что нужно вам',
      text: 'Ответьте на вопросы, и мы покажем, что вам нужно и в каком порядке.',
      questions: [
        { question: 'Вопрос о посетителе', options: { first: 'Один ответ', second: 'Другой ответ' } },
      ],
      stops: [
        { title: 'Нужно всем', text: 'Зачем это нужно.', link: '/' },
        { title: 'Нужно не всем', when: ['first'], text: 'Зачем это нужно.' },
      ],
      button: { label: 'Отправить ответы', link: '/#contacts' },
    },
    'brand-card': {
      kind: 'brand-card',
      title: 'Несколько слов от компании',
      text: 'Что вы хотите сказать посетителю.',
    },
    services: { kind: 'services', title: 'Услуги' },
    'all-services': { kind: 'all-services', title: 'Все услуги' },
    reviews: { kind: 'reviews', title: 'Отзывы' },
    contacts: { kind: 'contacts', title: 'Контакты', text: 'Когда и как с вами связаться.' },
    facts: {
      kind: 'facts',
      items: [
        { value: '5 лет', text: 'действует документ' },
        { value: '2 дня', text: 'занимает подготовка' },
      ],
    },
    contents: { kind: 'contents', title: 'На этой странице' },
    text: { kind: 'text', title: 'Кому это нужно', text: 'Текст раздела.' },
    steps: {
      kind: 'steps',
      title: 'Как это проходит',
      items: ['Вы звоните или пишете.', 'Мы называем цену и срок.', 'Вы получаете результат.'],
    },
    documents: {
      kind: 'documents',
      title: 'Что подготовить',
      items: ['Первая вещь или бумага.', 'Вторая.'],
      note: 'Точный список скажем по телефону.',
    },
    questions: {
      kind: 'questions',
      title: 'Частые вопросы',
      items: [{ question: 'Сколько это длится?', answer: 'Ответ в двух-трёх предложениях.' }],
    },
    prices: {
      kind: 'prices',
      title: 'Цены',
      items: [{ name: 'Название работы', text: 'Что входит.', price: '100 руб.' }],
      note: 'Что ещё влияет на цену.',
    },
    gallery: {
      kind: 'gallery',
      title: 'Наши люди',
      items: [
        { picture: { file: 'name.jpg', alt: 'Что на картинке' }, title: 'Имя', text: 'Чем занимается.' },
      ],
    },
    downloads: {
      kind: 'downloads',
      title: 'Скачать',
      items: [{ file: 'name.pdf', title: 'Бланк заявления' }],
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
      items: [{ title: 'The advantage in two words', text: 'One sentence about it.' }],
    },
    hero: {
      kind: 'hero',
      title: 'The main heading of the page',
      text: 'A sentence or two on how you help.',
    },
    'about-card': {
      kind: 'about-card',
      title: 'About us',
      text: 'A few words about the company.',
      button: { label: 'Read more', link: '/' },
    },
    promo: {
      kind: 'promo',
      title: 'Name of the service',
      text: 'A sentence or two on the service.',
      button: { label: 'Order', link: '/#contacts' },
    },
    guide: {
      kind: 'guide',
      title: 'What you need',
      text: 'Answer the questions, and see what you need, and in which order.',
      questions: [
        { question: 'A question about the visitor', options: { first: 'One answer', second: 'Another' } },
      ],
      stops: [
        { title: 'For everyone', text: 'Why it is needed.', link: '/' },
        { title: 'For some', when: ['first'], text: 'Why it is needed.' },
      ],
      button: { label: 'Send the answers', link: '/#contacts' },
    },
    'brand-card': {
      kind: 'brand-card',
      title: 'A few words from us',
      text: 'What you want to tell your visitors.',
    },
    services: { kind: 'services', title: 'Services' },
    'all-services': { kind: 'all-services', title: 'All services' },
    reviews: { kind: 'reviews', title: 'Reviews' },
    contacts: { kind: 'contacts', title: 'Contacts', text: 'When and how to get in touch.' },
    facts: {
      kind: 'facts',
      items: [
        { value: '5 years', text: 'of warranty' },
        { value: '2 days', text: 'until it is ready' },
      ],
    },
    contents: { kind: 'contents', title: 'On this page' },
    text: { kind: 'text', title: 'Who needs this', text: 'The text of the section.' },
    steps: {
      kind: 'steps',
      title: 'How it works',
      items: ['You call or write to us.', 'We tell you the price and the time.', 'You get the result.'],
    },
    documents: {
      kind: 'documents',
      title: 'What to prepare',
      items: ['The first thing or paper.', 'The second.'],
      note: 'We tell you the exact list by phone.',
    },
    questions: {
      kind: 'questions',
      title: 'Frequent questions',
      items: [{ question: 'How long does it take?', answer: 'The answer in two or three sentences.' }],
    },
    prices: {
      kind: 'prices',
      title: 'Prices',
      items: [{ name: 'Name of the job', text: 'What it includes.', price: '£100' }],
      note: 'What else changes the price.',
    },
    gallery: {
      kind: 'gallery',
      title: 'Our people',
      items: [
        {
          picture: { file: 'name.jpg', alt: 'What the picture shows' },
          title: 'Name',
          text: 'What they do.',
        },
      ],
    },
    downloads: {
      kind: 'downloads',
      title: 'Downloads',
      items: [{ file: 'name.pdf', title: 'Application form' }],
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

import { stringify } from 'yaml';
import type { z } from 'zod';
import type { siteSchema } from '../../generator/core/schema/site.ts';

type SiteSpecInput = z.input<typeof siteSchema>;

/** Characters of running text on a page: 6.5 kB of Russian, as on the pages that the peers were measured with. */
const pageTextLength = 3250;
const paragraphLength = 400;
const questionsPerPage = 4;
const reviewCount = 11;
/** Cards on the home page; the services of a real site have as many at the most. */
const homeCardCount = 24;
/** Items of the services menu, as in the shipped site. */
const menuItemCount = 9;

const words = [
  'документ водитель карта обучение перевозка заявление проверка консульство перевод категория',
  'справка срок анкета подпись маршрут экзамен удостоверение регистрация запись копия',
]
  .join(' ')
  .split(' ');

/** Numbers from 0 to 1 that are the same in every run (a linear congruential generator, Numerical Recipes). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function makeText(random: () => number, length: number): string {
  let text = '';
  while (text.length < length) {
    text += `${words[Math.floor(random() * words.length)] ?? ''} `;
  }
  return `${text.charAt(0).toUpperCase()}${text.slice(1).trim()}.`;
}

function makeParagraphs(random: () => number, length: number): string {
  const count = Math.max(1, Math.round(length / paragraphLength));
  return Array.from({ length: count }, () => makeText(random, length / count)).join('\n\n');
}

/**
 * What the pages are like: those that the peers were measured with; with paths below each other, sentences that many
 * pages have, and a menu of hundreds; or without a link to them, of which each gives a warning.
 */
export const contentKinds = ['usual', 'unfriendly', 'unlinked'] as const;

export type ContentKind = (typeof contentKinds)[number];

/** Most services in a long menu. */
const longMenuCount = 300;

/** Paths below one another: a folder, and a group of the menu, for so many pages. */
const pagesPerFolder = 20;

/** Sentences that pages have in common. */
const repeatedTexts = Array.from({ length: 20 }, (_, index) => makeText(createRandom(-1 - index), 200));

function servicePath(index: number, kind: ContentKind): string {
  const folder = kind === 'unfriendly' ? `/area-${Math.floor(index / pagesPerFolder) + 1}` : '';
  return `${folder}/service-${index + 1}`;
}

function makeServicePage(
  index: number,
  pageCount: number,
  kind: ContentKind,
): SiteSpecInput['pages'][number] {
  const random = createRandom(index + 1);
  const name = `Услуга ${index + 1}`;
  const neighbour = servicePath(kind === 'unlinked' ? index : (index + 1) % pageCount, kind);
  const repeated = kind === 'unfriendly' ? repeatedTexts.slice(index % 10, (index % 10) + 10) : [];
  return {
    path: servicePath(index, kind),
    id: `service${index + 1}`,
    name,
    ...(kind === 'unfriendly' && { group: `Область ${Math.floor(index / pagesPerFolder) + 1}` }),
    title: name,
    description: makeText(random, 120),
    card: { text: makeText(random, 60) },
    analytics: { conversion: `AW-0/page-${index + 1}`, callConversion: `AW-0/call-${index + 1}` },
    sections: [
      { kind: 'hero', title: name, text: makeText(random, 150), button: { label: 'Далее', link: neighbour } },
      {
        kind: 'text',
        title: 'Что это',
        text: [...repeated, makeParagraphs(random, pageTextLength / 2)].join('\n\n'),
      },
      { kind: 'steps', title: 'Шаги', items: Array.from({ length: 5 }, () => makeText(random, 70)) },
      { kind: 'documents', title: 'Документы', items: Array.from({ length: 5 }, () => makeText(random, 40)) },
      {
        kind: 'questions',
        title: 'Вопросы',
        items: Array.from({ length: questionsPerPage }, () => ({
          question: makeText(random, 40),
          answer: makeText(random, 120),
        })),
      },
      { kind: 'related', title: 'Ещё', pages: [neighbour] },
    ],
  };
}

/** Where a menu leads that has no room for all services. */
const allServicesPage: SiteSpecInput['pages'][number] = {
  path: '/all',
  id: 'all',
  service: false,
  name: 'Все услуги',
  title: 'Все услуги',
  description: 'Все услуги по группам.',
  sections: [
    { kind: 'hero', title: 'Все услуги' },
    { kind: 'all-services', title: 'Услуги по группам' },
  ],
};

/**
 * The text of a `site.yaml` with the given number of service pages, a home page, reviews and a form. Equal
 * numbers give equal text.
 */
export function makeSiteText(pageCount: number, kind: ContentKind = 'usual'): string {
  const services = Array.from({ length: pageCount }, (_, index) => makeServicePage(index, pageCount, kind));
  const menuCount = { usual: menuItemCount, unfriendly: longMenuCount, unlinked: 0 }[kind];
  const cardCount = kind === 'unlinked' ? 0 : homeCardCount;
  const random = createRandom(0);
  const hide = services.slice(cardCount).map(({ path }) => path);
  const hideFromMenu = services.slice(menuCount).map(({ path }) => path);
  const site: SiteSpecInput = {
    phones: { office: '+375 29 000-00-01' },
    contacts: { address: 'Гродно', email: 'info@site.example' },
    reviews: Array.from({ length: reviewCount }, (_, index) => ({
      text: makeText(random, 200),
      name: `Имя ${index + 1}`,
      date: `${index + 1} мая 2025`,
    })),
    pages: [
      {
        path: '/',
        id: 'home',
        name: 'Главная',
        title: 'Главная',
        description: 'Главная страница.',
        analytics: { conversion: 'AW-0/home', callConversion: 'AW-0/call-home' },
        sections: [
          { kind: 'hero', title: 'Главная', text: makeText(random, 150) },
          { kind: 'services', title: 'Услуги', hide },
          { kind: 'reviews', title: 'Отзывы' },
          { kind: 'contacts', title: 'Контакты', phones: ['office'] },
        ],
      },
      ...services,
      ...(kind === 'unfriendly' ? [allServicesPage] : []),
    ],
    header: { menu: [{ label: 'Услуги', services: { hide: hideFromMenu } }], phones: ['office'] },
    footer: { menu: [{ link: '/' }], phones: ['office'] },
    callButton: { phone: 'office' },
    form: {
      title: 'Вопрос',
      text: 'Напишите нам',
      submit: 'Отправить',
      sending: 'Отправляем',
      success: 'Отправлено',
      failure: 'Не отправлено',
      failureHelp: 'Позвоните:',
      source: 'Форма',
      fields: [{ kind: 'text', name: 'name', label: 'Имя', required: 'Введите имя' }],
      delivery: { serviceId: 's', templateId: 't', publicKey: 'k' },
    },
    company: { details: [{ label: 'УНП', value: '000000000' }] },
    site: {
      address: 'https://site.example',
      language: 'ru',
      // As of the shipped site. Where none is named, every document is there twice.
      ...(kind !== 'unfriendly' && { host: 'github-pages' as const }),
      brand: { name: 'ПРИМЕР', logo: ['ПРИ', 'МЕР'] },
      // None of the peers that the figures are compared with makes them.
      shareImages: false,
    },
  };
  return stringify(site, { lineWidth: 100 });
}

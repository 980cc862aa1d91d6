/** Snippets of the blocks of `site.yaml`. */
import type { z } from 'zod';
import { type MessengerSpec, messengerSchema } from './contacts.ts';
import { metadataOf } from './key.ts';
import type { pageSchema } from './page.ts';
import type { reviewSchema } from './reviews.ts';
import { exampleSections } from './section-snippets.ts';
import { inEachLanguage, placeholder, type Say, type Snippet, snippet } from './snippet.ts';
import { english } from './words/english.ts';

export const phoneSnippets = inEachLanguage((say) => [
  {
    label: say('Новый телефон', 'New phone'),
    description: say(
      'Имя, которым телефон зовут в этом файле, и номер.',
      'The name by which this file calls the phone, and its number.',
    ),
    body: { [placeholder(1, say('новый', 'new'))]: `'${placeholder(2, '+375 29 000-00-00')}'` },
    example: { [say('новый', 'new')]: '+375 29 000-00-00' },
  },
]);

/** What an owner begins a messenger of every kind with. */
const messengerExamples = (say: Say) =>
  ({
    telegram: { account: 'example_account' },
    instagram: { account: 'example_account' },
    whatsapp: { account: '+375 29 000-00-00' },
    viber: { account: '+375 29 000-00-00' },
    messenger: { account: 'example_account' },
    vk: { account: 'example_account' },
    link: { account: 'https://example.com/', label: say('Наш канал', 'Our channel') },
    email: {},
  }) satisfies Readonly<Record<MessengerSpec['app'], Readonly<Record<string, string>>>>;

export const messengerSnippets = inEachLanguage((say) =>
  messengerSchema.options.map(({ shape: { app } }): Snippet => {
    const { ru = '', en = '' } = metadataOf(app).about ?? {};
    const values = Object.entries(messengerExamples(say)[app.value]);
    const toFillIn = values.map(([key, value], index) => [key, placeholder(index + 2, value)]);
    return {
      label: `${say('Новый мессенджер', 'New messenger')} ${app.value}`,
      description: say(ru, en),
      body: { [placeholder(1, say('новый', 'new'))]: { app: app.value, ...Object.fromEntries(toFillIn) } },
      example: { [app.value]: { app: app.value, ...Object.fromEntries(values) } },
    };
  }),
);

export const reviewSnippets = inEachLanguage((say, example) => [
  snippet(
    say('Новый отзыв', 'New review'),
    say('Отзыв целиком: текст, имя и дата.', 'A whole review: text, name and date.'),
    {
      text: example('Текст отзыва.', 'The text of the review.'),
      name: example('Андрей К.', 'Andrew K.'),
      date: example('12 марта 2025', '12 March 2025'),
    } satisfies z.input<typeof reviewSchema>,
  ),
]);

/** Names of a page that has just been added. */
export const examplePage = { path: '/new-service', id: 'newService' } as const;

export const pageSnippets = inEachLanguage((say, example) => {
  const { hero, text, documents, steps, questions, 'call-to-action': call } = exampleSections(say, example);
  const newService = {
    ...examplePage,
    name: example('Название услуги', 'Name of the service'),
    title: example('Заголовок для вкладки браузера и поиска', 'The title for the browser tab and for search'),
    description: example('Что это за услуга и кому она нужна.', 'What this service is, and who needs it.'),
    card: { text: example('Одно-два предложения на карточке.', 'A sentence or two on the card.') },
    sections: [hero, text, documents, steps, questions, call],
  } satisfies z.input<typeof pageSchema>;
  const about = say(
    'Страница целиком: адрес, названия, карточка и разделы. Меню и списки услуг узнают о ней сами.',
    'A whole page: address, names, card and sections. Menus and lists of services learn of it by themselves.',
  );
  return [snippet(say('Новая услуга', 'New service'), about, newService)];
});

// In quotes, because some begin with a brace or a bracket, which YAML would take for its own.
const allWords = Object.fromEntries(
  Object.entries(english).map(([key, word]) => [key, JSON.stringify(word)]),
);

export const wordsSnippets = inEachLanguage((say) => [
  {
    label: say('Все слова', 'All words'),
    description: say(
      'Все слова кнопок и подсказок по-английски: переведите их на язык сайта.',
      'All words of buttons and hints in English: translate them into the language of the site.',
    ),
    body: allWords,
  },
]);

/** Snippets of the blocks of `site.yaml`. */
import type { z } from 'zod';
import type { InEachLanguage } from './key.ts';
import type { pageSchema } from './page.ts';
import type { reviewSchema } from './reviews.ts';
import { sectionExamples } from './section-snippets.ts';
import { placeholder, type Snippet, snippet, toReplace } from './snippet.ts';
import { english } from './words/english.ts';

type Snippets = InEachLanguage<readonly Snippet[]>;
type PageInput = z.input<typeof pageSchema>;

function newPhone(name: string): Snippet['body'] {
  return { [placeholder(1, name)]: `'${placeholder(2, '+375 29 000-00-00')}'` };
}

export const phoneSnippets: Snippets = {
  ru: [
    {
      label: 'Новый телефон',
      description: 'Имя, которым телефон зовут в этом файле, и номер.',
      body: newPhone('новый'),
    },
  ],
  en: [
    {
      label: 'New phone',
      description: 'The name by which this file calls the phone, and its number.',
      body: newPhone('new'),
    },
  ],
};

function newMessenger(name: string): Snippet['body'] {
  return {
    [placeholder(1, name)]: {
      app: placeholder(2, 'telegram'),
      account: placeholder(3, 'example_account'),
    },
  };
}

export const messengerSnippets: Snippets = {
  ru: [
    {
      label: 'Новый мессенджер',
      description: 'Имя, которым мессенджер зовут в этом файле, и адрес в нём.',
      body: newMessenger('новый'),
    },
  ],
  en: [
    {
      label: 'New messenger',
      description: 'The name by which this file calls the messenger, and the address in it.',
      body: newMessenger('new'),
    },
  ],
};

const review = {
  ru: { text: toReplace('Текст отзыва.'), name: toReplace('Андрей К.'), date: toReplace('12 марта 2025') },
  en: {
    text: toReplace('The text of the review.'),
    name: toReplace('Andrew K.'),
    date: toReplace('12 March 2025'),
  },
} satisfies InEachLanguage<z.input<typeof reviewSchema>>;

export const reviewSnippets: Snippets = {
  ru: [snippet('Новый отзыв', 'Отзыв целиком: текст, имя и дата.', review.ru)],
  en: [snippet('New review', 'A whole review: text, name and date.', review.en)],
};

function sectionsOfService(language: keyof InEachLanguage) {
  const { hero, text, documents, steps, questions, 'call-to-action': call } = sectionExamples[language];
  return [hero, text, documents, steps, questions, call];
}

/** Names of a page that has just been added. */
export const examplePage = { path: '/new-service', id: 'newService' } as const;

const newService = {
  ru: {
    ...examplePage,
    name: toReplace('Название услуги'),
    title: toReplace('Заголовок для вкладки браузера и поиска'),
    description: toReplace('Что это за услуга и кому она нужна.'),
    card: { text: toReplace('Одно-два предложения на карточке.') },
    sections: sectionsOfService('ru'),
  },
  en: {
    ...examplePage,
    name: toReplace('Name of the service'),
    title: toReplace('The title for the browser tab and for search'),
    description: toReplace('What this service is, and who needs it.'),
    card: { text: toReplace('A sentence or two on the card.') },
    sections: sectionsOfService('en'),
  },
} satisfies InEachLanguage<PageInput>;

export const pageSnippets: Snippets = {
  ru: [
    snippet(
      'Новая услуга',
      'Страница целиком: адрес, названия, карточка и разделы. Меню и списки услуг узнают о ней сами.',
      newService.ru,
    ),
  ],
  en: [
    snippet(
      'New service',
      'A whole page: address, names, card and sections. Menus and lists of services learn of it by themselves.',
      newService.en,
    ),
  ],
};

// In quotes, because some begin with a brace or a bracket, which YAML would take for its own.
const allWords = Object.fromEntries(
  Object.entries(english).map(([key, word]) => [key, JSON.stringify(word)]),
);

export const wordsSnippets: Snippets = {
  ru: [
    {
      label: 'Все слова',
      description: 'Все слова кнопок и подсказок по-английски: переведите их на язык сайта.',
      body: allWords,
    },
  ],
  en: [
    {
      label: 'All words',
      description: 'All words of buttons and hints in English: translate them into the language of the site.',
      body: allWords,
    },
  ],
};

/** Blocks that a text editor can insert whole: an example value in every place that the owner fills in. */
import type { z } from 'zod';
import { fieldSchema } from './form.ts';
import { metadataOf } from './key.ts';
import type { pageSchema } from './page.ts';
import type { reviewSchema } from './reviews.ts';
import { sectionSchema } from './section.ts';
import { english } from './words/english.ts';

/** A block as YAML source: what the language server of the editors prints as it stands, quotes included. */
export type SnippetBody = string | SnippetBody[] | { readonly [key: string]: SnippetBody };

export interface Snippet {
  /** What the list of proposals shows, and what typing chooses from it. */
  readonly label: string;
  readonly description: string;
  readonly body: SnippetBody;
}

type PageInput = z.input<typeof pageSchema>;
type SectionInput = z.input<typeof sectionSchema>;
type FieldInput = z.input<typeof fieldSchema>;

/** An example of every kind of a union; a new kind has to bring its own. */
type ExampleOfEach<Union extends { readonly kind: string }> = {
  readonly [Kind in Union['kind']]: Extract<Union, { readonly kind: Kind }>;
};

const sections = {
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
  'brand-card': {
    kind: 'brand-card',
    title: 'Несколько слов от компании',
    text: 'Что вы хотите сказать посетителю.',
  },
  services: { kind: 'services', title: 'Услуги' },
  reviews: { kind: 'reviews', title: 'Отзывы' },
  contacts: { kind: 'contacts', title: 'Контакты', text: 'Когда и как с вами связаться.' },
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
} satisfies ExampleOfEach<SectionInput>;

const newService = {
  path: '/new-service',
  id: 'newService',
  name: 'Название услуги',
  title: 'Заголовок для вкладки браузера и поиска',
  description: 'Что это за услуга и кому она нужна.',
  card: { text: 'Одно-два предложения на карточке.' },
  sections: [
    sections.hero,
    sections.text,
    sections.documents,
    sections.steps,
    sections.questions,
    sections['call-to-action'],
  ],
} satisfies PageInput;

const fields = {
  text: { kind: 'text', name: 'name', label: 'Ваше имя', required: 'Введите имя' },
  tel: { kind: 'tel', name: 'phone', label: 'Телефон', required: 'Введите телефон' },
  email: { kind: 'email', name: 'email', label: 'Почта', required: 'Введите почту' },
  textarea: { kind: 'textarea', name: 'question', label: 'Ваш вопрос' },
  select: {
    kind: 'select',
    name: 'topic',
    label: 'Тема',
    empty: 'Выберите тему',
    options: ['Первый вариант', 'Второй вариант'],
  },
  checkbox: { kind: 'checkbox', name: 'callback', label: 'Перезвоните мне' },
} satisfies ExampleOfEach<FieldInput>;

const review = {
  text: 'Текст отзыва.',
  name: 'Андрей К.',
  date: '12 марта 2025',
} satisfies z.input<typeof reviewSchema>;

/** A place to fill in, as editors write it: its number in their order, and what stands there at first. */
function place(number: number, example: string): string {
  return `\${${number}:${example}}`;
}

/** The key that says which kind a block is: it stays as it is. */
const fixedKey = 'kind';

/** The body with every example value as a place of its own to fill in, numbered from the top. */
function withPlaces(body: SnippetBody, count = { places: 0 }): SnippetBody {
  if (typeof body === 'string') {
    count.places += 1;
    return place(count.places, body);
  }
  if (Array.isArray(body)) {
    return body.map((item) => withPlaces(item, count));
  }
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, key === fixedKey ? value : withPlaces(value, count)]),
  );
}

function snippet(label: string, description: string, body: SnippetBody): Snippet {
  return { label, description, body: withPlaces(body) };
}

/** The schema of one block of a union, for what its kind is called and means. */
interface BlockSchema<Kind extends string> {
  readonly shape: { readonly kind: z.ZodLiteral<Kind> };
}

/** A snippet for every kind of a union. Its label has the meaning too, so that typing a word of it finds it. */
function snippetOfEach<Kind extends string>(
  word: string,
  blocks: readonly BlockSchema<Kind>[],
  examples: Readonly<Record<Kind, SnippetBody>>,
): Snippet[] {
  return blocks.map(({ shape: { kind } }) => {
    const meaning = metadataOf(kind).about?.ru ?? '';
    const inside = meaning.charAt(0).toLowerCase() + meaning.slice(1).replace(/\.$/, '');
    return snippet(`${word} ${kind.value} — ${inside}`, meaning, examples[kind.value]);
  });
}

/** Snippets by the place of the list or block that they are put in; `[]` stands for an item of a list. */
export const snippetsAt: Readonly<Record<string, readonly Snippet[]>> = {
  phones: [
    {
      label: 'Новый телефон',
      description: 'Имя, которым телефон зовут в этом файле, и номер.',
      body: { [place(1, 'новый')]: `'${place(2, '+375 29 000-00-00')}'` },
    },
  ],
  messengers: [
    {
      label: 'Новый мессенджер',
      description: 'Имя, которым мессенджер зовут в этом файле, и адрес в нём.',
      body: { [place(1, 'новый')]: { app: place(2, 'telegram'), account: place(3, 'example_account') } },
    },
  ],
  reviews: [snippet('Новый отзыв', 'Отзыв целиком: текст, имя и дата.', review)],
  pages: [
    snippet(
      'Новая услуга',
      'Страница целиком: адрес, названия, карточка и разделы. Меню и списки услуг узнают о ней сами.',
      newService,
    ),
  ],
  'pages[].sections': snippetOfEach('Раздел', sectionSchema.options, sections),
  words: [
    {
      label: 'Все слова',
      description: 'Все слова кнопок и подсказок по-английски: переведите их на язык сайта.',
      // In quotes, because some begin with a brace or a bracket, which YAML would take for its own.
      body: Object.fromEntries(Object.entries(english).map(([key, word]) => [key, JSON.stringify(word)])),
    },
  ],
  'form.fields': snippetOfEach('Поле', fieldSchema.options, fields),
};

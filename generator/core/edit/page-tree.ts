/** A page block before it is text: what stands in it, whatever the file's own way of writing. */
import type { MessageLanguage } from '../findings/message-language.ts';
import { isToReplace } from '../schema/snippet.ts';

export interface TextLeaf {
  readonly kind: 'text';
  readonly value: string | number | boolean | null;
  /** Whether the value is an example that the owner has to replace. */
  readonly example: boolean;
}

export interface Block {
  readonly kind: 'block';
  readonly entries: readonly (readonly [key: string, value: PageNode])[];
}

export interface List {
  readonly kind: 'list';
  /** Whether the items, names of other things, stand in brackets in one line. */
  readonly inline: boolean;
  readonly items: readonly PageNode[];
}

export type PageNode = TextLeaf | Block | List;

/** Plain data as it is written: names and addresses in brackets, all else below each other. */
export function treeOfValue(value: unknown): PageNode {
  if (Array.isArray(value)) {
    const inline = value.every((item) => typeof item === 'string' && /^\S*$/.test(item));
    return { kind: 'list', inline, items: value.map(treeOfValue) };
  }
  if (typeof value === 'object' && value !== null) {
    return block(...Object.entries(value).map(([key, entry]) => [key, treeOfValue(entry)] as const));
  }
  const isOther = typeof value === 'number' || typeof value === 'boolean' || value === null;
  return { kind: 'text', value: isOther ? value : String(value), example: isToReplace(value) };
}

/** What an owner says about a new page. */
export interface NewPage {
  readonly name: string;
  readonly path: string;
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Text of the page's card; without it the card shows the description. */
  readonly card?: string;
  /** File of the pictures folder on the card. */
  readonly picture?: string;
  /** Name of the phone that the page's call button dials; without it the site's usual one. */
  readonly phone?: string;
}

/** An identifier of advertising; an example where only its account can give the real one. */
export interface ConversionId {
  readonly value: string;
  readonly example: boolean;
}

/** What the other services have for the statistics. */
export interface PageStatistics {
  readonly visit: boolean;
  readonly conversion?: ConversionId;
  readonly call: boolean;
  readonly callConversion?: ConversionId;
}

interface ExampleTexts {
  readonly hero: string;
  readonly documents: string;
  readonly document: string;
  readonly steps: string;
  readonly stepItems: readonly string[];
  readonly questions: string;
  readonly question: string;
  readonly answer: string;
  readonly callTitle: string;
  readonly callText: string;
}

const exampleTexts: Readonly<Record<MessageLanguage, ExampleTexts>> = {
  ru: {
    hero: 'Напишите в одном-двух предложениях, кому нужна эта услуга и чем вы поможете.',
    documents: 'Что подготовить',
    document: 'Что понадобится от клиента, по пункту на строку.',
    steps: 'Как проходит работа',
    stepItems: ['Вы звоните или пишете нам.', 'Мы говорим, что понадобится, и называем стоимость.'],
    questions: 'Частые вопросы',
    question: 'Сколько времени это займёт?',
    answer: 'Напишите, от чего зависит срок. Точный назовём до начала работы.',
    callTitle: 'Остались вопросы?',
    callText: 'Позвоните или напишите нам.',
  },
  en: {
    hero: 'Say in a sentence or two who needs this service and how you help.',
    documents: 'What to have ready',
    document: 'What the customer needs to bring or send, one point a line.',
    steps: 'How it works',
    stepItems: ['You call or write to us.', 'We tell you what is needed and what it costs.'],
    questions: 'Questions we are often asked',
    question: 'How long does it take?',
    answer: 'Say what it depends on. We tell you before we start.',
    callTitle: 'Any questions?',
    callText: 'Call or write to us.',
  },
};

function said(value: string): TextLeaf {
  return { kind: 'text', value, example: false };
}

function example(value: string): TextLeaf {
  return { kind: 'text', value, example: true };
}

function block(...entries: readonly (readonly [key: string, value: PageNode])[]): Block {
  return { kind: 'block', entries };
}

function list(...items: readonly PageNode[]): List {
  return { kind: 'list', inline: false, items };
}

function names(...items: readonly string[]): List {
  return { kind: 'list', inline: true, items: items.map(said) };
}

/** The card, where it says more than the page does by itself; its text has to be said then. */
function cardOf({ card, picture, description }: NewPage): (readonly [string, PageNode])[] {
  if (card === undefined && picture === undefined) {
    return [];
  }
  const text = ['text', said(card ?? description)] as const;
  return [['card', block(text, ...(picture === undefined ? [] : [['picture', said(picture)] as const]))]];
}

function conversionLine(
  key: 'conversion' | 'callConversion',
  id: ConversionId | undefined,
): (readonly [string, PageNode])[] {
  return id === undefined ? [] : [[key, { kind: 'text', ...id }]];
}

/** The block of a new service page, with example sections in the language of the site. */
export function pageTree(
  page: NewPage,
  statistics: PageStatistics,
  callPhone: string,
  language: MessageLanguage,
): Block {
  const texts = exampleTexts[language];
  const analytics: (readonly [string, PageNode])[] = [
    ...(statistics.visit ? [['visit', said(page.name)] as const] : []),
    ...conversionLine('conversion', statistics.conversion),
    ...(statistics.call ? [['call', said(page.name)] as const] : []),
    ...conversionLine('callConversion', statistics.callConversion),
  ];
  return block(
    ['path', said(page.path)],
    ['id', said(page.id)],
    ['name', said(page.name)],
    ['title', said(page.title)],
    ['description', said(page.description)],
    ...cardOf(page),
    ...(page.phone === undefined ? [] : [['phone', said(page.phone)] as const]),
    ...(analytics.length === 0 ? [] : [['analytics', block(...analytics)] as const]),
    [
      'sections',
      list(
        block(['kind', said('hero')], ['title', said(page.name)], ['text', example(texts.hero)]),
        block(
          ['kind', said('documents')],
          ['title', said(texts.documents)],
          ['items', list(example(texts.document))],
        ),
        block(
          ['kind', said('steps')],
          ['title', said(texts.steps)],
          ['items', list(...texts.stepItems.map(example))],
        ),
        block(
          ['kind', said('questions')],
          ['title', said(texts.questions)],
          ['items', list(block(['question', example(texts.question)], ['answer', example(texts.answer)]))],
        ),
        block(
          ['kind', said('call-to-action')],
          ['title', said(texts.callTitle)],
          ['text', example(texts.callText)],
          ['phones', names(page.phone ?? callPhone)],
        ),
      ),
    ],
  );
}

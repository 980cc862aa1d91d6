/** A page block before it is text: what it says, whatever the file's own way of writing. */
import type { MessageLanguage } from '../findings/message-language.ts';
import { isService } from '../schema/page-roles.ts';
import type { SiteSpec } from '../schema/site.ts';

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

const exampleTexts = {
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
} satisfies Readonly<Record<MessageLanguage, object>>;

/** Stands for the account of a site that names none. */
const exampleAccount = 'AW-000000000';

/**
 * Lines for the statistics as the other services have them. An identifier that all of them share holds for the new page,
 * too; where each has its own, an example stands for it.
 */
function analyticsOf({ id, name }: NewPage, spec: SiteSpec, example: (text: string) => string) {
  const { account = exampleAccount } = spec.analytics;
  const valuesOf = (key: keyof SiteSpec['pages'][number]['analytics']) =>
    spec.pages.filter(isService).flatMap(({ analytics }) => analytics[key] ?? []);
  const conversionFor = (key: 'conversion' | 'callConversion', ending: string) => {
    const [first, ...others] = valuesOf(key);
    const isCommon = others.length > 0 && others.every((other) => other === first);
    return first === undefined || isCommon ? first : example(`${account}/${id}-${ending}`);
  };
  return {
    visit: valuesOf('visit').length > 0 ? name : undefined,
    conversion: conversionFor('conversion', 'example'),
    call: valuesOf('call').length > 0 ? name : undefined,
    callConversion: conversionFor('callConversion', 'call-example'),
  };
}

interface PageBlock {
  readonly value: unknown;
  /** What the owner has to replace. */
  readonly examples: ReadonlySet<unknown>;
}

/** The block of a new service page, with example sections in a language. */
export function newPageBlock(page: NewPage, spec: SiteSpec, language: MessageLanguage): PageBlock {
  const { path, id, name, title, description, card, picture, phone } = page;
  const texts = exampleTexts[language];
  const examples = new Set<string>();
  const example = (text: string) => {
    examples.add(text);
    return text;
  };
  const analytics = analyticsOf(page, spec, example);
  const hasAnalytics = Object.values(analytics).some((value) => value !== undefined);
  // A card has a text; without one, the page says by itself what it would.
  const hasCard = card !== undefined || picture !== undefined;
  const value = {
    path,
    id,
    name,
    title,
    description,
    card: hasCard ? { text: card ?? description, picture } : undefined,
    phone,
    analytics: hasAnalytics ? analytics : undefined,
    sections: [
      { kind: 'hero', title: name, text: example(texts.hero) },
      { kind: 'documents', title: texts.documents, items: [example(texts.document)] },
      { kind: 'steps', title: texts.steps, items: texts.stepItems.map(example) },
      {
        kind: 'questions',
        title: texts.questions,
        items: [{ question: example(texts.question), answer: example(texts.answer) }],
      },
      {
        kind: 'call-to-action',
        title: texts.callTitle,
        text: example(texts.callText),
        phones: [phone ?? spec.callButton.phone],
      },
    ],
  };
  return { value, examples };
}

/** A page block before it is text: what it says, whatever the file's own way of writing. */
import type { MessageLanguage } from '../findings/message-language.ts';
import { isService } from '../schema/page-roles.ts';
import type { SiteSpec } from '../schema/site.ts';
import { inEachLanguage, toReplace } from '../schema/snippet.ts';

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

/** What is written for an owner who was asked for names alone: every sentence of it is to be replaced. */
const exampleTexts = inEachLanguage((say, example) => ({
  hero: example(
    'Напишите в одном-двух предложениях, кому нужна эта услуга и чем вы поможете.',
    'Say in a sentence or two who needs this service and how you help.',
  ),
  documents: {
    title: say('Что подготовить', 'What to have ready'),
    items: [
      example(
        'Что понадобится от клиента, по пункту на строку.',
        'What the customer needs to bring or send, one point a line.',
      ),
    ],
  },
  steps: {
    title: say('Как проходит работа', 'How it works'),
    items: [
      example('Вы звоните или пишете нам.', 'You call or write to us.'),
      example(
        'Мы говорим, что понадобится, и называем стоимость.',
        'We tell you what is needed and what it costs.',
      ),
    ],
  },
  questions: {
    title: say('Частые вопросы', 'Questions we are often asked'),
    items: [
      {
        question: example('Сколько времени это займёт?', 'How long does it take?'),
        answer: example(
          'Напишите, от чего зависит срок. Точный назовём до начала работы.',
          'Say what it depends on. We tell you before we start.',
        ),
      },
    ],
  },
  call: {
    title: say('Остались вопросы?', 'Any questions?'),
    text: example('Позвоните или напишите нам.', 'Call or write to us.'),
  },
}));

/** Stands for the account of a site that names none. */
const exampleAccount = 'AW-000000000';

/**
 * Lines for the statistics as the other services have them. An identifier that all of them share holds for the new page,
 * too; where each has its own, an example stands for it.
 */
function analyticsOf({ id, name }: NewPage, spec: SiteSpec) {
  const { account = exampleAccount } = spec.analytics;
  const valuesOf = (key: keyof SiteSpec['pages'][number]['analytics']) =>
    spec.pages.filter(isService).flatMap(({ analytics }) => analytics[key] ?? []);
  const conversionFor = (key: 'conversion' | 'callConversion', ending: string) => {
    const [first, ...others] = valuesOf(key);
    const isCommon = others.length > 0 && others.every((other) => other === first);
    return first === undefined || isCommon ? first : toReplace(`${account}/${id}-${ending}`);
  };
  return {
    visit: valuesOf('visit').length > 0 ? name : undefined,
    conversion: conversionFor('conversion', 'example'),
    call: valuesOf('call').length > 0 ? name : undefined,
    callConversion: conversionFor('callConversion', 'call-example'),
  };
}

/** The block of a new service page, with example sections in a language; what is `undefined` is left out. */
export function newPageBlock(page: NewPage, spec: SiteSpec, language: MessageLanguage): object {
  const { path, id, name, title, description, card, picture, phone } = page;
  const { hero, documents, steps, questions, call } = exampleTexts[language];
  const analytics = analyticsOf(page, spec);
  const hasAnalytics = Object.values(analytics).some((value) => value !== undefined);
  // A card has a text; without one, the page says by itself what it would.
  const hasCard = card !== undefined || picture !== undefined;
  return {
    path,
    id,
    name,
    title,
    description,
    card: hasCard ? { text: card ?? description, picture } : undefined,
    phone,
    analytics: hasAnalytics ? analytics : undefined,
    sections: [
      { kind: 'hero', title: name, text: hero },
      { kind: 'documents', ...documents },
      { kind: 'steps', ...steps },
      { kind: 'questions', ...questions },
      { kind: 'call-to-action', ...call, phones: [phone ?? spec.callButton.phone] },
    ],
  };
}

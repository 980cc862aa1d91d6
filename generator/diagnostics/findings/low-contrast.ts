import type { FindingDefinition } from '../finding-definition.ts';
import { withHint } from '../message.ts';
import type { MessageLanguage } from '../message-language.ts';

/** What an accent colour has to stand out from: the words on it, the dark head of a page, its light paper. */
export type ContrastPartner = 'words' | 'dark' | 'paper';

const contrastPartners: Readonly<Record<MessageLanguage, Readonly<Record<ContrastPartner, string>>>> = {
  ru: {
    words: 'надпись на кнопке такого цвета трудно прочесть',
    dark: 'на тёмном фоне такой цвет почти не виден',
    paper: 'на светлом фоне такой цвет почти не виден',
  },
  en: {
    words: 'the words on a button of this colour are hard to read',
    dark: 'it is hardly seen on a dark ground',
    paper: 'it is hardly seen on a light ground',
  },
};

/** A number with the comma that Russian has. */
function inNumber(value: number): string {
  return String(value).replace('.', ',');
}
export const lowContrast: FindingDefinition<{
  readonly colour: string;
  readonly against: ContrastPartner;
  /** Contrast ratios, 1 to 21. */
  readonly ratio: number;
  readonly minimum: number;
  /** The nearest colour that has enough. */
  readonly proposal: string;
}> = {
  number: 42,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Цвет главной кнопки слишком близок к цвету надписи на ней или к цвету страницы: кнопку не прочтут или не заметят.',
    en: 'The colour of the main button is too close to that of its words or of the page: the button will not be read or noticed.',
  },
  message: {
    ru: ({ colour, against, ratio, minimum, proposal }) =>
      withHint(
        `Цвет ${colour} не годится: ${contrastPartners.ru[against]} (контраст ${inNumber(ratio)}, нужно не меньше ${inNumber(minimum)}).`,
        `Ближайший подходящий: "${proposal}"`,
      ),
    en: ({ colour, against, ratio, minimum, proposal }) =>
      withHint(
        `The colour ${colour} will not do: ${contrastPartners.en[against]} (contrast ${ratio}, at least ${minimum} is needed).`,
        `The nearest that will: "${proposal}"`,
      ),
  },
  examples: ['accent-too-pale-for-words'],
};

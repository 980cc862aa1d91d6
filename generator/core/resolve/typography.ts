/**
 * Typography of running text: which spaces hold a line together, and which quotation marks and dashes a language has.
 * Only visible texts go through here; addresses, labels of reports and what search engines read stay as they are typed.
 */

import { primarySubtag } from '../schema/language.ts';
import { remember, rememberTexts } from '../text/remember.ts';

/** The rules of one language. */
interface TypographyRules {
  /** Words that never end a line. */
  readonly leading: RegExp;
  /** Words that never begin a line. */
  readonly trailing?: RegExp;
  /** What straight quotation marks become. */
  readonly quotes?: readonly [opening: string, closing: string];
  /** What a hyphen between spaces becomes; it does not begin a line. */
  readonly dash?: string;
}

/** Before a name or a number: `г. Гродно`, `ул. Лесная`, `№ 5`, an initial. */
const abbreviation = /^[«„“(]*(?:\p{Lu}\.|г\.|ул\.|вул\.|пр\.|пер\.|им\.|nr|[№§])$/u;

/** Words of one or two letters, and what else is given, with an opening mark before them or without. */
function leadingWords(others: string): RegExp {
  return new RegExp(`^[«„“(]*(?:\\p{L}{1,2}|${others})$`, 'iu');
}

/**
 * East Slavic languages: prepositions, conjunctions and initials stay with the next word, particles and a dash with
 * the one before (А. Э. Мильчин, Л. К. Чельцова, «Справочник издателя и автора», 2014, «Правила переноса»;
 * quotation marks: «Правила русской орфографии и пунктуации» под ред. В. В. Лопатина, 2006, § 133).
 */
function eastSlavic(prepositions: string, particles: string): TypographyRules {
  return {
    leading: leadingWords(prepositions),
    trailing: new RegExp(`^(?:${particles}|[—–])[,.:;!?»)]*$`, 'iu'),
    quotes: ['«', '»'],
    dash: '—',
  };
}

const rules: Readonly<Record<string, TypographyRules>> = {
  ru: eastSlavic('без|для|над|под|при|про|изо|или|что|как', 'б|бы|ж|же|ли|ль'),
  uk: eastSlavic('без|для|над|під|при|про|або|що|як', 'б|би|ж|же'),
  be: eastSlavic('без|для|над|пад|пры|пра|або|што|як', 'б|бы|ж|жа'),
  // Words of one letter do not end a line (PN-83/P-55366); marks after „Wielki słownik ortograficzny PWN”.
  pl: { leading: /^[„(]*(?:\p{L}|ul\.)$/iu, trailing: /^–$/u, quotes: ['„', '”'], dash: '–' },
};

/** Of other languages only this is known: an article or a pronoun of one letter leans on the next word. */
const otherRules: TypographyRules = { leading: /^[“(]?\p{L}$/u };

/** A number: in every language what it counts stays with it (SI Brochure, 9th edition, 5.4.3). */
const number = /^[(«„]?[\d.,–-]*\d$/u;
const counted = /^(?:\p{L}|[%°€$])/u;

/** A name before its number: `Код 95`. */
const named = /^[(«„“]*\p{Lu}\p{L}{1,9}$/u;

/** Units that are as short as a preposition, and none. */
const unit = /^(?:[тгмлч]|кг|км|см|мм|мл|kg|km|cm|mm)[.,;:!?)»]*$/u;

const plainSpace = ' ';
const noBreakSpace = '\u00a0';

/** A line of a small phone has some thirty-five letters: what is held together may be this long. */
const longestRunInText = 26;

/** Headings are large: less of them fits into a line. */
const longestRunInHeading = 15;

/** In headings words of two letters lean on the next in every language. */
const leadingInHeading = /^\p{L}{1,2}$/u;

export interface Typesetter {
  /**
   * A text or a part of one; a space at its end stays with what follows.
   * @param longestRun most letters that are held together, for a column that is narrower than a small phone
   */
  text(text: string, longestRun?: number): string;
  heading(text: string): string;
  /** In the language's quotation marks. */
  quote(text: string): string;
}

/** Sets texts after the rules of a language, given by its tag. Lengths are counted in UTF-16 units. */
export function createTypesetter(language: string): Typesetter {
  const own = rules[primarySubtag(language)] ?? otherRules;
  const traitsOf = wordTraitsBy(own);
  const inText = (left: string, right: string) => belong(traitsOf(left), traitsOf(right));
  const inHeading = (left: string, right: string) => leadingInHeading.test(left) || inText(left, right);
  const [opening, closing] = own.quotes ?? ['“', '”'];
  return {
    text: (text, longestRun = longestRunInText) => holdTogether(setMarks(text, own), inText, longestRun),
    heading: (text) => holdTogether(setMarks(text, own), inHeading, longestRunInHeading),
    quote: (text) => opening + text + closing,
  };
}

function setMarks(text: string, { quotes, dash }: TypographyRules): string {
  const quoted =
    quotes === undefined
      ? text
      : text.replace(/"(?=\S)([^"]*[^"\s])"/g, (_, inner: string) => quotes[0] + inner + quotes[1]);
  return dash === undefined ? quoted : quoted.replaceAll(' - ', ` ${dash} `);
}

/** What decides whether a word stays with its neighbours. */
interface WordTraits {
  readonly isEmpty: boolean;
  readonly isTrailing: boolean;
  readonly isNumber: boolean;
  /** Stays with the number before it. */
  readonly isCounted: boolean;
  /** Stays with the next word. */
  readonly leans: boolean;
  readonly isName: boolean;
  /** Stays with the name before it. */
  readonly isNumberOfName: boolean;
}

/** Traits of a word by the rules of a language. Cached, because sites repeat their words. */
const wordTraitsBy = remember(({ leading, trailing }: TypographyRules) =>
  rememberTexts((word: string): WordTraits => {
    const isTrailing = trailing?.test(word) ?? false;
    const isLeading = leading.test(word);
    const isUnit = unit.test(word);
    return {
      isEmpty: word === '',
      isTrailing,
      isNumber: number.test(word),
      isCounted: counted.test(word) && (isUnit || !isLeading),
      leans: abbreviation.test(word) || (isLeading && !isTrailing && !isUnit),
      isName: named.test(word),
      isNumberOfName: number.test(word.replace(/[.,:;!?»”)]+$/u, '')),
    };
  }),
);

/** Whether no line may end between two words. */
function belong(left: WordTraits, right: WordTraits): boolean {
  if (right.isTrailing) {
    return !left.isEmpty;
  }
  return left.leans || (left.isNumber && right.isCounted) || (left.isName && right.isNumberOfName);
}

function holdTogether(
  text: string,
  areOne: (left: string, right: string) => boolean,
  longest: number,
): string {
  const [first = '', ...others] = text.split(plainSpace);
  let set = first;
  let left = first;
  let runLength = first.length;
  for (const right of others) {
    const together = runLength + 1 + right.length;
    const isHeld = together <= longest && areOne(left, right);
    set += (isHeld ? noBreakSpace : plainSpace) + right;
    runLength = isHeld ? together : right.length;
    left = right;
  }
  return set;
}

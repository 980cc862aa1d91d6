/**
 * What the texts about personal data are made from, part by part, in the order in which they stand on the page. Every
 * string is Markdown already.
 */
export interface PrivacyFacts {
  readonly operator: {
    readonly name: string;
    readonly address: string;
    readonly email: string;
    readonly phone?: string;
    readonly law?: string;
  };
  readonly form: {
    /** Labels of the fields in which the visitor writes. */
    readonly fields: string;
    /** Whether the visitor has to tick a box. */
    readonly hasConsentBox: boolean;
    /** How long messages are kept. */
    readonly storage?: string;
  };
  readonly captcha: Record<never, never>;
  readonly analytics: { readonly asksConsent: boolean };
  readonly map: {
    readonly host: string;
    /** Whether it comes by a press only, and not by scrolling. */
    readonly onPress: boolean;
  };
  /** Phones, and the names of the messengers where there are any. */
  readonly talk: { readonly messengers?: string };
  /** Who serves the pages. */
  readonly hosting: { readonly name?: string };
  readonly browser: {
    readonly hasForm: boolean;
    /** Lists of papers, whose ticks are remembered. */
    readonly hasLists: boolean;
    readonly asksConsent: boolean;
  };
  /** Services of others that the site uses. */
  readonly recipients: { readonly services?: string };
  readonly rights: {
    readonly email: string;
    readonly hasConsent: boolean;
    /** Where a visitor may complain. */
    readonly authority?: string;
  };
}

export type PrivacyPart = keyof PrivacyFacts;

/** A title and its paragraphs of Markdown, with nothing in place of those that do not apply. */
type TitledText = readonly [title: string, ...paragraphs: (string | false | undefined)[]];

export type PrivacyPartTexts = { readonly [Part in PrivacyPart]: (facts: PrivacyFacts[Part]) => TitledText };

/** What a site says in one language about personal data. */
export interface PrivacyTexts extends PrivacyPartTexts {
  /** The line beside the button of the form; `path` is that of the page. */
  readonly formLine: (path: string) => string;
}

/** Addresses of the rules of services, for links in the texts. */
export const serviceRules = {
  emailJs: 'https://www.emailjs.com/legal/privacy-policy/',
  googlePrivacy: 'https://policies.google.com/privacy',
  googleTerms: 'https://policies.google.com/terms',
} as const;

/** Items as a Markdown list, without those that do not apply. */
export function bullets(...items: readonly (string | false | undefined)[]): string {
  return items
    .filter((item) => item !== false && item !== undefined)
    .map((item) => `- ${item}`)
    .join('\n');
}

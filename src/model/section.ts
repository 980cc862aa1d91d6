import type { CarouselSettings } from './carousel.ts';
import type { CompanyDetail, ContactWays, Messenger, Office } from './contacts.ts';
import type { FormPlace } from './form.ts';
import type { GroupedLink, LabelledLink, Link } from './link.ts';
import type { Picture } from './picture.ts';
import type { RichText } from './rich-text.ts';

/** A card that leads to a page. */
export interface Card {
  readonly title: string;
  readonly text: string;
  readonly picture?: Picture;
  readonly link: Link;
  /** Leads to no service: it stands back behind those that do. */
  readonly isAside?: true;
}

export interface Review {
  readonly text: string;
  /** First name and initial. */
  readonly name: string;
  /** As written by the owner, for example `12 March 2024`. */
  readonly date: string;
  /** What it is about. */
  readonly service?: string;
  /** Where it was left. */
  readonly source?: string;
  /** Stars out of `Words.ratingLabel`'s `{max}`, which is 5. */
  readonly rating: number;
}

/** What a section shows that begins with a title. */
interface Titled {
  readonly title: string;
}

/** What a section shows that begins with a title and a text. */
interface Texted extends Titled {
  readonly text: RichText;
}

/** Title, text, picture and one link: the shape that three kinds of card share. */
interface Feature extends Texted {
  readonly button?: LabelledLink;
  readonly picture?: Picture;
}

export interface GuideQuestion {
  readonly label: string;
  readonly options: readonly {
    /** Unique in its guide. */
    readonly name: string;
    readonly label: string;
  }[];
}

/** Something that visitors with some answers need. */
export interface GuideStop {
  readonly title: string;
  /** Names of options: all of one list have to be chosen, of any list. Empty where everyone needs it. */
  readonly when: readonly (readonly string[])[];
  /** The same in words; absent where everyone needs it. */
  readonly condition?: string;
  readonly text: RichText;
  readonly link?: Link;
  readonly picture?: Picture;
}

/** An embedded map and a plain link to the same place. */
export interface PlaceMap {
  readonly embedUrl: string;
  /** The map is loaded when it comes near the screen, or when the visitor presses the button in its place. */
  readonly load: 'near' | 'press';
  readonly title: string;
  readonly link: LabelledLink;
}

/** A file of the site's own to download. */
export interface Download {
  readonly title: string;
  readonly text: RichText;
  /** From the host's root. */
  readonly href: string;
  /** Its kind in capital letters, for example `PDF`. */
  readonly format: string;
  /** With its unit, for example `240 kB`. */
  readonly size: string;
}

/** What sections of each kind show. */
interface SectionContents {
  /** Short blocks with a selling point each. */
  readonly intro: {
    readonly title?: string;
    readonly items: readonly { readonly title: string; readonly text: string }[];
  };
  /** The head of a page: the only section whose title is the `h1`. */
  readonly hero: Texted & {
    /** The pages and lists above this page, from the home page on; absent where there is nothing between them. */
    readonly trail?: readonly LabelledLink[];
    /** Where and what, in a line above the title. */
    readonly kicker?: string;
    readonly services: readonly LabelledLink[];
    readonly messengers: readonly Messenger[];
    readonly button?: LabelledLink;
    readonly picture?: Picture;
  };
  /** Leads to the page about the company. */
  readonly 'about-card': Feature;
  /** Puts one service forward, with an order button. */
  readonly promo: Feature;
  /** Questions whose answers choose stops from an ordered list. */
  readonly guide: Texted & {
    readonly questions: readonly GuideQuestion[];
    readonly stops: readonly GuideStop[];
    /** To where the answers are sent from. */
    readonly button?: LabelledLink;
    /** Get the answers as the text of a message, where they take one. */
    readonly messengers: readonly Messenger[];
    /** The field of the question form that takes the answers. */
    readonly formField?: string;
  };
  /** The brand with a sentence of its own and ways to reach the company. */
  readonly 'brand-card': Feature & ContactWays;
  /** A grid of cards made from the page blocks. */
  readonly services: Texted & { readonly cards: readonly Card[] };
  /** All services as links, which the visitor can search. */
  readonly 'all-services': Titled & { readonly items: readonly GroupedLink[] };
  readonly reviews: Titled & {
    readonly reviews: readonly Review[];
    readonly carousel: CarouselSettings;
  };
  readonly contacts: Texted &
    ContactWays & {
      readonly address: string;
      readonly hours?: string;
      /** Further lines beside the address. */
      readonly details: readonly CompanyDetail[];
      readonly offices: readonly Office[];
      readonly map?: PlaceMap;
      readonly email: LabelledLink;
      readonly messengersTitle?: string;
      /** Where the site's question form stands here. */
      readonly form?: FormPlace;
    };
  /** A band of figures. */
  readonly facts: { readonly items: readonly { readonly value: string; readonly text: string }[] };
  /** Links to the titled sections that follow, up to the first that has no part in them. */
  readonly contents: Titled &
    ContactWays & {
      readonly parts: readonly { readonly id: string; readonly label: string; readonly link: Link }[];
    };
  readonly prices: Texted & {
    readonly items: readonly { readonly name: string; readonly text: RichText; readonly price: string }[];
    readonly note: RichText;
  };
  /** Pictures with captions: work, rooms, people. */
  readonly gallery: Texted & {
    readonly items: readonly {
      readonly picture: Picture;
      readonly title?: string;
      readonly text: RichText;
    }[];
  };
  /** Files to download. */
  readonly downloads: Texted & { readonly items: readonly Download[] };
  readonly text: {
    readonly title?: string;
    readonly text: RichText;
    readonly picture?: Picture;
  };
  /** An ordered course of action. */
  readonly steps: Texted & {
    readonly items: readonly {
      readonly text: RichText;
      /** Who takes the step: the company or the visitor. */
      readonly who?: 'us' | 'you';
    }[];
  };
  /** A checklist of papers to bring. */
  readonly documents: Texted & { readonly items: readonly RichText[]; readonly note: RichText };
  readonly questions: Titled & {
    readonly items: readonly { readonly question: string; readonly answer: RichText }[];
  };
  readonly 'call-to-action': Texted &
    ContactWays & {
      readonly button?: LabelledLink;
      /** Where the site's question form stands here. */
      readonly form?: FormPlace;
    };
  /** Cards of pages that a reader of this page may need next. */
  readonly related: Titled & { readonly cards: readonly Card[] };
  /** The company's legal details. */
  readonly company: Titled & { readonly details: readonly CompanyDetail[] };
}

export type SectionKind = keyof SectionContents;

/** A section of one of some kinds. */
export type SectionOf<Kinds extends SectionKind> = {
  readonly [Kind in Kinds]: SectionContents[Kind] & {
    readonly kind: Kind;
    /** Unique on its page; the target of `#id` links. */
    readonly id: string;
  };
}[Kinds];

export type Section = SectionOf<SectionKind>;
export type GuideSection = SectionOf<'guide'>;
export type TextSection = SectionOf<'text'>;

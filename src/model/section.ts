import type { CarouselSettings } from './carousel.ts';
import type { CompanyDetail, Messenger, Office, Phone } from './contacts.ts';
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

interface SectionBase<Kind extends string> {
  readonly kind: Kind;
  /** Unique on its page; the target of `#id` links. */
  readonly id: string;
}

/** A section that begins with a title and a text. */
interface TextedSection<Kind extends string> extends SectionBase<Kind> {
  readonly title: string;
  readonly text: RichText;
}

/** Ways to reach the company. */
interface ContactWays {
  readonly phones: readonly Phone[];
  readonly messengers: readonly Messenger[];
}

/** Short blocks with a selling point each. */
export interface IntroSection extends SectionBase<'intro'> {
  readonly title?: string;
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

/** The head of a page: the only section whose title is the `h1`. */
export interface HeroSection extends SectionBase<'hero'> {
  /** The pages and lists above this page, from the home page on; absent where there is nothing between them. */
  readonly trail?: readonly LabelledLink[];
  /** Where and what, in a line above the title. */
  readonly kicker?: string;
  readonly title: string;
  readonly text: RichText;
  readonly services: readonly LabelledLink[];
  readonly messengers: readonly Messenger[];
  readonly button?: LabelledLink;
  readonly picture?: Picture;
}

/** Title, text, picture and one link: the shape that three kinds of card share. */
interface FeatureSection<Kind extends string> extends TextedSection<Kind> {
  readonly button?: LabelledLink;
  readonly picture?: Picture;
}

/** Leads to the page about the company. */
export interface AboutCardSection extends FeatureSection<'about-card'> {}

/** Puts one service forward, with an order button. */
export interface PromoSection extends FeatureSection<'promo'> {}

export interface GuideOption {
  /** Unique in its guide. */
  readonly name: string;
  readonly label: string;
}

export interface GuideQuestion {
  readonly label: string;
  readonly options: readonly GuideOption[];
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

/** Questions whose answers choose stops from an ordered list. */
export interface GuideSection extends TextedSection<'guide'> {
  readonly questions: readonly GuideQuestion[];
  readonly stops: readonly GuideStop[];
  /** To where the answers are sent from. */
  readonly button?: LabelledLink;
  /** Get the answers as the text of a message, where they take one. */
  readonly messengers: readonly Messenger[];
  /** The field of the question form that takes the answers. */
  readonly formField?: string;
}

/** The brand with a sentence of its own and ways to reach the company. */
export interface BrandCardSection extends FeatureSection<'brand-card'>, ContactWays {}

/** A grid of cards made from the page blocks. */
export interface ServicesSection extends TextedSection<'services'> {
  readonly cards: readonly Card[];
}

export interface ReviewsSection extends SectionBase<'reviews'> {
  readonly title: string;
  readonly reviews: readonly Review[];
  readonly carousel: CarouselSettings;
}

/** An embedded map and a plain link to the same place. */
export interface PlaceMap {
  readonly embedUrl: string;
  /** The map is loaded when it comes near the screen, or when the visitor presses the button in its place. */
  readonly load: 'near' | 'press';
  readonly title: string;
  readonly link: LabelledLink;
}

export interface ContactsSection extends TextedSection<'contacts'> {
  readonly address: string;
  readonly hours?: string;
  /** Further lines beside the address. */
  readonly details: readonly CompanyDetail[];
  readonly offices: readonly Office[];
  readonly map?: PlaceMap;
  readonly phones: readonly Phone[];
  readonly email: LabelledLink;
  readonly messengersTitle?: string;
  readonly messengers: readonly Messenger[];
  /** Where the site's question form stands here. */
  readonly form?: FormPlace;
}

export interface TextSection extends SectionBase<'text'> {
  readonly title?: string;
  readonly text: RichText;
  readonly picture?: Picture;
}

/** A band of figures. */
export interface FactsSection extends SectionBase<'facts'> {
  readonly items: readonly { readonly value: string; readonly text: string }[];
}

/** Links to the titled sections that follow, up to the first that has no part in them. */
export interface ContentsSection extends SectionBase<'contents'>, ContactWays {
  readonly title: string;
  readonly parts: readonly { readonly id: string; readonly label: string; readonly link: Link }[];
}

export interface PricesSection extends TextedSection<'prices'> {
  readonly items: readonly { readonly name: string; readonly text: RichText; readonly price: string }[];
  readonly note: RichText;
}

/** Pictures with captions: work, rooms, people. */
export interface GallerySection extends TextedSection<'gallery'> {
  readonly items: readonly { readonly picture: Picture; readonly title?: string; readonly text: RichText }[];
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

/** Files to download. */
export interface DownloadsSection extends TextedSection<'downloads'> {
  readonly items: readonly Download[];
}

/** An ordered course of action. */
export interface StepsSection extends TextedSection<'steps'> {
  readonly items: readonly {
    readonly text: RichText;
    /** Who takes the step: the company or the visitor. */
    readonly who?: 'us' | 'you';
  }[];
}

/** A checklist of papers to bring. */
export interface DocumentsSection extends TextedSection<'documents'> {
  readonly items: readonly RichText[];
  readonly note: RichText;
}

export interface QuestionsSection extends SectionBase<'questions'> {
  readonly title: string;
  readonly items: readonly { readonly question: string; readonly answer: RichText }[];
}

export interface CallToActionSection extends TextedSection<'call-to-action'>, ContactWays {
  readonly button?: LabelledLink;
  /** Where the site's question form stands here. */
  readonly form?: FormPlace;
}

/** Cards of pages that a reader of this page may need next. */
export interface RelatedSection extends SectionBase<'related'> {
  readonly title: string;
  readonly cards: readonly Card[];
}

/** All services as links, which the visitor can search. */
export interface AllServicesSection extends SectionBase<'all-services'> {
  readonly title: string;
  readonly items: readonly GroupedLink[];
}

/** The company's legal details. */
export interface CompanySection extends SectionBase<'company'> {
  readonly title: string;
  readonly details: readonly CompanyDetail[];
}

export type Section =
  | IntroSection
  | HeroSection
  | AboutCardSection
  | PromoSection
  | GuideSection
  | BrandCardSection
  | ServicesSection
  | AllServicesSection
  | ReviewsSection
  | ContactsSection
  | FactsSection
  | ContentsSection
  | PricesSection
  | GallerySection
  | DownloadsSection
  | TextSection
  | StepsSection
  | DocumentsSection
  | QuestionsSection
  | CallToActionSection
  | RelatedSection
  | CompanySection;

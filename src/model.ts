/**
 * The contract between the generator and the runtime: what a site is once every reference in `site.yaml`
 * has been followed. Types only; imports nothing. The generator writes values of these types into
 * `generated/`, the runtime draws them and never parses, looks up or guesses.
 */

/** Filled by `generated/routes.ts` through declaration merging, so that `SitePath` knows the real paths. */
export interface SiteRegistry {}

/** A path that has a page. In a program that includes `generated/`, any other string does not compile. */
export type SitePath = SiteRegistry extends { readonly path: infer Path extends string } ? Path : string;

/** A telephone number as people read it and as a telephone dials it. */
export interface Phone {
  /** For the eye, for example `+375 29 000-00-01`. */
  readonly display: string;
  /** `tel:` address with digits only, for example `tel:+375290000001`. */
  readonly href: string;
}

/** Where a link leads. */
export type Link =
  /** A page of this site, with a section's id where the link points into the page (without `#`). */
  | { readonly kind: 'page'; readonly path: SitePath; readonly hash?: string }
  /** Another site; `https:` or `http:`. */
  | { readonly kind: 'external'; readonly href: string }
  /** `tel:` or `mailto:`. */
  | { readonly kind: 'contact'; readonly href: string };

export interface LabelledLink {
  readonly label: string;
  readonly link: Link;
}

export type MessengerApp = 'telegram' | 'instagram' | 'whatsapp' | 'viber' | 'email';

/** Messengers with a mark of their own. The icon file has a symbol for each, of the same name. */
export type MessengerMark = Exclude<MessengerApp, 'email'>;

/** Drawings of the interface. Every document has a symbol for each: the name with `icon-` before it. */
export type IconName = 'arrow' | 'check' | 'chevron' | 'close' | 'email' | 'menu' | 'phone' | 'pin' | 'star';

/** Drawings that nobody needs before the application has come. The icon file has a symbol for each, of the same name. */
export type LateIconName = 'pause' | 'play' | 'print';

/** One account in a messenger, or the e-mail address. */
export interface Messenger {
  readonly app: MessengerApp;
  readonly label: string;
  /** Complete address: `https:`, `viber:` or `mailto:`. */
  readonly href: string;
}

export interface Picture {
  /** Address from the root of the host, for example `/pictures/chip.svg`. */
  readonly src: string;
  /** Natural size in CSS pixels, so that the place is kept while the picture loads. */
  readonly width: number;
  readonly height: number;
  /** What the picture shows; empty for a decoration. */
  readonly alt: string;
  /** A photo in smaller files, best format first; a browser takes the first that it knows, else `src`. */
  readonly sources?: readonly PictureSource[];
}

/** One format of a photo in several widths. */
export interface PictureSource {
  /** For example `image/avif`. */
  readonly type: string;
  /** Value of the `srcset` attribute: addresses with their widths. */
  readonly srcSet: string;
}

/** Text inside a line. A plain string is text without marks. */
export type InlineNode =
  | string
  | { readonly type: 'strong'; readonly children: readonly InlineNode[] }
  | { readonly type: 'emphasis'; readonly children: readonly InlineNode[] }
  | { readonly type: 'link'; readonly link: Link; readonly children: readonly InlineNode[] }
  | { readonly type: 'break' };

export type BlockNode =
  | { readonly type: 'paragraph'; readonly children: readonly InlineNode[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly RichText[] };

/** Formatted text: what the small Markdown of `site.yaml` has become. */
export type RichText = readonly BlockNode[];

/** A card that leads to a page. */
export interface Card {
  readonly title: string;
  readonly text: string;
  readonly picture?: Picture;
  readonly link: Link;
}

export interface Review {
  readonly text: string;
  /** First name and initial. */
  readonly name: string;
  /** As written by the owner, for example `12 March 2024`. */
  readonly date: string;
  /** Stars out of `Words.ratingLabel`'s `{max}`, which is 5. */
  readonly rating: number;
}

/** How the carousel looks below a window width. */
export interface CarouselBreakpoint {
  /** Applies while the window is narrower than this many CSS pixels. */
  readonly belowPx: number;
  readonly gapPx?: number;
  readonly slidesPerView?: number;
  readonly arrows?: boolean;
}

export interface CarouselSettings {
  /** Class in `generated/theme.css` that carries slides per view, gaps and arrows for every width. */
  readonly className: string;
  readonly loop: boolean;
  readonly align: 'start' | 'center';
  /** Slides seen at once in a wide window; a fraction shows a part of the next one. */
  readonly slidesPerView: number;
  readonly gapPx: number;
  readonly arrows: boolean;
  /** Widest first. */
  readonly breakpoints: readonly CarouselBreakpoint[];
  /** How long one step takes to settle. */
  readonly speedMs: number;
  readonly autoplay: boolean;
  readonly autoplayIntervalMs: number;
}

interface SectionBase<Kind extends string> {
  readonly kind: Kind;
  /** Unique on its page; the target of `#id` links. */
  readonly id: string;
}

/** Short blocks with a selling point each. */
export interface IntroSection extends SectionBase<'intro'> {
  readonly title?: string;
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

/** The head of a page: the only section whose title is the `h1`. */
export interface HeroSection extends SectionBase<'hero'> {
  readonly title: string;
  readonly text: RichText;
  readonly services: readonly LabelledLink[];
  readonly messengers: readonly Messenger[];
  readonly button?: LabelledLink;
  readonly picture?: Picture;
}

/** Title, text, picture and one link: the shape that three kinds of card share. */
interface FeatureFields {
  readonly title: string;
  readonly text: RichText;
  readonly button?: LabelledLink;
  readonly picture?: Picture;
}

/** Leads to the page about the company. */
export interface AboutCardSection extends SectionBase<'about-card'>, FeatureFields {}

/** Puts one service forward, with an order button. */
export interface PromoSection extends SectionBase<'promo'>, FeatureFields {}

/** The brand with a sentence of its own and ways to reach the company. */
export interface BrandCardSection extends SectionBase<'brand-card'>, FeatureFields {
  readonly phones: readonly Phone[];
  readonly messengers: readonly Messenger[];
}

/** A grid of cards made from the page blocks. */
export interface ServicesSection extends SectionBase<'services'> {
  readonly title: string;
  readonly text: RichText;
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

export interface ContactsSection extends SectionBase<'contacts'> {
  readonly title: string;
  readonly text: RichText;
  readonly address: string;
  readonly map?: PlaceMap;
  readonly phones: readonly Phone[];
  readonly email: LabelledLink;
  readonly messengersTitle?: string;
  readonly messengers: readonly Messenger[];
  /** Whether the site's question form stands here. */
  readonly form: boolean;
}

export interface TextSection extends SectionBase<'text'> {
  readonly title?: string;
  readonly text: RichText;
}

/** An ordered course of action. */
export interface StepsSection extends SectionBase<'steps'> {
  readonly title: string;
  readonly text: RichText;
  readonly items: readonly RichText[];
}

/** A checklist of papers to bring. */
export interface DocumentsSection extends SectionBase<'documents'> {
  readonly title: string;
  readonly text: RichText;
  readonly items: readonly RichText[];
  readonly note: RichText;
}

export interface QuestionsSection extends SectionBase<'questions'> {
  readonly title: string;
  readonly items: readonly { readonly question: string; readonly answer: RichText }[];
}

export interface CallToActionSection extends SectionBase<'call-to-action'> {
  readonly title: string;
  readonly text: RichText;
  readonly button?: LabelledLink;
  readonly phones: readonly Phone[];
  readonly messengers: readonly Messenger[];
}

/** Cards of pages that a reader of this page may need next. */
export interface RelatedSection extends SectionBase<'related'> {
  readonly title: string;
  readonly cards: readonly Card[];
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
  | BrandCardSection
  | ServicesSection
  | ReviewsSection
  | ContactsSection
  | TextSection
  | StepsSection
  | DocumentsSection
  | QuestionsSection
  | CallToActionSection
  | RelatedSection
  | CompanySection;

/** What the browser tab, search engines and shared links show of a page. */
export interface PageHead {
  /** Complete, the brand included. */
  readonly title: string;
  readonly description: string;
  /** Absolute address without a trailing slash (except the home page). Absent where there is no page. */
  readonly canonicalUrl?: string;
  /** What messengers and social networks show beside a link to the page. */
  readonly shareImage?: ShareImage;
}

export interface ShareImage {
  /** Absolute address: those who show it have only the link. */
  readonly url: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** What stands on it. */
  readonly alt: string;
}

export interface CallButton {
  readonly phone: Phone;
  /** The page's name in the click event. */
  readonly pageName: string;
  /** `send_to` of the conversion event on the opening press. */
  readonly conversionSendTo?: string;
}

/** What is reported when a page is visited. */
export interface PageAnalytics {
  /** Label of the `page_visit` event. */
  readonly visitLabel: string;
  /** `send_to` of the `conversion` event. */
  readonly conversionSendTo?: string;
}

export interface Page {
  readonly id: string;
  readonly path: SitePath;
  /** Short name, as menus show it. */
  readonly name: string;
  readonly head: PageHead;
  readonly callButton: CallButton;
  readonly analytics: PageAnalytics;
  readonly sections: readonly Section[];
}

/** A module of `generated/pages/`. */
export interface PageModule {
  readonly page: Page;
}

/** A route whose page is fetched when it is asked for. */
export interface PageRoute {
  readonly path: SitePath;
  readonly load: () => Promise<PageModule>;
}

/** A route whose page is there already, as the home page's is. */
export interface LoadedRoute {
  readonly path: SitePath;
  readonly page: Page;
}

export type RouteRecord = PageRoute | LoadedRoute;

export type MenuItem =
  | { readonly type: 'link'; readonly label: string; readonly link: Link }
  | { readonly type: 'menu'; readonly label: string; readonly items: readonly LabelledLink[] };

export interface CompanyDetail {
  readonly label: string;
  readonly value: string;
}

/** A path that metadata and analytics know and that has no page. */
export interface UnroutedPage {
  readonly path: string;
  readonly head: PageHead;
  readonly analytics: PageAnalytics;
}

/** Everything around a page: the same on all pages. */
export interface Shell {
  /** BCP 47 tag, for example `ru`. */
  readonly language: string;
  readonly brand: {
    /** The whole name in one line. */
    readonly name: string;
    /** The words of the logo, one above the other. */
    readonly lines: readonly [string, string];
  };
  readonly header: { readonly menu: readonly MenuItem[]; readonly phones: readonly Phone[] };
  readonly footer: {
    readonly links: readonly LabelledLink[];
    readonly address: string;
    readonly phones: readonly Phone[];
    readonly details: readonly CompanyDetail[];
    readonly disclaimer: RichText;
    /** To the page that says what happens to personal data. */
    readonly privacy?: LabelledLink;
  };
  /** The call button where there is no page. */
  readonly callButton: CallButton;
  readonly notFoundHead: PageHead;
  readonly unroutedPages: readonly UnroutedPage[];
  readonly words: Words;
}

/** Every word of the interface itself. Places for values stand in braces. */
export interface Words {
  readonly loading: string;
  readonly notFound: string;
  readonly errorTitle: string;
  readonly homeLink: string;
  readonly skipToContent: string;
  /** Label of the logo's link; `{brand}`. */
  readonly logoLabel: string;
  readonly mainMenu: string;
  readonly openMenu: string;
  readonly closeMenu: string;
  readonly footerMenu: string;
  readonly phonesLabel: string;
  readonly call: string;
  /** Label of the call button for screen readers; `{phone}`. */
  readonly callLabel: string;
  readonly messengersLabel: string;
  /** Spoken after the label of a link that opens a new tab. */
  readonly opensInNewTab: string;
  readonly addressLabel: string;
  readonly emailLabel: string;
  readonly servicesLabel: string;
  /** `{rating}`, `{max}`. */
  readonly ratingLabel: string;
  readonly carouselRole: string;
  readonly slideRole: string;
  /** `{index}`, `{count}`. */
  readonly slideLabel: string;
  readonly previousSlide: string;
  readonly nextSlide: string;
  readonly pauseSlides: string;
  readonly playSlides: string;
  readonly readMore: string;
  readonly readLess: string;
  readonly printList: string;
  /** Names the bar that asks for consent, and the button that brings it back. */
  readonly consentTitle: string;
  readonly consentText: string;
  readonly consentAllow: string;
  readonly consentRefuse: string;
  /** The button in the place of a map that is not loaded by itself. */
  readonly showMap: string;
  /** Beside the form when nobody can tell whether a message arrived. */
  readonly sendingUnconfirmed: string;
  /** What happens next, beside the form after a message has gone. */
  readonly sentNext: string;
  /** In place of `sendingUnconfirmed`, once the service has answered after all. */
  readonly sentLate: string;
  /** When the page was left while a message was on its way. */
  readonly sendingInterrupted: string;
  /** Beside a form that looks as if a program had filled it in; `{button}`. */
  readonly sendingSuspected: string;
  /** On the button then. */
  readonly sendAnyway: string;
  readonly offline: string;
  /** In place of a form whose code does not come, before the telephones. */
  readonly formMissing: string;
  readonly copyText: string;
  readonly textCopied: string;
  /** Label of the field that holds the text where the clipboard is closed. */
  readonly copyByHand: string;
  /** What a message can be named by; `{reference}`. */
  readonly reference: string;
  /** Problem of a field for e-mail addresses. */
  readonly invalidEmail: string;
}

export interface FormFieldOption {
  readonly value: string;
  readonly label: string;
}

interface FormFieldBase<Kind extends string> {
  readonly kind: Kind;
  /** Name of the template parameter. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Value of the `autocomplete` attribute. */
  readonly autocomplete?: string;
  /** Message while the field is empty; absent where it may stay empty. */
  readonly requiredMessage?: string;
  /** `source` is a regular expression for the whole value. */
  readonly pattern?: { readonly source: string; readonly message: string };
}

export type FormField =
  | FormFieldBase<'text'>
  | FormFieldBase<'tel'>
  | (FormFieldBase<'email'> & {
      /** Message while the value is no address. */
      readonly addressMessage: string;
    })
  | (FormFieldBase<'textarea'> & { readonly rows: number })
  | (FormFieldBase<'select'> & { readonly options: readonly FormFieldOption[]; readonly emptyLabel: string })
  | (Omit<FormFieldBase<'checkbox'>, 'label'> & {
      /** May carry links: what is agreed to stands on a page of its own. */
      readonly label: readonly InlineNode[];
    });

/** reCAPTCHA v2. */
export interface Captcha {
  /** Address of the provider's script, query included. */
  readonly scriptUrl: string;
  readonly siteKey: string;
  readonly language: string;
  readonly unsolvedMessage: string;
  /** Shown when the script does not come. */
  readonly unavailableMessage: string;
  /** How often the script's presence is checked. */
  readonly checkEveryMs: number;
}

/** The e-mail-sending service (EmailJS). */
export interface Delivery {
  readonly serviceId: string;
  readonly templateId: string;
  readonly publicKey: string;
  /** A sending that takes longer counts as failed; its message may still arrive. */
  readonly timeLimitMs: number;
  readonly blockHeadless: boolean;
  readonly blockList?: { readonly field: string; readonly values: readonly string[] };
  /** Least time between two sends; 0 for no limit. */
  readonly limitRateMs: number;
}

export interface ContactForm {
  readonly title: string;
  readonly text: RichText;
  readonly submitLabel: string;
  readonly sendingLabel: string;
  readonly successMessage: string;
  readonly failureMessage: string;
  /** The line that stays beside the form after a failure, before phones and messengers. */
  readonly failureHelp: string;
  /** Beside the button: what the data are for, with a link to more. */
  readonly privacyLine?: readonly InlineNode[];
  /** Template parameter `source`. */
  readonly source: string;
  /** Whether a message carries a short reference, template parameter `reference`, that its sender sees too. */
  readonly reference: boolean;
  /** A form that is filled in faster asks whether a person has done it; 0 for no such check. */
  readonly leastFillMs: number;
  readonly fields: readonly FormField[];
  /** Other ways to reach the company. */
  readonly phones: readonly Phone[];
  readonly messengers: readonly Messenger[];
  readonly notice: {
    readonly visibleMs: number;
    readonly fadeInDelayMs: number;
  };
  readonly captcha?: Captcha;
  readonly delivery: Delivery;
}

export interface AnalyticsSettings {
  /** Account of the tag; the loader script is added only where it is set. */
  readonly accountId?: string;
  /** Address of the loader script, without the account. */
  readonly loaderUrl: string;
  /** The loader script waits until the visitor has agreed. */
  readonly asksConsent: boolean;
  /** The page that says more to somebody who is asked; absent where the site has none. */
  readonly privacy?: LabelledLink;
}

/** All of a site but its pages' contents. */
export interface Site {
  readonly shell: Shell;
  /** Absent where no page shows the form. */
  readonly form?: ContactForm;
  readonly analytics: AnalyticsSettings;
}

/** What the bar of the development server shows; no published site has it. */
export interface DevBarContent {
  /** Where the home page stands on its host, with a slash at its end. */
  readonly basePath: string;
  /** One line: how many findings and how many values to replace. Empty where there is nothing to say. */
  readonly summary: string;
  readonly hasErrors: boolean;
  readonly items: readonly DevItem[];
  /** What the button beside a value says, and what after it has been pressed. */
  readonly copy: { readonly before: string; readonly after: string };
  /** Shown over the page for as long as the site cannot be made anew. */
  readonly alert?: DevAlert;
}

/** A finding, or a value that is to be replaced. */
export interface DevItem {
  readonly label: string;
  /** `path:line:column`, as an editor on this machine opens it. */
  readonly file: string;
  /** What to do; may be empty. */
  readonly hint: string;
  /** The lines of the file around it, for an owner without such an editor. */
  readonly lines: readonly DevLine[];
}

/** A line of the file, in three parts: the middle one is what the finding is about, and may be empty. */
export interface DevLine {
  readonly number: number;
  readonly before: string;
  readonly marked: string;
  readonly after: string;
}

/** What keeps the site from being made, in words. */
export interface DevAlert {
  readonly title: string;
  /** What is shown meanwhile, and how the alert goes away. */
  readonly note: string;
  /** Name of the button that closes it. */
  readonly close: string;
  readonly problems: readonly DevProblem[];
}

export interface DevProblem {
  readonly message: string;
  /** Where it is; absent where no line of the file is to blame. */
  readonly place?: {
    readonly label: string;
    /** `path:line:column`, as an editor on this machine opens it. */
    readonly file: string;
    /** Where that is in the words of the file; may be empty. */
    readonly words: string;
    /** The line with its place underlined, in letters of one width; may be empty. */
    readonly excerpt: string;
  };
  /** What to do; may be empty. */
  readonly hint: string;
}

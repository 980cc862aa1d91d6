import type { AnalyticsSettings } from './analytics.ts';
import type { CompanyDetail, Messenger, Phone } from './contacts.ts';
import type { ContactForm } from './form.ts';
import type { GroupedLink, LabelledLink, Link } from './link.ts';
import type { CallButton, PageHead, UnroutedPage } from './page.ts';
import type { Picture } from './picture.ts';
import type { InlineNode, RichText } from './rich-text.ts';
import type { Words } from './words.ts';

export type MenuItem =
  | { readonly kind: 'link'; readonly label: string; readonly link: Link }
  | { readonly kind: 'menu'; readonly label: string; readonly items: readonly GroupedLink[] };

/** A line above every page. */
export interface Announcement {
  readonly text: readonly InlineNode[];
  /** Its last day (`2027-06-30`) in the visitor's own calendar. */
  readonly until?: string;
  /** By what a browser remembers that it has been closed: another one is shown again. */
  readonly key: string;
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
    /** The company's own logo, in place of the words. */
    readonly picture?: Picture;
  };
  readonly announcement?: Announcement;
  readonly header: {
    readonly menu: readonly MenuItem[];
    readonly phones: readonly Phone[];
    /** Shown in the open menu of small screens. */
    readonly messengers: readonly Messenger[];
  };
  readonly footer: {
    readonly links: readonly LabelledLink[];
    readonly address: string;
    readonly hours?: string;
    readonly phones: readonly Phone[];
    readonly email: LabelledLink;
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

/**
 * All of a site but its pages' contents. `src/model/` is the contract between the generator and the runtime: what a
 * site is once every reference in `site.yaml` has been followed. The generator writes values of these types into
 * `generated/`; the runtime renders them and never parses, looks up or guesses.
 */
export interface Site {
  readonly shell: Shell;
  /** Absent where no page shows the form, and where it comes with the pages. */
  readonly form?: ContactForm;
  readonly analytics: AnalyticsSettings;
}

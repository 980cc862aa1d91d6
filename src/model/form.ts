import type { ContactWays } from './contacts.ts';
import type { InlineNode, RichText } from './rich-text.ts';

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

/** What is said of a message by the page on which its form stands. */
export interface FormPlace {
  /** The target of `#id` links to the form; absent where a section of the page has that id. */
  readonly id?: string;
  /** Template parameter `source`. */
  readonly source: string;
  /** What the page is about, where the visitor is told. */
  readonly topic?: string;
}

/** The form, with other ways to reach the company. */
export interface ContactForm extends FormPlace, ContactWays {
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
  /** Whether a message carries a short reference, template parameter `reference`, that its sender sees too. */
  readonly reference: boolean;
  /** A form that is filled in faster asks whether a person has done it; 0 for no such check. */
  readonly leastFillMs: number;
  readonly fields: readonly FormField[];
  readonly notice: {
    readonly visibleMs: number;
    readonly fadeInDelayMs: number;
  };
  readonly captcha?: Captcha;
  readonly delivery: Delivery;
}

/** A telephone number as people read it and as a telephone dials it. */
export interface Phone {
  /** For the eye, for example `+375 29 000-00-01`. */
  readonly display: string;
  /** `tel:` address with digits only, for example `tel:+375290000001`. */
  readonly href: string;
}

export type MessengerApp =
  | 'telegram'
  | 'instagram'
  | 'whatsapp'
  | 'viber'
  | 'messenger'
  | 'vk'
  | 'link'
  | 'email';

/** One account in a messenger, a page elsewhere, or the e-mail address. */
export interface Messenger {
  readonly app: MessengerApp;
  readonly label: string;
  /** Complete address: `https:`, `viber:` or `mailto:`. */
  readonly href: string;
}

/** Ways to reach the company. */
export interface ContactWays {
  readonly phones: readonly Phone[];
  readonly messengers: readonly Messenger[];
}

/** An office besides the main one. */
export interface Office {
  readonly name: string;
  readonly address: string;
  readonly hours?: string;
  readonly phone?: Phone;
  /** The place on another site's map. */
  readonly mapUrl?: string;
}

/** A labelled line of text. */
export interface CompanyDetail {
  readonly label: string;
  readonly value: string;
}

/** A telephone number as people read it and as a telephone dials it. */
export interface Phone {
  /** For the eye, for example `+375 29 000-00-01`. */
  readonly display: string;
  /** `tel:` address with digits only, for example `tel:+375290000001`. */
  readonly href: string;
}

export type MessengerApp = 'telegram' | 'instagram' | 'whatsapp' | 'viber' | 'email';

/** One account in a messenger, or the e-mail address. */
export interface Messenger {
  readonly app: MessengerApp;
  readonly label: string;
  /** Complete address: `https:`, `viber:` or `mailto:`. */
  readonly href: string;
}

export interface CompanyDetail {
  readonly label: string;
  readonly value: string;
}

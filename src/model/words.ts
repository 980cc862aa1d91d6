/** Every word of the interface itself. Places for values stand in braces. */
export interface Words {
  readonly loading: string;
  readonly notFound: string;
  readonly errorTitle: string;
  readonly homeLink: string;
  readonly skipToContent: string;
  /** Label of the logo's link; `{brand}`. */
  readonly logoLabel: string;
  /** Names the announcement above the page. */
  readonly announcementLabel: string;
  readonly closeAnnouncement: string;
  readonly mainMenu: string;
  readonly openMenu: string;
  readonly closeMenu: string;
  readonly footerMenu: string;
  /** Names the links above a page's title that lead back. */
  readonly trailLabel: string;
  readonly phonesLabel: string;
  readonly call: string;
  /** Label of the call button for screen readers; `{phone}`. */
  readonly callLabel: string;
  readonly messengersLabel: string;
  /** Spoken after the label of a link that opens a new tab. */
  readonly opensInNewTab: string;
  readonly addressLabel: string;
  readonly hoursLabel: string;
  readonly emailLabel: string;
  readonly servicesLabel: string;
  /** Label of the field that searches the list of all services. */
  readonly findService: string;
  /** What it has found; `{count}`, `{total}`. */
  readonly foundServices: string;
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
  /** Below a list to tick; `{count}`, `{total}`. */
  readonly tickedCount: string;
  /** Who takes a step: the company, the visitor. */
  readonly stepUs: string;
  readonly stepYou: string;
  readonly printList: string;
  /** The condition of a guide's stop that everyone needs. */
  readonly guideForAll: string;
  /** Before the answers that ask for a stop; `{answers}`. */
  readonly guideWhen: string;
  /** What a guide's answers have chosen; `{count}`, `{total}`. */
  readonly guideCount: string;
  /** Beside a stop that the answers rule out. */
  readonly guideUnneeded: string;
  readonly guideReset: string;
  /** Names the bar that asks for consent, and the button that brings it back. */
  readonly consentTitle: string;
  readonly consentText: string;
  readonly consentAllow: string;
  readonly consentRefuse: string;
  /** The button in the place of a map that is not loaded by itself. */
  readonly showMap: string;
  /** In a form that knows its page; `{page}`. */
  readonly formTopic: string;
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

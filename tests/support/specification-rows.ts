/** Sections 4, 5, 7, 8 and 9 of the product specification, row by row, and the test that holds each. */

/**
 * A statement of the specification, and where it is tested: a file below `tests/`, and the name of the test as it
 * stands there, with the placeholders of a test that runs for several values.
 */
export type Row = readonly [statement: string, file: string, name: string];

const contactForm = 'runtime/contact-form.test.tsx';
const captcha = 'runtime/captcha.test.tsx';
const sending = 'runtime/send-message.test.tsx';
const callButton = 'runtime/call-button.test.tsx';
const analytics = 'runtime/analytics.test.tsx';
const carousel = 'browser/carousel.test.ts';
const reach = 'browser/reach.test.ts';
const journey = 'browser/journey.test.ts';
const frame = 'runtime/frame.test.tsx';
const sites = 'generator/sites.test.ts';

const statesAndTransitions: readonly Row[] = [
  [
    'header: services dropdown opens and closes',
    frame,
    'opens and closes by its button, which names what it opens',
  ],
  [
    'header: mobile menu and its services list',
    journey,
    'the menu of a phone opens, unfolds the services, and forgets both after a choice',
  ],
  [
    'header: all reset on navigation',
    journey,
    'the list of services closes by a press elsewhere, by Escape and by every navigation',
  ],
  ['form: initially empty', contactForm, 'is complete, disabled and without inline styles'],
  ['form: button enabled only when valid', contactForm, 'is enabled only when the form is valid'],
  ['form: and at least one field touched', contactForm, 'waits for a touch where every field may stay empty'],
  [
    'form: unsolved captcha alerts, nothing is sent',
    reach,
    'unsolved or expired, it stops the sending with an alert',
  ],
  [
    'form: success resets form and captcha, notice for 1.5 s',
    reach,
    'a message is sent once, whatever is pressed, and the form is empty again',
  ],
  [
    'form: failure is logged, notice for 1.5 s',
    reach,
    '$name: says so, keeps everything and lets the visitor try again',
  ],
  ['form: the notice fades in after 50 ms', contactForm, 'fades in after 50 ms and is shown for 1.5 s'],
  [
    'captcha: drawn once the script is there, looked for every 500 ms',
    captcha,
    'waits for the script, which is looked for at every interval',
  ],
  ['captcha: presence checked at the interval', reach, 'its presence is checked at the given interval'],
  ['call button: closed, icon and word', callButton, 'closed, it shows the word and not the number'],
  [
    'call button: first click opens, shows the number, logs both events',
    callButton,
    'the first press opens it, shows the number and reports click and conversion',
  ],
  [
    'call button: second click dials',
    reach,
    'opens with the first press and dials with the second, with the number of every page',
  ],
  ['call button: a click outside closes', reach, 'closes by a press outside, Escape and a change of route'],
  [
    'carousel: idle, moving, dragging',
    'runtime/carousel.test.tsx',
    'is dragging while it is held, then moving, then idle',
  ],
];

const validation: readonly Row[] = [
  [
    'name and phone are required, with their messages',
    reach,
    'errors show once a field has been touched, and the button waits for a valid form',
  ],
  ['phone format', contactForm, 'is found in the phone %s'],
  ['question is optional', contactForm, 'is enabled only when the form is valid'],
  [
    'errors only once a field has been touched',
    contactForm,
    'is shown once its field has been touched, tied to it',
  ],
  ['captcha solved before sending', captcha, 'with the captcha unsolved alerts and sends nothing'],
];

const calls: readonly Row[] = [
  [
    'one send per submit',
    contactForm,
    'is one request for two submit events in one tick, a double press, and Enter with a press',
  ],
  [
    'service id, template id, public key; name, phone, question, email, source, captcha response',
    sending,
    'is one request with the ids and every template parameter',
  ],
  ['library options: blocking of headless browsers', sending, 'blocks headless browsers only where it is on'],
  ['library options: block list', sending, 'blocks listed values'],
  [
    'library options: rate limit',
    sending,
    'limits the rate of sent messages, and never the try after a failure',
  ],
  ['the service: POST /api/v1.0/email/send', reach, 'the server itself answers for the mail service'],
  [
    'captcha response is read from the provider',
    captcha,
    'carries the answer, which is asked for anew afterwards',
  ],
  ['analytics only if the function exists', analytics, 'without a tag function reports nothing'],
  [
    'route change: config with page_path, path plus query',
    analytics,
    'reports path and query, label and conversion once, strict mode included',
  ],
  [
    "route change: 'page_visit' with its label, twelve paths",
    sites,
    'twelve paths have a visit label, eleven a conversion and a call conversion',
  ],
  [
    "route change: 'conversion' for all routes but /visaAccept",
    reach,
    'every visit is reported with the label and conversion of its own page',
  ],
  ['an address without a page', reach, 'an address without a page sends no label of another page'],
  [
    'first click of the call button: click event and conversion',
    callButton,
    'the first press opens it, shows the number and reports click and conversion',
  ],
];

const errors: readonly Row[] = [
  ['name empty', reach, 'errors show once a field has been touched, and the button waits for a valid form'],
  ['phone empty', reach, 'errors show once a field has been touched, and the button waits for a valid form'],
  ['captcha unsolved', reach, 'unsolved or expired, it stops the sending with an alert'],
  ['send failure', reach, '$name: says so, keeps everything and lets the visitor try again'],
  ['unknown route', journey, 'an unknown address answers 404 with a page in the layout, which then works'],
  ['routing error', journey, 'a page whose code does not come is fixed by one reload, and then says so'],
  ['451, 403, 429, 400, 500', sending, 'with the status %i of the service'],
  ['0, network error', sending, 'without a network'],
  ['missing public key, service ID or template ID', sending, 'without %s'],
];

const constants: readonly Row[] = [
  ['notice 1.5 s, fade-in 50 ms', contactForm, 'fades in after 50 ms and is shown for 1.5 s'],
  ['captcha polling 500 ms', reach, 'its presence is checked at the given interval'],
  [
    'smooth scroll to a hash after a zero-time delay',
    'runtime/router.test.tsx',
    'to a hash scrolls after a delay of no time',
  ],
  ['carousel: loop', carousel, 'it goes round, or stops at its ends'],
  [
    'carousel: slides per page, focus, gaps and arrows by width',
    carousel,
    'at %d px it shows the slides, gaps and arrows of its settings, and does not jump',
  ],
  ['carousel: speed 400 ms', carousel, 'one step settles in the given time'],
  ['carousel: autoplay interval', 'runtime/carousel.test.tsx', 'waits for its interval to the millisecond'],
  [
    'call numbers: another one on ADR and visa registration',
    sites,
    'the ADR course and the visa registration have a call number of their own',
  ],
  [
    'conversion tracking covers 11 page names',
    sites,
    'twelve paths have a visit label, eleven a conversion and a call conversion',
  ],
  [
    'registration date and postal code',
    journey,
    'the footer has its links, address, phones and legal details',
  ],
];

/** Every row of the table. */
export const specificationRows: readonly Row[] = [
  ...statesAndTransitions,
  ...validation,
  ...calls,
  ...errors,
  ...constants,
];

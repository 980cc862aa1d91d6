import type { CarouselSettings } from '../../src/model/carousel.ts';
import type { Messenger, Phone } from '../../src/model/contacts.ts';
import type { Page } from '../../src/model/page.ts';
import type { Section } from '../../src/model/section.ts';
import type { Shell, Site } from '../../src/model/site.ts';
import type { Words } from '../../src/model/words.ts';

/** A small site of a bicycle workshop: the runtime's tests stand on this model and on no `site.yaml`. */

export const words: Words = {
  loading: 'Fetching the page',
  notFound: 'No such page',
  errorTitle: 'Something broke',
  homeLink: 'To the start',
  skipToContent: 'Skip to text',
  logoLabel: '{brand}, to the start',
  announcementLabel: 'News',
  closeAnnouncement: 'Put the news away',
  mainMenu: 'Main',
  openMenu: 'Show menu',
  closeMenu: 'Hide menu',
  trailLabel: 'Way back',
  footerMenu: 'More pages',
  phonesLabel: 'Telephones',
  call: 'ring',
  callLabel: 'Ring {phone}',
  messengersLabel: 'Messengers',
  opensInNewTab: '(new tab)',
  addressLabel: 'Where',
  hoursLabel: 'Open',
  emailLabel: 'Mail',
  servicesLabel: 'What we do',
  findService: 'Find a repair',
  foundServices: '{count} of {total} found',
  ratingLabel: '{rating} stars of {max}',
  carouselRole: 'carousel',
  slideRole: 'slide',
  slideLabel: '{index} of {count}',
  previousSlide: 'Back',
  nextSlide: 'On',
  pauseSlides: 'Stop',
  playSlides: 'Go',
  readMore: 'All of it',
  readLess: 'Less of it',
  tickedCount: 'Packed: {count} of {total}',
  stepUs: 'The workshop',
  stepYou: 'The rider',
  printList: 'Print this list',
  guideForAll: 'Every rider',
  guideWhen: 'Ask for it: {answers}',
  guideCount: 'Yours: {count} of {total}',
  guideUnneeded: 'Not yours',
  guideReset: 'Once more',
  consentTitle: 'Counting',
  consentText: 'May we count you?',
  consentAllow: 'Count me',
  consentRefuse: 'Leave me',
  showMap: 'Unfold the map',
  formTopic: 'All about {page}',
  sendingUnconfirmed: 'It may have arrived: ring us.',
  sentNext: 'We will ring you.',
  sentLate: 'It has arrived after all.',
  sendingInterrupted: 'The page went while it was being sent: ring us.',
  sendingSuspected: 'Not sent yet: press “{button}”, or ring us.',
  sendAnyway: 'Send it all the same',
  offline: 'No connection: ring us.',
  formMissing: 'No form: ring us.',
  copyText: 'Take the text along',
  textCopied: 'You have the text',
  copyByHand: 'Here is the text',
  reference: 'Number: {reference}',
  invalidEmail: 'That is no address.',
};

export const phone: Phone = { display: '+44 20 0000 0001', href: 'tel:+442000000001' };

export const messengers: readonly Messenger[] = [
  { app: 'telegram', label: 'Telegram', href: 'https://t.me/example' },
  { app: 'viber', label: 'Viber', href: 'viber://chat?number=%2B442000000001' },
  { app: 'email', label: 'Write a letter', href: 'mailto:shop@example.org' },
];

const carousel: CarouselSettings = {
  className: 'carousel-1',
  loop: true,
  align: 'center',
  slidesPerView: 3,
  gapPx: 24,
  arrows: true,
  breakpoints: [],
  speedMs: 400,
  autoplay: false,
  autoplayIntervalMs: 5000,
};

export const shortReview = 'Quick and kind.';
export const longReview = 'The wheel had been bent for a year. '.repeat(12).trim();

/** One section of every kind. */
export const sections: readonly Section[] = [
  { kind: 'intro', id: 'intro', items: [{ title: 'Same day', text: 'Most repairs take an hour.' }] },
  {
    kind: 'hero',
    id: 'hero',
    title: 'Bicycles, mended',
    text: [{ kind: 'paragraph', children: ['Bring it ', { kind: 'strong', children: ['in'] }, '.'] }],
    services: [{ label: 'Wheels', link: { kind: 'page', path: '/wheels' } }],
    messengers,
    picture: { src: '/pictures/bicycle.svg', width: 400, height: 300, alt: 'A bicycle' },
  },
  {
    kind: 'about-card',
    id: 'about-card',
    title: 'About the workshop',
    text: [],
    button: { label: 'Who we are', link: { kind: 'page', path: '/wheels', hash: 'facts' } },
  },
  {
    kind: 'promo',
    id: 'promo',
    title: 'Winter check',
    text: [],
    button: { label: 'Book', link: { kind: 'external', href: 'https://example.org/book' } },
    picture: { src: '/pictures/snow.svg', width: 400, height: 300, alt: '' },
  },
  {
    kind: 'guide',
    id: 'guide',
    title: 'Your way',
    text: [],
    questions: [
      {
        label: 'Which bicycle?',
        options: [
          { name: 'road', label: 'For the road' },
          { name: 'hills', label: 'For the hills' },
        ],
      },
      {
        label: 'Since when?',
        options: [
          { name: 'new', label: 'A new one' },
          { name: 'old', label: 'An old one' },
        ],
      },
    ],
    stops: [
      { title: 'A look', when: [], text: [{ kind: 'paragraph', children: ['It costs nothing.'] }] },
      {
        title: 'New wheels',
        when: [
          ['hills', 'old'],
          ['road', 'old'],
        ],
        condition: 'hills or road, and old',
        text: [],
        link: { kind: 'page', path: '/wheels' },
      },
      { title: 'Wide tyres', when: [['hills']], condition: 'hills', text: [] },
    ],
    button: { label: 'Send my way', link: { kind: 'page', path: '/', hash: 'contacts' } },
    messengers,
    formField: 'name',
  },
  {
    kind: 'services',
    id: 'services',
    title: 'Our work',
    text: [],
    cards: [{ title: 'Wheel building', text: 'Round again.', link: { kind: 'page', path: '/wheels' } }],
  },
  {
    kind: 'reviews',
    id: 'reviews',
    title: 'Riders say',
    reviews: [
      {
        text: shortReview,
        name: 'Ann B.',
        date: '1 May 2025',
        service: 'Wheels',
        source: 'In the guest book',
        rating: 5,
      },
      { text: longReview, name: 'Carl D.', date: '2 May 2025', rating: 4 },
    ],
    carousel,
  },
  { kind: 'brand-card', id: 'brand-card', title: 'Ring us', text: [], phones: [phone], messengers: [] },
  {
    kind: 'text',
    id: 'text',
    title: 'The long story',
    text: [
      {
        kind: 'paragraph',
        children: [
          'See ',
          { kind: 'link', link: { kind: 'page', path: '/wheels' }, children: ['the wheels'] },
          { kind: 'break' },
          { kind: 'emphasis', children: ['or <b>not</b>'] },
          { kind: 'foreign', language: 'de', children: ['und zurück'] },
        ],
      },
      { kind: 'list', start: 3, items: [[{ kind: 'paragraph', children: ['Look'] }]] },
    ],
  },
  {
    kind: 'steps',
    id: 'steps',
    title: 'How it goes',
    text: [],
    items: [
      { text: [{ kind: 'paragraph', children: ['Bring'] }], who: 'you' },
      { text: [{ kind: 'paragraph', children: ['Ride'] }] },
    ],
  },
  {
    kind: 'documents',
    id: 'documents',
    title: 'What to bring',
    text: [],
    items: [[{ kind: 'paragraph', children: ['The bicycle'] }]],
    note: [{ kind: 'paragraph', children: ['And the key.'] }],
  },
  { kind: 'facts', id: 'figures', items: [{ value: '2 days', text: 'until it rolls' }] },
  {
    kind: 'prices',
    id: 'prices',
    title: 'What it costs',
    text: [],
    items: [{ name: 'A tube', text: [{ kind: 'paragraph', children: ['With the work.'] }], price: '£9' }],
    note: [{ kind: 'paragraph', children: ['Tandems cost more.'] }],
  },
  {
    kind: 'downloads',
    id: 'downloads',
    title: 'To take home',
    text: [],
    items: [
      {
        title: 'Price list',
        text: [{ kind: 'paragraph', children: ['For *this* year.'] }],
        href: '/downloads/prices.pdf',
        format: 'PDF',
        size: '240 kB',
      },
    ],
  },
  {
    kind: 'gallery',
    id: 'gallery',
    title: 'Who we are',
    text: [],
    items: [
      {
        picture: { src: '/pictures/ann.svg', width: 40, height: 30, alt: 'Ann at the stand' },
        title: 'Ann',
        text: [{ kind: 'paragraph', children: ['Wheels.'] }],
      },
    ],
  },
  {
    kind: 'questions',
    id: 'questions',
    title: 'Often asked',
    items: [{ question: 'How long?', answer: [{ kind: 'paragraph', children: ['An hour.'] }] }],
  },
  {
    kind: 'call-to-action',
    id: 'call-to-action',
    title: 'Shall we look at it?',
    text: [],
    phones: [phone],
    messengers: [],
  },
  {
    kind: 'related',
    id: 'related',
    title: 'Next',
    cards: [{ title: 'Start page', text: 'From there.', link: { kind: 'page', path: '/' } }],
  },
  { kind: 'company', id: 'company', title: 'The firm', details: [{ label: 'Number', value: '000000' }] },
  {
    kind: 'contacts',
    id: 'contacts',
    title: 'Find us',
    text: [],
    address: '1 Canal Street',
    details: [{ label: 'Languages', value: 'English and Dutch' }],
    offices: [
      {
        name: 'Hull',
        address: '2 Dock Street',
        hours: 'On Tuesdays',
        phone,
        mapUrl: 'https://maps.example.org/hull',
      },
      { name: 'York', address: '3 Wall Street' },
    ],
    phones: [phone],
    email: { label: 'shop@example.org', link: { kind: 'contact', href: 'mailto:shop@example.org' } },
    messengers,
    form: { source: 'Start page' },
  },
];

export const homePage: Page = {
  id: 'home',
  path: '/',
  name: 'Start',
  head: {
    title: 'Bicycles, mended — Spoke & Co',
    description: 'A workshop.',
    canonicalUrl: 'https://example.org/',
  },
  callButton: { phone, pageName: 'start' },
  analytics: { visitLabel: 'start' },
  sections,
};

export const wheelsPage: Page = {
  id: 'wheels',
  path: '/wheels',
  name: 'Wheels',
  head: {
    title: 'Wheels — Spoke & Co',
    description: 'Round again.',
    canonicalUrl: 'https://example.org/wheels',
  },
  callButton: { phone, pageName: 'wheels' },
  analytics: { visitLabel: 'wheels' },
  sections: [
    {
      kind: 'hero',
      id: 'hero',
      trail: [
        { label: 'Start', link: { kind: 'page', path: '/' } },
        { label: 'Repairs', link: { kind: 'page', path: '/', hash: 'services' } },
      ],
      title: 'Wheels',
      text: [],
      services: [],
      messengers: [],
    },
    { kind: 'text', id: 'facts', title: 'Facts', text: [{ kind: 'paragraph', children: ['Spokes.'] }] },
  ],
};

/** A page of its own: the test browser complains of every frame that it may not load. */
export const mapPage: Page = {
  id: 'map',
  path: '/map',
  name: 'Map',
  head: { title: 'Map — Spoke & Co', description: 'Where we are.', canonicalUrl: 'https://example.org/map' },
  callButton: { phone, pageName: 'map' },
  analytics: { visitLabel: 'map' },
  sections: [
    {
      kind: 'contacts',
      id: 'contacts',
      title: 'On the map',
      text: [],
      address: '1 Canal Street',
      details: [],
      offices: [],
      map: {
        embedUrl: 'https://maps.example.org/embed',
        load: 'near',
        title: 'Map of Canal Street',
        link: { label: 'Open the map', link: { kind: 'external', href: 'https://maps.example.org/' } },
      },
      phones: [],
      email: { label: 'shop@example.org', link: { kind: 'contact', href: 'mailto:shop@example.org' } },
      messengers: [],
    },
  ],
};

const shell: Shell = {
  language: 'en',
  brand: { name: 'Spoke & Co', lines: ['Spoke', '& Co'] },
  announcement: {
    text: ['Closed ', { kind: 'link', link: { kind: 'page', path: '/wheels' }, children: ['for wheels'] }],
    key: 'Closed for wheels',
  },
  header: {
    menu: [
      { kind: 'link', label: 'The wheels', link: { kind: 'page', path: '/wheels' } },
      {
        kind: 'menu',
        label: 'Repairs',
        items: [
          { label: 'Wheel repair', link: { kind: 'page', path: '/wheels' } },
          { label: 'Facts', link: { kind: 'page', path: '/wheels', hash: 'facts' } },
        ],
      },
      { kind: 'link', label: 'Contact', link: { kind: 'page', path: '/', hash: 'contacts' } },
    ],
    phones: [phone],
    messengers,
  },
  footer: {
    links: [
      { label: 'Start', link: { kind: 'page', path: '/' } },
      { label: 'Riders', link: { kind: 'page', path: '/', hash: 'reviews' } },
    ],
    address: '1 Canal Street, Leeds',
    hours: 'Mon to Fri, 9 to 5',
    phones: [phone],
    email: { label: 'shop@example.org', link: { kind: 'contact', href: 'mailto:shop@example.org' } },
    details: [{ label: 'Registered', value: '01.02.2003' }],
    disclaimer: [{ kind: 'paragraph', children: ['No bicycle is a promise.'] }],
  },
  callButton: { phone, pageName: 'elsewhere' },
  notFoundHead: { title: 'No such page — Spoke & Co', description: 'Nothing here.' },
  unroutedPages: [
    {
      path: '/old-form',
      head: { title: 'The old form', description: 'It has moved.' },
      analytics: { visitLabel: 'Old form' },
    },
  ],
  words,
};

export const site: Site = {
  shell,
  form: {
    title: 'A question?',
    text: [],
    submitLabel: 'Send',
    sendingLabel: 'Sending',
    successMessage: 'Sent',
    failureMessage: 'Failed',
    failureHelp: 'Ring us instead.',
    source: 'Start page',
    reference: false,
    leastFillMs: 0,
    fields: [{ kind: 'text', name: 'name', label: 'Your name', requiredMessage: 'Type your name' }],
    phones: [phone],
    messengers: [],
    notice: { visibleMs: 1500, fadeInDelayMs: 50 },
    delivery: {
      serviceId: 'service',
      templateId: 'template',
      publicKey: 'key',
      timeLimitMs: 15_000,
      blockHeadless: false,
      limitRateMs: 0,
    },
  },
  analytics: { loaderUrl: 'https://example.org/tag.js', asksConsent: false },
};

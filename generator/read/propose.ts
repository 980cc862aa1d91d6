/** What an editor most likely meant by a value of the wrong form: the value mended, where that is safe to guess. */
import { nearest } from '../diagnostics/nearest.ts';
import { joinWords, latinWords } from '../diagnostics/transliterate.ts';
import {
  colour,
  emailAddress,
  type FormatName,
  phoneNumber,
  pictureFile,
  referenceName,
  routePath,
  siteAddress,
  webAddress,
} from '../spec/scalars.ts';

/** What is known of the site while a value is mended. */
export interface SiteHints {
  /** Language of the site, for letters that languages read differently. */
  readonly language: string;
  /** Paths of the pages as they stand in the file. */
  readonly paths: readonly string[];
  /** Names of the phones and messengers. */
  readonly names: readonly string[];
  /** Files of the pictures folder. */
  readonly pictures: readonly string[];
}

const latinWord = /^[A-Za-z0-9_-]+$/;

/** Names of languages as people write them, and their codes. */
const languageCodes: Readonly<Record<string, string>> = {
  русский: 'ru',
  russian: 'ru',
  рус: 'ru',
  беларуская: 'be',
  белорусский: 'be',
  belarusian: 'be',
  українська: 'uk',
  украинский: 'uk',
  ukrainian: 'uk',
  польский: 'pl',
  polski: 'pl',
  polish: 'pl',
  английский: 'en',
  english: 'en',
  англ: 'en',
  немецкий: 'de',
  deutsch: 'de',
  german: 'de',
};

/** `/Наши услуги/Чип-карта.html` → `/nashi-uslugi/chip-karta`. */
export function proposePath(value: string, language: string): string | undefined {
  const local = value
    .trim()
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/\.html?$/i, '')
    .replaceAll('\\', '/');
  const words = local
    .split('/')
    .map((part) => (latinWord.test(part) ? part : joinWords(latinWords(part, language), 'kebab')));
  const path = `/${words.filter((word) => word !== '').join('/')}`;
  const hasLost = path === '/' && !/^\/*$/.test(local);
  return !hasLost && routePath.safeParse(path).success ? path : undefined;
}

/** Letters of any alphabet, digits, `-`, `_`: `Отдел продаж` → `Отдел-продаж`. */
function proposeReference(value: string): string {
  return value.replace(/[^\p{L}\p{N}_-]+/gu, '-').replace(/^-+|-+$/g, '');
}

function proposeIdentifier(value: string, language: string): string {
  return joinWords(latinWords(value, language), 'camel').replace(/^[0-9]+/, '');
}

/** `f5a400`, `#fa0`, `#f5a400ff`, `rgb(245, 164, 0)` → `#f5a400`. */
function proposeColour(value: string): string | undefined {
  const parts = /^rgba?\((\d{1,3})\D+(\d{1,3})\D+(\d{1,3})/i.exec(value.trim());
  if (parts !== null) {
    const channels = parts.slice(1).map((part) => Number(part).toString(16).padStart(2, '0'));
    return `#${channels.join('')}`;
  }
  const digits = /^#?([0-9a-f]+)$/i.exec(value.trim())?.[1] ?? '';
  switch (digits.length) {
    case 3:
      return `#${Array.from(digits, (digit) => digit + digit).join('')}`;
    case 6:
    case 8:
      return `#${digits.slice(0, 6)}`;
    default:
      return undefined;
  }
}

/** `www.example.com`, `http//example.com` → `https://example.com`. */
function proposeWebAddress(value: string): string | undefined {
  const bare = value
    .trim()
    .replace(/^(?:https?|hhtps?|htps?|htt?p?s?)?[:;]?\/*(?=[^/]+\.[^/])/i, '')
    .replaceAll(' ', '');
  return /^[^/]+\.[^/]{2,}/.test(bare) ? `https://${bare}` : undefined;
}

function proposeLanguage(value: string): string | undefined {
  const word = value.trim().toLowerCase();
  if (Object.hasOwn(languageCodes, word)) {
    return languageCodes[word];
  }
  const name = nearest(word, Object.keys(languageCodes));
  const tag = /^([a-z]{2,3})[-_]([a-z]{2})$/.exec(word);
  if (tag !== null) {
    return `${tag[1]}-${tag[2]?.toUpperCase()}`;
  }
  return /^[a-z]{2,3}$/.test(word) ? word : name && languageCodes[name];
}

function propose(format: FormatName, value: string, hints: SiteHints): string | undefined {
  switch (format) {
    case 'route-path':
      return proposePath(value, hints.language);
    case 'page-id':
    case 'field-name':
      return proposeIdentifier(value, hints.language);
    case 'section-id':
      return proposeReference(value);
    case 'reference':
      return proposeReference(nearest(value, hints.names) ?? value);
    case 'link':
      return nearest(proposePath(value, hints.language) ?? value, hints.paths);
    case 'phone':
      return value.replace(/[./–—−_]+/g, '-');
    case 'picture':
      return nearest(value.trim(), hints.pictures);
    case 'web-address':
      return proposeWebAddress(value);
    case 'site-address':
      return proposeWebAddress(value.replace(/[?#].*$/s, ''));
    case 'email':
      return value.replace(/^mailto:/i, '').replace(/\s+/g, '');
    case 'colour':
      return proposeColour(value);
    case 'language':
      return proposeLanguage(value);
    case 'outside-id':
      return value.replace(/\s+/g, '');
    case 'autocomplete':
      return value.trim().toLowerCase();
    case 'line':
    case 'text':
      return undefined;
    default: {
      const unknown: never = format;
      return unknown;
    }
  }
}

const fitting: Readonly<Partial<Record<FormatName, (value: string) => boolean>>> = {
  phone: (value) => phoneNumber.safeParse(value).success,
  email: (value) => emailAddress.safeParse(value).success,
  colour: (value) => colour.safeParse(value).success,
  'web-address': (value) => webAddress.safeParse(value).success,
  'site-address': (value) => siteAddress.safeParse(value).success,
  picture: (value) => pictureFile.safeParse(value).success,
  'page-id': (value) => /^[A-Za-z][A-Za-z0-9-]*$/.test(value),
  'field-name': (value) => /^[A-Za-z][A-Za-z0-9_-]*$/.test(value),
  'section-id': (value) => referenceName.safeParse(value).success,
  reference: (value) => referenceName.safeParse(value).success,
  autocomplete: (value) => /^[a-z -]+$/.test(value),
};

/** The value mended, or `undefined` where nothing better than the rule itself can be said. */
export function proposeValue(format: FormatName, value: string, hints: SiteHints): string | undefined {
  const proposal = propose(format, value, hints);
  if (proposal === undefined || proposal === '' || proposal === value) {
    return undefined;
  }
  return (fitting[format]?.(proposal) ?? true) ? proposal : undefined;
}

/** The file name at the end of a path to a picture, or the nearest file that there is. */
export function proposePicture(value: string, pictures: readonly string[]): string | undefined {
  const name =
    value
      .split(/[/\\]/)
      .at(-1)
      ?.replace(/[?#].*$/s, '') ?? '';
  const known = pictures.includes(name) ? name : nearest(name, pictures);
  return known ?? (pictureFile.safeParse(name).success ? name : undefined);
}

/** What an editor most likely meant by a value of the wrong form: the value fixed, where that is safe to guess. */

import { z } from 'zod';
import { lazy } from '../document/lazy.ts';
import { unreachable } from '../findings/message.ts';
import type { FormatName } from '../schema/format-name.ts';
import { metadataOf } from '../schema/key.ts';
import { languageOf } from '../schema/language.ts';
import * as scalars from '../schema/scalars.ts';
import { withLatinConfusables, withLatinWords, withZeros } from '../text/confusables.ts';
import { nearest } from '../text/nearest.ts';
import { joinWords, latinWords } from '../text/transliterate.ts';

/** What is known of the site while a value is fixed. */
export interface SiteHints {
  /** Language of the site, for letters that languages read differently. */
  readonly language: string;
  /** Paths of the pages as they stand in the file. */
  readonly paths: readonly string[];
  /** Paths within the site that links name and no page has. */
  readonly deadPaths: readonly string[];
  /** Names of the phones and messengers. */
  readonly names: readonly string[];
  /** Files of the pictures folder. */
  readonly pictures: readonly string[];
  /** What findings call that folder. */
  readonly picturesFolder?: string | undefined;
}

const latinWord = /^[A-Za-z0-9_-]+$/;

/** Languages that are proposed by their names. */
const namedLanguages = ['ru', 'be', 'uk', 'pl', 'en', 'de'];

/** Codes of languages by what they are called in Russian, in English and by those who speak them. */
const languageCodes = lazy(
  (): ReadonlyMap<string, string> =>
    new Map(
      namedLanguages.flatMap((code) =>
        ['ru', 'en', code].map((speaker) => {
          const name = new Intl.DisplayNames([speaker], { type: 'language' }).of(code) ?? code;
          return [name.toLowerCase(), code] as const;
        }),
      ),
    ),
);

/** What a path is made from: the language of the site, and what its links call pages that there are not. */
type PathHints = Pick<SiteHints, 'language' | 'deadPaths'>;

/** `/Наши услуги/Чип-карта.html` → `/nashi-uslugi/chip-karta`; what links of the file call the page, where that is known. */
export function proposePath(value: string, hints: PathHints): string | undefined {
  const latin = withLatinConfusables(value);
  if (hints.deadPaths.includes(latin)) {
    return latin;
  }
  const path = latinPath(value, hints.language);
  return path && (linkedAs(path, value, hints.deadPaths) ?? path);
}

/** A path that links name and that differs only by how letters of another alphabet, or several words, are written. */
function linkedAs(path: string, value: string, deadPaths: readonly string[]): string | undefined {
  if (/\p{Script=Cyrillic}/u.test(withLatinWords(value))) {
    return nearest(path, deadPaths);
  }
  const joined = (text: string) => text.replace(/[-_]/g, '').toLowerCase();
  return deadPaths.find((dead) => joined(dead) === joined(path));
}

function latinPath(value: string, language: string): string | undefined {
  const local = withLatinWords(value)
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
  return !hasLost && scalars.routePath.safeParse(path).success ? path : undefined;
}

/** Letters of any alphabet, digits, `-`, `_`: `Отдел продаж` → `Отдел-продаж`. */
function proposeReference(value: string): string {
  return value.replace(/[^\p{L}\p{N}_-]+/gu, '-').replace(/^-+|-+$/g, '');
}

function proposeIdentifier(value: string, language: string): string {
  const latin = withLatinWords(value);
  return scalars.pageId.safeParse(latin).success
    ? latin
    : joinWords(latinWords(latin, language), 'camel').replace(/^[0-9]+/, '');
}

/** `f5a400`, `#fa0`, `#f5a400ff`, `rgb(245, 164, 0)` → `#f5a400`. */
function proposeColour(value: string): string | undefined {
  const latin = withLatinConfusables(value.trim());
  const parts = /^rgba?\((\d{1,3})\D+(\d{1,3})\D+(\d{1,3})/i.exec(latin);
  if (parts !== null) {
    const channels = parts.slice(1).map((part) => Number(part).toString(16).padStart(2, '0'));
    return `#${channels.join('')}`;
  }
  const digits = /^#?([0-9a-f]+)$/i.exec(latin)?.[1] ?? '';
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

/** What a map's site gives for other pages: the address of the map stands in it. */
const frame = /<iframe\b[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)/i;

/** `www.example.com`, `http//example.com` → `https://example.com`; the address in an `<iframe src="…">`. */
function proposeWebAddress(value: string): string | undefined {
  const framed = frame.exec(value)?.[1];
  if (framed !== undefined) {
    return framed.replaceAll('&amp;', '&').replace(/^\/\//, 'https://');
  }
  const bare = withLatinWords(value)
    .trim()
    .replace(/^(?:https?|hhtps?|htps?|htt?p?s?)?[:;]?\/*(?=[^/]+\.[^/])/i, '')
    .replaceAll(' ', '');
  return /^[^/]+\.[^/]{2,}/.test(bare) ? `https://${bare}` : undefined;
}

/** Where a repository is published, and the site of a page. */
function proposeSiteAddress(value: string): string | undefined {
  const address = proposeWebAddress(value.replace(/[?#].*$/s, ''));
  const repository = /^https:\/\/(?:www\.)?github\.com\/([\w-]+)\/([\w.-]+?)(?:\.git)?(?:\/|$)/.exec(
    address ?? '',
  );
  if (repository === null) {
    return address?.replace(/\/[^/]*\.html?\/*$/, '');
  }
  const [, owner = '', name = ''] = repository;
  const site = `${owner.toLowerCase()}.github.io`;
  return name.toLowerCase() === site ? `https://${site}` : `https://${site}/${name}`;
}

function hostIn(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).hostname : undefined;
}

function proposeLanguage(value: string): string | undefined {
  const word = value.trim().toLowerCase();
  const [, code, region] = /^([a-z]{2,3})(?:[-_]([a-z]{2}))?$/.exec(word) ?? [];
  if (code !== undefined) {
    const language = languageOf(code);
    return language && (region === undefined ? language : `${language}-${region.toUpperCase()}`);
  }
  const names = [...languageCodes().keys()];
  // People shorten the names: рус, англ.
  const name = names.find((known) => word.length > 2 && known.startsWith(word)) ?? nearest(word, names);
  return name && languageCodes().get(name);
}

function propose(format: FormatName, value: string, hints: SiteHints): string | undefined {
  switch (format) {
    case 'route-path':
      return proposePath(value, hints);
    case 'page-id':
    case 'field-name':
      return proposeIdentifier(value, hints.language);
    case 'section-id':
      return proposeReference(value);
    case 'reference':
      return proposeReference(nearest(value, hints.names) ?? value);
    case 'link':
      return nearest(latinPath(value, hints.language) ?? value, hints.paths);
    case 'phone':
      return withZeros(value).replace(/[./–—−_]+/g, '-');
    case 'picture':
      return nearest(value.trim(), hints.pictures);
    case 'web-address':
    case 'secure-address':
      return proposeWebAddress(value);
    case 'host-name':
      return hostIn(proposeWebAddress(value));
    case 'site-address':
      return proposeSiteAddress(value);
    case 'email':
      return withLatinWords(value)
        .replace(/^.*<(.+)>.*$/s, '$1')
        .replace(/^mailto:/i, '')
        .replace(/\s+/g, '');
    case 'colour':
      return proposeColour(value);
    case 'language':
      return proposeLanguage(value);
    case 'date':
      return proposeDate(value);
    case 'security-contact':
      return value
        .trim()
        .replace(/^mailto:/i, '')
        .replace(/^http:/i, 'https:');
    case 'outside-id':
      return withLatinWords(value).replace(/\s+/g, '');
    case 'autocomplete':
      return value.trim().toLowerCase();
    case 'download':
      return value
        .trim()
        .replace(/^.*[\\/]/s, '')
        .replace(/\.\w+$/, (ending) => ending.toLowerCase());
    case 'condition':
      return value.replaceAll('&', '+').trim();
    case 'line':
    case 'text':
      return undefined;
    default:
      return unreachable(format);
  }
}

/** A day as people write it (`30.06.2027`, `2027/6/30`) as the calendar has it. */
function proposeDate(value: string): string | undefined {
  const [first = '', month = '', last = '', ...others] = value.trim().split(/[.\-/]/);
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  return others.length === 0 && year.length === 4
    ? [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
    : undefined;
}

/** What a proposal has to fit. */
const schemas: ReadonlyMap<FormatName | undefined, z.ZodType> = new Map(
  Object.values(scalars)
    .filter((scalar) => scalar instanceof z.ZodType)
    .map((scalar) => [metadataOf(scalar).format, scalar] as const),
);

function fits(format: FormatName, value: string): boolean | undefined {
  return schemas.get(format)?.safeParse(value).success;
}

/** A value without the quotes that have become part of it, where it then fits, and what quotes those were. */
export function withoutQuotes(
  format: FormatName,
  value: string,
): { readonly proposal: string; readonly quotes: 'smart' | 'lone' } | undefined {
  const proposal = value.trim().replace(/^["'`«„“”‘’]+|["'`»“”’]+$/g, '');
  const isLone = /^["'`](?!.*["'`»“”’]$)|(?<!^["'`«„“”‘’].*)["'`]$/su.test(value.trim());
  return proposal !== value.trim() && fits(format, proposal)
    ? { proposal, quotes: isLone ? 'lone' : 'smart' }
    : undefined;
}

/** Names of the site with semicolons or spaces between them, where the value is nothing else. */
export function namesIn(value: string, known: readonly string[]): readonly string[] | undefined {
  const names = value
    .trim()
    .split(/[\s;,]+/)
    .filter((name) => name !== '');
  return names.length > 1 && names.every((name) => known.includes(name)) ? names : undefined;
}

/** The value fixed, or `undefined` where nothing better than the rule itself can be said. */
export function proposeValue(format: FormatName, value: string, hints: SiteHints): string | undefined {
  const proposal = propose(format, value, hints);
  if (proposal === undefined || proposal === '' || proposal === value) {
    return undefined;
  }
  return (fits(format, proposal) ?? true) ? proposal : undefined;
}

/** The file name at the end of a path to a picture, or the nearest file that there is. */
export function proposePicture(value: string, pictures: readonly string[]): string | undefined {
  const name =
    value
      .split(/[/\\]/)
      .at(-1)
      ?.replace(/[?#].*$/s, '') ?? '';
  const known = pictures.includes(name) ? name : nearest(name, pictures);
  return known ?? (scalars.pictureFile.safeParse(name).success ? name : undefined);
}

/** Leaf schemas: the kinds of single value that `site.yaml` holds. They check shape only. */
import { z } from 'zod';
import { mixedLetters } from '../text/confusables.ts';
import type { FormatName } from './format-name.ts';
import { type KeyFacts, key, withFacts } from './key.ts';

/** A string of the named shape. A JSON Schema has no flags of patterns: only `u` may be used. */
export function format(name: FormatName, pattern: RegExp, facts: KeyFacts = {}) {
  return withFacts(z.string().regex(pattern), { format: name, ...facts });
}

const oneLine = /^\S(?:[^\r\n]*\S)?$/;

/** Text of one line that a visitor reads as it is written. */
export const line = format('line', oneLine, { text: 'plain' });

/** Text of one line that may have bold, italic and links. */
export const richLine = format('line', oneLine, { text: 'inline' });

/** One line that a program reads. */
export const setting = format('line', oneLine);

/** Text that may have several lines and the small Markdown: paragraphs, bold, italic, links, lists. */
export const markdown = format('text', /\S/, { text: 'blocks' });

/** Path of a page: `/`, or words of Latin letters, digits, `-` and `_` after slashes. */
export const routePath = format('route-path', /^\/(?:[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*)?$/, {
  isName: true,
});

/** Identifier of a page; names its generated module. */
export const pageId = format('page-id', /^[A-Za-z][A-Za-z0-9-]*$/, { isName: true });

/** Identifier of a section, as links write it after `#`. Letters of any alphabet. */
export const sectionId = format('section-id', /^[\p{L}\p{N}_-]+$/u, { isName: true });

/** Target of a link as an editor writes it; the resolver checks where it leads. */
export const linkTarget = format('link', /^\S+$/, { refersTo: 'page' });

const name = /^[\p{L}\p{N}_-]+$/u;

/** Name by which other parts of `site.yaml` refer to a phone or a messenger. */
export const referenceName = format('reference', name, { isName: true });

/** Names of answers that a condition asks for at once: `truck`, or `truck + poland`. */
export const optionCondition = format('condition', /^[\p{L}\p{N}_-]+(?:\s*\+\s*[\p{L}\p{N}_-]+)*$/u);

/** Reference to a phone. */
export const phoneName = key(format('reference', name, { refersTo: 'phone' }), {
  ru: 'Телефон: имя из блока phones.',
  en: 'Phone: a name from the block phones.',
  item: { ru: 'телефон', en: 'phone' },
});

/** Reference to a messenger. */
export const messengerName = key(format('reference', name, { refersTo: 'messenger' }), {
  ru: 'Мессенджер: имя из блока messengers.',
  en: 'Messenger: a name from the block messengers.',
  item: { ru: 'мессенджер', en: 'messenger' },
});

/** Reference to a page of this site by its path. */
export const pageLink = key(linkTarget, { ru: 'Адрес страницы.', en: 'Address of a page.' });

/**
 * Telephone number as people write it: digits, spaces, brackets, hyphens, a leading plus.
 * 7 to 15 digits: 15 is the most that ITU-T E.164 allows, 7 the least for a national number.
 */
export const phoneNumber = format('phone', /^\+?(?:[\s()-]*\d){7,15}[\s()-]*$/);

/** File in the pictures folder, without a folder of its own, and without characters that Windows does not take. */
export const pictureFile = key(
  format(
    'picture',
    /^[^\s/\\<>:"|?*\p{Cc}][^/\\<>:"|?*\p{Cc}]*\.(?:[Ss][Vv][Gg]|[Pp][Nn][Gg]|[Jj][Pp][Ee]?[Gg]|[Ww][Ee][Bb][Pp]|[Aa][Vv][Ii][Ff])$/u,
  ),
  {
    ru: 'Картинка: имя файла из папки с картинками.',
    en: 'Picture: name of a file in the pictures folder.',
  },
);

/**
 * File in the downloads folder. Only types that no browser runs on the site's address: no pages, drawings or scripts,
 * and no documents with macros.
 */
export const downloadFile = format(
  'download',
  /^[^\s/\\<>:"|?*\p{Cc}][^/\\<>:"|?*\p{Cc}]*\.(?:pdf|docx?|odt|rtf|xlsx?|ods|csv|pptx?|odp|txt|zip|jpe?g|png)$/u,
);

/** What a pattern lets through may still be no address: the parser of addresses knows. */
const isAddress = (text: string) => URL.canParse(text);

/** A host; `reisdоk.by` with a Cyrillic `о` leads nowhere. */
const host = String.raw`(?![\p{L}\p{N}.-]*${mixedLetters})[\p{L}\p{N}.-]+`;

/** A host and what may follow it: no quote, which would be the rest of a pair. */
const hostAndRest = String.raw`:\/\/${host}(?::\d+)?(?:[/?#][^\s"]*)?$`;

/** Address of another site or service. */
export const webAddress = format('web-address', new RegExp(`^https?${hostAndRest}`, 'u')).refine(isAddress);

/** Address that a page itself takes something from: a page with encryption takes nothing without. */
export const secureAddress = format('secure-address', new RegExp(`^https${hostAndRest}`, 'u')).refine(
  isAddress,
);

/** Name of a host: words with dots between them. */
export const hostName = format(
  'host-name',
  new RegExp(String.raw`^(?!.*${mixedLetters})[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$`, 'u'),
).refine((name) => URL.canParse(`https://${name}`));

/** Where a site is worked on, and where nobody else sees it. */
const workplace = String.raw`(?:www\.)?github\.com(?:[:/]|$)|localhost(?:[:/]|$)|127\.`;

/**
 * Address of the site itself: a host, and the path below which the site is published, where there is one. The
 * path has only characters that stand for themselves in an address (RFC 3986, unreserved), no `.` or `..` steps, and
 * names no page.
 */
export const siteAddress = format(
  'site-address',
  new RegExp(
    String.raw`^https?:\/\/(?!${workplace}|.*\.html?\/*$)${host}(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]+)*\/*$`,
    'u',
  ),
).refine(isAddress);

/** E-mail address; only its rough shape can be checked. Quotes and brackets come from around it. */
export const emailAddress = format(
  'email',
  new RegExp(
    String.raw`^(?!.*${mixedLetters})[^\s@"«»„“”<>(),:;]+@[^\s@"«»„“”<>(),:;]+\.[^\s@"«»„“”<>(),:;]+$`,
    'u',
  ),
);

/** Day of the calendar as `2027-06-30` (ISO 8601). */
export const calendarDate = format('date', /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/).refine(
  (date) => {
    const time = Date.parse(`${date}T00:00:00Z`);
    // A day that the month has not becomes one of the next month.
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
  },
);

/** Tag of a language (BCP 47): `ru`, `ru-BY`. Lists, numbers and plurals are written by it. */
export const languageTag = format('language', /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/).refine((tag) => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
});

/** Colour as `#rrggbb`. */
export const colour = format('colour', /^#[0-9A-Fa-f]{6}$/);

/** Whether something is so; the words go between `Whether` and what may stand there. */
export function flag(ru: string, en: string) {
  return key(z.boolean(), { ru: `${ru}: true или false.`, en: `Whether ${en}: true or false.` });
}

/** Whole number of milliseconds. */
export const milliseconds = z.int().min(0);

/** Identifier that an outside service gave: anything of ASCII without spaces; no such has letters of another alphabet. */
export const outsideId = format('outside-id', /^[!-~]+$/, { givenBy: 'service' });

/** Name of a form's field. */
export const fieldName = format('field-name', /^[A-Za-z][A-Za-z0-9_-]*$/, { isName: true });

/** What a browser may fill in by itself. Source: the HTML standard, `autocomplete`. */
export const autocomplete = format('autocomplete', /^[a-z -]+$/);

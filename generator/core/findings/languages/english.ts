import { type Confusables, findConfusables } from '../../text/confusables.ts';
import { list, maximumLines } from '../message.ts';
import type { LanguageWords } from './language-words.ts';

/** Characters that look like the right ones, by name. */
function strangeWords({ kind, letters }: Confusables): string {
  const quoted = list(letters.map((letter) => `"${letter}"`));
  const isOne = letters.length === 1;
  const subject = isOne ? `The letter ${quoted} here is` : `The letters ${quoted} here are`;
  const words = {
    cyrillic: `${subject} Cyrillic and must be Latin.`,
    latin: `${subject} Latin and must be Cyrillic.`,
    zero: `There is ${isOne ? 'the letter' : 'letters'} ${quoted} here in place of a zero.`,
    'soft-hyphen': 'There is an invisible character inside: a soft hyphen (U+00AD).',
  };
  return words[kind];
}

export const english: LanguageWords = {
  shapes: {
    text: 'text',
    number: 'a number',
    boolean: 'true or false',
    list: 'a list (lines that start with "- ", or values in [ ])',
    block: 'a block (indented lines of the form "name: value")',
  },
  shapeHints: {
    text: "Put the whole text in quotes: '...'",
    number: 'Write the number in digits, without quotes.',
    boolean: 'Write true (yes) or false (no).',
  },
  formats: {
    line: 'text in one line, without spaces at its ends; a long text is written under the mark >-',
    text: 'text',
    'route-path': 'a "/" first, then Latin letters, digits, "-", "_", for example /chip',
    'page-id': 'Latin letters and digits, a letter first, for example chipCard',
    'section-id': 'letters, digits, "-", "_", no spaces',
    link: 'an address without spaces, for example /chip, /#contacts or https://example.com',
    reference: 'letters, digits, "-", "_", no spaces',
    condition: 'names of answers with "+" between them, for example road or road + new',
    phone: "7 to 15 digits with spaces, brackets, hyphens, for example '+375 29 000-00-01'",
    picture: 'a file name ending in .svg, .png, .jpg, .webp or .avif, without a folder',
    download:
      'a file name ending in .pdf, .docx, .xlsx, .odt, .csv, .txt, .zip, .jpg or .png in small letters, without a folder',
    'web-address': 'a whole address with https://, for example https://example.com/page',
    'secure-address':
      'an address that begins with https:// — what comes without encryption (http://) does not open on a page',
    'host-name': 'the name of a site without https:// and slashes, for example maps.example.com',
    'site-address':
      'the address of the site with https://, without "?" and "#", after its host only Latin letters, digits, "-", "_", ".", for example https://example.com or https://example.github.io/site',
    email: 'an e-mail address, for example info@example.com',
    colour: 'a colour of six digits after a hash, in quotes: "#f5a400"',
    'outside-id': 'an identifier in Latin letters without spaces, as the service gave it',
    language: 'a language code, for example ru or en',
    date: 'a day of the calendar: year, month and day with hyphens, for example 2027-06-30',
    'security-contact': 'an e-mail address, or a page with https://, for example security@example.com',
    'field-name': 'Latin letters and digits, a letter first, for example phone',
    autocomplete: 'an autocomplete value in Latin letters, for example name, tel, email',
  },
  meant(written, nearest) {
    if (nearest === undefined) {
      return undefined;
    }
    const strange = findConfusables(written, nearest);
    return strange === undefined
      ? `Did you mean "${nearest}"?`
      : `${strangeWords(strange)} Delete it and type again: "${nearest}".`;
  },
  alsoOn: (lines) => {
    const more = lines.length - maximumLines;
    return `The same on ${lines.length === 1 ? 'line' : 'lines'} ${list(lines.slice(0, maximumLines).map(String))}${more > 0 ? ` and ${more} more` : ''}.`;
  },
};

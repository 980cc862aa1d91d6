import type { FindingCode } from './diagnostic.ts';

/** Published codes. A number, once given, never means another thing. */
const codeNumbers: Readonly<Record<FindingCode, number>> = {
  'yaml-syntax': 1,
  'yaml-duplicate-key': 2,
  'yaml-alias': 3,
  'yaml-tag': 4,
  'file-empty': 5,
  'invisible-sign': 6,
  'smart-quotes': 7,
  'unknown-key': 11,
  'missing-key': 12,
  'empty-value': 13,
  'wrong-shape': 14,
  'number-for-text': 15,
  'not-allowed': 16,
  'bad-format': 17,
  'bad-name': 18,
  'too-few': 19,
  'too-many': 20,
  'out-of-range': 21,
  'not-whole': 22,
  'invalid-value': 23,
  'picture-outside': 24,
  'no-home-page': 31,
  'duplicate-path': 32,
  'duplicate-page-id': 33,
  'duplicate-section-id': 34,
  'duplicate-field': 35,
  'reserved-path': 36,
  'page-heading': 37,
  'menu-item': 38,
  'no-form': 39,
  'title-pattern': 40,
  'bad-pattern': 41,
  'low-contrast': 42,
  'unknown-phone': 51,
  'unknown-messenger': 52,
  'bad-account': 53,
  'unknown-page': 54,
  'unknown-anchor': 55,
  'forbidden-link': 56,
  'missing-picture': 57,
  'unsupported-mark': 58,
  'unsafe-picture': 59,
  'unused-phone': 71,
  'unused-messenger': 72,
  'long-title': 73,
  'long-description': 74,
  'example-value': 75,
  'unlinked-page': 76,
  'page-without-analytics': 77,
  'heading-order': 78,
  'cut-text': 80,
  'lost-blocks': 81,
  'phone-country-code': 85,
  'phone-length': 86,
  'pasted-html': 87,
  'broken-link': 88,
  'mark-in-text': 89,
  'copied-page': 90,
  'repeated-conversion': 91,
  'repeated-item': 92,
  'map-page': 93,
  'no-reviews': 94,
  'loose-mark': 95,
};

function isFindingCode(name: string): name is FindingCode {
  return Object.hasOwn(codeNumbers, name);
}

/** Every code that there is, in the order of the labels. */
export const findingCodes: readonly FindingCode[] = Object.keys(codeNumbers).filter(isFindingCode);

/** A code as people see it, for example `SITE-012`. */
export function codeLabel(code: FindingCode): string {
  return `SITE-${String(codeNumbers[code]).padStart(3, '0')}`;
}

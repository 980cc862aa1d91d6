/** Telephone numbers by country: how many digits they have, and how a number dialled at home is dialled from abroad. */

interface DialPlan {
  /** Country code. */
  readonly code: string;
  /** Digits of a whole number, with the country code. */
  readonly digits: number;
}

/**
 * Countries whose numbers all have one length. Source: the national numbering plans that ITU publishes for
 * ITU-T E.164 (www.itu.int, National Numbering Plans). Plans of several lengths, as that of Germany, are left out.
 */
const plans: readonly DialPlan[] = [
  { code: '375', digits: 12 },
  { code: '380', digits: 12 },
  { code: '370', digits: 11 },
  { code: '371', digits: 11 },
  { code: '48', digits: 11 },
  { code: '7', digits: 11 },
];

/** Digits of a number at home in Belarus and in Russia, with the 8 in front: both have eleven. */
const homeDigits = 11;

/** Freephone numbers of both countries, which are dialled with the 8 and only at home. */
const freephone = /^88/;

function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}

function planOf(digits: string): DialPlan | undefined {
  return plans.find(({ code }) => digits.startsWith(code));
}

/** Country code of a number that begins with a plus, where its plan is known. */
export function countryCode(number: string): string | undefined {
  return number.startsWith('+') ? planOf(digitsOf(number))?.code : undefined;
}

/** A country code before the rest of a number, without brackets: they stood around what is dialled at home. */
function joinNumber(code: string, rest: string): string {
  return `+${code} ${rest
    .replace(/[()]/g, '')
    .replace(/^[\s-]+/, '')
    .trim()}`;
}

/** Whether the digits are a whole number with its country code. */
export function isInternational(number: string): boolean {
  const digits = digitsOf(number);
  return planOf(digits)?.digits === digits.length;
}

/**
 * A number without a leading plus as it is dialled from everywhere, or `undefined` where its country cannot be told:
 * it may be a short number of a service.
 * @param homeCodes country codes of the other numbers of the site
 */
export function withCountryCode(number: string, homeCodes: readonly string[]): string | undefined {
  const typed = number.trim();
  if (typed.startsWith('+') && !/^\+\D*80/.test(typed)) {
    return undefined;
  }
  const digits = digitsOf(typed);
  if (/^00/.test(digits) && isInternational(digits.slice(2))) {
    return `+${typed.replace(/^\D*0\D*0\D*/, '')}`;
  }
  if (digits.length === homeDigits && digits.startsWith('80')) {
    return joinNumber('375', typed.replace(/^\D*8\D*0/, ''));
  }
  if (digits.length === homeDigits && digits.startsWith('8') && !freephone.test(digits)) {
    return joinNumber('7', typed.replace(/^\D*8/, ''));
  }
  if (isInternational(digits)) {
    return `+${typed}`;
  }
  const home = plans.find(
    ({ code, digits: whole }) =>
      homeCodes.includes(code) && code.length + digits.replace(/^0/, '').length === whole,
  );
  return home && joinNumber(home.code, typed.replace(/^\D*0/, ''));
}

/** How many digits a number has that begins with a plus, and how many its country gives it, where the two differ. */
export interface WrongLength {
  readonly code: string;
  readonly digits: number;
  readonly wanted: number;
  /** The number without the 0 that is dialled only at home, where that is all. */
  readonly proposal?: string;
}

/** What is wrong with the length of a number, if anything. */
export function wrongLength(number: string): WrongLength | undefined {
  const code = countryCode(number);
  const digits = digitsOf(dialledFromAbroad(number));
  const wanted = planOf(digits)?.digits;
  if (code === undefined || wanted === undefined || digits.length === wanted) {
    return undefined;
  }
  const national = number.slice(number.indexOf(code) + code.length);
  const proposal = joinNumber(code, national.replace(/^\D*0/, ''));
  const isHomeZero = /^\D*0/.test(national) && digits.length === wanted + 1;
  return { code, digits: digits.length, wanted, ...(isHomeZero && { proposal }) };
}

/** `+43 (0) 1 234`: a 0 in brackets behind the country code is dialled only at home. */
export function dialledFromAbroad(number: string): string {
  return number.trimStart().startsWith('+') ? number.replace(/\(0\)/, '') : number;
}

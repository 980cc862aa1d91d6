/** Telephone numbers by country: how many digits they have, and how a number dialled at home is dialled from abroad. */
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isValidPhoneNumber,
  Metadata,
} from 'libphonenumber-js/max';

class NumberingPlans extends Metadata {
  /** A method of the library that its types leave out. */
  declare readonly type: (
    type: 'MOBILE' | 'FIXED_LINE',
  ) => { readonly possibleLengths: () => number[] } | undefined;
}

/** How many digits whole numbers have, with the country code. */
interface DialPlan {
  readonly code: string;
  readonly mobile: ReadonlySet<number>;
  /** Of mobile and fixed lines; numbers of services may have others. */
  readonly all: ReadonlySet<number>;
}

function readPlan(code: string, countries: readonly CountryCode[]): DialPlan {
  const plans = new NumberingPlans();
  const lengths = (type: 'MOBILE' | 'FIXED_LINE') =>
    countries.flatMap((country) => {
      plans.selectNumberingPlan(country);
      return (plans.type(type)?.possibleLengths() ?? []).map((length) => code.length + length);
    });
  const mobile = lengths('MOBILE');
  return { code, mobile: new Set(mobile), all: new Set([...mobile, ...lengths('FIXED_LINE')]) };
}

const countriesByCode = new Map<string, CountryCode[]>();
for (const country of getCountries()) {
  const code = getCountryCallingCode(country);
  countriesByCode.set(code, [...(countriesByCode.get(code) ?? []), country]);
}

const plansByCode = new Map<string, DialPlan>();

function planOf(digits: string): DialPlan | undefined {
  // No country code is the beginning of another.
  const code = [1, 2, 3].map((length) => digits.slice(0, length)).find((start) => countriesByCode.has(start));
  const countries = code === undefined ? undefined : countriesByCode.get(code);
  if (code === undefined || countries === undefined) {
    return undefined;
  }
  const plan = plansByCode.get(code) ?? readPlan(code, countries);
  plansByCode.set(code, plan);
  return plan;
}

/**
 * Countries whose numbers are recognized without a plus. With those of all countries, a number that is dialled within
 * one would be taken for a whole one of another.
 */
const codesWithoutPlus: ReadonlySet<string> = new Set(['375', '380', '370', '371', '48', '7']);

/** Digits of a number at home in Belarus and in Russia, with the 8 in front: both have eleven. */
const homeDigits = 11;

/** Freephone numbers of both countries, which are dialled with the 8 and only at home. */
const freephone = /^88/;

function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
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

/** Whether a number without a plus is a whole one with its country code. */
export function isInternational(number: string): boolean {
  const digits = digitsOf(number);
  const plan = planOf(digits);
  return plan !== undefined && codesWithoutPlus.has(plan.code) && plan.mobile.has(digits.length);
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
  const home = homeCodes.find((code) => {
    const mobile = planOf(code)?.mobile;
    return codesWithoutPlus.has(code) && mobile?.has(code.length + digits.replace(/^0/, '').length);
  });
  return home && joinNumber(home, typed.replace(/^\D*0/, ''));
}

/** How many digits a number has that begins with a plus, and how many its country gives to numbers, where it has another number of them. */
interface WrongLength {
  readonly code: string;
  readonly digits: number;
  /** In ascending order; of mobile phones alone where those all have one. */
  readonly wanted: readonly number[];
  /** The number without the 0 that is dialled only at home, where that is all. */
  readonly proposal?: string;
}

/** What is wrong with the length of a number, if anything. */
export function wrongLength(number: string): WrongLength | undefined {
  const code = countryCode(number);
  const digits = digitsOf(dialledFromAbroad(number));
  const plan = planOf(digits);
  if (code === undefined || plan === undefined || plan.all.has(digits.length) || isValidPhoneNumber(number)) {
    return undefined;
  }
  const national = number.slice(number.indexOf(code) + code.length);
  const proposal = joinNumber(code, national.replace(/^\D*0/, ''));
  const isHomeZero = /^\D*0/.test(national) && plan.all.has(digits.length - 1);
  const wanted = [...(plan.mobile.size === 1 ? plan.mobile : plan.all)].toSorted((a, b) => a - b);
  return { code, digits: digits.length, wanted, ...(isHomeZero && { proposal }) };
}

/** `+43 (0) 1 234`: a 0 in brackets behind the country code is dialled only at home. */
export function dialledFromAbroad(number: string): string {
  return number.trimStart().startsWith('+') ? number.replace(/\(0\)/, '') : number;
}

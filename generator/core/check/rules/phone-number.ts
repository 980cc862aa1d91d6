import type { ValuePath } from '../../document/source-range.ts';
import type { Finding } from '../../findings/diagnostic.ts';
import { countryCode, isInternational, withCountryCode, wrongLength } from '../../resolve/dial-plan.ts';
import { phoneNumber } from '../../schema/scalars.ts';
import type { SiteSpec } from '../../schema/site.ts';
import type { Rule } from '../check-site.ts';

interface PlacedNumber {
  readonly number: string;
  readonly path: ValuePath;
}

/** The phones, and the numbers of messengers that open a chat all the same without a plus. */
function numbersOf(spec: SiteSpec): PlacedNumber[] {
  const phones = Object.entries(spec.phones).map(([name, number]) => ({ number, path: ['phones', name] }));
  const accounts = Object.entries(spec.messengers)
    .flatMap(([name, { app, account }]) =>
      (app === 'whatsapp' || app === 'viber') && account !== undefined
        ? [{ number: account, path: ['messengers', name, 'account'] }]
        : [],
    )
    .filter(({ number }) => phoneNumber.safeParse(number).success)
    .filter(({ number }) => number.startsWith('+') || isInternational(number));
  return [...phones, ...accounts];
}

/** Numbers that cannot be dialled from another country, or that have lost a digit. */
export const checkPhoneNumbers: Rule = (spec) => {
  const numbers = numbersOf(spec);
  const homeCodes = [...new Set(numbers.flatMap(({ number }) => countryCode(number) ?? []))];
  return numbers.flatMap(({ number, path }): Finding[] => {
    const place = { path, target: 'value' } as const;
    const proposal = withCountryCode(number, homeCodes);
    if (proposal !== undefined) {
      return [{ code: 'phone-country-code', args: { number, proposal }, ...place }];
    }
    const wrong = wrongLength(number);
    return wrong === undefined ? [] : [{ code: 'phone-length', args: { number, ...wrong }, ...place }];
  });
};

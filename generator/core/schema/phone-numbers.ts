import type { ValuePath } from '../document/source-range.ts';
import { isInternational } from '../text/dial-plan.ts';
import { phoneNumber } from './scalars.ts';
import type { SiteSpec } from './site.ts';

interface LocatedNumber {
  readonly number: string;
  readonly path: ValuePath;
}

/** The phones, and the numbers of messengers that open a chat all the same without a plus. */
export function phoneNumbersOf(spec: SiteSpec): LocatedNumber[] {
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

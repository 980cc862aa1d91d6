import { phoneNumbersOf } from '../../schema/phone-numbers.ts';
import { countryCode, withCountryCode } from '../../text/dial-plan.ts';
import type { FindingDefinition } from '../finding-definition.ts';
import { inQuotes, shown } from '../message.ts';

export const phoneCountryCode: FindingDefinition<{ readonly number: string; readonly proposal: string }> = {
  number: 85,
  severity: 'warning',
  dependsOn: 'value',
  meaning: {
    ru: 'Номер записан так, как его набирают внутри страны, или без плюса. С телефона в другой стране по нему не дозвониться. Сайт будет построен и так.',
    en: 'The number is written as it is dialled within the country, or without a plus. A phone in another country cannot reach it. The site is built all the same.',
  },
  message: ({ number, proposal }) => ({
    ru: [
      `Номер «${shown(number)}» начинается не с плюса и кода страны: из-за границы по нему не дозвониться.`,
      `Напишите ${inQuotes(proposal)}`,
    ],
    en: [
      `The number "${shown(number)}" does not begin with a plus and the country code: it cannot be reached from abroad.`,
      `Write ${inQuotes(proposal)}`,
    ],
  }),
  rule: (spec) => {
    const numbers = phoneNumbersOf(spec);
    const homeCodes = numbers.flatMap(({ number }) => countryCode(number) ?? []);
    return numbers.flatMap(({ number, path }) => {
      const proposal = withCountryCode(number, homeCodes);
      return proposal === undefined ? [] : [{ args: { number, proposal }, path }];
    });
  },
};

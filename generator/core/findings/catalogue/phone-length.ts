import { phoneNumbersOf } from '../../schema/phone-numbers.ts';
import { withCountryCode, wrongLength } from '../../text/dial-plan.ts';
import type { FindingDefinition } from '../finding-definition.ts';
import { inQuotes, shown } from '../message.ts';

/** Longest list of lengths that is spelled out. */
const mostNamed = 3;

function namedLengths(lengths: readonly number[], or: string): string {
  return lengths.length > mostNamed ? `${lengths[0]}–${lengths.at(-1)}` : lengths.join(` ${or} `);
}

export const phoneLength: FindingDefinition<{
  readonly number: string;
  /** Country code, without the plus. */
  readonly code: string;
  readonly digits: number;
  readonly wanted: readonly number[];
  readonly proposal?: string | undefined;
}> = {
  number: 86,
  severity: 'warning',
  dependsOn: 'value',
  meaning: {
    ru: 'В номере не столько цифр, сколько их бывает в этой стране: скорее всего, цифра потерялась или лишняя. Сайт будет построен и так.',
    en: 'The number does not have as many digits as numbers of that country have: most likely one is lost or too many. The site is built all the same.',
  },
  message: ({ number, code, digits, wanted, proposal }) => {
    const isShort = digits < (wanted[0] ?? 0);
    return {
      ru: [
        `В номере «${shown(number)}» цифр ${digits}, а в номерах с кодом +${code} их ${namedLengths(wanted, 'или')}: по нему не дозвониться.`,
        proposal === undefined
          ? `Проверьте, ${isShort ? 'не потерялась ли цифра' : 'нет ли лишней цифры'}.`
          : `Напишите ${inQuotes(proposal)}`,
      ],
      en: [
        `The number "${shown(number)}" has ${digits} digits, and numbers with +${code} have ${namedLengths(wanted, 'or')}: it cannot be reached.`,
        proposal === undefined
          ? `Check whether ${isShort ? 'a digit is lost' : 'there is a digit too many'}.`
          : `Write ${inQuotes(proposal)}`,
      ],
    };
  },
  rule: (spec) =>
    phoneNumbersOf(spec).flatMap(({ number, path }) => {
      const wrong = withCountryCode(number, []) === undefined ? wrongLength(number) : undefined;
      return wrong === undefined ? [] : [{ args: { number, ...wrong }, path }];
    }),
};

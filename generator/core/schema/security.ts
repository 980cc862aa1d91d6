import { z } from 'zod';
import { key } from './key.ts';
import { calendarDate, emailAddress, format, secureAddress } from './scalars.ts';

/** An e-mail address, or a page with `https:`: RFC 9116 allows no `http:`. */
export const securityContact = format(
  'security-contact',
  /^(?:https:\/\/[\p{L}\p{N}.-]+(?::\d+)?(?:[/?#]\S*)?|[^\s@:/]+@[^\s@:/]+)$/u,
).refine((contact) => [secureAddress, emailAddress].some((address) => address.safeParse(contact).success));

/** Where people who have found a hole in the site write: published as `/.well-known/security.txt` (RFC 9116). */
export const securitySchema = z.strictObject({
  contact: key(securityContact, {
    ru: 'Куда писать тому, кто нашёл уязвимость: почта или страница с https://.',
    en: 'Where someone who has found a vulnerability writes to: an e-mail address or a page with https://.',
  }),
  expires: key(calendarDate, {
    ru: 'До какого дня этот адрес верен, год-месяц-день; обычно через год.',
    en: 'Until which day this address holds, year-month-day; usually for a year.',
  }),
});

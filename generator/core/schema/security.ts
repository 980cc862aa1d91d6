import { z } from 'zod';
import { calendarDate, emailAddress, format } from './scalars.ts';

/** An e-mail address, or a page with `https:`: RFC 9116 allows no `http:`. */
const securityContact = format(
  'security-contact',
  /^(?:https:\/\/[\p{L}\p{N}.-]+(?::\d+)?(?:[/?#]\S*)?|[^\s@:/]+@[^\s@:/]+)$/u,
).refine((contact) => URL.canParse(contact) || emailAddress.safeParse(contact).success, {
  error: 'security-contact',
});

/** Where people who have found a hole in the site write: published as `/.well-known/security.txt` (RFC 9116). */
export const securitySchema = z.strictObject({
  contact: securityContact.describe('Куда писать тому, кто нашёл уязвимость: почта или страница с https://.'),
  expires: calendarDate.describe('До какого дня этот адрес верен, год-месяц-день; обычно через год.'),
});

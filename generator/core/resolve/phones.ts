import type { Messenger, MessengerApp, Phone } from '../../../src/model/contacts.ts';
import type { LabelledLink } from '../../../src/model/link.ts';
import type { ValuePath } from '../document/source-range.ts';
import type { FindingArgs } from '../findings/all-findings.ts';
import { unreachable } from '../findings/message.ts';
import type { MessengerSpec } from '../schema/contacts.ts';
import { emailAddress, phoneNumber } from '../schema/scalars.ts';
import { countryCode, dialledFromAbroad, isInternational, withCountryCode } from '../text/dial-plan.ts';
import { findRepeated } from '../text/find-repeated.ts';
import { nearest } from '../text/nearest.ts';
import type { ResolveContext } from './context.ts';

/** A number as people write it, to what a telephone dials (RFC 3966: digits with a leading plus if there is one). */
export function toPhone(number: string): Phone {
  const digits = dialledFromAbroad(number).replace(/\D/g, '');
  const plus = number.trimStart().startsWith('+') ? '+' : '';
  return { display: number, href: `tel:${plus}${digits}` };
}

/** What a name stands for; reports a name that is not declared. */
function declared<Value>(
  { report }: ResolveContext,
  code: 'unknown-phone' | 'unknown-messenger',
  values: Readonly<Record<string, Value>>,
  name: string,
  path: ValuePath,
): Value | undefined {
  if (Object.hasOwn(values, name)) {
    return values[name];
  }
  const known = Object.keys(values);
  report({ code, args: { name, known, nearest: nearest(name, known) }, path });
  return undefined;
}

/** The phone of a name; reports a name that is not declared. */
export function resolvePhone(context: ResolveContext, name: string, path: ValuePath): Phone {
  const number = declared(context, 'unknown-phone', context.spec.phones, name, path);
  return number === undefined ? { display: '', href: '' } : toPhone(number);
}

/** Reports names that a list has twice: a visitor would see the same thing twice. */
function reportRepeated(context: ResolveContext, names: readonly string[], path: ValuePath): void {
  for (const { item, index, firstIndex } of findRepeated(names, (name) => name)) {
    context.report({ code: 'repeated-item', args: { item, place: firstIndex + 1 }, path: [...path, index] });
  }
}

/** Phones in the order of their names. */
export function resolvePhones(context: ResolveContext, names: readonly string[], path: ValuePath): Phone[] {
  reportRepeated(context, names, path);
  return names.map((name, index) => resolvePhone(context, name, [...path, index]));
}

/** A messenger with its account, wherever in the file that stands. */
interface Account {
  readonly app: MessengerApp;
  readonly account: string;
}

/** Names that the apps have in every language; a site may give its own. */
export const appLabels: Readonly<Record<Exclude<MessengerApp, 'email' | 'link'>, string>> = {
  telegram: 'Telegram',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  viber: 'Viber',
  messenger: 'Messenger',
  vk: 'VK',
};

/** `@name` or `name`: what Telegram and Instagram allow in an account. */
const accountName = /^@?[A-Za-z0-9._]{2,64}$/;

/** Whether a messenger finds a number: it knows numbers only with their country. */
function opensChat(account: string): boolean {
  return phoneNumber.safeParse(account).success && (account.startsWith('+') || isInternational(account));
}

/** Addresses by which messengers show an account: what stands behind them is the account. */
const accountAddresses: Readonly<Record<MessengerApp, RegExp>> = {
  telegram: /^(?:https?:\/\/)?(?:t|telegram)\.me\/@?([^/?#]+)/i,
  instagram: /^(?:https?:\/\/)?(?:www\.)?instagram\.com\/@?([^/?#]+)/i,
  whatsapp: /^(?:https?:\/\/)?(?:wa\.me\/|(?:api\.)?whatsapp\.com\/send\/?\?phone=)(\+?\d+)/i,
  viber: /^viber:\/\/(?:chat|add)\?number=(?:%2B|\+)?(\d+)/i,
  messenger: /^(?:https?:\/\/)?(?:m\.me|(?:www\.)?facebook\.com)\/([^/?#]+)/i,
  vk: /^(?:https?:\/\/)?(?:www\.|m\.)?vk\.(?:com|ru|me)\/([^/?#]+)/i,
  link: /^$/,
  email: /^mailto:([^?]+)/i,
};

/** What the accounts of an app are called by. */
function accountKind(app: MessengerApp): FindingArgs['bad-account']['kind'] {
  if (app === 'whatsapp' || app === 'viber') {
    return 'number';
  }
  return app === 'email' ? 'email' : 'name';
}

/** The account that an address leads to, where it is one of this app. */
function accountIn({ app, account }: Account): string | undefined {
  const name = accountAddresses[app].exec(account.trim())?.[1];
  const bare = name === undefined || accountKind(app) !== 'number' ? name : `+${name.replace(/^\+/, '')}`;
  return bare !== undefined && messengerHref({ app, account: bare }) !== undefined ? bare : undefined;
}

/** What is wrong with an account that opens no chat. */
function badAccount(context: ResolveContext, spec: Account): FindingArgs['bad-account'] {
  const { app, account } = spec;
  const kind = accountKind(app);
  const isNumber = kind === 'number' && phoneNumber.safeParse(account).success;
  const homeCodes = Object.values(context.spec.phones).flatMap((number) => countryCode(number) ?? []);
  const proposal = isNumber ? withCountryCode(account, homeCodes) : accountIn(spec);
  return { app, account, kind, ...(isNumber && { lacksCountry: true }), proposal };
}

/** Address that opens a chat with the account, or `undefined` where the account cannot be one of this app. */
function messengerHref({ app, account }: Account): string | undefined {
  const digits = dialledFromAbroad(account).replace(/\D/g, '');
  const name = account.replace(/^@/, '');
  switch (app) {
    case 'telegram':
      return accountName.test(account) ? `https://t.me/${name}` : undefined;
    case 'instagram':
      return accountName.test(account) ? `https://www.instagram.com/${name}/` : undefined;
    case 'messenger':
      return accountName.test(account) ? `https://m.me/${name}` : undefined;
    case 'vk':
      return accountName.test(account) ? `https://vk.me/${name}` : undefined;
    case 'link':
      return account;
    case 'whatsapp':
      return opensChat(account) ? `https://wa.me/${digits}` : undefined;
    case 'viber':
      return opensChat(account) ? `viber://chat?number=%2B${digits}` : undefined;
    case 'email':
      return emailAddress.safeParse(account).success ? `mailto:${account}` : undefined;
    default:
      return unreachable(app);
  }
}

/** The messengers in the order of their names; reports names that are not declared. */
export function resolveMessengers(
  context: ResolveContext,
  names: readonly string[],
  path: ValuePath,
): Messenger[] {
  reportRepeated(context, names, path);
  return names.flatMap((name, index) => {
    const spec = declared(context, 'unknown-messenger', context.spec.messengers, name, [...path, index]);
    const found = spec && accountOf(context, name, spec);
    if (spec === undefined || found === undefined) {
      return [];
    }
    const { app } = spec;
    const { account, path: accountPath } = found;
    const href = messengerHref({ app, account });
    if (href === undefined) {
      context.report({ code: 'bad-account', args: badAccount(context, { app, account }), path: accountPath });
      return [];
    }
    const label = spec.label ?? (app === 'email' || app === 'link' ? account : appLabels[app]);
    return [{ app, label, href }];
  });
}

/** A messenger's account and where it is said; nothing where a finding tells already that it is not said. */
function accountOf(
  context: ResolveContext,
  name: string,
  spec: MessengerSpec,
): { readonly account: string; readonly path: ValuePath } | undefined {
  const place = ['messengers', name];
  if (spec.app === 'email') {
    return { account: spec.account ?? context.spec.contacts.email, path: [...place, 'account'] };
  }
  if ('phone' in spec && spec.phone !== undefined) {
    const { display } = resolvePhone(context, spec.phone, [...place, 'phone']);
    const { text: account } = context.splitOrigin(display);
    return account === '' ? undefined : { account, path: ['phones', spec.phone] };
  }
  return spec.account === undefined ? undefined : { account: spec.account, path: [...place, 'account'] };
}

/** The phones and the messengers of what stands at a path. */
export function resolveContactWays(
  context: ResolveContext,
  { phones, messengers }: { readonly phones: readonly string[]; readonly messengers: readonly string[] },
  path: ValuePath,
) {
  return {
    phones: resolvePhones(context, phones, [...path, 'phones']),
    messengers: resolveMessengers(context, messengers, [...path, 'messengers']),
  };
}

/** The company's address as a link that writes a letter. */
export function toEmailLink(address: string): LabelledLink {
  return { label: address, link: { kind: 'contact', href: `mailto:${address}` } };
}

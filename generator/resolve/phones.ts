import type { LabelledLink, Messenger, MessengerApp, Phone } from '../../src/model.ts';
import type { ValuePath } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { emailAddress, phoneNumber } from '../spec/scalars.ts';
import type { SiteSpec } from '../spec/site.ts';
import type { ResolveContext } from './context.ts';

/** A number as people write it, to what a telephone dials (RFC 3966: digits with a leading plus if there is one). */
export function toPhone(number: string): Phone {
  const digits = number.replace(/\D/g, '');
  const plus = number.trimStart().startsWith('+') ? '+' : '';
  return { display: number, href: `tel:${plus}${digits}` };
}

/** The phone of a name; reports a name that is not declared. */
export function resolvePhone(context: ResolveContext, name: string, path: ValuePath): Phone {
  const number = lookUp(context.spec.phones, name);
  if (number === undefined) {
    const known = Object.keys(context.spec.phones);
    const match = nearest(name, known);
    context.report(
      {
        code: 'unknown-phone',
        args: { name, known, ...(match && { nearest: match }) },
      },
      path,
    );
    return { display: '', href: '' };
  }
  return toPhone(number);
}

/** Phones in the order of their names. */
export function resolvePhones(context: ResolveContext, names: readonly string[], path: ValuePath): Phone[] {
  return names.map((name, index) => resolvePhone(context, name, [...path, index]));
}

type MessengerSpec = SiteSpec['messengers'][string];

/** Names that the apps have in every language; a site may give its own. */
const appLabels: Readonly<Record<Exclude<MessengerApp, 'email'>, string>> = {
  telegram: 'Telegram',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  viber: 'Viber',
};

/** `@name` or `name`: what Telegram and Instagram allow in an account. */
const accountName = /^@?[A-Za-z0-9._]{2,64}$/;

/** Address that opens a chat with the account, or `undefined` where the account cannot be one of this app. */
function messengerHref({ app, account }: MessengerSpec): string | undefined {
  const digits = account.replace(/\D/g, '');
  const name = account.replace(/^@/, '');
  switch (app) {
    case 'telegram':
      return accountName.test(account) ? `https://t.me/${name}` : undefined;
    case 'instagram':
      return accountName.test(account) ? `https://www.instagram.com/${name}/` : undefined;
    case 'whatsapp':
      return phoneNumber.safeParse(account).success ? `https://wa.me/${digits}` : undefined;
    case 'viber':
      return phoneNumber.safeParse(account).success ? `viber://chat?number=%2B${digits}` : undefined;
    case 'email':
      return emailAddress.safeParse(account).success ? `mailto:${account}` : undefined;
    default: {
      const unknown: never = app;
      return unknown;
    }
  }
}

/** The messengers in the order of their names; reports names that are not declared. */
export function resolveMessengers(
  context: ResolveContext,
  names: readonly string[],
  path: ValuePath,
): Messenger[] {
  return names.flatMap((name, index) => {
    const spec = lookUp(context.spec.messengers, name);
    if (spec === undefined) {
      const known = Object.keys(context.spec.messengers);
      const match = nearest(name, known);
      context.report(
        {
          code: 'unknown-messenger',
          args: { name, known, ...(match && { nearest: match }) },
        },
        [...path, index],
      );
      return [];
    }
    const href = messengerHref(spec);
    if (href === undefined) {
      context.report({ code: 'bad-account', args: { app: spec.app, account: spec.account } }, [
        'messengers',
        name,
        'account',
      ]);
      return [];
    }
    const label = spec.label ?? (spec.app === 'email' ? spec.account : appLabels[spec.app]);
    return [{ app: spec.app, label, href }];
  });
}

/** The company's address as a link that writes a letter. */
export function toEmailLink(address: string): LabelledLink {
  return {
    label: address,
    link: { kind: 'contact', href: `mailto:${address}` },
  };
}

function lookUp<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

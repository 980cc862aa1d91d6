import type { Phone } from '../model/contacts.ts';
import { Icon } from './icon.tsx';

/** A `tel:` link; works without scripts. */
export function PhoneLink({ phone }: { readonly phone: Phone }) {
  return (
    <a className="phone-link" href={phone.href}>
      <Icon name="phone" />
      <span className="phone-link__number">{phone.display}</span>
    </a>
  );
}

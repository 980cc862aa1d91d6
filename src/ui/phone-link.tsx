import type { Phone } from '../model/contacts.ts';
import { Icon } from './icon.tsx';

interface PhoneLinkProps {
  readonly phone: Phone;
  readonly className?: string;
}

/** A `tel:` link; works without scripts. */
export function PhoneLink({ phone, className }: PhoneLinkProps) {
  return (
    <a className={className === undefined ? 'phone-link' : `phone-link ${className}`} href={phone.href}>
      <Icon name="phone" />
      <span className="phone-link__number">{phone.display}</span>
    </a>
  );
}

import type { Phone } from '../model/contacts.ts';
import type { Words } from '../model/words.ts';
import { PhoneLink } from './phone-link.tsx';
import { renderList } from './render-list.ts';

interface PhoneListProps {
  readonly phones: readonly Phone[];
  readonly words: Words;
}

/** Phone numbers as a list of links. */
export function PhoneList({ phones, words }: PhoneListProps) {
  if (phones.length === 0) {
    return null;
  }
  return (
    <ul className="phones" aria-label={words.phonesLabel}>
      {renderList(phones, (phone) => (
        <li>
          <PhoneLink phone={phone} />
        </li>
      ))}
    </ul>
  );
}

import type { Phone } from '../model/contacts.ts';
import { PhoneLink } from './phone-link.tsx';
import { renderList } from './render-list.ts';
import { useWords } from './site-context.ts';

/** Phone numbers as a list of links. */
export function PhoneList({ phones }: { readonly phones: readonly Phone[] }) {
  const words = useWords();
  if (phones.length === 0) {
    return null;
  }
  return (
    <ul role="list" className="phones" aria-label={words.phonesLabel}>
      {renderList(phones, (phone) => (
        <li>
          <PhoneLink phone={phone} />
        </li>
      ))}
    </ul>
  );
}

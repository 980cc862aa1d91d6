import type { ContactWays } from '../model/contacts.ts';
import { MessengerLinks } from './messenger-links.tsx';
import { PhoneList } from './phone-list.tsx';
import { useWords } from './site-context.ts';

interface ContactWaysProps {
  readonly ways: ContactWays;
}

/** Phones and messengers. */
export function ContactWaysView({ ways }: ContactWaysProps) {
  return (
    <>
      <PhoneList phones={ways.phones} />
      <MessengerLinks messengers={ways.messengers} />
    </>
  );
}

/** The same in place of a form whose code cannot be loaded. */
export function FormUnavailable({ ways }: ContactWaysProps) {
  const words = useWords();
  return (
    <div className="contact-form__other-ways" role="status">
      <p>{words.formMissing}</p>
      <ContactWaysView ways={ways} />
    </div>
  );
}

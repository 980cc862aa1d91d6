import type { ContactForm } from '../model/form.ts';
import { MessengerLinks } from './messenger-links.tsx';
import { PhoneList } from './phone-list.tsx';
import { useWords } from './site-context.ts';

interface OtherContactsProps {
  readonly form: Pick<ContactForm, 'phones' | 'messengers'>;
}

/** Phones and messengers for when the form fails. */
export function OtherContacts({ form }: OtherContactsProps) {
  return (
    <>
      <PhoneList phones={form.phones} />
      <MessengerLinks messengers={form.messengers} />
    </>
  );
}

/** The same where the form's code cannot be loaded. */
export function FormUnavailable({ form }: OtherContactsProps) {
  const words = useWords();
  return (
    <div className="contact-form__other-ways" role="status">
      <p>{words.formMissing}</p>
      <OtherContacts form={form} />
    </div>
  );
}

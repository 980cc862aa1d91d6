import type { ContactForm } from '../model/form.ts';
import type { Words } from '../model/words.ts';
import { MessengerLinks } from '../ui/messenger-links.tsx';
import { PhoneList } from '../ui/phone-list.tsx';

interface OtherContactsProps {
  readonly form: Pick<ContactForm, 'phones' | 'messengers'>;
  readonly words: Words;
}

/** Phones and messengers for when the form fails. */
export function OtherContacts({ form, words }: OtherContactsProps) {
  return (
    <>
      <PhoneList phones={form.phones} words={words} />
      <MessengerLinks messengers={form.messengers} words={words} />
    </>
  );
}

/** The same where the form's code cannot be loaded. */
export function FormUnavailable({ form, words }: OtherContactsProps) {
  return (
    <div className="contact-form__other-ways" role="status">
      <p>{words.formMissing}</p>
      <OtherContacts form={form} words={words} />
    </div>
  );
}

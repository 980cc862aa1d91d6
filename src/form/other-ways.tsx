import type { RefObject } from 'react';
import type { ContactForm, Words } from '../model.ts';
import { MessengerLinks } from '../ui/messenger-links.tsx';
import { PhoneList } from '../ui/phone-list.tsx';

interface OtherWaysProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly form: ContactForm;
  readonly words: Words;
  /** Why the form may not do; without a reason nothing is shown. */
  readonly reasons: readonly string[];
}

/** Phones and messengers beside the form, for when the form fails. Announced when they appear. */
export function OtherWays({ ref, form, words, reasons }: OtherWaysProps) {
  return (
    <div className="contact-form__other-ways" aria-live="polite" ref={ref}>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {reasons.length > 0 && (
        <>
          <PhoneList phones={form.phones} words={words} />
          <MessengerLinks messengers={form.messengers} words={words} />
        </>
      )}
    </div>
  );
}

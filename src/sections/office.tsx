import type { Office } from '../model/contacts.ts';
import type { Words } from '../model/words.ts';
import { Icon } from '../ui/icon.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { SmartLink } from '../ui/smart-link.tsx';

interface OfficeViewProps {
  readonly office: Office;
  readonly words: Words;
}

/** Where a further office is, when it is open, and its telephone. */
export function OfficeView({ office, words }: OfficeViewProps) {
  return (
    <>
      <address>{office.address}</address>
      {office.hours && <p>{office.hours}</p>}
      <div className="contacts__office">
        {office.phone && <PhoneLink phone={office.phone} />}
        {office.mapUrl && (
          <SmartLink
            className="contacts__map-link"
            link={{ kind: 'external', href: office.mapUrl }}
            words={words}
          >
            <Icon name="pin" />
            <span>
              {words.showMap}
              <span className="visually-hidden">: {office.name}</span>
            </span>
          </SmartLink>
        )}
      </div>
    </>
  );
}

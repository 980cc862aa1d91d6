import type { Office } from '../model/contacts.ts';
import { Icon } from '../ui/icon.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { useWords } from '../ui/site-context.ts';
import { SmartLink } from '../ui/smart-link.tsx';

/** Where a further office is, when it is open, and its telephone. */
export function OfficeView({ office }: { readonly office: Office }) {
  const { showMap } = useWords();
  return (
    <>
      <address>{office.address}</address>
      {office.hours && <p>{office.hours}</p>}
      <div className="contacts__office">
        {office.phone && <PhoneLink phone={office.phone} />}
        {office.mapUrl && (
          <SmartLink className="contacts__map-link" link={{ kind: 'external', href: office.mapUrl }}>
            <Icon name="pin" />
            <span>
              {showMap}
              <span className="visually-hidden">: {office.name}</span>
            </span>
          </SmartLink>
        )}
      </div>
    </>
  );
}

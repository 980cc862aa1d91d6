import type { ReactNode } from 'react';
import type { Office } from '../model/contacts.ts';
import { Icon } from '../ui/icon.tsx';
import { MessengerLinks } from '../ui/messenger-links.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { PhoneList } from '../ui/phone-list.tsx';
import { renderList } from '../ui/render-list.ts';
import { useWords } from '../ui/site-context.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import { PlaceMapView } from './place-map.tsx';
import { QuestionForm } from './question-form.tsx';
import { SectionFrame, type SectionProps } from './section-frame.tsx';

/** Contacts: address, map, phones, mail, messengers and the question form. */
export function ContactsView({ section }: SectionProps<'contacts'>) {
  const words = useWords();
  const messengersId = `${section.id}:messengers`;
  return (
    <SectionFrame section={section} text={section.text}>
      <div className={section.form ? 'contacts__columns' : 'contacts__columns contacts__columns--single'}>
        <div className="contacts__ways">
          <dl className="contacts__facts">
            <Fact label={words.addressLabel}>
              <address className="contacts__address">{section.address}</address>
            </Fact>
            {section.hours && <Fact label={words.hoursLabel}>{section.hours}</Fact>}
            {renderList(section.offices, (office) => (
              <Fact label={office.name}>
                <OfficeView office={office} />
              </Fact>
            ))}
            {section.phones.length > 0 && (
              <Fact label={words.phonesLabel}>
                <PhoneList phones={section.phones} />
              </Fact>
            )}
            <Fact label={words.emailLabel}>
              <SmartLink className="contacts__email" link={section.email.link}>
                <Icon name="email" />
                {section.email.label}
              </SmartLink>
            </Fact>
            {renderList(section.details, ({ label, value }) => (
              <Fact label={label}>{value}</Fact>
            ))}
          </dl>
          {section.messengers.length > 0 && (
            <div className="contacts__messengers">
              <h3 className="contacts__subtitle" id={messengersId}>
                {section.messengersTitle ?? words.messengersLabel}
              </h3>
              <MessengerLinks messengers={section.messengers} labelledBy={messengersId} />
            </div>
          )}
        </div>
        {section.form && <QuestionForm place={section.form} className="contacts__form" />}
        {section.map && <PlaceMapView map={section.map} />}
      </div>
    </SectionFrame>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="contacts__fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Where a further office is, when it is open, and its telephone. */
function OfficeView({ office }: { readonly office: Office }) {
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

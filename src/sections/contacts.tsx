import { Icon } from '../ui/icon.tsx';
import { MessengerLinks } from '../ui/messenger-links.tsx';
import { PhoneList } from '../ui/phone-list.tsx';
import { renderList } from '../ui/render-list.ts';
import { RichTextView } from '../ui/rich-text.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { OfficeView } from './office.tsx';
import { PlaceMapView } from './place-map.tsx';
import { QuestionForm } from './question-form.tsx';
import { SectionFrame } from './section-frame.tsx';
import type { SectionProps } from './section-props.ts';

/** Contacts: address, map, phones, mail, messengers and the question form. */
export function ContactsView({ section, site }: SectionProps<'contacts'>) {
  const { words } = site.shell;
  const messengersId = `${section.id}-messengers`;
  return (
    <SectionFrame id={section.id} className="contacts" title={section.title}>
      <div className="section__text">
        <RichTextView text={section.text} words={words} />
      </div>
      <div className={section.form ? 'contacts__columns' : 'contacts__columns contacts__columns--single'}>
        <div className="contacts__ways">
          <dl className="contacts__facts">
            <div className="contacts__fact">
              <dt>{words.addressLabel}</dt>
              <dd>
                <address className="contacts__address">{section.address}</address>
              </dd>
            </div>
            {section.hours && (
              <div className="contacts__fact">
                <dt>{words.hoursLabel}</dt>
                <dd>{section.hours}</dd>
              </div>
            )}
            {renderList(section.offices, (office) => (
              <div className="contacts__fact">
                <dt>{office.name}</dt>
                <dd>
                  <OfficeView office={office} words={words} />
                </dd>
              </div>
            ))}
            {section.phones.length > 0 && (
              <div className="contacts__fact">
                <dt>{words.phonesLabel}</dt>
                <dd>
                  <PhoneList phones={section.phones} words={words} />
                </dd>
              </div>
            )}
            <div className="contacts__fact">
              <dt>{words.emailLabel}</dt>
              <dd>
                <SmartLink className="contacts__email" link={section.email.link} words={words}>
                  <Icon name="email" />
                  {section.email.label}
                </SmartLink>
              </dd>
            </div>
            {renderList(section.details, (detail) => (
              <div className="contacts__fact">
                <dt>{detail.label}</dt>
                <dd>{detail.value}</dd>
              </div>
            ))}
          </dl>
          {section.messengers.length > 0 && (
            <div className="contacts__messengers">
              <h3 className="contacts__subtitle" id={messengersId}>
                {section.messengersTitle ?? words.messengersLabel}
              </h3>
              <MessengerLinks messengers={section.messengers} words={words} labelledBy={messengersId} />
            </div>
          )}
        </div>
        {section.form && (
          <div className="contacts__form" id={section.form.id}>
            <QuestionForm place={section.form} site={site} />
          </div>
        )}
        {section.map && <PlaceMapView map={section.map} words={words} />}
      </div>
    </SectionFrame>
  );
}

import { Icon } from '../ui/icon.tsx';
import { MessengerLinks } from '../ui/messenger-links.tsx';
import { PhoneList } from '../ui/phone-list.tsx';
import { RichTextView } from '../ui/rich-text.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { QuestionForm } from './question-form.tsx';
import { SectionFrame } from './section-frame.tsx';
import type { SectionProps } from './section-props.ts';

/** The offer to get in touch: a dark band, or the question form with the other ways beside it. */
export function CallToActionView({ section, site }: SectionProps<'call-to-action'>) {
  const { words } = site.shell;
  return (
    <SectionFrame id={section.id} className={section.form ? 'ask' : 'call-to-action'} title={section.title}>
      <div className="section__text">
        <RichTextView text={section.text} words={words} />
      </div>
      {section.form && (
        <div className="ask__form" id={section.form.id}>
          <QuestionForm place={section.form} site={site} />
        </div>
      )}
      <div className={section.form ? 'ask__ways' : 'call-to-action__ways'}>
        {section.button && (
          <SmartLink className="button" link={section.button.link} words={words}>
            {section.button.label}
            <Icon name="arrow" />
          </SmartLink>
        )}
        <PhoneList phones={section.phones} words={words} />
        <MessengerLinks messengers={section.messengers} words={words} />
      </div>
    </SectionFrame>
  );
}

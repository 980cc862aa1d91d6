import { ContactWaysView } from '../ui/contact-ways.tsx';
import { ArrowLink } from '../ui/smart-link.tsx';
import { QuestionForm } from './question-form.tsx';
import { SectionFrame, type SectionProps } from './section-frame.tsx';

/** The offer to get in touch: a dark band, or the question form with the other ways beside it. */
export function CallToActionView({ section }: SectionProps<'call-to-action'>) {
  const name = section.form ? 'ask' : 'call-to-action';
  return (
    <SectionFrame section={section} className={name} text={section.text}>
      {section.form && <QuestionForm place={section.form} className="ask__form" />}
      <div className={`${name}__ways`}>
        {section.button && <ArrowLink className="button" item={section.button} />}
        <ContactWaysView ways={section} />
      </div>
    </SectionFrame>
  );
}

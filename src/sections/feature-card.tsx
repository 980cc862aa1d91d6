import type { ReactNode } from 'react';
import type { AboutCardSection, BrandCardSection, PromoSection } from '../model/section.ts';
import type { Words } from '../model/words.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Icon } from '../ui/icon.tsx';
import { MessengerLinks } from '../ui/messenger-links.tsx';
import { PhoneList } from '../ui/phone-list.tsx';
import { PictureView } from '../ui/picture-view.tsx';
import { RichTextView } from '../ui/rich-text.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { headingId } from './section-frame.tsx';
import type { SectionProps } from './section-props.ts';

/** A link to the page about the company. */
export function AboutCardView({ section, site }: SectionProps<'about-card'>) {
  return <FeatureCard section={section} words={site.shell.words} />;
}

/** A promoted service. */
export function PromoView({ section, site }: SectionProps<'promo'>) {
  return <FeatureCard section={section} words={site.shell.words} />;
}

/** The brand with contacts. */
export function BrandCardView({ section, site }: SectionProps<'brand-card'>) {
  const { brand, words } = site.shell;
  const mark = (
    <p className={brand.picture ? 'logo-picture' : 'logo'}>
      <BrandMark brand={brand} />
    </p>
  );
  return (
    <FeatureCard section={section} words={words} mark={mark}>
      <PhoneList phones={section.phones} words={words} />
      <MessengerLinks messengers={section.messengers} words={words} />
    </FeatureCard>
  );
}

/** Width of the picture in the layout: that of the screen, on wide screens of a column beside the words. */
const pictureWidth = '(width < 48rem) 100vw, 30rem';

interface FeatureCardProps {
  readonly section: AboutCardSection | PromoSection | BrandCardSection;
  readonly words: Words;
  /** Above the title. */
  readonly mark?: ReactNode;
  readonly children?: ReactNode;
}

/** Title, text, picture and one link; the kind decides the colours and the side of the picture. */
function FeatureCard({ section, words, mark, children }: FeatureCardProps) {
  return (
    <section className="section" id={section.id} aria-labelledby={headingId(section.id)}>
      <div className="section__inner">
        <div className={`feature feature--${section.kind}`}>
          <div className="feature__words">
            {mark}
            <h2 className="feature__title" id={headingId(section.id)}>
              {section.title}
            </h2>
            <div className="feature__text">
              <RichTextView text={section.text} words={words} />
            </div>
            {section.button && (
              <p>
                <SmartLink
                  className={section.kind === 'promo' ? 'button' : 'button button--quiet'}
                  link={section.button.link}
                  words={words}
                >
                  {section.button.label}
                  <Icon name="arrow" />
                </SmartLink>
              </p>
            )}
            {children && <div className="feature__ways">{children}</div>}
          </div>
          {section.picture && (
            <div className="feature__picture">
              <PictureView picture={section.picture} urgency="later" sizes={pictureWidth} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

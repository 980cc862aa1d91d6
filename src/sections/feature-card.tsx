import type { ReactNode } from 'react';
import { BrandMark } from '../ui/brand-mark.tsx';
import { ContactWaysView } from '../ui/contact-ways.tsx';
import { PictureView } from '../ui/picture-view.tsx';
import { RichTextView } from '../ui/rich-text.tsx';
import { useSite } from '../ui/site-context.ts';
import { ArrowLink } from '../ui/smart-link.tsx';
import { headingId, type SectionProps } from './section-frame.tsx';

/** The brand with contacts. */
export function BrandCardView({ section }: SectionProps<'brand-card'>) {
  const { brand } = useSite().shell;
  const mark = (
    <p className={brand.picture ? 'logo-picture' : 'logo'}>
      <BrandMark />
    </p>
  );
  return (
    <FeatureCard section={section} mark={mark}>
      <ContactWaysView ways={section} />
    </FeatureCard>
  );
}

/** Width of the picture in the layout: that of the screen, on wide screens of a column beside the words. */
const pictureWidth = '(width < 48rem) 100vw, 30rem';

interface FeatureCardProps extends SectionProps<'about-card' | 'promo' | 'brand-card'> {
  /** Above the title. */
  readonly mark?: ReactNode;
  readonly children?: ReactNode;
}

/** Title, text, picture and one link; the kind decides the colours and the side of the picture. */
export function FeatureCard({ section, mark, children }: FeatureCardProps) {
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
              <RichTextView text={section.text} />
            </div>
            {section.button && (
              <p>
                <ArrowLink
                  className={section.kind === 'promo' ? 'button' : 'button button--quiet'}
                  item={section.button}
                />
              </p>
            )}
            {children && <div className="feature__ways">{children}</div>}
          </div>
          {section.picture && (
            <div className="feature__picture">
              <PictureView picture={section.picture} sizes={pictureWidth} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

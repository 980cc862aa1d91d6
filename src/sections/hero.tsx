import { MessengerLinks } from '../ui/messenger-links.tsx';
import { PictureView } from '../ui/picture-view.tsx';
import { renderList } from '../ui/render-list.ts';
import { RichTextView } from '../ui/rich-text.tsx';
import { useWords } from '../ui/site-context.ts';
import { ArrowLink, SmartLink } from '../ui/smart-link.tsx';
import { headingId, type SectionProps } from './section-frame.tsx';

/** Id of what ends the first view: browsers paint nothing before it has been parsed, see `prerender.tsx`. */
export const heroEndId = 'site:hero-end';

/** Width of the picture in the layout: the viewport, or a column on wide screens. */
const pictureWidth = '(width < 44rem) 100vw, 34rem';

/** The top of a page: its only `h1`, text, services, messengers and picture. */
export function HeroView({ section }: SectionProps<'hero'>) {
  const words = useWords();
  return (
    <section
      className={section.picture ? 'hero' : 'hero hero--plain'}
      id={section.id}
      aria-labelledby={headingId(section.id)}
    >
      <div className="hero__inner">
        <div className="hero__words">
          {section.trail && (
            <nav className="trail" aria-label={words.trailLabel}>
              <ol role="list" className="trail__list">
                {renderList(section.trail, ({ label, link }) => (
                  <li>
                    <SmartLink className="trail__link" link={link}>
                      {label}
                    </SmartLink>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          {section.kicker && <p className="hero__kicker">{section.kicker}</p>}
          <h1 className="hero__title" id={headingId(section.id)}>
            {section.title}
          </h1>
          <div className="hero__text">
            <RichTextView text={section.text} />
          </div>
          {section.button && (
            <p className="hero__action">
              <ArrowLink className="button" item={section.button} />
            </p>
          )}
          <MessengerLinks messengers={section.messengers} />
        </div>
        {section.picture && (
          <div className="hero__picture">
            <PictureView picture={section.picture} isFirst sizes={pictureWidth} />
          </div>
        )}
        {section.services.length > 0 && (
          <ul role="list" className="hero__services" aria-label={words.servicesLabel}>
            {renderList(section.services, (service) => (
              <li>
                <ArrowLink className="hero__service" item={service} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <span id={heroEndId} hidden />
    </section>
  );
}

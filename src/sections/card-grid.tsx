import type { Card } from '../model/section.ts';
import type { Words } from '../model/words.ts';
import { Icon } from '../ui/icon.tsx';
import { PictureView } from '../ui/picture-view.tsx';
import { renderList } from '../ui/render-list.ts';
import { RichTextView } from '../ui/rich-text.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { SectionFrame } from './section-frame.tsx';
import type { SectionProps } from './section-props.ts';

/** Width of a card's picture in the layout: small beside the words on a telephone. */
const cardPictureWidth = '(width < 40rem) 6.5rem, 18rem';

/** All services as cards. */
export function ServicesView({ section, site }: SectionProps<'services'>) {
  const { words } = site.shell;
  return (
    <SectionFrame id={section.id} className="services" title={section.title}>
      <div className="section__text">
        <RichTextView text={section.text} words={words} />
      </div>
      <CardGrid cards={section.cards} words={words} />
    </SectionFrame>
  );
}

/** Links to related services. */
export function RelatedView({ section, site }: SectionProps<'related'>) {
  return (
    <SectionFrame id={section.id} className="related" title={section.title}>
      <CardGrid cards={section.cards} words={site.shell.words} />
    </SectionFrame>
  );
}

function CardGrid({ cards, words }: { readonly cards: readonly Card[]; readonly words: Words }) {
  return (
    <ul className="cards">
      {renderList(cards, (card) => (
        <li className={card.isAside ? 'card card--aside' : 'card'}>
          <div className="card__words">
            <h3 className="card__title">
              {/* The link's area is stretched over the whole card in the styles. */}
              <SmartLink className="card__link" link={card.link} words={words}>
                {card.title}
              </SmartLink>
            </h3>
            <p className="card__text">{card.text}</p>
          </div>
          {card.picture && (
            <PictureView
              className="card__picture"
              picture={card.picture}
              urgency="later"
              sizes={cardPictureWidth}
            />
          )}
          <span className="card__arrow">
            <Icon name="arrow" />
          </span>
        </li>
      ))}
    </ul>
  );
}

import { Icon } from '../ui/icon.tsx';
import { PictureView } from '../ui/picture-view.tsx';
import { renderList } from '../ui/render-list.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import { SectionFrame, type SectionProps } from './section-frame.tsx';

/** Width of a card's picture in the layout: small beside the words on a telephone. */
const cardPictureWidth = '(width < 40rem) 6.5rem, 18rem';

/** All services, or related ones, as cards. */
export function CardsView({ section }: SectionProps<'services' | 'related'>) {
  return (
    <SectionFrame section={section} text={section.kind === 'services' ? section.text : undefined}>
      <ul role="list" className="cards">
        {renderList(section.cards, (card) => (
          <li className={card.isAside ? 'card card--aside' : 'card'}>
            <div className="card__words">
              <h3 className="card__title">
                {/* The link's area is stretched over the whole card in the styles. */}
                <SmartLink className="card__link" link={card.link}>
                  {card.title}
                </SmartLink>
              </h3>
              <p className="card__text">{card.text}</p>
            </div>
            {card.picture && (
              <PictureView className="card__picture" picture={card.picture} sizes={cardPictureWidth} />
            )}
            <span className="card__arrow">
              <Icon name="arrow" />
            </span>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

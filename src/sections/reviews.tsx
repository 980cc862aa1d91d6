import type { Review } from '../model/section.ts';
import { fillTemplate } from '../ui/fill-template.ts';
import { Icon, LateIcon } from '../ui/icon.tsx';
import { LazyIsland } from '../ui/lazy-island.tsx';
import { renderList } from '../ui/render-list.ts';
import { useWords } from '../ui/site-context.ts';
import { carouselIsland } from './lazy-islands.ts';
import { SectionFrame, type SectionProps } from './section-frame.tsx';

const maxRating = 5;

/** Reviews longer than this, in characters, may not fit their card and can be unfolded. */
const foldedTextCharacters = 150;

const icons = {
  chevron: <Icon name="chevron" />,
  pause: <LateIcon name="pause" />,
  play: <LateIcon name="play" />,
};

/** Customer reviews in the carousel. */
export function ReviewsView({ section }: SectionProps<'reviews'>) {
  const words = useWords();
  const card = (review: Review) => <ReviewCard review={review} />;
  return (
    <SectionFrame section={section}>
      <LazyIsland
        source={carouselIsland}
        props={{
          settings: section.carousel,
          label: section.title,
          words,
          icons,
          children: section.reviews.map(card),
        }}
        fallback={<div className="reviews__fallback">{renderList(section.reviews, card)}</div>}
      />
    </SectionFrame>
  );
}

function ReviewCard({ review }: { readonly review: Review }) {
  const words = useWords();
  return (
    <figure className="review">
      <Stars rating={review.rating} />
      {review.service && <p className="review__service">{review.service}</p>}
      <blockquote>
        <p className="review__text">{review.text}</p>
      </blockquote>
      {review.text.length > foldedTextCharacters && (
        // A native disclosure unfolds the text above it (see the styles), with scripts or without.
        <details className="review__fold">
          <summary className="review__toggle">
            <span className="review__more">{words.readMore}</span>
            <span className="review__less">{words.readLess}</span>
          </summary>
        </details>
      )}
      <figcaption className="review__author">
        <span className="review__name">{review.name}</span>
        <span className="review__date">{review.date}</span>
        {review.source && <span className="review__date">{review.source}</span>}
      </figcaption>
    </figure>
  );
}

/** From the left edge of a star to that of the next, in the units of a drawing: a little more than its width. */
const starStep = 26;
const starSize = 24;

/** Stars as one path: elements of their own would be a quarter of the home page. */
function starsPath(from: number, to: number): string {
  const places = Array.from({ length: to - from }, (_, index) => from + index);
  return places
    .map((place) => `M${12 + place * starStep} 2l3 6.5 7 .8-5 4.9 1.2 7-6.2-3.4-6.2 3.4 1.2-7-5-4.9 7-.8z`)
    .join('');
}

function Stars({ rating }: { readonly rating: number }) {
  const label = fillTemplate(useWords().ratingLabel, { rating, max: maxRating });
  const width = (maxRating - 1) * starStep + starSize;
  return (
    <p className="stars" role="img" aria-label={label}>
      <svg className="stars__row" viewBox={`0 0 ${width} ${starSize}`} aria-hidden="true">
        <path d={starsPath(0, rating)} />
        {rating < maxRating && <path className="stars__empty" d={starsPath(rating, maxRating)} />}
      </svg>
    </p>
  );
}

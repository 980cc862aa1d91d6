import useEmblaCarousel from 'embla-carousel-react';

interface ReviewsProps {
  readonly reviews: readonly { readonly text: string; readonly name: string; readonly date: string }[];
}

export function Reviews({ reviews }: ReviewsProps) {
  const [viewport, carousel] = useEmblaCarousel({ loop: true });
  return (
    <div ref={viewport}>
      <ul>
        {reviews.map(({ text, name, date }) => (
          <li key={name}>
            <p>{text}</p>
            <p>
              {name}, {date}
            </p>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => carousel?.scrollPrev()}>
        ←
      </button>
      <button type="button" onClick={() => carousel?.scrollNext()}>
        →
      </button>
    </div>
  );
}

import type { Picture } from '../model/picture.ts';

interface PictureViewProps {
  readonly picture: Picture;
  /** `first`: in the first view, loaded eagerly. `later`: loaded lazily. */
  readonly urgency: 'first' | 'later';
  /** Width of the picture in the layout, in the notation of the `sizes` attribute. */
  readonly sizes: string;
  readonly className?: string;
}

/** A picture whose space is reserved while it loads. */
export function PictureView({ picture, urgency, sizes, className }: PictureViewProps) {
  const loading =
    urgency === 'first'
      ? ({ loading: 'eager', fetchPriority: 'high' } as const)
      : ({ loading: 'lazy', decoding: 'async' } as const);
  const image = (
    <img
      className={className}
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      {...loading}
    />
  );
  if (picture.sources === undefined) {
    return image;
  }
  // Browsers that support `auto` measure a lazy picture before they load it.
  const shownWidth = urgency === 'later' ? `auto, ${sizes}` : sizes;
  return (
    <picture>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={shownWidth} />
      ))}
      {image}
    </picture>
  );
}

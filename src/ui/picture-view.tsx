import type { Picture } from '../model/picture.ts';

interface PictureViewProps {
  readonly picture: Picture;
  /** In the first view, and loaded eagerly; others are loaded lazily. */
  readonly isFirst?: boolean;
  /** Width of the picture in the layout, in the notation of the `sizes` attribute. */
  readonly sizes: string;
  readonly className?: string;
}

/** A picture whose space is reserved while it loads. */
export function PictureView({ picture, isFirst, sizes, className }: PictureViewProps) {
  const loading = isFirst
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
  const shownWidth = isFirst ? sizes : `auto, ${sizes}`;
  return (
    <picture>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={shownWidth} />
      ))}
      {image}
    </picture>
  );
}

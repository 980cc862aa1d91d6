import type { Picture } from '../model/picture.ts';

interface PictureViewProps {
  readonly picture: Picture;
  /** `first`: seen as soon as the page opens, so it is asked for at once. `later`: waits until it comes near. */
  readonly urgency: 'first' | 'later';
  /** Width at which the layout shows the picture, as the `sizes` attribute says it: browsers choose a file by it. */
  readonly sizes: string;
  readonly className?: string;
}

/** A picture that keeps its place while it loads. */
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
  // A picture that waits is measured before it loads, by browsers that can.
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

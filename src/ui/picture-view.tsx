import type { Picture } from '../model.ts';

interface PictureViewProps {
  readonly picture: Picture;
  /** `first`: seen as soon as the page opens, so it is asked for at once. `later`: waits until it comes near. */
  readonly urgency: 'first' | 'later';
  readonly className?: string;
}

/** A picture that keeps its place while it loads. */
export function PictureView({ picture, urgency, className }: PictureViewProps) {
  const loading =
    urgency === 'first'
      ? ({ loading: 'eager', fetchPriority: 'high' } as const)
      : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <img
      className={className}
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      {...loading}
    />
  );
}

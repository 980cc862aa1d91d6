import type { ReactNode } from 'react';
import type { Words } from '../model/words.ts';
import type { Step } from './move.ts';

/** What is drawn on the buttons, which are named in words besides. */
export interface CarouselIcons {
  /** Points down. */
  readonly chevron: ReactNode;
  readonly pause: ReactNode;
  readonly play: ReactNode;
}

interface CarouselControlsProps {
  readonly words: Words;
  readonly icons: CarouselIcons;
  /** Where the row cannot move an arrow keeps the focus, but says that it is off. */
  readonly canStep: { readonly previous: boolean; readonly next: boolean };
  /** Called for every press of an arrow, also of one that is off. */
  readonly onStep: (step: Step) => void;
  readonly isPaused: boolean;
  /** Absent where the carousel never moves by itself. */
  readonly onPauseChange: ((isPaused: boolean) => void) | undefined;
}

/**
 * The carousel's buttons. Whether the arrows are shown at a width is up to the style sheet; whoever listens to the
 * page or has its focus finds them all the same.
 */
export function CarouselControls({
  words,
  icons,
  canStep,
  onStep,
  isPaused,
  onPauseChange,
}: CarouselControlsProps) {
  return (
    <div className="carousel__controls">
      {onPauseChange && (
        <button
          className="carousel__button carousel__button--autoplay"
          type="button"
          aria-label={isPaused ? words.playSlides : words.pauseSlides}
          onClick={() => onPauseChange(!isPaused)}
        >
          {isPaused ? icons.play : icons.pause}
        </button>
      )}
      <button
        className="carousel__button carousel__button--arrow carousel__button--previous"
        type="button"
        aria-label={words.previousSlide}
        aria-disabled={!canStep.previous}
        onClick={() => onStep('previous')}
      >
        {icons.chevron}
      </button>
      <button
        className="carousel__button carousel__button--arrow carousel__button--next"
        type="button"
        aria-label={words.nextSlide}
        aria-disabled={!canStep.next}
        onClick={() => onStep('next')}
      >
        {icons.chevron}
      </button>
    </div>
  );
}

import type { IconName, Words } from '../model.ts';
import type { Step } from './move.ts';

interface CarouselControlsProps {
  readonly words: Words;
  /** Where the row cannot move an arrow keeps the focus, but says that it is off. */
  readonly canStep: { readonly previous: boolean; readonly next: boolean };
  /** Called for every press of an arrow, also of one that is off. */
  readonly onStep: (step: Step) => void;
  readonly isPaused: boolean;
  /** Absent where the carousel never moves by itself. */
  readonly onPauseChange: ((isPaused: boolean) => void) | undefined;
}

/** The carousel's buttons. Whether the arrows are shown at a width is up to the style sheet. */
export function CarouselControls({ words, canStep, onStep, isPaused, onPauseChange }: CarouselControlsProps) {
  return (
    <div className="carousel__controls">
      {onPauseChange && (
        <button
          className="carousel__button carousel__button--autoplay"
          type="button"
          aria-label={isPaused ? words.playSlides : words.pauseSlides}
          onClick={() => onPauseChange(!isPaused)}
        >
          <Drawing name={isPaused ? 'play' : 'pause'} />
        </button>
      )}
      <button
        className="carousel__button carousel__button--arrow carousel__button--previous"
        type="button"
        aria-label={words.previousSlide}
        aria-disabled={!canStep.previous}
        onClick={() => onStep('previous')}
      >
        <Drawing name="chevron" />
      </button>
      <button
        className="carousel__button carousel__button--arrow carousel__button--next"
        type="button"
        aria-label={words.nextSlide}
        aria-disabled={!canStep.next}
        onClick={() => onStep('next')}
      >
        <Drawing name="chevron" />
      </button>
    </div>
  );
}

function Drawing({ name }: { readonly name: IconName }) {
  return (
    <svg className="carousel__drawing" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

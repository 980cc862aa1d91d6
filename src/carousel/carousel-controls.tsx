import type { Words } from '../model.ts';
import type { Step } from './move.ts';

interface CarouselControlsProps {
  readonly words: Words;
  readonly canStep: { readonly previous: boolean; readonly next: boolean };
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
          <Drawing path={isPaused ? 'M8 5l11 7-11 7z' : 'M8 5v14M16 5v14'} />
        </button>
      )}
      <button
        className="carousel__button carousel__button--arrow"
        type="button"
        aria-label={words.previousSlide}
        disabled={!canStep.previous}
        onClick={() => onStep('previous')}
      >
        <Drawing path="M15 5l-7 7 7 7" />
      </button>
      <button
        className="carousel__button carousel__button--arrow"
        type="button"
        aria-label={words.nextSlide}
        disabled={!canStep.next}
        onClick={() => onStep('next')}
      >
        <Drawing path="M9 5l7 7-7 7" />
      </button>
    </div>
  );
}

function Drawing({ path }: { readonly path: string }) {
  return (
    <svg className="carousel__drawing" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

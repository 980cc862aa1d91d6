import type { ReactNode } from 'react';
import type { Words } from '../model/words.ts';
import type { Step } from './move.ts';

/** Icons of the buttons, which have labels besides. */
export interface CarouselIcons {
  /** Points down. */
  readonly chevron: ReactNode;
  readonly pause: ReactNode;
  readonly play: ReactNode;
}

interface CarouselControlsProps {
  readonly words: Words;
  readonly icons: CarouselIcons;
  /** An arrow at the end of the row stays focusable, with `aria-disabled`. */
  readonly canStep: { readonly previous: boolean; readonly next: boolean };
  /** Called for every click on an arrow, also on a disabled one. */
  readonly onStep: (step: Step) => void;
  readonly isPaused: boolean;
  /** Absent without autoplay. */
  readonly onPauseChange: ((isPaused: boolean) => void) | undefined;
}

/**
 * The carousel's buttons. The style sheet decides at which widths the arrows are visible; screen readers and the
 * keyboard reach them always.
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
      {(['previous', 'next'] as const).map((step) => (
        <button
          key={step}
          className={`carousel__button carousel__button--arrow carousel__button--${step}`}
          type="button"
          aria-label={words[`${step}Slide`]}
          aria-disabled={!canStep[step]}
          onClick={() => onStep(step)}
        >
          {icons.chevron}
        </button>
      ))}
    </div>
  );
}

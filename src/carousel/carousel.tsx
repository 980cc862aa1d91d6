import useEmblaCarousel from 'embla-carousel-react';
import { Children, type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import type { CarouselSettings } from '../model/carousel.ts';
import type { Words } from '../model/words.ts';
import { initialLayout } from './initial-layout.ts';
import { moveByStep, type Step } from './move.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useCarouselState } from './use-carousel-state.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import { useTap } from './use-tap.ts';

/** Share of a slide that must be in the viewport for the slide to count as visible. */
const seenShare = 0.05;

/** Icons of the buttons, which have labels besides. */
interface CarouselIcons {
  /** Points down. */
  readonly chevron: ReactNode;
  readonly pause: ReactNode;
  readonly play: ReactNode;
}

interface CarouselProps {
  readonly settings: CarouselSettings;
  /** Label for screen readers. */
  readonly label: string;
  readonly words: Words;
  readonly icons: CarouselIcons;
  /** One child for each slide. */
  readonly children: readonly ReactNode[];
}

/**
 * A row of slides with dragging, buttons, clicks, arrow keys and optional autoplay. The style sheet alone determines
 * sizes, so that the static HTML shows the first frame and Embla finds the slides where it would place them. It also
 * decides at which widths the arrows are visible; screen readers and the keyboard reach them always.
 */
export function Carousel({ settings, label, words, icons, children }: CarouselProps) {
  const { isLoop, isCentred, slidesBefore } = initialLayout(settings, children.length);
  const [viewportRef, embla] = useEmblaCarousel({
    loop: isLoop,
    align: settings.align,
    inViewThreshold: seenShare,
  });
  const isStill = useReducedMotion();
  const { movement, canStep, visibleSlides } = useCarouselState(embla, isStill);
  const [isPaused, setIsPaused] = useState(false);
  const [isUnderPointer, setIsUnderPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const speedMs = isStill ? 0 : settings.speedMs;
  const isPlaying = settings.autoplay && !isPaused && !isUnderPointer && !hasFocus && !isStill;
  useTap(embla, speedMs);
  useAutoplay(embla, isPlaying ? settings.autoplayIntervalMs : undefined, speedMs);

  const step = (direction: Step) => {
    if (embla !== undefined) {
      moveByStep(embla, direction, speedMs);
    }
  };
  const stepByKey = (event: KeyboardEvent) => {
    const direction = stepOfKey[event.key];
    // With a modifier an arrow belongs to the browser, for example to go back in the history.
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (direction !== undefined && isPlain) {
      event.preventDefault();
      step(direction);
    }
  };
  const noteBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) {
      setHasFocus(false);
    }
  };

  const isPlacedByStyles = embla === undefined && isCentred;
  return (
    <section
      className={[
        'carousel',
        settings.className,
        ...(isLoop ? [] : ['carousel--ends']),
        ...(isPlacedByStyles ? ['carousel--first-frame'] : []),
      ].join(' ')}
      aria-roledescription={words.carouselRole}
      aria-label={label}
      {...withoutLandmark}
      data-state={movement}
      onKeyDown={stepByKey}
      onFocus={() => setHasFocus(true)}
      onBlur={noteBlur}
      onPointerEnter={() => setIsUnderPointer(true)}
      onPointerLeave={() => setIsUnderPointer(false)}
    >
      <div className="carousel__viewport" ref={viewportRef} {...viewportAttributes(label)}>
        <div className="carousel__track" aria-live={isPlaying ? 'off' : 'polite'}>
          {Children.map(children, (child, index) => {
            const isBefore = isPlacedByStyles && index >= children.length - slidesBefore;
            return (
              <div
                className={isBefore ? 'carousel__slide carousel__slide--before' : 'carousel__slide'}
                {...slideAttributes(words, index, children.length)}
                inert={visibleSlides !== undefined && !visibleSlides.has(index)}
              >
                {child}
              </div>
            );
          })}
        </div>
      </div>
      <div className="carousel__controls">
        {settings.autoplay && (
          <button
            className="carousel__button carousel__button--autoplay"
            type="button"
            aria-label={isPaused ? words.playSlides : words.pauseSlides}
            onClick={() => setIsPaused(!isPaused)}
          >
            {isPaused ? icons.play : icons.pause}
          </button>
        )}
        {(['previous', 'next'] as const).map((direction) => (
          <button
            key={direction}
            className={`carousel__button carousel__button--arrow carousel__button--${direction}`}
            type="button"
            aria-label={words[`${direction}Slide`]}
            // At the end of the row it stays focusable.
            aria-disabled={!canStep[direction]}
            onClick={() => step(direction)}
          >
            {icons.chevron}
          </button>
        ))}
      </div>
    </section>
  );
}

const stepOfKey: Readonly<Record<string, Step>> = { ArrowLeft: 'previous', ArrowRight: 'next' };

/** The surrounding section is a landmark of the same name; two landmarks would need two names. */
const withoutLandmark = { role: 'group' };

/**
 * The viewport is focusable, so that arrow keys work where no buttons are visible and no slide has a link, and as a
 * target for the focus of a slide that becomes invisible.
 */
function viewportAttributes(label: string) {
  return { role: 'group', 'aria-label': label, tabIndex: 0 };
}

/** A labelled group (ARIA Authoring Practices). */
function slideAttributes(words: Words, index: number, count: number) {
  return {
    role: 'group',
    'aria-roledescription': words.slideRole,
    'aria-label': words.slideLabel.replace('{index}', String(index + 1)).replace('{count}', String(count)),
  };
}

/** How the carousel looks below a window width. */
export interface CarouselBreakpoint {
  /** Applies while the window is narrower than this many CSS pixels. */
  readonly belowPx: number;
  readonly gapPx?: number;
  readonly slidesPerView?: number;
  readonly arrows?: boolean;
}

export interface CarouselSettings {
  /** Class in `generated/theme.css` that carries slides per view, gaps and arrows for every width. */
  readonly className: string;
  readonly loop: boolean;
  readonly align: 'start' | 'center';
  /** Slides seen at once in a wide window; a fraction shows a part of the next one. */
  readonly slidesPerView: number;
  readonly gapPx: number;
  readonly arrows: boolean;
  /** Widest first. */
  readonly breakpoints: readonly CarouselBreakpoint[];
  /** How long one step takes to settle. */
  readonly speedMs: number;
  readonly autoplay: boolean;
  readonly autoplayIntervalMs: number;
}

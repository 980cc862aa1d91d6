import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ConsentChoice } from '../analytics/track.ts';
import type { LabelledLink } from '../model/link.ts';
import { useWords } from '../ui/site-context.ts';
import { SmartLink } from '../ui/smart-link.tsx';

interface ConsentBarProps {
  /** Link to the privacy policy. */
  readonly privacy: LabelledLink | undefined;
  /** The earlier choice, where the visitor has opened the bar to change it; absent where the bar opened by itself. */
  readonly choice: ConsentChoice | undefined;
  readonly onChoose: (choice: ConsentChoice) => void;
}

/**
 * Asks for consent to analytics. It is first in the document and covers neither the call button nor the focused
 * element. It takes the focus only where the visitor has opened it.
 */
export function ConsentBar({ privacy, choice, onChoose }: ConsentBarProps) {
  const words = useWords();
  const barRef = useRef<HTMLElement>(null);
  const isReopened = useRef(choice !== undefined);

  useLayoutEffect(() => (barRef.current === null ? undefined : publishHeights(barRef.current)), []);

  useEffect(() => {
    const opener = document.activeElement;
    if (!isReopened.current || !(opener instanceof HTMLElement)) {
      return;
    }
    barRef.current?.focus({ preventScroll: true });
    return () => opener.focus({ preventScroll: true });
  }, []);

  const button = (label: string, chosen: ConsentChoice) => (
    <button
      className="button button--quiet consent__button"
      type="button"
      aria-pressed={choice === undefined ? undefined : choice === chosen}
      onClick={() => onChoose(chosen)}
    >
      {label}
    </button>
  );
  return (
    <section className="consent" aria-label={words.consentTitle} tabIndex={-1} ref={barRef}>
      <div className="consent__inner">
        <p className="consent__text">
          {words.consentText} {privacy && <SmartLink link={privacy.link}>{privacy.label}</SmartLink>}
        </p>
        <div className="consent__choices">
          {button(words.consentRefuse, 'denied')}
          {button(words.consentAllow, 'granted')}
        </div>
      </div>
    </section>
  );
}

/**
 * Gives the style sheet the heights of the bar and the call button as custom properties, on the three elements whose
 * styles read them: `consent.css` declares that they are not inherited, so that no other element is styled again.
 * @returns removes them
 */
function publishHeights(bar: HTMLElement): () => void {
  const readers = [document.documentElement, bar.closest<HTMLElement>('.site') ?? bar, bar];
  const heights: readonly (readonly [string, HTMLElement | null])[] = [
    ['--consent-height', bar],
    ['--call-height', document.querySelector<HTMLElement>('.call-button')],
  ];
  const update = () => {
    // All are read before the first is written, after which the browser would have to lay the page out again.
    const values = heights.map(([name, element]) => [name, `${element?.offsetHeight ?? 0}px`] as const);
    for (const { style } of readers) {
      for (const [name, value] of values) {
        style.setProperty(name, value);
      }
    }
  };
  update();
  const observer = new ResizeObserver(update);
  for (const [, element] of heights) {
    if (element) {
      observer.observe(element);
    }
  }
  return () => {
    observer.disconnect();
    for (const { style } of readers) {
      for (const [name] of heights) {
        style.removeProperty(name);
      }
    }
  };
}

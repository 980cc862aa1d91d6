/** What is too small for a finger. */
import type { Page as Tab } from 'playwright-core';

/** Least side of what is pressed, in CSS pixels. */
const leastTargetPx = 44;

/** Everything on the page that is pressed and is too small, one line for each. */
export function smallTargets(tab: Tab): Promise<string[]> {
  return tab.evaluate((leastPx) => {
    const pressed = document.querySelectorAll<HTMLElement>('a, button, input, textarea, select, summary');
    return [...pressed].flatMap((element) => {
      const style = getComputedStyle(element);
      const isInText =
        style.display === 'inline' && element.closest('p, dd, label, li:not([class])') !== null;
      // A card and a file are pressed as a whole; a tick box and an option also by their labels.
      const field = element.matches('[type=checkbox], [type=radio]') ? element.parentElement : null;
      const area = element.closest('.card, .download') ?? field ?? element;
      const { width, height } = area.getBoundingClientRect();
      // What nobody sees and nothing can press, such as the form's trap for programs, is no target.
      const isHidden = element.closest('.visually-hidden[inert]') !== null;
      const isShown = !isHidden && element.checkVisibility({ visibilityProperty: true });
      const isSmall = width < leastPx || height < leastPx;
      return isShown && isSmall && !isInText
        ? [`${element.className} ${element.textContent}: ${width} × ${height}`]
        : [];
    });
  }, leastTargetPx);
}

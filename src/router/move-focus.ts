import { findHashTarget } from './scroll-to-target.ts';

/**
 * Puts the focus where reading goes on after a navigation: on the hash target, or on the new page's heading.
 * Does not scroll.
 */
export function moveFocus(hash: string): void {
  const target = (hash === '' ? null : findHashTarget(hash)) ?? document.querySelector('h1');
  if (!(target instanceof HTMLElement)) {
    return;
  }
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    // For this moment only: a heading that stays focusable would be a stop for every press near it.
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), {
      once: true,
    });
  }
  target.focus({ preventScroll: true });
}

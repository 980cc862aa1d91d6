import { findHashTarget } from './scroll-to-target.ts';

/** Moves the focus after a navigation to the hash target or to the new page's heading, without scrolling. */
export function moveFocus(hash: string): void {
  const target = (hash === '' ? null : findHashTarget(hash)) ?? document.querySelector('h1');
  if (!(target instanceof HTMLElement)) {
    return;
  }
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    // Temporarily: a focusable heading would take the focus at every click near it.
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), {
      once: true,
    });
  }
  target.focus({ preventScroll: true });
}

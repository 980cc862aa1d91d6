import type { Page } from 'playwright-core';

/**
 * Keeps a tab from handing telephone links to the system, and notes what would have been dialled.
 * To be called before a document is opened.
 */
export async function catchDialling(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const numbers: string[] = [];
    Object.assign(window, { dialledNumbers: numbers });
    // At the window, after every handler of the page: what has been prevented until here does not dial.
    window.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="tel:"]') : null;
      if (link !== null && !event.defaultPrevented) {
        event.preventDefault();
        numbers.push(link.getAttribute('href') ?? '');
      }
    });
  });
}

/** The `tel:` addresses that would have been dialled in the open document, in their order. */
export function dialled(page: Page): Promise<string[]> {
  return page.evaluate('window.dialledNumbers');
}

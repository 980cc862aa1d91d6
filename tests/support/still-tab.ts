import type { Page } from 'playwright-core';
import type { TestContext } from 'vitest';

/** So long, in milliseconds, a browser that has much else to do may take for two frames. */
const frameLimitMs = 30_000;

/** What a test fails with that had a still tab: `tests/vitest.config.ts` has it tried once more, in a new one. */
export const stillTabMessage = 'The browser has stopped drawing a tab';

/**
 * Has a test that has failed tell that the browser had stopped drawing a tab of it: one that is visible, has been painted
 * and still runs scripts. Nothing can be pressed in such a tab. Concluded from two presses that waited a minute for frames,
 * in Chromium 156 on busy machines; after its first paint no page of ours holds its frames back.
 * @returns to be called before the test's tabs are closed
 */
export function tellStillTab({
  task,
  onTestFailed,
}: Pick<TestContext, 'task' | 'onTestFailed'>): (pages: readonly Page[]) => Promise<void> {
  let isAnyStill = false;
  // Not where the tabs are closed: what that throws is thrown again by every further try.
  onTestFailed(() => {
    if (isAnyStill) {
      throw new Error(stillTabMessage);
    }
  });
  return async (pages) => {
    isAnyStill = task.result?.state === 'fail' && (await Promise.all(pages.map(isStill))).includes(true);
  };
}

async function isStill(page: Page): Promise<boolean> {
  if (page.isClosed() || !(await page.evaluate(isPainted))) {
    return false;
  }
  // Waits for two frames, also where a test has stopped the clock of the page.
  return page
    .locator(':root')
    .scrollIntoViewIfNeeded({ timeout: frameLimitMs })
    .then(
      () => false,
      (error: unknown) => error instanceof Error && error.name === 'TimeoutError',
    );
}

function isPainted(): boolean {
  const isVisible = document.visibilityState === 'visible';
  return isVisible && performance.getEntriesByName('first-contentful-paint').length > 0;
}

/** A way to use a page: with a pointer. */
import type { Locator, Page } from 'playwright-core';

export interface Hands {
  /** Presses what is named: a button, or a text of the page that is to be changed. */
  press(target: Locator): Promise<void>;
  /** Replaces what a field of a form says, and leaves the field. */
  fill(field: Locator, value: string): Promise<void>;
}

async function replaceText(page: Page, value: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(value);
  await page.keyboard.press('Enter');
}

export function pointer(page: Page): Hands {
  return {
    press: (target) => target.click(),
    async fill(field, value) {
      await field.click();
      await replaceText(page, value);
    },
  };
}

/** What tests do in the editor and see of it. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

export const phone = { width: 360, height: 740 };

/** Waits until the bar says so. */
export function said(page: Page, text: string): Promise<void> {
  return page.locator('site-editor').getByRole('status').getByText(text).waitFor();
}

/** Presses a button of the editor by its name. */
export function press(page: Page, name: string): Promise<void> {
  return page.locator('site-editor').getByRole('button', { name, exact: true }).first().click();
}

/** Names of what axe finds wrong, with their elements. */
export async function axeFaults(page: Page) {
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(axe);
  const faults = await page.evaluate(async () => (await window.axe?.run(document, {}))?.violations ?? []);
  return faults.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
}

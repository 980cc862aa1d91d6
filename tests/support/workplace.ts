/** What the tasks of owners are done with. */
import type { Locator } from 'playwright-core';
import type { Desk } from './desk.ts';
import type { Hands } from './hands.ts';

export interface Workplace extends Omit<Desk, 'text'>, Hands {
  /** Presses a button of the editor by its name. */
  button(name: string, within?: Locator): Promise<void>;
  /** A text of the page. */
  shown(text: string): Locator;
  /** Types over the text that is being changed, and saves it. */
  retype(text: string): Promise<void>;
  /** Opens the form of the whole site. */
  openSite(): Promise<void>;
  /** A field of a form, by what it is for. */
  field(name: string | RegExp): Locator;
  group(name: string | RegExp): Locator;
  /** Resolves when the bar says that the last change is saved. */
  saved(): Promise<void>;
}

export interface Task {
  readonly name: string;
  /** The page on which it begins. */
  readonly start: string;
  /** The file before. */
  readonly before?: (text: string) => string;
  readonly play: (at: Workplace) => Promise<void>;
  /** The file as it is to be. */
  readonly wanted: (text: string, hands: Hands['name']) => string;
}

export function workplace(desk: Desk, hands: Hands): Workplace {
  const { page, panel } = desk;
  const button = (name: string, within = panel) =>
    hands.press(within.getByRole('button', { name, exact: true }).first());
  return {
    ...desk,
    ...hands,
    button,
    shown: (text) => page.locator('[id="site:root"]').getByText(text).filter({ visible: true }).first(),
    async retype(text) {
      await page.locator('[contenteditable]:focus, textarea:focus, input:focus').waitFor();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(text);
      await page.keyboard.press('Enter');
    },
    async openSite() {
      await button('Страница');
      await button('Весь сайт');
      await panel.getByRole('heading', { name: 'Весь сайт' }).waitFor();
    },
    field: (name) => panel.getByLabel(name, { exact: typeof name === 'string' }).first(),
    group: (name) => panel.getByRole('group', { name }),
    saved: () => panel.getByRole('status').getByText('Сохранено').waitFor(),
  };
}

/** The two ways to use a page: with a pointer, or with the keyboard alone. */
import type { Locator, Page } from 'playwright-core';

/** A file as a person has it in a folder. */
export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export interface Hands {
  readonly name: 'pointer' | 'keyboard';
  /** Presses what is named: a button, or a text of the page that is to be changed. */
  press(target: Locator): Promise<void>;
  /** Replaces what a field says, and leaves the field. */
  fill(field: Locator, value: string): Promise<void>;
  /** Chooses an option by its label. */
  choose(field: Locator, label: string): Promise<void>;
  /** Presses a button that asks for a file, and gives one. */
  give(button: Locator, file: GivenFile): Promise<void>;
}

/** Most keys that a person would press to come to a place. */
const mostKeys = 200;

/** What is pressed to take the place of a text. */
async function replaceText({ keyboard }: Page, value: string): Promise<void> {
  await keyboard.press('ControlOrMeta+A');
  await keyboard.insertText(value);
}

async function giveFile(page: Page, file: GivenFile, press: () => Promise<void>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press();
  await (await chooser).setFiles(file);
}

export function pointer(page: Page): Hands {
  return {
    name: 'pointer',
    press: (target) => target.click(),
    async fill(field, value) {
      await field.click();
      await replaceText(page, value);
      await page.locator('site-editor').getByRole('status').click();
    },
    async choose(field, label) {
      await field.selectOption(label);
    },
    give: (button, file) => giveFile(page, file, () => button.click()),
  };
}

/** The key that leads towards a place; none where the focus is there. */
function keyTowards(target: Element): string | undefined {
  const stop = target.closest('a, button, summary, label, input, select, textarea') ?? target;
  const editor = document.querySelector('site-editor');
  const hostOf = (element: Element) => {
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? root.host : undefined;
  };
  const { activeElement } = document;
  const active = activeElement?.shadowRoot?.activeElement ?? activeElement;
  if (active === stop || active === null) {
    return undefined;
  }
  if ((hostOf(active) === editor) !== (hostOf(stop) === editor) && editor !== null) {
    return 'F6';
  }
  if (active === document.body) {
    // From the beginning of the page, its last places are nearer backwards.
    return hostOf(stop) === undefined ? 'Tab' : 'Shift+Tab';
  }
  const [from, to] =
    hostOf(active) === hostOf(stop) ? [active, stop] : [hostOf(active) ?? active, hostOf(stop) ?? stop];
  const isBehind = (from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return isBehind ? 'Tab' : 'Shift+Tab';
}

export function keyboard(page: Page): Hands {
  const reach = async (target: Locator) => {
    await target.waitFor();
    const keys: string[] = [];
    for (let key = await target.evaluate(keyTowards); key; key = await target.evaluate(keyTowards)) {
      if (keys.length === mostKeys) {
        throw new Error(`No way to ${target} by keyboard; the last keys were ${keys.slice(-5).join(', ')}`);
      }
      keys.push(key);
      await page.keyboard.press(key);
    }
  };
  const press = async (target: Locator) => {
    await reach(target);
    await page.keyboard.press('Enter');
  };
  return {
    name: 'keyboard',
    press,
    async fill(field, value) {
      await reach(field);
      await replaceText(page, value);
      await page.keyboard.press('Tab');
    },
    async choose(field, label) {
      await reach(field);
      await page.keyboard.press('Home');
      const chosen = () => field.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text);
      for (let at = await chosen(); at !== label; ) {
        await page.keyboard.press('ArrowDown');
        const next = await chosen();
        if (next === at) {
          throw new Error(`${field} has no option ${label}`);
        }
        at = next;
      }
    },
    give: (button, file) => giveFile(page, file, () => press(button)),
  };
}

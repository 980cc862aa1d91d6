import type { Page as Tab } from 'playwright-core';
import type { ContactForm, FormField } from '../../src/model/form.ts';
import type { InlineNode } from '../../src/model/rich-text.ts';

/** What a visitor types into a field so that it is valid. */
export function entryFor(field: FormField): string | boolean {
  switch (field.kind) {
    case 'text':
      return 'Анна Example';
    case 'tel':
      return '+375 (29) 000-00-01';
    case 'email':
      return 'anna@example.com';
    case 'textarea':
      return 'Сколько ждать?\nSecond line';
    case 'select':
      return field.options[1]?.value ?? '';
    case 'checkbox':
      return true;
  }
}

/** What a visitor reads beside a field. */
export function labelOf(field: FormField): string {
  return field.kind === 'checkbox' ? plainText(field.label) : field.label;
}

function plainText(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : node.kind === 'break' ? '' : plainText(node.children)))
    .join('');
}

/** Runs in every page before its own scripts: records what notices say. */
export function recordNotices(): void {
  const told: string[] = [];
  Object.assign(window, { toldNotices: told });
  let shown: string | undefined;
  new MutationObserver(() => {
    const text = document.querySelector('[role="status"] > .submit-notice')?.textContent;
    if (text !== undefined && text !== shown) {
      told.push(text);
    }
    shown = text;
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** The form as a visitor uses it. */
export function formIn(tab: Tab, form: ContactForm) {
  const element = tab.locator('form');
  const control = (name: string) => element.locator(`[name="${name}"]`);
  return {
    element,
    control,
    submit: element.locator('button[type="submit"]'),
    notice: tab.locator('.submit-notice'),
    /** What notices have said in this document, in their order: each is shown for a short time only. */
    told: (): Promise<string[]> => tab.evaluate('window.toldNotices'),
    otherWays: element.locator('.contact-form__other-ways'),
    problem: (name: string) => element.locator(`#contact-form-${name}-problem`),
    /** Resolves when the form's own code has arrived: it brings the place of its notices. */
    async becomeInteractive() {
      await element.scrollIntoViewIfNeeded();
      await tab.waitForSelector('.submit-notice-region', { state: 'attached' });
    },
    async fill() {
      for (const field of form.fields) {
        const entry = entryFor(field);
        if (typeof entry === 'boolean') {
          await control(field.name).check();
        } else if (field.kind === 'select') {
          await control(field.name).selectOption(entry);
        } else {
          await control(field.name).fill(entry);
        }
      }
    },
    /** What stands in every field. */
    entries: (): Promise<Record<string, string | boolean>> =>
      element.evaluate(
        (root, names) => {
          const values = names.map((name) => {
            const found = root.querySelector(`[name="${name}"]`);
            const isBox = found instanceof HTMLInputElement && found.type === 'checkbox';
            return [name, isBox ? found.checked : found && 'value' in found ? String(found.value) : ''];
          });
          return Object.fromEntries(values);
        },
        form.fields.map(({ name }) => name),
      ),
  };
}

/**
 * Waits for the captcha's widget, where the form has one: that of the form on the page, because a form that was left may
 * have had one too.
 */
export async function waitForCaptcha(tab: Tab, form: ContactForm): Promise<void> {
  if (form.captcha !== undefined) {
    await tab.locator('form .captcha__widget > *').waitFor({ state: 'attached' });
  }
}

/** Has the visitor solve the captcha, where the form has one. */
export async function solveCaptcha(tab: Tab, form: ContactForm, token = 'captcha-token'): Promise<void> {
  if (form.captcha !== undefined) {
    await waitForCaptcha(tab, form);
    await tab.evaluate((solved) => window.captchaDouble?.solve(solved), token);
  }
}

/** What axe finds on a page. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page as Tab } from 'playwright-core';
import { nextFrames } from './browser.ts';

export const colorSchemes = ['light', 'dark'] as const;

/** Which rules of axe are asked. */
interface Rules {
  readonly type: 'tag' | 'rule';
  readonly values: readonly string[];
}

const allRules: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rules that look at colours: a second scheme changes nothing for the others. */
const colourRules: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The part of axe that the tests use. */
interface Axe {
  run(context: Document | string, options: object): Promise<{ readonly violations: readonly Violation[] }>;
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

declare global {
  interface Window {
    axe?: Axe;
  }
}

/** What axe finds on the page as it is now, one line for each place. */
async function violations(tab: Tab, rules: Rules, within: string | undefined): Promise<string[]> {
  if (!(await tab.evaluate(() => 'axe' in window))) {
    // Injected by the debugger: the site's content security policy allows no foreign script element.
    await tab.evaluate(axeSource);
  }
  return tab.evaluate(
    async ([runOnly, root]) => {
      if (window.axe === undefined) {
        throw new TypeError('axe is not there');
      }
      const found = await window.axe.run(root ?? document, {
        runOnly,
        resultTypes: ['violations'],
        // The map is another site's page.
        iframes: false,
      });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    [rules, within] as const,
  );
}

/**
 * The same in both colour schemes.
 * @param within selects the parts of the page that are looked at; all of it otherwise
 */
export async function violationsInBothSchemes(tab: Tab, within?: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const colorScheme of colorSchemes) {
    await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await nextFrames(tab);
    found[colorScheme] = await violations(tab, colorScheme === 'light' ? allRules : colourRules, within);
  }
  return found;
}

/** What axe holds for too small to be pressed. */
export function tooSmall(tab: Tab): Promise<string[]> {
  return violations(tab, { type: 'rule', values: ['target-size'] }, undefined);
}

/** Where axe finds nothing in either. */
export const none = { light: [], dark: [] };

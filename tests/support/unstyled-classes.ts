import type { Page } from 'playwright-core';
import { vi } from 'vitest';

const classInSheet = /\.([a-z][\w-]*)/gi;

/** Class names in the published style sheets, by their address. */
const sheets = new Map<string, Promise<ReadonlySet<string>>>();

function classesOf(address: string): Promise<ReadonlySet<string>> {
  const read = async () => namesIn(await (await fetch(address)).text());
  const known = sheets.get(address) ?? read();
  sheets.set(address, known);
  return known;
}

function namesIn(css: string): ReadonlySet<string> {
  return new Set(Array.from(css.matchAll(classInSheet), ([, name = '']) => name));
}

/** What a document has in it: the names of its classes, its own styles, and the address of the whole style sheet. */
interface StyledDocument {
  readonly sheet: string;
  readonly css: string;
  readonly classes: readonly string[];
}

/** Reads a document that has its own styles alone, and nothing of one that the whole sheet has been brought to. */
function readDocument(): StyledDocument | undefined {
  const own = document.querySelector<HTMLElement>('style[data-full-sheet]');
  const address = own?.dataset.fullSheet;
  if (!own || address === undefined || document.querySelector(`link[href="${address}"]`) !== null) {
    return undefined;
  }
  const classes = Array.from(document.querySelectorAll('[class]'), ({ classList }) => [...classList]);
  return {
    sheet: new URL(address, document.baseURI).href,
    css: own.textContent,
    classes: [...new Set(classes.flat())],
  };
}

/**
 * The classes in a published page that have rules in the site's style sheet and none in the document, before the sheet
 * has been brought along with another page. A document that is left meanwhile is followed by the one that takes its
 * place, for at most `patienceMs` milliseconds.
 */
export async function unstyledClasses(tab: Page, patienceMs: number): Promise<string[]> {
  const found = await vi.waitFor(() => tab.evaluate(readDocument), { timeout: patienceMs });
  if (found === undefined) {
    return [];
  }
  const known = await classesOf(found.sheet);
  const own = namesIn(found.css);
  return found.classes.filter((name) => known.has(name) && !own.has(name));
}

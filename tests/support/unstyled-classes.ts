import type { Page } from 'playwright-core';

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

/**
 * The classes in a published page that have rules in the site's style sheet and none in the document, before the sheet
 * has been brought along with another page.
 */
export async function unstyledClasses(tab: Page): Promise<string[]> {
  const found = await tab.evaluate(() => {
    const own = document.querySelector<HTMLElement>('style[data-full-sheet]');
    const address = own?.dataset.fullSheet;
    if (!own || address === undefined || document.querySelector(`link[href="${address}"]`) !== null) {
      return undefined;
    }
    const classes = Array.from(document.querySelectorAll('[class]'), ({ classList }) => [...classList]);
    return { address, css: own.textContent, classes: [...new Set(classes.flat())] };
  });
  if (found === undefined) {
    return [];
  }
  const known = await classesOf(new URL(found.address, tab.url()).href);
  const own = namesIn(found.css);
  return found.classes.filter((name) => known.has(name) && !own.has(name));
}

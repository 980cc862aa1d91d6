import type { Page } from '../../../src/model/page.ts';
import { isBlock } from '../document/value-at.ts';
import type { Finding } from '../findings/diagnostic.ts';
import type { PageSpec } from '../schema/page.ts';
import { factsOf, takeFacts } from '../text/facts.ts';

/** A page with every reference followed, and what was found on the way. */
export interface ResolvedPage {
  readonly page: Page;
  readonly findings: readonly Finding[];
}

/** Names a text: another text has another name. */
export type NameOf = (text: string) => string;

/**
 * Pages of earlier runs. A page is what it was where its block and its place are the same: all that it may show
 * beside its block, and its index. A page is sound in a place where nothing was found about it: that is a fact, which goes with what is known of
 * the page with its references followed.
 */
export class KeptPages {
  private readonly nameOf: NameOf;
  private readonly pages = new WeakMap<
    PageSpec,
    { readonly place: string; readonly resolved: ResolvedPage }
  >();

  constructor(nameOf = numberTexts()) {
    this.nameOf = nameOf;
  }

  /** The places of pages in some surroundings, by index. */
  placesIn(surroundings: string): (index: number) => string {
    const name = this.nameOf(surroundings);
    return (index) => `${name} ${index}`;
  }

  isSound(page: PageSpec, place: string): boolean {
    return factsOf(page).soundIn === place;
  }

  keepSound(page: PageSpec, place: string): void {
    const resolved = this.pages.get(page)?.resolved.page;
    Object.assign(factsOf(page), { soundIn: place, resolved: resolved && factsOf(resolved) });
  }

  /** @param make follows the references of the page */
  resolve(page: PageSpec, place: string, make: () => ResolvedPage): ResolvedPage {
    const known = this.pages.get(page);
    if (known?.place === place) {
      return known.resolved;
    }
    const resolved = make();
    const facts = factsOf(page).resolved;
    if (this.isSound(page, place) && isBlock(facts)) {
      takeFacts(resolved.page, facts);
    }
    this.pages.set(page, { place, resolved });
    return resolved;
  }
}

/** Numbers texts that come one after the other. */
function numberTexts(): NameOf {
  let last = '';
  let number = 0;
  return (text) => {
    number += text === last ? 0 : 1;
    last = text;
    return String(number);
  };
}

import type { Page } from '../../../src/model/page.ts';
import type { Finding } from '../findings/diagnostic.ts';
import type { PageSpec } from '../schema/page.ts';

/** A page with every reference followed, and what was found on the way. */
export interface ResolvedPage {
  readonly page: Page;
  readonly findings: readonly Finding[];
}

/** Resolved pages of the last run. A page is resolved again when its block, its index or its surroundings change. */
export class KeptPages {
  private surroundings = '';
  private pages = new WeakMap<PageSpec, { readonly index: number; readonly resolved: ResolvedPage }>();

  /**
   * Forgets what was made in other surroundings.
   * @param surroundings says all that a page may show beside its own block
   */
  keepIn(surroundings: string): void {
    if (this.surroundings !== surroundings) {
      this.surroundings = surroundings;
      this.pages = new WeakMap();
    }
  }

  resolve(page: PageSpec, index: number, make: () => ResolvedPage): ResolvedPage {
    const known = this.pages.get(page);
    const kept = known?.index === index ? known : { index, resolved: make() };
    this.pages.set(page, kept);
    return kept.resolved;
  }
}

import type { Page } from '../../../src/model/page.ts';
import type { Finding } from '../findings/diagnostic.ts';
import type { PageSpec } from '../schema/page.ts';

/** A page with every reference followed, and what was found on the way. */
export interface ResolvedPage {
  readonly page: Page;
  readonly findings: readonly Finding[];
}

/** What a page may show beside its own block, as a value: equal surroundings are one object. */
interface Surroundings {
  readonly text: string;
}

interface KeptPage {
  readonly index: number;
  readonly surroundings: Surroundings;
  readonly resolved: ResolvedPage;
}

/** Resolved pages of earlier runs. A page is resolved again when its block, its index or its surroundings change. */
export class KeptPages {
  private last: Surroundings = { text: '' };
  private readonly pages = new WeakMap<PageSpec, KeptPage>();

  /** @param text says all that a page may show beside its own block */
  surroundings(text: string): Surroundings {
    if (this.last.text !== text) {
      this.last = { text };
    }
    return this.last;
  }

  resolve(page: PageSpec, index: number, surroundings: Surroundings, make: () => ResolvedPage): ResolvedPage {
    const known = this.pages.get(page);
    if (known?.index === index && known.surroundings === surroundings) {
      return known.resolved;
    }
    const resolved = make();
    this.pages.set(page, { index, surroundings, resolved });
    return resolved;
  }
}

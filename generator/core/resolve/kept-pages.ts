import { z } from 'zod';
import type { Page } from '../../../src/model/page.ts';
import { isBlock } from '../document/value-at.ts';
import type { Finding } from '../findings/diagnostic.ts';
import type { PageSpec } from '../schema/page.ts';
import { type Facts, factsOf, takeFacts } from '../text/facts.ts';
import type { Surroundings } from './surroundings.ts';

/** A page with every reference followed. */
export interface ResolvedPage {
  readonly page: Page;
  /** What was found on the way. */
  readonly findings: readonly Finding[];
  /** What was read of pages on the way (see `Surroundings`). */
  readonly reads: ReadonlySet<string>;
}

/** What a page has shown beside its own block: digests of the frame, and of what it has read of pages. */
const shown = z.object({ frame: z.string(), reads: z.record(z.string(), z.string()) });

type Shown = z.output<typeof shown>;

/** That nothing was found about a page that has shown this, with the facts of the page as it was resolved. */
const soundness = shown.extend({ facts: z.custom<Facts>(isBlock) });

function isSame({ frame, reads }: Shown, surroundings: Surroundings): boolean {
  return (
    frame === surroundings.frame &&
    Object.entries(reads).every(([read, digest]) => surroundings.digestOf(read) === digest)
  );
}

interface KeptPage {
  readonly index: number;
  readonly shown: Shown;
  readonly resolved: ResolvedPage;
  /** Whether nothing is found about it. */
  readonly isSound: boolean;
}

/**
 * Pages of earlier runs. A page is what it was where its block and all that it has shown beside it are the same. That
 * nothing was found about it is a fact, which a later run takes over.
 */
export class KeptPages {
  private readonly pages = new WeakMap<PageSpec, KeptPage>();

  /** Whether it is known of a page that has been resolved that nothing will be found about it. */
  isSound(page: PageSpec): boolean {
    return this.pages.get(page)?.isSound ?? false;
  }

  /** Keeps that nothing is found about a page but what is found while its references are followed. */
  keepSound(page: PageSpec): void {
    const kept = this.pages.get(page);
    if (kept?.resolved.findings.length === 0) {
      this.pages.set(page, { ...kept, isSound: true });
      factsOf(page).sound = { ...kept.shown, facts: factsOf(kept.resolved.page) };
    }
  }

  /** @param make follows the references of the page, of which it may be known that nothing will be found */
  resolve(
    page: PageSpec,
    index: number,
    surroundings: Surroundings,
    make: (isSound: boolean) => ResolvedPage,
  ): ResolvedPage {
    const known = this.pages.get(page);
    if (known?.index === index && isSame(known.shown, surroundings)) {
      return known.resolved;
    }
    const sound = soundnessOf(page, surroundings);
    const isSound = sound !== undefined;
    const resolved = make(isSound);
    if (isSound) {
      takeFacts(resolved.page, sound.facts);
    }
    this.pages.set(page, { index, shown: sound ?? digestsOf(resolved, surroundings), resolved, isSound });
    return resolved;
  }
}

function soundnessOf(page: PageSpec, surroundings: Surroundings) {
  const { data } = soundness.safeParse(factsOf(page).sound);
  return data !== undefined && isSame(data, surroundings) ? data : undefined;
}

function digestsOf({ reads }: ResolvedPage, { frame, digestOf }: Surroundings): Shown {
  return { frame, reads: Object.fromEntries([...reads].map((read) => [read, digestOf(read)])) };
}

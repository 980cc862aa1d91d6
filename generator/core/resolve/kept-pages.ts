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
  /** Findings about the page's references. */
  readonly findings: readonly Finding[];
  /** What the page depends on outside its own block, as recorded by `noteReads`. */
  readonly reads: ReadonlySet<string>;
}

/** Digests of a page's dependencies outside its own block: the site without its pages, and each recorded read. */
const shown = z.object({ frame: z.string(), reads: z.record(z.string(), z.string()) });

type Shown = z.output<typeof shown>;

/** Record that a page with these dependencies is sound (has no findings), with the facts of the resolved page. */
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
  /** Whether the page has no findings. */
  readonly isSound: boolean;
}

/**
 * Cache of resolved pages. An entry is valid while the page's block and its dependencies outside the block are
 * unchanged. That a page is sound, which means without findings, is stored as a fact and so survives the process.
 */
export class KeptPages {
  private readonly pages = new WeakMap<PageSpec, KeptPage>();

  /** Whether a resolved page is known to have no findings. */
  isSound(page: PageSpec): boolean {
    return this.pages.get(page)?.isSound ?? false;
  }

  /** Records that no rule has a finding about the page. Ignored if resolving it had findings. */
  keepSound(page: PageSpec): void {
    const kept = this.pages.get(page);
    if (kept?.resolved.findings.length === 0) {
      this.pages.set(page, { ...kept, isSound: true });
      factsOf(page).sound = { ...kept.shown, facts: factsOf(kept.resolved.page) };
    }
  }

  /** @param make resolves the page; told whether the page is known to be sound */
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
    const { data: sound } = soundness.safeParse(factsOf(page).sound);
    const isSound = sound !== undefined && isSame(sound, surroundings);
    const resolved = make(isSound);
    if (isSound) {
      takeFacts(resolved.page, sound.facts);
    }
    const digests = isSound ? sound : digestsOf(resolved, surroundings);
    this.pages.set(page, { index, shown: digests, resolved, isSound });
    return resolved;
  }
}

function digestsOf({ reads }: ResolvedPage, { frame, digestOf }: Surroundings): Shown {
  return { frame, reads: Object.fromEntries([...reads].map((read) => [read, digestOf(read)])) };
}

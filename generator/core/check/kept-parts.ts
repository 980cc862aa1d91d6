/**
 * What one run keeps of the parts of a text for the next one: their values, and what has been found out about pages. Of
 * a page the sections, which are most of it, are not kept: they are read in the text where they are asked for.
 */
import { z } from 'zod';
import { lazy } from '../document/lazy.ts';
import { isBlock, valueAt } from '../document/value-at.ts';
import { type KnownParts, type Part, parsePartAgain } from '../syntax/parse-parts.ts';
import { type Facts, factsOf, takeFacts } from '../text/facts.ts';
import { isPage, takePage } from './read-page.ts';

/** Names a text by its content. */
type NameOf = (text: string) => string;

/** What a part says, and of a page, without its sections, what is known of it. */
const keptPart = z.object({ data: z.unknown(), facts: z.custom<Facts>(isBlock).optional() });

const keptParts = z.record(z.string(), keptPart);

/** Numbers that JSON has not. */
const unlikeJson = /\.(?:inf|nan)/i;

/** The data of pages without their sections. */
const heads = new WeakMap<object, object>();

/** The parts that can be kept, as JSON. */
export function printParts(parts: KnownParts, nameOf: NameOf): string {
  const kept = [...parts].flatMap(([text, { data }]) => {
    if (isBlock(data) && isPage(data)) {
      return [[nameOf(text), { data: heads.get(data) ?? { ...data, sections: null }, facts: factsOf(data) }]];
    }
    return unlikeJson.test(text) ? [] : [[nameOf(text), { data }]];
  });
  return JSON.stringify(Object.fromEntries(kept));
}

/**
 * The parts that an earlier run has printed.
 * @param nameOf names a text as it did in the earlier run
 */
export function readParts(printed: string, nameOf: NameOf): KnownParts {
  const kept = new Map(Object.entries(keptParts.parse(JSON.parse(printed))));
  const found = new Map<string, Part>();
  return {
    get: (text) => {
      const known = kept.get(nameOf(text));
      if (known === undefined) {
        return undefined;
      }
      const parsed = lazy(() => parsePartAgain(text));
      const { data, facts } = known;
      const part: Part = {
        get node() {
          return parsed().node;
        },
        data: isBlock(data) && facts ? pageOf(data, facts, () => parsed().data) : data,
      };
      found.set(text, part);
      return part;
    },
    [Symbol.iterator]: () => found[Symbol.iterator](),
  };
}

/** The data of a page. */
function pageOf(head: object, facts: Facts, whole: () => unknown): object {
  const get = () => valueAt(whole(), ['sections']);
  const page = Object.defineProperty({ ...head }, 'sections', { enumerable: true, get });
  heads.set(page, head);
  takeFacts(page, { ...facts });
  takePage(page);
  return page;
}

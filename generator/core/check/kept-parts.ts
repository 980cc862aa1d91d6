/**
 * Persists the parsed parts of a text between runs: their values and, for pages, their facts. The sections of a page,
 * which are most of it, are not persisted: they are parsed from the text on demand.
 */
import { z } from 'zod';
import { lazy } from '../document/lazy.ts';
import { isBlock, valueAt } from '../document/value-at.ts';
import { type KnownParts, type Part, parsePartAgain } from '../syntax/parse-parts.ts';
import { type Facts, factsOf, takeFacts } from '../text/facts.ts';
import { isPage, takePage } from './read-page.ts';

/** Value of a part; of a page, the value without its sections, and its facts. */
const keptPart = z.object({ data: z.unknown(), facts: z.custom<Facts>(isBlock).optional() });

const keptParts = z.record(z.string(), keptPart);

/** Numbers that JSON cannot express. */
const unlikeJson = /\.(?:inf|nan)/i;

/** The data of pages without their sections. */
const heads = new WeakMap<object, object>();

/**
 * Serializes the parts that can be persisted.
 * @param nameOf names a text by its content
 */
export function printParts(parts: KnownParts, nameOf: (text: string) => string): string {
  const kept = [...parts].flatMap(([text, { data }]) => {
    if (isBlock(data) && isPage(data)) {
      return [[nameOf(text), { data: heads.get(data) ?? { ...data, sections: null }, facts: factsOf(data) }]];
    }
    return unlikeJson.test(text) ? [] : [[nameOf(text), { data }]];
  });
  return JSON.stringify(Object.fromEntries(kept));
}

/**
 * Reads the parts that an earlier run has serialized.
 * @param nameOf names a text as it did in the earlier run
 */
export function readParts(printed: string, nameOf: (text: string) => string): KnownParts {
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

/**
 * What one run keeps of a text for the next one: what its parts say, and what has been found out about its pages. The
 * sections of a page, which are most of it, are kept as a line of their own that is read where they are asked for.
 */
import { z } from 'zod';
import { lazy } from '../document/lazy.ts';
import { isBlock } from '../document/value-at.ts';
import { KeptPages, type NameOf } from '../resolve/kept-pages.ts';
import { type KnownParts, type Part, parsePartAgain } from '../syntax/parse-parts.ts';
import { factsOf, takeFacts } from '../text/facts.ts';
import { isPage, takePage } from './read-page.ts';

/** What earlier runs know of a site. */
export interface KeptSite {
  readonly parts: KnownParts;
  readonly pages: KeptPages;
}

/** The name of a part, what it says without the sections of a page, and what is known of a page. */
const keptPart = z.tuple([z.string(), z.unknown(), z.record(z.string(), z.unknown()).nullable()]);

/** Numbers that JSON has not. */
const unlikeJson = /\.(?:inf|nan)/i;

/** A page as it is kept. */
interface KeptPage {
  /** The data with nothing in place of its sections. */
  readonly head: Readonly<Record<string, unknown>>;
  readonly sections: string;
}

const keptPages = new WeakMap<object, KeptPage>();

/** Prints the parts that can be kept, two lines for each. */
export function printParts(parts: KnownParts, nameOf: NameOf): string {
  const lines: string[] = [];
  for (const [text, { data }] of parts) {
    if (isBlock(data) && isPage(data)) {
      const { head, sections } = keptPages.get(data) ?? {
        head: { ...data, sections: null },
        sections: JSON.stringify(data.sections),
      };
      lines.push(JSON.stringify([nameOf(text), head, factsOf(data)]), sections);
    } else if (!unlikeJson.test(text)) {
      lines.push(JSON.stringify([nameOf(text), data, null]), '');
    }
  }
  return lines.join('\n');
}

/**
 * Reads what an earlier run has printed.
 * @param nameOf names a text by its content, as it did in the earlier run
 */
export function readKeptSite(printed: string, nameOf: NameOf): KeptSite {
  return { parts: readParts(printed, nameOf), pages: new KeptPages(nameOf) };
}

/** The parts. They are parsed where it is asked for the places of their values. */
function readParts(printed: string, nameOf: NameOf): KnownParts {
  const lines = printed.split('\n');
  const kept = new Map<string, () => unknown>();
  for (let line = 0; line + 1 < lines.length; line += 2) {
    const [name, data, facts] = keptPart.parse(JSON.parse(lines[line] ?? ''));
    const sections = lines[line + 1] ?? '';
    kept.set(
      name,
      facts !== null && isBlock(data) ? () => revivePage({ head: data, sections }, facts) : () => data,
    );
  }
  const found = new Map<string, Part>();
  return {
    get: (text) => {
      const revive = kept.get(nameOf(text));
      if (revive === undefined) {
        return undefined;
      }
      const parsed = lazy(() => parsePartAgain(text));
      const part: Part = {
        get node() {
          return parsed().node;
        },
        data: revive(),
      };
      found.set(text, part);
      return part;
    },
    [Symbol.iterator]: () => found[Symbol.iterator](),
  };
}

function revivePage(kept: KeptPage, facts: Readonly<Record<string, unknown>>): object {
  const sections = lazy((): unknown => JSON.parse(kept.sections));
  const data = Object.defineProperty({ ...kept.head }, 'sections', { enumerable: true, get: sections });
  keptPages.set(data, kept);
  takeFacts(data, { ...facts });
  takePage(data);
  return data;
}

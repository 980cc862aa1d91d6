import { checkLimit } from './svg-refusal.ts';

/** Most elements that are drawn, copies included: nested copies multiply. */
const mostDrawn = 100_000;

/** Longest chain of copies of copies. */
const longestChain = 100;

interface DrawnElement {
  readonly children: DrawnElement[];
  /** Id of the copied element. */
  readonly copied: string | undefined;
  /** Number of elements drawn for this one, once counted. */
  drawn?: number;
}

/** Counts the elements that a drawing draws, copies (`use`) included. */
export class UseCounter {
  readonly #byId = new Map<string, DrawnElement>();
  readonly #root: DrawnElement = { children: [], copied: undefined };
  readonly #open: DrawnElement[] = [this.#root];

  open(id: string | undefined, copied: string | undefined): void {
    const element: DrawnElement = { children: [], copied };
    this.#open.at(-1)?.children.push(element);
    this.#open.push(element);
    if (id !== undefined && !this.#byId.has(id)) {
      this.#byId.set(id, element);
    }
  }

  close(): void {
    this.#open.pop();
  }

  /** @throws SvgRefusal where there are too many */
  check(): void {
    this.#count(this.#root, 0);
  }

  #count(element: DrawnElement, chain: number): number {
    checkLimit(chain, longestChain);
    if (element.drawn === undefined) {
      // Browsers do not draw an element within itself.
      element.drawn = 0;
      const original = element.copied === undefined ? undefined : this.#byId.get(element.copied);
      let drawn = 1 + (original === undefined ? 0 : this.#count(original, chain + 1));
      for (const child of element.children) {
        drawn += this.#count(child, chain);
      }
      checkLimit(drawn, mostDrawn);
      element.drawn = drawn;
    }
    return element.drawn;
  }
}

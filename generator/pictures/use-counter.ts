import { SvgRefusal } from './svg-refusal.ts';

/** Most elements that are drawn when every copy is counted: a few lines of copies of copies make millions. */
const mostDrawn = 100_000;

/** Longest chain of copies of copies. */
const longestChain = 100;

interface DrawnElement {
  readonly children: DrawnElement[];
  /** Id of the element of which this is a copy. */
  readonly copied: string | undefined;
  /** How many elements are drawn for it; nothing before they have been counted. */
  drawn?: number;
}

/** Counts how many elements a drawing draws, copies (`use`) included. */
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

  /** @throws SvgRefusal where there are more than any drawing needs */
  check(): void {
    this.#count(this.#root, 0);
  }

  #count(element: DrawnElement, chain: number): number {
    if (chain > longestChain) {
      throw new SvgRefusal('too-complex');
    }
    if (element.drawn === undefined) {
      // Nobody draws an element within itself.
      element.drawn = 0;
      const original = element.copied === undefined ? undefined : this.#byId.get(element.copied);
      let drawn = 1 + (original === undefined ? 0 : this.#count(original, chain + 1));
      for (const child of element.children) {
        drawn += this.#count(child, chain);
      }
      if (drawn > mostDrawn) {
        throw new SvgRefusal('too-complex');
      }
      element.drawn = drawn;
    }
    return element.drawn;
  }
}

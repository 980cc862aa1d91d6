import { checkLimit } from './svg-refusal.ts';

/** An element of a clean drawing. */
export interface DrawnElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (DrawnElement | string)[];
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that are not allowed in XML. */
const impossible = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Surrogate}/gu;

/** Prints an element and what it contains as well-formed XML. */
export function printElement({ name, attributes, children }: DrawnElement): string {
  const printed = [...attributes].map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`);
  const start = `<${name}${printed.join('')}`;
  const content = children.map((child) => (typeof child === 'string' ? escaped(child) : printElement(child)));
  return children.length === 0 ? `${start}/>` : `${start}>${content.join('')}</${name}>`;
}

function escaped(text: string): string {
  return text.replace(impossible, '').replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** Most elements that are drawn, copies included: nested copies multiply. */
const mostDrawn = 100_000;

/** Longest chain of copies of copies. */
const longestChain = 100;

/** @throws SvgRefusal where a drawing draws too many elements, copies (`use`) included */
export function checkCopies(root: DrawnElement): void {
  const byId = new Map<string, DrawnElement>();
  const index = (element: DrawnElement) => {
    const id = element.attributes.get('id');
    if (id !== undefined && !byId.has(id)) {
      byId.set(id, element);
    }
    elementsIn(element).forEach(index);
  };
  index(root);
  const counts = new Map<DrawnElement, number>();
  const count = (element: DrawnElement, chain: number): number => {
    checkLimit(chain, longestChain);
    const known = counts.get(element);
    if (known !== undefined) {
      return known;
    }
    // Browsers do not draw an element within itself.
    counts.set(element, 0);
    const copied = element.name === 'use' ? element.attributes.get('href')?.slice(1) : undefined;
    const original = copied === undefined ? undefined : byId.get(copied);
    let drawn = 1 + (original === undefined ? 0 : count(original, chain + 1));
    for (const child of elementsIn(element)) {
      drawn += count(child, chain);
    }
    checkLimit(drawn, mostDrawn);
    counts.set(element, drawn);
    return drawn;
  };
  count(root, 0);
}

function elementsIn({ children }: DrawnElement): DrawnElement[] {
  return children.filter((child) => typeof child !== 'string');
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that are not allowed in XML. */
const impossible = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Surrogate}/gu;

/** Writes well-formed XML. */
export class SvgWriter {
  readonly #parts: string[] = [];
  readonly #open: string[] = [];
  /** Whether the last start tag is still open, because the element may be empty. */
  #isPending = false;

  open(element: string, attributes: ReadonlyMap<string, string>): void {
    this.#endStart();
    const printed = [...attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`);
    this.#parts.push(`<${element}${printed.join('')}`);
    this.#open.push(element);
    this.#isPending = true;
  }

  text(text: string): void {
    this.#endStart();
    this.#parts.push(escaped(text));
  }

  close(): void {
    const element = this.#open.pop();
    this.#parts.push(this.#isPending ? '/>' : `</${element}>`);
    this.#isPending = false;
  }

  toString(): string {
    return this.#parts.join('');
  }

  #endStart(): void {
    if (this.#isPending) {
      this.#parts.push('>');
      this.#isPending = false;
    }
  }
}

function escaped(text: string): string {
  return text.replace(impossible, '').replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML cannot have. */
const impossible = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Surrogate}/gu;

/** Writes elements one after the other as XML; whatever they hold, what comes out is well-formed. */
export class SvgWriter {
  readonly #parts: string[] = [];
  readonly #open: string[] = [];
  /** Whether the start of the innermost element waits to be told if there is anything in it. */
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

export const svgNamespace = 'http://www.w3.org/2000/svg';
export const htmlNamespace = 'http://www.w3.org/1999/xhtml';
export const linkNamespace = 'http://www.w3.org/1999/xlink';
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

/** The qualified name of an element or attribute. */
export interface XmlName {
  /** Empty for a name without namespace. */
  readonly namespace: string;
  readonly local: string;
}

/** The namespace prefixes in scope. */
export class NamespaceScope {
  readonly #prefixes: ReadonlyMap<string, string>;

  constructor(prefixes: ReadonlyMap<string, string> = new Map([['xml', xmlNamespace]])) {
    this.#prefixes = prefixes;
  }

  /** The scope within an element; this scope where the element declares nothing. */
  within(attributes: Readonly<Record<string, string>>): NamespaceScope {
    const declared = Object.entries(attributes).flatMap(([name, value]) => {
      const prefix = name === 'xmlns' ? '' : /^xmlns:(.+)$/.exec(name)?.[1];
      return prefix === undefined ? [] : [[prefix, value] as const];
    });
    return declared.length === 0 ? this : new NamespaceScope(new Map([...this.#prefixes, ...declared]));
  }

  elementName(name: string): XmlName | undefined {
    return this.#resolve(name, this.#prefixes.get('') ?? '');
  }

  /** `undefined` where the prefix is not declared. */
  attributeName(name: string): XmlName | undefined {
    return this.#resolve(name, '');
  }

  #resolve(name: string, unprefixed: string): XmlName | undefined {
    const [prefix = '', local, ...rest] = name.split(':');
    if (local === undefined) {
      return { namespace: unprefixed, local: prefix };
    }
    const namespace = this.#prefixes.get(prefix);
    return namespace === undefined || rest.length > 0 ? undefined : { namespace, local };
  }
}

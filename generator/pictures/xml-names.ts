export const svgNamespace = 'http://www.w3.org/2000/svg';
export const htmlNamespace = 'http://www.w3.org/1999/xhtml';
export const linkNamespace = 'http://www.w3.org/1999/xlink';
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

/** A name of an element or attribute, as its prefix and the declarations around it read. */
export interface XmlName {
  /** Empty for a name that belongs to none. */
  readonly namespace: string;
  readonly local: string;
}

/** The prefixes that mean something at one place of a file. */
export class NamespaceScope {
  readonly #prefixes: ReadonlyMap<string, string>;

  constructor(prefixes: ReadonlyMap<string, string> = new Map([['xml', xmlNamespace]])) {
    this.#prefixes = prefixes;
  }

  /** What holds within an element; this scope itself where the element declares nothing. */
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

  /** Nothing where the prefix has not been declared. */
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

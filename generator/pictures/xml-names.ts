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

/** The namespaces in scope by their prefixes; that of elements without a prefix by an empty one. */
export type NamespaceScope = ReadonlyMap<string, string>;

export const documentScope: NamespaceScope = new Map([['xml', xmlNamespace]]);

/** The scope within an element; the same where the element declares nothing. */
export function scopeWithin(
  scope: NamespaceScope,
  attributes: Readonly<Record<string, string>>,
): NamespaceScope {
  const declared = Object.entries(attributes).filter(([name]) => /^xmlns(?::.|$)/.test(name));
  const prefixes = declared.map(([name, value]) => [name.slice('xmlns:'.length), value] as const);
  return declared.length === 0 ? scope : new Map([...scope, ...prefixes]);
}

/**
 * A name with its namespace; `undefined` where its prefix is not declared.
 * @param unprefixed namespace of names without a prefix
 */
export function resolveName(name: string, scope: NamespaceScope, unprefixed = ''): XmlName | undefined {
  const [prefix = '', local, ...rest] = name.split(':');
  if (local === undefined) {
    return { namespace: unprefixed, local: prefix };
  }
  const namespace = scope.get(prefix);
  return namespace === undefined || rest.length > 0 ? undefined : { namespace, local };
}

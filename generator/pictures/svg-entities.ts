import { checkLimit, SvgRefusal } from './svg-refusal.ts';

/** Entity declarations as drawing programs write them for their namespaces. */
const entityDeclaration = /<!ENTITY\s+(\S+)\s+(?:'([^']*)'|"([^"]*)")\s*>/g;

/** Longest document type declaration, in characters. */
const longestDoctype = 20_000;

/** Most characters that entities may add: a few declarations can expand to gigabytes. */
const mostExpansion = 1_000_000;

/**
 * Replacement texts of a file's entities, by name.
 * @param doctype content of the document type declaration
 * @param references upper bound for the number of references
 * @throws SvgRefusal for nested entities and elements in entities, or where the expansion would be too long
 */
export function readEntities(doctype: string, references: number): ReadonlyMap<string, string> {
  checkLimit(doctype.length, longestDoctype);
  const entities = new Map<string, string>();
  for (const [, name = '', single, double] of doctype.matchAll(entityDeclaration)) {
    const value = single ?? double ?? '';
    if (/[<&]/.test(value)) {
      throw new SvgRefusal('damaged');
    }
    checkLimit(value.length * references, mostExpansion);
    entities.set(name, value);
  }
  return entities;
}

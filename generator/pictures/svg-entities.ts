import { SvgRefusal } from './svg-refusal.ts';

/** Entities as drawing programs declare them, for the namespaces of their own. */
const entityDeclaration = /<!ENTITY\s+(\S+)\s+(?:'([^']*)'|"([^"]*)")\s*>/g;

/** Longest head of a file that declares entities, in characters. */
const longestDoctype = 20_000;

/** Most characters that entities may add to a file: a few can stand for gigabytes. */
const mostExpansion = 1_000_000;

/**
 * The texts that the entities of a file stand for, by their names.
 * @param doctype what stands between `<!DOCTYPE` and its end
 * @param references how many entities the file could refer to
 * @throws SvgRefusal for entities that hold elements or other entities, or that would make the file large
 */
export function readEntities(doctype: string, references: number): ReadonlyMap<string, string> {
  if (doctype.length > longestDoctype) {
    throw new SvgRefusal('too-complex');
  }
  const entities = new Map<string, string>();
  for (const [, name = '', single, double] of doctype.matchAll(entityDeclaration)) {
    const value = single ?? double ?? '';
    if (/[<&]/.test(value)) {
      throw new SvgRefusal('damaged');
    }
    if (value.length * references > mostExpansion) {
      throw new SvgRefusal('too-complex');
    }
    entities.set(name, value);
  }
  return entities;
}

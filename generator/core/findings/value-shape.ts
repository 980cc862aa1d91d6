/** Shape of a YAML value, in the words of the file and not of the program. */
export type ValueShape = 'text' | 'number' | 'boolean' | 'list' | 'block';

/** Shapes by the names that zod and JSON Schema have for types. */
export const shapeOfType: ReadonlyMap<unknown, ValueShape> = new Map<unknown, ValueShape>([
  ['string', 'text'],
  ['number', 'number'],
  ['int', 'number'],
  ['integer', 'number'],
  ['boolean', 'boolean'],
  ['array', 'list'],
  ['tuple', 'list'],
  ['object', 'block'],
  ['record', 'block'],
]);

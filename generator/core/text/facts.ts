/** Cached results about immutable objects, as JSON, so that a later run can reuse them. */
import type { z } from 'zod';
import { remember } from './remember.ts';

export type Facts = Record<string, unknown>;

const facts = new WeakMap<object, Facts>();

/** The facts of an object; later results are added to this record. */
export function factsOf(subject: object): Facts {
  const known = facts.get(subject) ?? {};
  facts.set(subject, known);
  return known;
}

/** Gives an object the facts of another object with the same content. */
export function takeFacts(subject: object, known: Facts): void {
  facts.set(subject, known);
}

/**
 * Makes a function of immutable objects whose results are kept as facts.
 * @param name key of the fact
 * @param schema of the result, which must be expressible as JSON
 */
export function fact<Subject extends object, Value>(
  name: string,
  schema: z.ZodType<Value>,
  find: (subject: Subject) => Value,
): (subject: Subject) => Value {
  return remember((subject) => {
    const known = factsOf(subject);
    // Parsed in any case, so that one that is taken over has its keys in the same order.
    const value = schema.parse(Object.hasOwn(known, name) ? known[name] : find(subject));
    known[name] = value;
    return value;
  });
}

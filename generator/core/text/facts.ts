/** What has been found out about objects that never change, as JSON that a later run can take over. */
import type { z } from 'zod';
import { remember } from './remember.ts';

export type Facts = Record<string, unknown>;

const facts = new WeakMap<object, Facts>();

/** What is known of an object. What is found out later is added to it. */
export function factsOf(subject: object): Facts {
  const known = facts.get(subject) ?? {};
  facts.set(subject, known);
  return known;
}

/** Takes what is known of one object for what is known of another one that says the same. */
export function takeFacts(subject: object, known: Facts): void {
  facts.set(subject, known);
}

/**
 * A function of objects that never change. What it finds out of one is a fact.
 * @param schema of what it finds out, as JSON has it
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

/** What is known of a key of `site.yaml`: said once, where the key is declared, and read by everything else. */
import { z } from 'zod';
import type { FormatName } from './format-name.ts';
import type { Snippet } from './snippet.ts';

/** A value for every language in which the owner can be spoken to. */
export interface InEachLanguage<Value = string> {
  readonly ru: Value;
  readonly en: Value;
}

/** What other parts of the file are called by. */
type Referent = 'phone' | 'messenger' | 'page';

/** What may be known of a key, or of an item of a list. Whatever is left out does not hold. */
export interface KeyFacts {
  /** The shape of a single value. */
  readonly format?: FormatName;
  /** A text that visitors read, with the Markdown that it may have: none, that of a line, or blocks as well. */
  readonly text?: 'plain' | 'inline' | 'blocks';
  /** The value calls a part of the file by its name or path. */
  readonly refersTo?: Referent;
  /** Owners change it often: forms show it first. */
  readonly isOften?: true;
  /** Other parts of the file, or a letter, call this one by the value: no other one has it. */
  readonly isName?: true;
  /** Items of the list that say the same here belong together, under this title. */
  readonly isShared?: true;
  /** The word for an item of a list, and the keys by whose values it is known, best first. */
  readonly item?: InEachLanguage & { readonly namedBy?: readonly string[] };
  /** Has an item for each item of another list of its block; `added`: that of a new one. */
  readonly along?: { readonly list: string; readonly added: string };
  /** Most characters that search engines show of a text. */
  readonly maximum?: number;
  /** Who has given out the value, so that one of zeros, or with the word 'example' in it, is no real one. */
  readonly givenBy?: 'service' | 'office';
  /** The value, or what is below it, may speak of examples and be meant so. */
  readonly maySpeakOfExamples?: true;
  /** What each of the allowed values means. */
  readonly meanings?: Readonly<Record<string, InEachLanguage>>;
  /** A piece of YAML that shows how the key is written. */
  readonly example?: string | InEachLanguage;
  /** What a text editor can insert here. */
  readonly snippets?: InEachLanguage<readonly Snippet[]>;
}

export interface KeyMetadata extends KeyFacts {
  /** What the key is for, in one sentence. */
  readonly about?: InEachLanguage;
}

const registry = z.registry<KeyMetadata>();

/** A schema with what is known of every key that has it. Facts that are not given stay those of the schema. */
export function withFacts<Schema extends z.ZodType>(schema: Schema, facts: KeyMetadata): Schema {
  const copy = schema.clone();
  registry.add(copy, facts);
  return copy;
}

/** The schema of a key, or of an item of a list, with what it is for, in one sentence, and all that is known of it. */
export function key<Schema extends z.ZodType>(schema: Schema, about: InEachLanguage & KeyFacts): Schema {
  const { ru, en, ...facts } = about;
  return withFacts(schema, { about: { ru, en }, ...facts });
}

/** The schema of a list; `item` is known of one of its items. */
export function listOf<Schema extends z.ZodType>(
  element: Schema,
  { item, ...about }: InEachLanguage & KeyFacts & Required<Pick<KeyFacts, 'item'>>,
) {
  return key(z.array(withFacts(element, { item })), about);
}

/** The schema of a key that has one of a few fixed values, each with its meaning. */
export function choice<const Values extends readonly string[]>(
  values: Values,
  about: InEachLanguage & KeyFacts & { readonly meanings: Readonly<Record<Values[number], InEachLanguage>> },
) {
  return key(z.enum(values), about);
}

/** Takes off what only adds a default or permits absence. */
export function unwrap(schema: unknown): unknown {
  const inner = wrappedIn(schema);
  return inner === undefined ? schema : unwrap(inner);
}

function wrappedIn(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault
    ? schema.unwrap()
    : undefined;
}

const known = new WeakMap<z.ZodType, KeyMetadata>();

/** Everything that is known of the key with a schema. */
export function metadataOf(schema: unknown): KeyMetadata {
  if (!(schema instanceof z.ZodType)) {
    return {};
  }
  const metadata = known.get(schema) ?? { ...metadataOf(wrappedIn(schema)), ...registry.get(schema) };
  known.set(schema, metadata);
  return metadata;
}

/** Whether a single value refers to nothing else in the file, and nothing else to it. */
export function standsAlone(schema: unknown): boolean {
  const { format, text = 'plain', refersTo, isName } = metadataOf(schema);
  return format !== undefined && text === 'plain' && refersTo === undefined && isName === undefined;
}

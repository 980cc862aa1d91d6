/** Blocks that a text editor can insert whole: an example value in every place that the owner fills in. */

/** A block as YAML source: what the language server of the editors prints as it stands, quotes included. */
export type SnippetBody = string | SnippetBody[] | { readonly [key: string]: SnippetBody };

export interface Snippet {
  /** What the list of proposals shows, and what typing chooses from it. */
  readonly label: string;
  readonly description: string;
  readonly body: SnippetBody;
  /** The body with every example taken as it stands; absent where the body has other places to fill in. */
  readonly example?: SnippetBody;
}

/** An example of every kind of a union; a new kind has to bring its own. */
export type ExampleOfEach<Union extends { readonly kind: string }> = {
  readonly [Kind in Union['kind']]: Extract<Union, { readonly kind: Kind }>;
};

const replaceable = new Set<unknown>();

/** An example that no site can keep: where it is written into the file, it is marked as one. */
export function toReplace(example: string): string {
  replaceable.add(example);
  return example;
}

/** Chooses of a text in every language the one that is asked for. */
export type Say = (ru: string, en: string) => string;

/**
 * What is the same in every language but for its words.
 * @param make is given what chooses the words, and the same for an example that no site can keep
 */
export function inEachLanguage<Value>(make: (say: Say, example: Say) => Value): {
  readonly ru: Value;
  readonly en: Value;
} {
  const makeWith = (say: Say) => make(say, (...words) => toReplace(say(...words)));
  return { ru: makeWith((ru) => ru), en: makeWith((_, en) => en) };
}

/** Whether a value is an example that no site can keep. */
export function isToReplace(value: unknown): boolean {
  return replaceable.has(value);
}

/** A value to fill in, as editors write it: its number in their order, and what stands there at first. */
export function placeholder(number: number, example: string): string {
  return `\${${number}:${example}}`;
}

/** The key that says which kind a block is: it stays as it is. */
const fixedKey = 'kind';

/** The body with every example value to be filled in, numbered from the top. */
function withPlaceholders(body: SnippetBody, count = { placeholders: 0 }): SnippetBody {
  if (typeof body === 'string') {
    count.placeholders += 1;
    return placeholder(count.placeholders, body);
  }
  if (Array.isArray(body)) {
    return body.map((item) => withPlaceholders(item, count));
  }
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      key === fixedKey ? value : withPlaceholders(value, count),
    ]),
  );
}

/** A snippet of which every value is to be filled in. */
export function snippet(label: string, description: string, example: SnippetBody): Snippet {
  return { label, description, body: withPlaceholders(example), example };
}

/** The JSON Schema of `site.yaml`: what text editors complete, explain and check while one types. */
import { z } from 'zod';
import { type KeyMetadata, metadataOf } from '../schema/key.ts';
import { siteSchema } from '../schema/site.ts';
import { formatMessage } from './format-message.ts';
import { languageWords } from './languages/all-languages.ts';
import { list } from './message.ts';
import type { MessageLanguage } from './message-language.ts';
import { shapeOfType, type ValueShape } from './value-shape.ts';

/** A JSON Schema (draft-07) with the keywords that the YAML language server of the editors adds. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

type SchemaOrBoolean = JsonSchema | boolean;

const sentences = {
  ru: {
    format: (words: string) => `Нужно: ${words}.`,
    shape: (words: string) => `Здесь должно быть: ${words}.`,
    notAllowed: (allowed: readonly string[]) => `Можно: ${list(allowed)}.`,
    unknownKey: (allowed: readonly string[]) =>
      `Такой строки здесь быть не может. Здесь бывают: ${list(allowed)}.`,
    required: (keys: readonly string[]) => `Обязательные строки: ${list(keys)}.`,
    fallback: (value: string) => `Если не написать: ${value}.`,
    example: 'Например:',
  },
  en: {
    format: (words: string) => `Wanted: ${words}.`,
    shape: (words: string) => `Here must be: ${words}.`,
    notAllowed: (allowed: readonly string[]) => `Allowed: ${list(allowed)}.`,
    unknownKey: (allowed: readonly string[]) =>
      `There can be no such line here. Possible lines: ${list(allowed)}.`,
    required: (keys: readonly string[]) => `Lines that must be there: ${list(keys)}.`,
    fallback: (value: string) => `If left out: ${value}.`,
    example: 'For example:',
  },
} satisfies Readonly<Record<MessageLanguage, object>>;

/** What the schema says to a person, beside the descriptions: the same words as the findings have. */
type SchemaWords = ReturnType<typeof wordsIn>;

function wordsIn(language: MessageLanguage) {
  const { formats, shapes, shapeHints } = languageWords[language];
  return {
    ...sentences[language],
    /** What a text of each format is, by the format's name. */
    formats: new Map<unknown, string>(Object.entries(formats)),
    wrongShape: (expected: ValueShape) =>
      `${sentences[language].shape(shapes[expected])} ${shapeHints[expected] ?? ''}`.trim(),
    missingKey: (key: string) => {
      const { text, hint = '' } = formatMessage({ code: 'missing-key', args: { key } }, language);
      return `${text} ${hint}`;
    },
  };
}

/** Formats that any text has: there is nothing to say about them before a mistake is made. */
const plainFormats: readonly unknown[] = ['line', 'text'];

/**
 * The schema of everything that `site.yaml` may say, for text editors. It refuses what the generator's own
 * reading refuses, so far as a JSON Schema can say it; what only several values together show (links, names,
 * pictures) stays with the generator. Every run gives the same value.
 */
export function siteJsonSchema(language: MessageLanguage): JsonSchema {
  const words = wordsIn(language);
  const { $schema, ...schema } = z.toJSONSchema(siteSchema, {
    target: 'draft-07',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) =>
      Object.assign(jsonSchema, keywordsOf(metadataOf(zodSchema), language)),
  });
  return { ...($schema && { $schema }), ...forEditors(schema, words) };
}

/** What is known of a key, as keywords; those that no editor knows are taken out again by `forEditors`. */
function keywordsOf(
  { about, format, example, meanings, snippets }: KeyMetadata,
  language: MessageLanguage,
): Readonly<Record<string, unknown>> {
  return {
    ...(about && { description: about[language] }),
    ...(format && { formatName: format }),
    ...(example && { example: typeof example === 'string' ? example : example[language] }),
    ...(snippets && {
      defaultSnippets: snippets[language].map(({ example: _example, ...snippet }) => snippet),
    }),
    ...(meanings && { enumDescriptions: Object.values(meanings).map((meaning) => meaning[language]) }),
  };
}

/** A schema as zod prints it, with what an editor shows. */
function forEditors(schema: JsonSchema, words: SchemaWords): JsonSchema {
  const { description, oneOf, properties, additionalProperties, propertyNames, items, ...others } = schema;
  const {
    formatName: _formatName,
    example: _example,
    default: fallback,
    defaultSnippets,
    ...keywords
  } = others;
  return {
    ...(description !== undefined && { description, ...hover(schema, words) }),
    ...keywords,
    // A list or block by default is an empty one, or the product's own: nothing to type.
    ...(isScalar(fallback) && { default: fallback }),
    ...messages(schema, words),
    ...(defaultSnippets !== undefined && { defaultSnippets }),
    ...(oneOf && variants(oneOf.filter(isSchema), description ?? '', words)),
    ...(properties && block(properties, words)),
    ...(isSchema(additionalProperties) && {
      additionalProperties: forEditors(additionalProperties, words),
    }),
    ...(isSchema(propertyNames) && {
      // Without this the editor proposes the pattern as a name.
      propertyNames: { ...forEditors(propertyNames, words), doNotSuggest: true },
    }),
    ...(items !== undefined && {
      items: Array.isArray(items)
        ? items.map((item) => partForEditors(item, words))
        : partForEditors(items, words),
    }),
  };
}

/** A part of a schema; one that allows everything stays as it is. */
function partForEditors(part: SchemaOrBoolean, words: SchemaWords): SchemaOrBoolean {
  return isSchema(part) ? forEditors(part, words) : part;
}

function isSchema(schema: unknown): schema is JsonSchema {
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema);
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/**
 * The keys of a block. Others are refused by their names and not as additional ones, because an editor says its
 * own English sentence of those.
 */
function block(properties: Readonly<Record<string, SchemaOrBoolean>>, words: SchemaWords): JsonSchema {
  const keys = Object.keys(properties);
  return {
    properties: Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [key, partForEditors(value, words)]),
    ),
    propertyNames: { enum: keys, errorMessage: words.unknownKey(keys), doNotSuggest: true },
  };
}

/**
 * Blocks that one key tells apart: first the key with its values, then what each value brings. With `oneOf` an
 * editor would report the mistakes of whichever block it thinks nearest.
 */
function variants(options: readonly JsonSchema[], description: string, words: SchemaWords): JsonSchema {
  const key = discriminator(options);
  const tagged = options.flatMap((option) => {
    const tag = option.properties?.[key];
    return isSchema(tag) ? [{ option, value: String(tag.const), meaning: tag.description ?? '' }] : [];
  });
  const values = tagged.map(({ value }) => value);
  return {
    type: 'object',
    properties: {
      [key]: {
        description,
        type: 'string',
        enum: values,
        enumDescriptions: tagged.map(({ meaning }) => meaning),
        errorMessage: words.notAllowed(values),
      },
    },
    required: [key],
    errorMessage: words.missingKey(key),
    allOf: tagged.map(({ option, value }) => ({
      type: 'object',
      errorMessage: words.missingKey(key),
      // An editor takes what is being typed for nothing yet: that is none of the kinds.
      if: { type: 'object', properties: { [key]: { const: value } }, required: [key] },
      then: forEditors(option, words),
    })),
  };
}

/** The key that has another fixed value in each of the blocks. */
function discriminator([first]: readonly JsonSchema[]): string {
  const fixed = Object.entries(first?.properties ?? {}).find(
    ([, value]) => isSchema(value) && value.const !== undefined,
  );
  if (fixed === undefined) {
    throw new TypeError('A union of blocks without a key that tells them apart');
  }
  return fixed[0];
}

/** What an editor says where a value does not fit. */
function messages(schema: JsonSchema, words: SchemaWords): JsonSchema {
  const { type, enum: allowed, formatName, required = [] } = schema;
  const format = words.formats.get(formatName);
  const errorMessage = () => {
    if (allowed !== undefined) {
      return words.notAllowed(allowed.map(String));
    }
    if (type === 'object') {
      // The message stands for every missing key as well: with more than one it would hide which.
      const [key, another] = required;
      if (another !== undefined) {
        return undefined;
      }
      return key === undefined ? words.wrongShape('block') : words.missingKey(key);
    }
    const shape = shapeOfType.get(type);
    return shape && words.wrongShape(shape);
  };
  const message = errorMessage();
  return {
    ...(message !== undefined && { errorMessage: message }),
    ...(format !== undefined && { patternErrorMessage: words.format(format) }),
  };
}

/** The description with what else a person needs in order to fill the value in; nothing where that is all. */
function hover(schema: JsonSchema, words: SchemaWords): JsonSchema {
  const { description = '', formatName, required, example } = schema;
  const format = plainFormats.includes(formatName) ? undefined : words.formats.get(formatName);
  const more = [
    ...(format === undefined ? [] : [asPlainText(words.format(format))]),
    ...(required === undefined ? [] : [asPlainText(words.required(required))]),
    ...(isScalar(schema.default) ? [words.fallback(`\`${schema.default}\``)] : []),
    ...(typeof example === 'string' ? [`${words.example}\n\n\`\`\`yaml\n${example}\n\`\`\``] : []),
  ];
  return more.length === 0 ? {} : { markdownDescription: [asPlainText(description), ...more].join('\n\n') };
}

/** A text that Markdown would take for marks, so that a reader sees it letter by letter. */
function asPlainText(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#]/g, '\\$&');
}

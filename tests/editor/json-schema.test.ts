import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { compile } from '../../generator/compile.ts';
import type { FindingCode } from '../../generator/core/findings/diagnostic.ts';
import { type JsonSchema, siteJsonSchema } from '../../generator/core/findings/json-schema.ts';
import { siteSchema } from '../../generator/core/schema/site.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { parseYaml } from '../../generator/core/syntax/parse-yaml.ts';
import { keysBelow } from '../support/schema-keys.ts';
import { fixtureNames, fixtureSites, readFixture } from '../support/workspace.ts';

const schema = siteJsonSchema('ru');

/** Findings of the reading station: what one value, seen alone, does wrong. */
const ofTheSchema: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'unknown-key',
  'misplaced-item',
  'split-item',
  'missing-key',
  'lost-blocks',
  'empty-value',
  'wrong-shape',
  'number-for-text',
  'not-allowed',
  'bad-format',
  'bad-name',
  'too-few',
  'too-many',
  'out-of-range',
  'not-whole',
  'picture-name',
  'picture-outside',
  // The characters are in values whose form they spoil, the glued line is a text where a block is needed, and a text of
  // one line has another one in it.
  'invisible-character',
  'yaml-syntax',
  'key-in-text',
]);

/** Fixtures with such a finding that a JSON Schema cannot make. */
const beyondJsonSchema: ReadonlySet<string> = new Set([
  // Has the look of an address; only reading it shows that it is none.
  'web-address-that-is-none',
  // The label may be missing where a link gives it: the menus know, the shape does not.
  'menu-services-without-label',
  // A comment, a line or an item has become a part of a text, and any text is good there.
  'no-break-space-before-comment-of-text',
  'key-in-text',
  'indicator-in-text',
]);

const ajv = new Ajv({ strict: true, strictTypes: false, allErrors: true });
ajv.addVocabulary([
  'markdownDescription',
  'enumDescriptions',
  'errorMessage',
  'patternErrorMessage',
  'defaultSnippets',
  'doNotSuggest',
]);
const accepts = ajv.compile(schema);

function dataOf(text: string): unknown {
  return parseYaml(text).document.toJS();
}

const good = [
  ...(await fixtureNames('ok')).map((name) => `ok/${name}`),
  ...fixtureSites.map((name) => `sites/${name}`),
];
const bad = (
  await Promise.all(
    (
      await fixtureNames('err')
    ).map(async (name) => {
      const text = await readFixture(`err/${name}`);
      const codes = SiteDocument.read(text, new Map()).diagnostics.map(({ code }) => code);
      return { name, text, readable: parseYaml(text).findings().diagnostics.length === 0, codes };
    }),
  )
)
  .filter(({ readable }) => readable)
  // Of a file that is empty or larger than any site, no value is looked at.
  .filter(({ codes }) => !codes.includes('file-empty') && !codes.includes('too-much'));
const refused = bad.filter(({ codes }) => codes.some((code) => ofTheSchema.has(code)));
const accepted = bad.filter(({ codes }) => !codes.some((code) => ofTheSchema.has(code)));

describe('agrees with the generator', () => {
  test('on every kind of mistake that one value can have', () => {
    const seen = new Set(refused.flatMap(({ codes }) => codes));
    expect([...ofTheSchema].filter((code) => !seen.has(code))).toEqual([]);
    expect(accepted.length).toBeGreaterThan(10);
  });

  test.for(good)('on %s: good', async (name) => {
    accepts(dataOf(await readFixture(name)));
    expect(accepts.errors ?? []).toEqual([]);
  });

  test.for(refused)('on err/$name: refused', ({ name, text }) => {
    expect(accepts(dataOf(text))).toBe(beyondJsonSchema.has(name));
  });

  test.for(accepted)('on err/$name: only several values together are wrong', ({ text }) => {
    accepts(dataOf(text));
    expect(accepts.errors ?? []).toEqual([]);
  });
});

interface Place {
  /** Names of the keywords and keys on the way. */
  readonly path: readonly string[];
  readonly schema: JsonSchema;
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}

/** Every schema inside a schema, itself too; what only chooses between kinds (`if`) says nothing to a person. */
function placesIn(value: JsonSchema, path: readonly string[] = []): Place[] {
  const maps = ['properties'];
  const inside = Object.entries(value).flatMap(([keyword, child]) => {
    if (keyword === 'if' || keyword === 'defaultSnippets' || !isObject(child)) {
      return [];
    }
    if (Array.isArray(child) || maps.includes(keyword)) {
      return Object.entries(child).flatMap(([name, item]) =>
        isObject(item) ? placesIn(item, [...path, keyword, name]) : [],
      );
    }
    return placesIn(child, [...path, keyword]);
  });
  return [{ path, schema: value }, ...inside];
}

const places = placesIn(schema);
const show = ({ path }: Place) => path.join('/');

describe('speaks to the person who types', () => {
  const properties = places.filter(({ path }) => path.at(-2) === 'properties');

  test('every key is described', () => {
    expect(properties.length).toBeGreaterThan(300);
    expect(properties.filter((place) => !/[а-яё]/i.test(place.schema.description ?? '')).map(show)).toEqual(
      [],
    );
  });

  test('every choice says what each of its values means', () => {
    const choices = properties.filter((place) => place.schema.enum !== undefined);
    expect(choices.length).toBeGreaterThan(3);
    for (const place of choices) {
      expect(place.schema.enumDescriptions, show(place)).toHaveLength(place.schema.enum?.length ?? 0);
    }
  });

  test('every pattern and every kind of value has its message, in Russian', () => {
    const texts = places.flatMap(({ schema: { errorMessage, patternErrorMessage } }) => [
      ...(errorMessage === undefined ? [] : [errorMessage]),
      ...(patternErrorMessage === undefined ? [] : [patternErrorMessage]),
    ]);
    const silent = places.filter(
      (place) =>
        (place.schema.pattern !== undefined && place.schema.patternErrorMessage === undefined) ||
        (['string', 'integer', 'number', 'boolean', 'array'].includes(String(place.schema.type)) &&
          place.schema.const === undefined &&
          place.schema.errorMessage === undefined),
    );
    expect(silent.map(show)).toEqual([]);
    for (const text of new Set(texts)) {
      expect(text).toMatch(/^[А-ЯЁ].*[.'"]$/);
    }
  });

  test('no message stands for several keys that may be missing', () => {
    const hiding = places.filter(
      (place) => place.schema.errorMessage !== undefined && (place.schema.required?.length ?? 0) > 1,
    );
    expect(hiding.map(show)).toEqual([]);
  });

  test('every example is right', () => {
    const fence = /```yaml\n([\s\S]*?)\n```/;
    const examples = properties.flatMap((place) => {
      const text = fence.exec(String(place.schema.markdownDescription))?.[1];
      return text === undefined ? [] : [{ place, text }];
    });
    expect(examples.length).toBeGreaterThan(10);
    for (const { place, text } of examples) {
      const key = place.path.at(-1) ?? '';
      const validate = ajv.compile(place.schema);
      validate(parse(text)[key]);
      expect(validate.errors ?? [], show(place)).toEqual([]);
    }
  });

  test('every snippet has found its place', () => {
    const labels = places.flatMap(({ schema: { defaultSnippets } }) =>
      Array.isArray(defaultSnippets) ? defaultSnippets.map(({ label }) => label) : [],
    );
    const declared = keysBelow(siteSchema, 'site').flatMap(({ metadata: { snippets } }) =>
      (snippets?.ru ?? []).map(({ label }) => label),
    );
    expect(labels.toSorted()).toEqual(declared.toSorted());
  });
});

describe('in English', () => {
  const english = siteJsonSchema('en');

  test('has the same keys, and not one Russian word', () => {
    const pathsIn = (value: JsonSchema) => placesIn(value).map(({ path }) => path.join('/'));
    expect(pathsIn(english)).toEqual(pathsIn(schema));
    expect(JSON.stringify(english)).not.toMatch(/[а-яё]/i);
  });

  test('is written for an owner who reads English', async () => {
    const text = await readFixture('ok/minimal');
    const schemaFor = async (site: string) => {
      const files = await compile(SiteDocument.read(site, new Map()));
      return files.find(({ path }) => path === 'site.schema.json')?.content;
    };
    expect(await schemaFor(text)).toContain('Телефоны: имя и номер.');
    expect(await schemaFor(text.replace('site:\n', 'site:\n  ownerLanguage: en\n'))).toContain(
      'Phones: name and number.',
    );
  });
});

test('is the same every time', () => {
  expect(JSON.stringify(siteJsonSchema('ru'))).toBe(JSON.stringify(schema));
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fieldSchema } from '../generator/spec/form.ts';
import { sectionSchema } from '../generator/spec/section.ts';
import { siteSchema } from '../generator/spec/site.ts';
import { projectRoot } from './support/workspace.ts';

/** A key of `site.yaml`, with what the schema says about it. */
interface Key {
  readonly path: string;
  readonly description: string | undefined;
}

/** What a schema wraps without adding keys of its own, and the description that stands nearest. */
function unwrap(schema: unknown): { readonly inner: unknown; readonly description: string | undefined } {
  let inner = schema;
  let description: string | undefined;
  for (;;) {
    description ??= inner instanceof z.ZodType ? inner.description : undefined;
    if (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault || inner instanceof z.ZodPrefault) {
      inner = inner.unwrap();
    } else {
      return { inner, description };
    }
  }
}

/** Every key below a schema, and the items of every list. */
function keysBelow(schema: unknown, path: string): Key[] {
  const { inner } = unwrap(schema);
  if (inner instanceof z.ZodDiscriminatedUnion) {
    return inner.options.flatMap((option, index) => keysBelow(option, `${path}(${index})`));
  }
  if (inner instanceof z.ZodObject) {
    return Object.entries(inner.shape).flatMap(([name, value]) => keyWithBelow(value, `${path}.${name}`));
  }
  if (inner instanceof z.ZodArray) {
    return itemWithBelow(inner.element, `${path}[]`);
  }
  if (inner instanceof z.ZodTuple) {
    return inner.def.items.flatMap((item, index) => keyWithBelow(item, `${path}[${index}]`));
  }
  return inner instanceof z.ZodRecord ? itemWithBelow(inner.valueType, `${path}.*`) : [];
}

function keyWithBelow(schema: unknown, path: string): Key[] {
  return [{ path, description: unwrap(schema).description }, ...keysBelow(schema, path)];
}

/** A list of blocks may describe its blocks' keys alone; a list of single values describes the value. */
function itemWithBelow(schema: unknown, path: string): Key[] {
  const below = keysBelow(schema, path);
  return below.length > 0 ? below : keyWithBelow(schema, path);
}

const keys = keysBelow(siteSchema, 'site.yaml');

test('the walk comes to every kind of block', () => {
  const paths = keys.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'site.yaml.phones.*',
      'site.yaml.messengers.*(4).account',
      'site.yaml.pages[].sections[](0).kind',
      'site.yaml.form.fields[](0).pattern.rule',
      'site.yaml.site.brand.logo[1]',
    ]),
  );
  expect(paths.length).toBeGreaterThan(250);
});

describe.for(keys)('$path', ({ description }) => {
  test('is described in one line of Russian', () => {
    expect(description).toBeDefined();
    expect(description).toMatch(/[а-яё]/i);
    expect(description).toMatch(/^\S[^\r\n]*[.!?]$/);
  });
});

/** Headings of the list at the end of a file that says what else the file may have. */
const listHeadings = {
  list: /^# ── (?:ЧТО ЕЩЁ БЫВАЕТ|WHAT ELSE THERE IS) /m,
  sections: /^# .*\(kind (?:в|in) sections\):$/m,
  fields: /^# .*\(kind (?:в|in) fields\):$/m,
  lines: /^# (?:Строки, которые пишут|Lines that are written).*:$/m,
};

/** Words at the start of the lines behind a heading, up to the next empty line. */
function listedBehind(text: string, heading: RegExp): string[] {
  const found = heading.exec(text);
  const [block = ''] = found === null ? [] : text.slice(found.index + found[0].length + 1).split(/^#?$/m);
  return [...block.matchAll(/^#(?: {3}| {5})([\w-]+)/gm)].map(([, word = '']) => word);
}

const listsByFile = await Promise.all(
  ['site.yaml', 'generator/cli/starter-site/ru.yaml', 'generator/cli/starter-site/en.yaml'].map(
    async (file) => ({ file, text: await readFile(join(projectRoot, file), 'utf8') }),
  ),
);

// The owner of site.yaml may delete the list there.
describe.for(listsByFile.filter(({ file, text }) => file !== 'site.yaml' || listHeadings.list.test(text)))(
  'the list of what else there is, in $file',
  ({ text }) => {
    test('has every kind of section and of field, and no other', () => {
      const kindsOf = (
        options: readonly { readonly shape: { readonly kind: { readonly value: string } } }[],
      ) => options.map(({ shape }) => shape.kind.value).toSorted();
      expect(listedBehind(text, listHeadings.sections).toSorted()).toEqual(kindsOf(sectionSchema.options));
      expect(listedBehind(text, listHeadings.fields).toSorted()).toEqual(kindsOf(fieldSchema.options));
    });

    test('names only lines that there are', () => {
      const named = listedBehind(text, listHeadings.lines);
      const known = new Set(keys.map(({ path }) => path.split('.').at(-1)));
      expect(named.filter((name) => !known.has(name))).toEqual([]);
      expect(named).toEqual(expect.arrayContaining(['oldPaths', 'rating', 'words']));
    });
  },
);

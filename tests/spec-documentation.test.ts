import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fieldSchema } from '../generator/core/schema/form-field.ts';
import { sectionSchema } from '../generator/core/schema/section.ts';
import { siteSchema } from '../generator/core/schema/site.ts';
import { keysBelow } from './support/schema-keys.ts';
import { projectRoot } from './support/workspace.ts';

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

/** Keys and names of the file stand in the words of every language. */
const letters = { ru: /[а-яё]/i, en: /^[^а-яё]+$/i };

describe.for(keys)('$path', ({ metadata: { about } }) => {
  test.for(['ru', 'en'] as const)('is described in one line: %s', (language) => {
    expect(about?.[language]).toMatch(letters[language]);
    expect(about?.[language]).toMatch(/^\S[^\r\n]*[.!?]$/);
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
      expect(named).toEqual(expect.arrayContaining(['oldPaths', 'rating']));
    });
  },
);

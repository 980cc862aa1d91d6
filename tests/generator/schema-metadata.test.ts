/** What is known of a key is said with the key: whatever is added to the schema is checked and published at once. */
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { z } from 'zod';

import { sampleValue } from '../../generator/core/check/sample-value.ts';
import type { PictureFile } from '../../generator/core/resolve/context.ts';
import { type KeyMetadata, key, metadataOf, unwrap, withFacts } from '../../generator/core/schema/key.ts';
import { line, markdown, phoneName, pictureFile, setting } from '../../generator/core/schema/scalars.ts';
import { sectionSchema } from '../../generator/core/schema/section.ts';
import { singleValuesIn } from '../../generator/core/schema/single-values.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { usedPictures } from '../../generator/publish/publish-site.ts';
import { readFixture } from '../support/workspace.ts';

const about = { ru: 'Слова.', en: 'Words.' };

/** A kind of section that the product does not have. */
const gallery = z.strictObject({
  kind: key(z.literal('gallery'), about),
  title: key(line, about),
  items: key(
    z.array(
      withFacts(
        z.strictObject({ picture: key(pictureFile, about), caption: key(markdown.optional(), about) }),
        {
          item: { ru: 'снимок', en: 'photo' },
        },
      ),
    ),
    about,
  ),
  phones: key(z.array(phoneName).default([]), about),
  width: key(setting, about),
});

describe('values of a block', () => {
  const values = singleValuesIn(gallery, {
    kind: 'gallery',
    title: 'Мастерская',
    items: [{ picture: 'door.svg', caption: '**Вход**' }],
    phones: ['main'],
    width: 'full',
    unknown: 'x',
  });
  const pathsOf = (holds: (metadata: KeyMetadata) => boolean) =>
    values.filter((value) => holds(value.key)).map(({ path }) => path.join('.'));

  test('are told by what their keys are', () => {
    expect(pathsOf(({ text }) => text === 'plain')).toEqual(['title']);
    expect(pathsOf(({ text }) => text === 'blocks')).toEqual(['items.0.caption']);
    expect(pathsOf(({ format }) => format === 'picture')).toEqual(['items.0.picture']);
    expect(pathsOf(({ refersTo }) => refersTo === 'phone')).toEqual(['phones.0']);
    expect(pathsOf(({ text }) => text === undefined)).not.toContain('title');
  });
});

test('pictures are published wherever a section has them', () => {
  const picture = (src: string) => ({ src, width: 4, height: 3, alt: '' });
  const sections = [
    { kind: 'gallery', items: [{ picture: picture('/b.svg') }, { picture: picture('/a.svg') }] },
    { kind: 'text', text: [{ type: 'paragraph', children: ['text'] }] },
  ];
  expect(usedPictures([{ sections }])).toEqual(['/a.svg', '/b.svg']);
});

/** A block with every key whose value `fill` gives, and what else it must have; nothing where it has no such key. */
function filled(schema: unknown, fill: (metadata: KeyMetadata) => unknown): unknown {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) {
    const item = filled(inner.element, fill);
    return item === undefined ? undefined : [item];
  }
  if (!(inner instanceof z.ZodObject)) {
    return fill(metadataOf(schema));
  }
  const given = Object.entries(inner.shape).flatMap(([name, value]): [string, unknown][] => {
    const item = filled(value, fill);
    return item === undefined ? [] : [[name, item]];
  });
  const needed = sampleValue(inner);
  return given.length === 0 || typeof needed !== 'object'
    ? undefined
    : { ...needed, ...Object.fromEntries(given) };
}

/** Every kind of section, filled as `fill` says; a section of which nothing is filled is left out. */
function filledSections(fill: (metadata: KeyMetadata) => unknown): unknown[] {
  return sectionSchema.options.flatMap((option) => filled(option, fill) ?? []);
}

/** A small site whose home page has sections of ours. */
async function siteWith(sections: readonly unknown[]): Promise<string> {
  const site: Record<string, unknown> = parse(await readFixture('ok/minimal'));
  return stringify({
    ...site,
    pages: [{ path: '/', id: 'home', name: 'Главная', title: 'Главная', description: 'Сайт.', sections }],
  });
}

describe('every kind of section that there is', () => {
  test('publishes each of its pictures', async () => {
    const pictures = new Map<string, PictureFile>();
    const sections = filledSections(({ format }) => {
      if (format !== 'picture') {
        return undefined;
      }
      const name = `picture-${pictures.size}.svg`;
      pictures.set(name, { kind: 'vector', width: 4, height: 3, version: '1' });
      return name;
    });
    const { model, diagnostics } = SiteDocument.read(await siteWith(sections), pictures);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(pictures.size).toBeGreaterThan(3);
    expect(usedPictures(model?.pages ?? [])).toHaveLength(pictures.size);
  });

  test('is looked through for what visitors would read letter by letter', async () => {
    let plain = 0;
    let all = 0;
    const sections = filledSections(({ text }) => {
      plain += text === 'plain' ? 1 : 0;
      all += text === undefined ? 0 : 1;
      return text === undefined ? undefined : '**Важно** &nbsp;';
    });
    const { diagnostics } = SiteDocument.read(await siteWith(sections), new Map());
    const inSections = (code: string) =>
      diagnostics.filter((finding) => finding.code === code && finding.path[2] === 'sections').length;
    expect(plain).toBeGreaterThan(20);
    expect(inSections('loose-mark')).toBe(plain);
    expect(inSections('pasted-html')).toBe(all);
  });
});

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { valueAt } from '../../generator/core/document/value-at.ts';
import {
  type MarkedSite,
  markSite,
  marksIn,
  OriginMarks,
  originOf,
} from '../../generator/core/resolve/origins.ts';
import { siteLanguageOf } from '../../generator/core/schema/site-languages.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { readPictures } from '../../generator/site-folder.ts';
import type { Page } from '../../src/model/page.ts';
import type { Site } from '../../src/model/site.ts';
import { renderNotFound, renderPage } from '../../src/prerender.tsx';
import {
  compileFixture,
  type FixtureSite,
  fixturePath,
  fixtureSites,
  readFixture,
} from '../support/workspace.ts';

async function markFixture(name: FixtureSite): Promise<MarkedSite> {
  const pictures = await readPictures(join(fixturePath(`sites/${name}`), 'pictures'));
  const { specification, model } = SiteDocument.read(await readFixture(`sites/${name}`), pictures);
  if (specification === undefined || model === undefined) {
    throw new TypeError(`The fixture site ${name} has errors`);
  }
  return markSite(specification, pictures, model, new OriginMarks());
}

/** The documents of a site as the editor has them rendered, by their paths. */
async function renderMarked(marked: MarkedSite): Promise<Map<string, string>> {
  const site: Site = JSON.parse(JSON.stringify(marked.site));
  const documents = new Map([['/404', (await renderNotFound({ site })).body]]);
  for (const [path, data] of marked.pages) {
    const page: Page = JSON.parse(JSON.stringify(data));
    documents.set(path, (await renderPage({ site, page })).body);
  }
  return documents;
}

/** The kind and the size of a file, which are in no line of the site's own. */
const fileFacts = /^(?:PDF|CSV|\d+\u00a0kB)$/;

/** Texts between tags, without those of white space and punctuation. */
function textsOf(html: string): string[] {
  return [...html.matchAll(/>([^<]+)</g)].flatMap(([, text = '']) =>
    /[\p{L}\p{N}]/u.test(text) && !fileFacts.test(text) ? [text] : [],
  );
}

describe.each(fixtureSites)('the marked site %s', (name) => {
  test('has an origin for every text but the ready ones about personal data', async () => {
    const marked = await markFixture(name);
    const ready = siteLanguageOf(marked.spec.site.language).privacy;
    const formLine = ready.formLine('/privacy').replace(/\[|\]\(.*?\)/g, '');
    const others = [...(await renderMarked(marked))].flatMap(([path, html]) =>
      textsOf(html).filter((text) => marksIn(text).size === 0 && path !== '/privacy'),
    );
    expect(others.filter((text) => !formLine.includes(text.replaceAll('\u00a0', ' ').trim()))).toEqual([]);
  });

  test('has an origin for every picture: the name of its file', async () => {
    const marked = await markFixture(name);
    const html = [...(await renderMarked(marked)).values()].join('');
    const pictures = [...html.matchAll(/<img [^>]*?src="([^"]+)"[^>]*? alt="([^"]*)"/g)];
    expect(pictures.length).toBeGreaterThan(0);
    for (const [, src = '', alt = ''] of pictures) {
      const origin = originOf(marked, [...marksIn(alt)].at(-1) ?? '', 'en', () => true);
      expect(decodeURIComponent(src)).toContain(origin?.value.replace(/\.\w+$/, ''));
    }
  });

  test('says of every text what the file says and what it is for', async () => {
    const marked = await markFixture(name);
    const origins = [...marksIn(JSON.stringify([marked.site, ...marked.pages.values()]))].map((mark) =>
      originOf(marked, mark, 'en', () => true),
    );
    expect(origins.length).toBeGreaterThan(100);
    for (const origin of origins) {
      expect(origin).toEqual({
        ...origin,
        value: valueAt(marked.spec, origin?.path ?? []),
        about: expect.stringMatching(/\p{L}/u),
      });
      expect(origin?.uses).toBeGreaterThan(0);
    }
  });

  test('is the site without its marks', async () => {
    const { model } = await compileFixture(`sites/${name}`);
    const marked = await markFixture(name);
    const strip = (value: unknown) => {
      const json = JSON.stringify(value);
      return JSON.parse([...marksIn(json)].reduce((text, mark) => text.replaceAll(mark, ''), json));
    };
    expect(strip(marked.site)).toEqual(model?.site);
    expect(strip([...marked.pages.values()])).toEqual(model?.pages);
  });

  test('is rendered as the site without marks is', async () => {
    const { model } = await compileFixture(`sites/${name}`);
    const marked = await renderMarked(await markFixture(name));
    const plain = model?.pages.map(async (page) => [
      page.path,
      (await renderPage({ site: model.site, page })).body,
    ]);
    const withoutMarks = (html: string) =>
      [...marksIn(html)].reduce((text, mark) => text.replaceAll(mark, ''), html);
    marked.delete('/404');
    expect([...marked].map(([path, html]) => [path, withoutMarks(html)])).toEqual(
      await Promise.all(plain ?? []),
    );
  });
});

test('a text that stands in several positions is one', async () => {
  const marked = await markFixture('driver-papers');
  const mark = marked.marks.markOf(['phones', 'главный']);
  expect(originOf(marked, mark, 'ru', () => true)?.uses).toBeGreaterThan(5);
  expect(originOf(marked, 'x', 'ru', () => true)).toBeUndefined();
});

test('a text of several paragraphs stands in one position', async () => {
  const marked = await markFixture('driver-papers');
  const { source } = SiteDocument.read(await readFixture('sites/driver-papers'));
  const path = source.pathAt(source.index.text.indexOf('Мы работаем **в Гродно**'));
  expect(valueAt(marked.spec, path)).toContain('\n\n');
  expect(originOf(marked, marked.marks.markOf(path), 'ru', () => true)?.uses).toBe(1);
});

test('a path keeps its character, and a character its path', () => {
  const marks = new OriginMarks();
  const mark = marks.markOf(['pages', 0, 'title']);
  expect(marks.markOf(['pages', 1, 'title'])).not.toBe(mark);
  expect(marks.markOf(['pages', 0, 'title'])).toBe(mark);
  expect(marks.pathOf(mark)).toEqual(['pages', 0, 'title']);
});

/** Structured data against what its vocabulary requires: Google Search Central, structured data features. */
import { describe, expect, test } from 'vitest';
import {
  type LinkedData,
  openGraphLocale,
  structuredData,
  structuredDataElement,
} from '../../generator/publish/structured-data.ts';
import type { Page } from '../../src/model/page.ts';
import { compileFixture, fixtureSites } from '../support/workspace.ts';

/** Properties without which a search engine does not use a node. */
const required: Readonly<Record<string, readonly string[]>> = {
  LocalBusiness: ['name', 'address'],
  Organization: ['name', 'url'],
  WebPage: ['name', 'speakable'],
  SpeakableSpecification: ['cssSelector'],
  Service: ['name', 'provider'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

function isNode(value: unknown): value is LinkedData {
  return typeof value === 'object' && value !== null && '@type' in value;
}

/** The nodes of a tree, itself included. */
function nodesIn(value: unknown): LinkedData[] {
  if (Array.isArray(value)) {
    return value.flatMap(nodesIn);
  }
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

describe.for(fixtureSites)('%s', async (name) => {
  const { model } = await compileFixture(`sites/${name}`);
  if (model === undefined) {
    throw new TypeError(`${name} has errors`);
  }
  const home = model.pages.find(({ path }) => path === '/');
  const site = { ...model, ...(home && { home }) };
  const linked = (page: Page) => ({ page, isService: model.services.has(page.path) });
  const dataOf = (path: string) =>
    model.pages.filter((page) => page.path === path).flatMap((page) => structuredData(site, linked(page)));

  test('every node has what its type requires, and no text is empty or holds a no-break space', () => {
    for (const page of model.pages) {
      for (const node of nodesIn(structuredData(site, linked(page)))) {
        expect(Object.keys(required), node['@type']).toContain(node['@type']);
        expect(Object.keys(node)).toEqual(expect.arrayContaining([...(required[node['@type']] ?? [])]));
        const texts = Object.values(node).filter((value) => typeof value === 'string');
        expect(texts.filter((text) => text === '' || text.includes('\u00a0'))).toEqual([]);
      }
    }
  });

  test('the home page is the company, a service has a provider and a way from the home page', () => {
    expect(dataOf('/').map((node) => node['@type'])).toContain('LocalBusiness');
    for (const path of model.services) {
      expect(dataOf(path)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            '@type': 'Service',
            provider: expect.objectContaining({ name: model.site.shell.brand.name }),
          }),
          expect.objectContaining({
            '@type': 'BreadcrumbList',
            itemListElement: [
              expect.objectContaining({ position: '1', item: `${model.siteUrl}/` }),
              expect.objectContaining({ position: '2', item: `${model.siteUrl}/#services` }),
              expect.objectContaining({ position: '3', item: model.siteUrl + path }),
            ],
          }),
        ]),
      );
    }
  });

  test('questions come with their answers, reviews never', () => {
    const nodes = model.pages.flatMap((page) => nodesIn(structuredData(site, linked(page))));
    const questions = model.pages.flatMap(({ sections }) =>
      sections.flatMap((section) => (section.kind === 'questions' ? section.items : [])),
    );
    expect(nodes.filter((node) => node['@type'] === 'Question')).toHaveLength(questions.length);
    expect(JSON.stringify(nodes)).not.toMatch(/review|rating/i);
  });

  test('the element can be read back, and no text ends it', () => {
    const [page] = model.pages;
    if (page === undefined) {
      throw new RangeError('no page');
    }
    const brand = { ...model.site.shell.brand, name: '</script><script>' };
    const shell = { ...model.site.shell, brand };
    const element = structuredDataElement({ ...site, site: { ...model.site, shell } }, linked(page));
    const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(element) ?? [];
    expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org' });
  });
});

test.for([
  ['ru', 'ru_RU'],
  ['ru-BY', 'ru_BY'],
  ['en', 'en_US'],
  ['be', 'be_BY'],
] as const)('Open Graph calls %s %s', ([tag, locale]) => {
  expect(openGraphLocale(tag)).toBe(locale);
});

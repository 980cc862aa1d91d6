import { describe, expect } from 'vitest';
import { publishedSites, test, testedSite } from '../support/browser.ts';

/** Targets of links to a part of a page of this site: `/page#id`, as the published document has them. */
const partLink = /<a [^>]*?href="(\/[^"#]*)#([^"]+)"/g;

describe.for(publishedSites)('$name: links to a part of a page', ({ name, servedAs }) => {
  const { origin, model } = testedSite(name, servedAs);

  test('lead to an id that the published document has', async () => {
    const documents = new Map(
      await Promise.all(
        model.pages.map(async ({ path }) => [path, await (await fetch(origin + path)).text()] as const),
      ),
    );
    const links = [...documents.values()].flatMap((html) =>
      Array.from(html.matchAll(partLink), ([, path = '', id = '']) => ({ path, id: decodeURIComponent(id) })),
    );
    expect(links.length).toBeGreaterThan(0);
    const dead = links.filter(({ path, id }) => !documents.get(path)?.includes(` id="${id}"`));
    expect(dead).toEqual([]);
  });
});

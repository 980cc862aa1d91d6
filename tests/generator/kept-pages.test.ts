/**
 * The law of what is kept of unchanged pages: whatever changes, a site that was read step by step says what it says when
 * it is read anew. The changes give a value the words of another one, most often of its own kind: paths, links, names,
 * pictures, and what other pages show of a page.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readParts } from '../../generator/core/check/kept-parts.ts';
import { scalarsOf } from '../../generator/core/document/yaml-tree.ts';
import { markSite, marksIn, OriginMarks } from '../../generator/core/resolve/origins.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { hashOf } from '../../generator/disk/kept-file.ts';
import { readPictures } from '../../generator/site-folder.ts';
import { makeSiteText } from '../bench/make-site.ts';
import { examples } from '../support/usual-walks.ts';
import { fixturePath, fixtureSites, readFixture } from '../support/workspace.ts';

const runs = Number(process.env.KEPT_RUNS ?? examples(8, 20));
/** Ends a run that hangs, in milliseconds. */
const runLimitMs = 30_000;

const change = fc.record({
  at: fc.nat(100_000),
  from: fc.nat(100_000),
  isOfItsKind: fc.integer({ min: 0, max: 7 }).map((number) => number > 0),
});

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

/** The text with the words of one of its values in place of those of another. */
function changed({ source }: SiteDocument, { at, from, isOfItsKind }: Change): string {
  const scalars = scalarsOf(source.tree);
  const target = scalars[at % scalars.length];
  const others = scalars.filter(({ path }) => !isOfItsKind || path.at(-1) === target?.path.at(-1));
  const other = others[from % others.length];
  const { text } = source.index;
  return target === undefined || other === undefined
    ? text
    : text.slice(0, target.start) + text.slice(other.start, other.end) + text.slice(target.end);
}

function answersOf({ diagnostics, specification, model, unmarkedExamples }: SiteDocument) {
  return { diagnostics, specification, model, examples: unmarkedExamples() };
}

/** What the editor is given of a site, with the paths of its marks in place of them, and how often each is shown. */
function markedAnswersOf({ specification, pictures, model }: SiteDocument, marks: OriginMarks) {
  if (specification === undefined || model === undefined) {
    return undefined;
  }
  const marked = markSite(specification, pictures, model, marks);
  const json = JSON.stringify([marked.site, [...marked.pages]]);
  const paths = new Map([...marksIn(json)].map((mark) => [mark, JSON.stringify(marks.pathOf(mark))]));
  return {
    text: [...json].map((character) => paths.get(character) ?? character).join(''),
    uses: new Map([...paths].map(([mark, path]) => [path, marked.uses(mark)])),
  };
}

test('a page that an earlier run knows is not parsed to find nothing in it', () => {
  const text = makeSiteText(3);
  const earlier = SiteDocument.read(text);
  expect(earlier.diagnostics).toEqual([]);
  const kept = readParts(earlier.printParts(hashOf), hashOf);
  const parsed: string[] = [];
  const later = SiteDocument.read(text, new Map(), {
    get: (part) => {
      const known = kept.get(part);
      return (
        known && {
          data: known.data,
          get node() {
            parsed.push(part);
            return known.node;
          },
        }
      );
    },
    [Symbol.iterator]: () => kept[Symbol.iterator](),
  });
  expect(later.diagnostics).toEqual([]);
  expect(parsed).toEqual([]);
});

test('what is found in a page by the other pages does not have it checked again', () => {
  const document = SiteDocument.read(makeSiteText(3, 'unlinked'));
  expect(document.diagnostics.map(({ code }) => code)).toEqual(Array(3).fill('unlinked-page'));
  const parts = Object.values<object>(JSON.parse(document.printParts(hashOf)));
  const pages = parts.filter((part) => 'facts' in part);
  expect(pages).toEqual(
    Array(4).fill(expect.objectContaining({ facts: expect.objectContaining({ sound: expect.anything() }) })),
  );
});

test('what a broken link may have meant follows the paths of the other pages', async () => {
  const page = (path: string) =>
    `  - { path: ${path}, id: p${path.length}, name: И, title: Т, description: О, sections: [{ kind: hero, title: З }] }\n`;
  const link = '  - { kind: text, text: "[туда](/servise)" }\n';
  const minimal = await readFixture('ok/minimal');
  const withPages = (path: string) =>
    minimal.replace(/(?=header:\n)/, page(path)).replace(/(?<=sections:\n)/, `    ${link}`);
  const before = SiteDocument.read(withPages('/service'));
  const meant = ({ diagnostics }: SiteDocument) =>
    diagnostics.flatMap((finding) => (finding.code === 'unknown-page' ? [finding.args.nearest] : []));
  expect(meant(before)).toEqual(['/service']);
  expect(meant(before.withText(withPages('/servises')))).toEqual(['/servises']);
});

describe.each(fixtureSites)('the site %s', async (name) => {
  const original = await readFixture(`sites/${name}`);
  const pictures = await readPictures(fixturePath(`sites/${name}/pictures`));

  test('keeps a page of which nothing has changed, and only that', () => {
    const before = SiteDocument.read(original, pictures);
    const [kept] = before.model?.pages.slice(-1) ?? [];
    const home = scalarsOf(before.source.tree).find(
      ({ path: [block, page, list, , key] }) =>
        block === 'pages' && page === 0 && list === 'sections' && key === 'title',
    );
    const after = before.withText(`${original.slice(0, home?.start)}Слово${original.slice(home?.end)}`);
    expect(after.model?.pages.at(-1)).toBe(kept);
    expect(after.model?.pages[0]).not.toBe(before.model?.pages[0]);
  });

  test('is what it is when a later run reads it that knows this one, after any changes', () => {
    let kept = '{}';
    let text = original;
    let sound = 0;
    fc.assert(
      fc.property(change, (one) => {
        const before = SiteDocument.read(text, pictures, readParts(kept, hashOf));
        text = changed(before, one);
        const document = SiteDocument.read(text, pictures, readParts(kept, hashOf));
        const anew = SiteDocument.read(text, pictures);
        expect(answersOf(document)).toEqual(answersOf(anew));
        if (document.model === undefined) {
          // Nothing is built, and so nothing is kept.
          text = original;
          return;
        }
        kept = document.printParts(hashOf);
        sound += 1;
      }),
      { numRuns: runs * 2, endOnFailure: true },
    );
    expect(sound).toBeGreaterThan(runs / 2);
  });

  test('is what it is when it is read anew, after any changes', { timeout: runs * runLimitMs }, () => {
    let sound = 0;
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const marks = new OriginMarks();
        let document = SiteDocument.read(original, pictures);
        markedAnswersOf(document, marks);
        for (const one of changes) {
          document = document.withText(changed(document, one));
          const anew = SiteDocument.read(document.text, pictures);
          expect(answersOf(document)).toEqual(answersOf(anew));
          expect(markedAnswersOf(document, marks)).toEqual(markedAnswersOf(anew, new OriginMarks()));
          sound += document.model === undefined ? 0 : 1;
        }
      }),
      { numRuns: runs },
    );
    expect(sound).toBeGreaterThan(runs / 2);
  });
});

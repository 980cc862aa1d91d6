import { describe, expect, test } from 'vitest';
import { applyOperation } from '../../generator/core/edit/apply-operation.ts';
import { formOf } from '../../generator/core/edit/form-of.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { readPictures } from '../../generator/site-folder.ts';
import type { EditOperation } from '../../src/model/editor.ts';
import { fixturePath, fixtureSites, readFixture, replaceOnce } from '../support/workspace.ts';

async function readSite(name: string): Promise<SiteDocument> {
  return SiteDocument.read(await readFixture(name), await readPictures(fixturePath(`${name}/pictures`)));
}

function apply(document: SiteDocument, operation: EditOperation): SiteDocument {
  const applied = applyOperation(document, operation);
  expect(applied).toMatchObject({ kind: 'applied' });
  return applied.kind === 'applied' ? applied.document : document;
}

const errorsOf = ({ diagnostics }: SiteDocument) =>
  diagnostics.filter(({ severity }) => severity === 'error');

describe.for(fixtureSites)('in %s', (name) => {
  test('every page but the home page gets another path, and all that leads to it follows', async () => {
    const document = await readSite(`sites/${name}`);
    const pages = document.specification?.pages ?? [];
    expect(errorsOf(document)).toEqual([]);
    for (const [index, { path, oldPaths }] of pages.entries()) {
      if (path !== '/') {
        const renamed = apply(document, { kind: 'rename-page', path: ['pages', index], to: '/other-path' });
        expect(errorsOf(renamed)).toEqual([]);
        expect(renamed.specification?.pages[index]).toMatchObject({
          path: '/other-path',
          oldPaths: expect.arrayContaining([path]),
        });
        const rest = renamed.text.replace(/oldPaths: \[.*\]/g, '');
        expect(rest.match(new RegExp(`(?<![\\w/])${path}(?![\\w/-])`, 'g'))).toBeNull();
        expect(renamed.text.split('\n')).toHaveLength(
          document.text.split('\n').length + (oldPaths.length === 0 ? 1 : 0),
        );
      }
    }
  });

  test('every page but the home page is removed, and all that has led to it leads to another', async () => {
    const document = await readSite(`sites/${name}`);
    const pages = document.specification?.pages ?? [];
    for (const [index, { path, oldPaths }] of pages.entries()) {
      if (path !== '/') {
        const removed = apply(document, { kind: 'remove-page', path: ['pages', index], to: '/' });
        expect(errorsOf(removed).filter(({ code }) => code === 'unknown-page')).toEqual([]);
        expect(removed.specification?.pages.map((page) => page.path)).toEqual(
          pages.filter((page) => page.path !== path).map((page) => page.path),
        );
        expect(removed.specification?.pages[0]?.oldPaths).toEqual([...oldPaths, path]);
      }
    }
  });

  test('every page but the home page can be copied', async () => {
    const document = await readSite(`sites/${name}`);
    const pages = document.specification?.pages ?? [];
    for (const [index, page] of pages.entries()) {
      if (page.path !== '/') {
        const copied = apply(document, { kind: 'duplicate', path: ['pages', index] });
        expect(errorsOf(copied)).toEqual([]);
        expect(copied.specification?.pages).toHaveLength(pages.length + 1);
        expect(copied.specification?.pages[index + 1]).toMatchObject({
          name: expect.stringMatching(new RegExp(`^(Копия|Copy): ${page.name}$`)),
          title: page.title,
        });
      }
    }
  });
});

describe('a page that gets another path', () => {
  const linked = (text: string) => async () => {
    const minimal = await readFixture('ok/minimal');
    const page = (path: string, extra: string) =>
      `  - path: ${path}\n    id: p${path.length}\n    name: П\n    title: Т${path.length}\n    description: О${path.length}\n    sections:\n      - kind: hero\n        title: З\n${extra}`;
    return replaceOnce(
      minimal,
      'header:\n',
      `${page('/work/old', '')}${page('/work/other', `      - kind: text\n        text: ${text}\n`)}header:\n`,
    );
  };

  test.for([
    ['"[раз](/work/old), [два](/work/old#top) и /work/old"', '"[раз](/new), [два](/new#top) и /work/old"'],
    ['"[рядом](old)"', '"[рядом](/new)"'],
    ['"[раз](/work/old#50%)"', '"[раз](/new#50%)"'],
    ['"[раз](/work/old), [нет](/gone)"', '"[раз](/new), [нет](/gone)"'],
    [
      '>-\n          Слово [раз](/work/old)\n          и [два](/work/old).',
      '>-\n          Слово [раз](/new)\n          и [два](/new).',
    ],
  ] as const)('is followed by links in %s', async ([text, expected]) => {
    const source = await linked(text)();
    const document = SiteDocument.read(source);
    const renamed = apply(document, { kind: 'rename-page', path: ['pages', 1], to: '/new' });
    expect(renamed.text).toContain(`text: ${expected}\n`);
  });

  test('in the same folder is followed by relative links that stay relative', async () => {
    const document = SiteDocument.read(await linked('"[рядом](old#top)"')());
    const renamed = apply(document, { kind: 'rename-page', path: ['pages', 1], to: '/work/new' });
    expect(renamed.text).toContain('text: "[рядом](new#top)"\n');
  });

  test('and one that is removed are followed beside a link that leads nowhere', async () => {
    const document = SiteDocument.read(await linked('"[раз](/work/old), [нет](/gone)"')());
    const removed = apply(document, { kind: 'remove-page', path: ['pages', 1], to: '/' });
    expect(removed.text).toContain('text: "[раз](/), [нет](/gone)"\n');
  });

  test('and its old one again has no old path left', async () => {
    const document = SiteDocument.read(await linked('Текст.')());
    const there = apply(document, { kind: 'rename-page', path: ['pages', 1], to: '/new' });
    const back = apply(there, { kind: 'rename-page', path: ['pages', 1], to: '/work/old' });
    expect(back.specification?.pages[1]).toMatchObject({ path: '/work/old', oldPaths: ['/new'] });
    expect(errorsOf(back)).toEqual([]);
  });
});

test('a page that no visitor can know keeps no old path, and one that was an example gets an id of its own', async () => {
  const document = await readSite('sites/driver-papers');
  const copy = apply(document, { kind: 'duplicate', path: ['pages', 10] });
  const to = '/washing';
  const renamed = apply(copy, { kind: 'rename-page', path: ['pages', 11], to, isUnpublished: true });
  expect(renamed.specification?.pages[11]).toMatchObject({ path: to, id: 'invitation-2', oldPaths: [] });
  const { control } = formOf(document, [], 'ru')?.fields.find(({ name }) => name === 'pages') ?? {};
  const [example] = control?.kind === 'list' ? control.examples : [];
  const added = apply(document, { kind: 'insert', path: ['pages'], index: 1, to: example?.value });
  const named = apply(added, { kind: 'rename-page', path: ['pages', 1], to });
  expect(named.specification?.pages[1]).toMatchObject({ path: to, id: 'washing', oldPaths: [] });
  // What no site can keep is marked, and the mark goes with it.
  expect(named.text).toContain('name: Название услуги # ЗАМЕНИТЬ\n');
  const replaced = apply(named, { kind: 'set', path: ['pages', 1, 'name'], to: 'Мойка' });
  expect(replaced.text).toContain('name: Мойка\n');
  // Its sections follow each other as those of the other pages.
  expect(named.text.split(/\n\n/)).toHaveLength(document.text.split(/\n\n/).length + 1);
});

test('a value in a block that is not there is written with the block', async () => {
  const document = await readSite('sites/driver-papers');
  const set = (path: readonly string[], to: string) => apply(document, { kind: 'set', path, to }).text;
  expect(set(['site', 'theme', 'corners'], 'round')).toBe(
    replaceOnce(
      document.text,
      '  language: ru\n  brand',
      '  language: ru\n  theme:\n    corners: round\n  brand',
    ),
  );
});

test('the title of a group is changed in all of its pages, and that of a page by itself', async () => {
  const document = await readSite('sites/bicycle-workshop');
  const groupsOf = ({ specification }: SiteDocument) => specification?.pages.map(({ group = '' }) => group);
  const groups = groupsOf(document) ?? [];
  const path = ['pages', groups.indexOf('Repairs'), 'group'];
  expect(groups.filter((group) => group === 'Repairs')).toHaveLength(2);
  const shared = apply(document, { kind: 'set', path, to: 'Mending', isShared: true });
  expect(groupsOf(shared)).toEqual(groups.map((group) => (group === 'Repairs' ? 'Mending' : group)));
  expect(shared.text).toBe(document.text.replaceAll('group: Repairs', 'group: Mending'));
  const alone = apply(document, { kind: 'set', path, to: 'Mending' });
  expect(alone.text).toBe(document.text.replace('group: Repairs', 'group: Mending'));
});

test('a copy takes the comment of its item along, and names of its own', () => {
  const source = 'pages:\n  # c1\n  - id: x # c2\n    oldPaths: [/a]\n    b: 1\n\n  - id: x-2\n';
  const copied = apply(SiteDocument.read(source), { kind: 'duplicate', path: ['pages', 0] });
  expect(copied.text).toBe(
    'pages:\n  # c1\n  - id: x # c2\n    oldPaths: [/a]\n    b: 1\n\n  # c1\n  - id: x-3 # c2\n    b: 1\n\n  - id: x-2\n',
  );
});

test('a copy stands behind a text that keeps the line ends below it', () => {
  const source = 'a:\n  - b: |+\n      1\n\n  - b: 2\n';
  const copied = apply(SiteDocument.read(source), { kind: 'duplicate', path: ['a', 0] });
  expect(copied.text).toBe('a:\n  - b: |+\n      1\n\n  - b: |+\n      1\n\n  - b: 2\n');
});

test.for([
  [{ kind: 'duplicate', path: ['site'] }],
  [{ kind: 'duplicate', path: ['pages', 9] }],
  [{ kind: 'rename-page', path: ['pages', 9], to: '/x' }],
  [{ kind: 'rename-page', path: ['site', 'brand'], to: '/x' }],
  [{ kind: 'remove-page', path: ['pages', 0], to: '/x' }],
] as const)('%j is refused', async ([operation]) => {
  const document = SiteDocument.read(await readFixture('ok/minimal'));
  expect(applyOperation(document, operation)).toEqual({ kind: 'refused', reason: 'no-such-value' });
});

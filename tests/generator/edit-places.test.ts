import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { changesBetween } from '../../generator/core/edit/changes.ts';
import { changedPlaces, examplePlaces } from '../../generator/core/edit/places.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { startEditServer } from '../support/edit-server.ts';
import { createWorkspace, readFixture, replaceOnce } from '../support/workspace.ts';

const site = await readFixture('sites/driver-papers');

function changesTo(text: string) {
  return changedPlaces(SiteDocument.read(site), SiteDocument.read(text), 'ru');
}

describe('the changes of a site', () => {
  test('are none where only comments and line ends differ', () => {
    expect(changesTo(`# Note\r\n${site.replaceAll('\n', '\r\n')}`)).toEqual([]);
  });

  test('name page, block and field, with both values', () => {
    expect(changesTo(replaceOnce(site, 'для цифрового тахографа\n', 'для тахографа\n'))).toEqual([
      expect.objectContaining({
        change: 'changed',
        page: '/chip',
        where: 'Чип-карта → Чип-карта водителя для тахографа',
        about: expect.stringMatching(/\p{L}/u),
        before: 'Чип-карта водителя для цифрового тахографа',
        after: 'Чип-карта водителя для тахографа',
      }),
    ]);
  });

  test('name the page that is gone, and lead to what is left', () => {
    const page = /\n {2}- path: \/pesel\n[\s\S]*?(?=\n {2}- path:|\n\S)/.exec(site)?.[0] ?? '';
    expect(changesTo(site.replace(page, ''))).toEqual([
      expect.objectContaining({ change: 'removed', page: '/pesel', block: [], where: 'Получение PESEL' }),
    ]);
  });

  test('take no page that has changed for one that is gone', () => {
    const gone = /\n {2}- path: \/pesel\n[\s\S]*?(?=\n {2}- path:|\n\S)/.exec(site)?.[0] ?? '';
    const next = /path: (\S+)/.exec(site.slice(site.indexOf(gone) + gone.length))?.[1];
    const text = replaceOnce(site, gone, '').replace(`path: ${next}\n`, `path: ${next}-2\n`);
    expect(changesTo(text)).toMatchObject([
      { change: 'removed', where: 'Получение PESEL' },
      { change: 'changed', before: next, after: `${next}-2` },
    ]);
  });

  test('follow items of lists by what they say', () => {
    const item = (title: string, text = '') => ({ title, text });
    const [a, b, c] = [item('a', '1'), item('b', '2'), item('c', '3')];
    expect(changesBetween({ list: [a, b, c] }, { list: [c, a, item('b', '9'), item('d')] })).toEqual([
      { kind: 'moved', path: ['list'] },
      { kind: 'changed', path: ['list', 2, 'text'], before: '2', after: '9' },
      { kind: 'added', path: ['list', 3], after: item('d') },
    ]);
    expect(changesBetween({ a: 1, b: [1, 2] }, { c: 1, b: [2] })).toEqual([
      { kind: 'removed', path: ['a'], oldPath: ['a'], before: 1 },
      { kind: 'added', path: ['c'], after: 1 },
      { kind: 'removed', path: ['b', 0], oldPath: ['b', 0], before: 1 },
    ]);
  });

  test('are told item by item where a word is replaced in all of a long list, and where items are equal', () => {
    // So many that comparing each with each, for each, would take minutes.
    const pages = (word: string) =>
      Array.from({ length: 1000 }, (_, index) => ({
        path: `/${index}`,
        name: `n${index}`,
        title: `${word} ${index}`,
      }));
    expect(changesBetween(pages('Old'), pages('New'))).toEqual(
      pages('New').map(({ title: after }, index) => ({
        kind: 'changed',
        path: [index, 'title'],
        before: `Old ${index}`,
        after,
      })),
    );
    expect(changesBetween(['a', 'a'], ['b', 'c'])).toEqual([
      { kind: 'changed', path: [0], before: 'a', after: 'b' },
      { kind: 'changed', path: [1], before: 'a', after: 'c' },
    ]);
  });

  test('are those since the last commit; without one that is said', async () => {
    const workspace = await createWorkspace();
    await workspace.write('site.yaml', site);
    const server = await startEditServer(workspace);
    const changes = async () => (await server.get('changes')).body;
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
        cwd: workspace.folder,
      });
    expect(await changes()).toEqual({ places: [], message: expect.stringContaining('не сохраняли') });
    git('init', '-q');
    expect(await changes()).toEqual({ places: [], message: expect.stringContaining('не сохраняли') });
    git('add', 'site.yaml');
    git('commit', '-qm', 'First');
    expect(await changes()).toEqual({ places: [] });
    await workspace.write('site.yaml', replaceOnce(site, 'для цифрового тахографа\n', 'для тахографа\n'));
    expect(await changes()).toMatchObject({ places: [{ change: 'changed', page: '/chip' }] });
  });
});

describe('the examples of a site', () => {
  test('are all that a release would name, each with its place', async () => {
    const document = SiteDocument.read(site);
    const places = examplePlaces(document, 'ru');
    expect(places.length).toBeGreaterThan(0);
    for (const { path, where, after } of places) {
      expect(document.source.sourceOf(path)).toBeDefined();
      expect(where).toMatch(/\p{L}/u);
      expect(after).not.toBe('');
    }
    const workspace = await createWorkspace();
    await workspace.write('site.yaml', site);
    const server = await startEditServer(workspace);
    expect((await server.get('examples')).body).toEqual({ places: JSON.parse(JSON.stringify(places)) });
  });
});

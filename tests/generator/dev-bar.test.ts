import { describe, expect, test } from 'vitest';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { toDevBar } from '../../generator/vite/dev-bar.ts';
import { surroundingLines } from '../../generator/vite/surrounding-lines.ts';
import { readFixture } from '../support/workspace.ts';

const options = { specFile: '/site/site.yaml', language: 'ru', revision: 'a', basePath: '/' } as const;

/** The bar of a fixture, without what is an example by itself: all fixtures have such values. */
async function barOf(name: string) {
  const text = await readFixture(name);
  const { diagnostics } = SiteDocument.read(text, new Map());
  return toDevBar({ kind: 'read', text, diagnostics, unmarkedExamples: [] }, options);
}

describe('the bar of the development server', () => {
  test('says nothing where nothing is wrong', async () => {
    expect(await barOf('ok/minimal')).toMatchObject({
      basePath: '/',
      summary: '',
      hasErrors: false,
      items: [],
    });
  });

  test('counts errors as errors, and shows each with its place over the page', async () => {
    const { summary, hasErrors, items, alert } = await barOf('err/several-findings');
    expect(summary).toBe('site.yaml: ошибок — 3');
    expect(hasErrors).toBe(true);
    expect(items).toHaveLength(3);
    expect(alert).toMatchObject({ title: 'site.yaml: ошибок — 3', close: 'Закрыть' });
    expect(alert?.note).toContain('сайт, каким он был до ошибки');
    expect(alert?.problems[0]).toMatchInlineSnapshot(`
      {
        "hint": "Напишите значение.",
        "message": "После «name» ничего нет.",
        "place": {
          "excerpt": "  10 |     name:
           |     ^^^^",
          "file": "/site/site.yaml:10:5",
          "label": "строка 10 · SITE-013",
          "words": "страница / → name",
        },
      }
    `);
  });

  test('names the values to replace by their place, not by one sentence for all', async () => {
    const { summary, items, alert } = await barOf('err/example-value');
    expect(summary).toBe('site.yaml: осталось заменить значений — 1');
    expect(items).toEqual([
      {
        label: 'строка 29 · SITE-075 · company → реквизит 1 (УНП) → value · "000000000"',
        file: '/site/site.yaml:29:7',
        hint: '',
        lines: [
          { number: 27, before: '  details:', marked: '', after: '' },
          { number: 28, before: '    - label: УНП', marked: '', after: '' },
          { number: 29, before: '      ', marked: 'value: "000000000"', after: ' # ЗАМЕНИТЬ' },
          { number: 30, before: 'site:', marked: '', after: '' },
          { number: 31, before: '  address: https://site.example', marked: '', after: '' },
        ],
      },
    ]);
    expect(alert).toBeUndefined();
  });

  test('counts values that are examples without a mark, each once and in the order of the file', async () => {
    const text = await readFixture('err/example-value');
    const { diagnostics, unmarkedExamples } = SiteDocument.read(text, new Map());
    const state = { kind: 'read', text, diagnostics, unmarkedExamples: unmarkedExamples() } as const;
    const { summary, items, hasErrors } = toDevBar(state, options);
    expect(summary).toBe('site.yaml: осталось заменить значений — 4');
    expect(hasErrors).toBe(false);
    expect(items.map(({ label }) => label)).toEqual([
      'строка 3 · SITE-075 · phones → office · "+375 29 000-00-01" — вместо номера стоят нули',
      'строка 6 · SITE-075 · contacts → email · office@example.com — такие адреса существуют только для примеров',
      'строка 29 · SITE-075 · company → реквизит 1 (УНП) → value · "000000000"',
      'строка 31 · SITE-075 · site → address · https://site.example — такие адреса существуют только для примеров',
    ]);
  });

  test('shows why there is no file, and that nothing can be shown yet', () => {
    const bar = toDevBar(
      { kind: 'stopped', sentence: 'Файла site.yaml нет.' },
      { ...options, revision: undefined },
    );
    expect(bar).toEqual({
      basePath: '/',
      summary: 'Сайт не собран',
      hasErrors: true,
      items: [],
      edit: 'Править',
      copy: { before: 'Скопировать', after: 'Скопировано' },
      alert: {
        title: 'Сайт не собран',
        note: 'Показать пока нечего. Исправьте файл и сохраните: окно исчезнет само. Закрыть его — Esc.',
        close: 'Закрыть',
        problems: [{ message: 'Файла site.yaml нет.', hint: '' }],
      },
    });
  });

  test('shows every line of a place, and of a long one the start', async () => {
    const text = await readFixture('ok/minimal');
    const lines = text.split('\n');
    const path: readonly string[] = [];
    const from = lines.indexOf('pages:') + 1;
    const place = (end: { readonly line: number; readonly column: number }) =>
      surroundingLines(
        {
          code: 'unlinked-page',
          args: { path: '/', isService: true },
          severity: 'warning',
          path,
          range: { start: { line: from, column: 1 }, end },
        },
        lines,
      );
    const numbers = (marked: boolean, end: { readonly line: number; readonly column: number }) =>
      place(end).flatMap((line) => ((line.marked !== '') === marked ? line.number - from : []));
    expect(numbers(true, { line: from + 2, column: 1 })).toEqual([0, 1]);
    expect(numbers(false, { line: from + 2, column: 1 })).toEqual([-2, -1, 2, 3]);
    expect(numbers(true, { line: lines.length, column: 1 })).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(place({ line: from + 1, column: 4 })[3]).toMatchObject({ before: '  ', marked: '-' });
  });

  test('has no word of the other language', async () => {
    const text = await readFixture('err/example-value-in-english');
    const { diagnostics } = SiteDocument.read(text, new Map());
    const broken = SiteDocument.read(text.replace('title:', 'titel:'), new Map());
    for (const found of [diagnostics, broken.diagnostics]) {
      const bar = toDevBar(
        { kind: 'read', text, diagnostics: found, unmarkedExamples: [] },
        { ...options, language: 'en' },
      );
      const { summary, alert, copy } = bar;
      expect(JSON.stringify([summary, copy, alert?.title, alert?.note, alert?.close])).not.toMatch(
        /\p{Script=Cyrillic}/u,
      );
    }
  });
});

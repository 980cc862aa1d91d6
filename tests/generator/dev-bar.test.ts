import { describe, expect, test } from 'vitest';
import { check } from '../../generator/compile.ts';
import { toDevBar } from '../../generator/vite/dev-bar.ts';
import { readFixture } from '../support/workspace.ts';

const options = { specFile: '/site/site.yaml', language: 'ru', hasSite: true, basePath: '/' } as const;

async function barOf(name: string) {
  const text = await readFixture(name);
  return toDevBar({ kind: 'read', text, diagnostics: check(text, new Map()).diagnostics }, options);
}

describe('the bar of the development server', () => {
  test('says nothing where nothing is wrong', async () => {
    expect(await barOf('ok/minimal')).toEqual({ basePath: '/', summary: '', hasErrors: false, items: [] });
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
      },
    ]);
    expect(alert).toBeUndefined();
  });

  test('shows why there is no file, and that nothing can be shown yet', () => {
    const bar = toDevBar(
      { kind: 'stopped', sentence: 'Файла site.yaml нет.' },
      { ...options, hasSite: false },
    );
    expect(bar).toEqual({
      basePath: '/',
      summary: 'Сайт не собран',
      hasErrors: true,
      items: [],
      alert: {
        title: 'Сайт не собран',
        note: 'Показать пока нечего. Исправьте файл и сохраните: окно исчезнет само. Закрыть его — Esc.',
        close: 'Закрыть',
        problems: [{ message: 'Файла site.yaml нет.', hint: '' }],
      },
    });
  });

  test('has no word of the other language', async () => {
    const text = await readFixture('err/example-value-in-english');
    const { diagnostics } = check(text, new Map());
    const broken = check(text.replace('title:', 'titel:'), new Map());
    for (const found of [diagnostics, broken.diagnostics]) {
      const bar = toDevBar({ kind: 'read', text, diagnostics: found }, { ...options, language: 'en' });
      const { summary, alert } = bar;
      expect(JSON.stringify([summary, alert?.title, alert?.note, alert?.close])).not.toMatch(
        /\p{Script=Cyrillic}/u,
      );
    }
  });
});

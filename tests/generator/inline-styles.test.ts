import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inlineStyles } from '../../generator/publish/inline-styles.ts';
import { projectRoot } from '../support/workspace.ts';

const template = '<head><link rel="stylesheet" crossorigin href="/assets/main-1.css"></head>';

function inline(css: string, sample = 'Привет, world') {
  return inlineStyles(
    template,
    [
      { path: 'assets/main-1.css', content: css },
      { path: 'assets/main-1.js', content: 'x' },
    ],
    sample,
    '/',
  );
}

describe('the style sheet', () => {
  test('stands in the template as it is, and is no file any more', () => {
    const css = '.a::after{content:"$& $1"}';
    const styled = inline(css);
    expect(styled.template).toBe(`<head><style>${css}</style></head>`);
    expect(styled.files.map(({ path }) => path)).toEqual(['assets/main-1.js']);
  });

  test('is named by its hash, as browsers compute it', () => {
    const css = '.a{color:red}/* ё */';
    const hash = createHash('sha256').update(css, 'utf8').digest('base64');
    expect(inline(css).styleSources).toEqual([`'sha256-${hash}'`]);
  });

  test('for certain media stays a link, after the others', () => {
    const print = '<link rel="stylesheet" href="/assets/print-1.css" media="print">';
    const files = [
      { path: 'assets/print-1.css', content: '.a{color:red}' },
      { path: 'assets/main-1.css', content: '.a{color:blue}' },
    ];
    const styled = inlineStyles(template.replace('<head>', `<head>${print}`), files, '', '/');
    expect(styled.template).toBe(`<head><style>.a{color:blue}</style>${print}</head>`);
    expect(styled.files).toEqual(files.slice(0, 1));
    expect(styled.styleSources).toHaveLength(1);
  });

  test('that was not built stays a link', () => {
    expect(inlineStyles(template, [], '', '/')).toEqual({ template, files: [], styleSources: [] });
  });

  test('is found below the base path, and only there', () => {
    const files = [{ path: 'assets/main-1.css', content: '.a{color:red}' }];
    const below = template.replace('/assets', '/site/assets');
    const { template: styled, files: others } = inlineStyles(below, files, '', '/site/');
    expect(styled).toBe('<head><style>.a{color:red}</style></head>');
    expect(others).toEqual([]);
    expect(inlineStyles(template, files, '', '/site/').template).toBe(template);
  });
});

test('fonts are asked for at once where the style sheet shows them at once', async () => {
  const base = await readFile(join(projectRoot, 'src/styles/base.css'), 'utf8');
  const [, media] = /media="([^"]+)"/.exec(inline('@font-face{src:url(/a.woff2)}').template) ?? [];
  expect(base).toContain(`@media ${media}, (scripting: none) {\n  body {\n    font-family: var(--typeface)`);
});

describe('fonts', () => {
  const face = (name: string, range: string) =>
    `@font-face{font-family:F;src:url(/assets/${name}.woff2) format("woff2");unicode-range:${range}}`;
  const css = [
    face('cyrillic', 'U+0301,U+0400-045F,U+2116'),
    face('latin', 'U+0000-00FF'),
    face('greek', 'U+37?'),
  ].join('');
  const asked = (sample: string) =>
    [
      ...inline(css, sample).template.matchAll(
        /as="font"[^>]* crossorigin media="\(min-width: 64rem\)" href="([^"]+)"/g,
      ),
    ].map(([, href]) => href);

  test('are asked for at once in wide windows, where the page has their letters', () => {
    expect(asked('Привет, world')).toEqual(['/assets/cyrillic.woff2', '/assets/latin.woff2']);
    expect(asked('world')).toEqual(['/assets/latin.woff2']);
    expect(asked('№')).toEqual(['/assets/cyrillic.woff2']);
    expect(asked('\u037F')).toEqual(['/assets/greek.woff2']);
    expect(asked('漢')).toEqual([]);
  });
});

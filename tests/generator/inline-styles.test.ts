import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fontPreloads, inlineStyles } from '../../generator/publish/inline-styles.ts';
import { projectRoot } from '../support/workspace.ts';

const template = '<head><link rel="stylesheet" crossorigin href="/assets/main-1.css"></head>';

function inline(css: string) {
  return inlineStyles(
    template,
    [
      { path: 'assets/main-1.css', content: css },
      { path: 'assets/main-1.js', content: 'x' },
    ],
    '/',
  );
}

describe('the style sheet', () => {
  test('is divided by page in the document, which names the file with all of it', () => {
    const css = '.a::after{content:"$& $1"}.b{color:red}@font-face{src:url(/b.woff2)}';
    const { template: styled, files, css: whole } = inline(css);
    expect(styled).toMatch(
      /^<head><!--fonts--><style data-full-sheet="\/assets\/main-1\.css"><!--styles--><\/style><\/head>$/,
    );
    expect(whole).toBe(css);
    expect(files).toEqual([
      { path: 'assets/main-1.css', content: '.a::after{content:"$& $1"}.b{color:red}' },
      { path: 'assets/main-1.js', content: 'x' },
    ]);
  });

  test('for certain media stays a link, after the others', () => {
    const print = '<link rel="stylesheet" href="/assets/print-1.css" media="print">';
    const files = [
      { path: 'assets/print-1.css', content: '.a{color:red}' },
      { path: 'assets/main-1.css', content: '.a{color:blue}' },
    ];
    const styled = inlineStyles(template.replace('<head>', `<head>${print}`), files, '/');
    expect(styled.template.endsWith(`</style>${print}</head>`)).toBe(true);
    expect(styled.files).toEqual(files);
    expect(styled.css).toBe('.a{color:blue}');
  });

  test('has to be built, and below the base path', () => {
    expect(() => inlineStyles(template, [], '/')).toThrow('one built style sheet');
    const files = [{ path: 'assets/main-1.css', content: '.a{color:red}' }];
    const below = template.replace('/assets', '/site/assets');
    expect(inlineStyles(below, files, '/site/').template).toContain(
      'data-full-sheet="/site/assets/main-1.css"',
    );
    expect(() => inlineStyles(template, files, '/site/')).toThrow('one built style sheet');
  });
});

test('fonts are asked for at once where the style sheet shows them at once', async () => {
  const base = await readFile(join(projectRoot, 'src/styles/base.css'), 'utf8');
  const [, media] = /media="([^"]+)"/.exec(fontPreloads('@font-face{src:url(/a.woff2)}')('a')) ?? [];
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
      ...fontPreloads(css)(sample).matchAll(
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

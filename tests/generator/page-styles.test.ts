import { describe, expect, test } from 'vitest';
import { withoutFonts } from '../../generator/publish/inline-styles.ts';
import { readStyles, stylesByPage } from '../../generator/publish/page-styles.ts';

const css = [
  '@font-face{font-family:F;src:url(/f.woff2)}',
  ':root{--ink:#000}',
  '.card{color:var(--ink)}',
  '.card__title,.form__title{color:blue}',
  '.card--wide.is-open{color:green}',
  '@media (min-width:48rem){.card{margin:0}.form{margin:0}}',
  '@media (min-width:64rem){.form{margin:1px}}',
  '.card .form{padding:0}',
  '.site:has(.form__alert:not(:empty)) .card{padding:1px}',
  ':is(.form,.card):not(.form--plain){border:0}',
  '@keyframes turn{to{rotate:1turn}}',
].join('');

/** The rules that a document keeps, in short. */
const kept = (html: string) => stylesByPage(readStyles(css))(html);

describe('a document', () => {
  test('keeps what its blocks ask for, in the order of the sheet', () => {
    expect(kept('<p class="card card--wide">')).toBe(
      [
        '@font-face{font-family:F;src:url(/f.woff2)}',
        ':root{--ink:#000}',
        '.card{color:var(--ink)}',
        '.card__title{color:blue}',
        '.card--wide.is-open{color:green}',
        '@media (min-width:48rem){.card{margin:0}}',
        ':is(.form,.card):not(.form--plain){border:0}',
        '@keyframes turn{to{rotate:1turn}}',
      ].join(''),
    );
  });

  test('keeps the elements, modifiers and states of a block that only the application adds', () => {
    expect(kept('<p class="card">')).toBe(kept('<p class="card card--wide"><p class="card__title">'));
    expect(kept('<p class="card__title">')).toBe(kept('<p class="card">'));
    const states =
      '.card:hover{color:red}.card:focus,.card:hover .card__title{color:blue}' +
      '.card[aria-invalid="true"],.card:autofill{color:red}.card[data-open]>.card__list{display:block}' +
      '@media (min-width:48rem){.card[aria-disabled="true"]{margin:0}}.loading-status:empty{border:0}';
    expect(stylesByPage(readStyles(states))('<p class="card loading-status">')).toBe(states);
  });

  test('keeps the blocks that it names for later', () => {
    expect(kept('<p class="site" data-later-blocks="card form">')).toBe(
      kept('<p class="site"><p class="card form">'),
    );
    expect(kept('<p class="site" data-later-blocks="">')).not.toContain('.card{');
  });

  test('keeps what lies in another block only where it has both', () => {
    expect(kept('<p class="form">')).not.toContain('.card .form');
    expect(kept('<p class="form"><p class="card">')).toContain('.card .form{padding:0}');
  });

  test('keeps what asks for a part that a script may add', () => {
    expect(kept('<p class="site"><p class="card">')).toContain(':has(.form__alert:not(:empty)) .card');
  });

  test('with every block keeps the whole sheet', () => {
    expect(kept('<p class="site form card">')).toBe(css);
  });

  test('keeps of a rule the selectors that it can match, and of the tokens those that its rules use', () => {
    expect(kept('<p class="form">')).toContain('.form__title{color:blue}');
    expect(kept('<p class="form">')).not.toMatch(/card__title|--ink/);
    const registered = `@property --gap{syntax:"<length>";inherits:false;initial-value:0}.card{gap:var(--gap)}.form{gap:0}`;
    expect(stylesByPage(readStyles(registered))('<p class="card">')).toBe(
      registered.replace('.form{gap:0}', ''),
    );
    expect(stylesByPage(readStyles(registered))('<p class="form">')).toBe('.form{gap:0}');
  });

  test('takes no class from a text', () => {
    expect(kept('<p>class="card"')).not.toContain('.card{');
  });
});

test('documents with the same blocks have the same text', () => {
  const stylesFor = stylesByPage(readStyles(css));
  expect(stylesFor('<a class="card">')).toBe(stylesFor('<b class="x"><i class="card__title y">'));
});

test('the whole sheet goes without its fonts', () => {
  expect(withoutFonts(css)).toBe(css.slice(css.indexOf(':root')));
});

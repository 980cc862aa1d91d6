import { describe, expect, test } from 'vitest';
import { createLanguageSplitter } from '../../generator/core/resolve/foreign-words.ts';
import { resolveInlineText, resolveRichText } from '../../generator/core/resolve/rich-text.ts';
import { contextFor } from '../support/resolve-context.ts';

const { context, findings } = await contextFor('sites/driver-papers');

function nodes(text: string | undefined) {
  findings.length = 0;
  return resolveRichText({ ...context, pagePath: '/chip' }, text, ['text']);
}

/** The inline nodes of a text of one paragraph. */
function inline(text: string) {
  const [paragraph, ...others] = nodes(text);
  expect(others).toEqual([]);
  return paragraph?.kind === 'paragraph' ? paragraph.children : [];
}

describe('marks', () => {
  test('bold, italic and both', () => {
    expect(inline('a **b** *c* ***d***')).toEqual([
      'a ',
      { kind: 'strong', children: ['b'] },
      ' ',
      { kind: 'emphasis', children: ['c'] },
      ' ',
      { kind: 'emphasis', children: [{ kind: 'strong', children: ['d'] }] },
    ]);
  });

  test('links to pages, sections, other sites, mail and phones', () => {
    expect(
      inline('[a](/kod95) [b](#документы) [c](https://x.example/?a=1&b=2) [d](mailto:a@b.example)'),
    ).toEqual([
      { kind: 'link', link: { kind: 'page', path: '/kod95' }, children: ['a'] },
      ' ',
      { kind: 'link', link: { kind: 'page', path: '/chip', hash: 'документы' }, children: ['b'] },
      ' ',
      { kind: 'link', link: { kind: 'external', href: 'https://x.example/?a=1&b=2' }, children: ['c'] },
      ' ',
      { kind: 'link', link: { kind: 'contact', href: 'mailto:a@b.example' }, children: ['d'] },
    ]);
    expect(findings).toEqual([]);
  });

  test('lists, numbered and nested', () => {
    expect(nodes('1. one\n2. two\n   - inner')).toMatchObject([
      {
        kind: 'list',
        start: 1,
        items: [[{ kind: 'paragraph', children: ['one'] }], [{}, { kind: 'list' }]],
      },
    ]);
    expect(nodes('- a\n- b')).toEqual([
      {
        kind: 'list',
        items: [[{ kind: 'paragraph', children: ['a'] }], [{ kind: 'paragraph', children: ['b'] }]],
      },
    ]);
  });

  test('a numbered list goes on where a paragraph has parted it', () => {
    expect(nodes('1. one\n\nbetween\n\n2. two')).toMatchObject([
      { kind: 'list', start: 1 },
      { kind: 'paragraph' },
      { kind: 'list', start: 2, items: [[{ kind: 'paragraph', children: ['two'] }]] },
    ]);
    expect(nodes('0. zero')).toMatchObject([{ kind: 'list', start: 0 }]);
  });

  test('stars between figures stay', () => {
    expect(nodes('A box of 120*80*15 cm, **not** *more*')).toEqual([
      {
        kind: 'paragraph',
        children: [
          'A box of 120*80*15 cm, ',
          { kind: 'strong', children: ['not'] },
          ' ',
          { kind: 'emphasis', children: ['more'] },
        ],
      },
    ]);
  });

  test('a text may begin with a year', () => {
    expect(nodes('2026. New rules\n\n112. The number')).toEqual([
      { kind: 'paragraph', children: ['2026. New rules'] },
      { kind: 'paragraph', children: ['112. The number'] },
    ]);
  });

  test('a line end is a space, a blank line a paragraph, a backslash a break', () => {
    expect(nodes('a\nb\n\nc')).toEqual([
      { kind: 'paragraph', children: ['a b'] },
      { kind: 'paragraph', children: ['c'] },
    ]);
    expect(inline('a\\\nb')).toEqual(['a', { kind: 'break' }, 'b']);
    expect(inline('a\r\nb')).toEqual(['a b']);
  });
});

describe('what is no mark stays as it was typed', () => {
  test.for([
    '<b>no tag</b> & "quotes"',
    '</script><!-- x -->',
    '$& $1 $$',
    '2 < 3 и 5 > 4',
    '> 5 t',
    'snake_case_name',
    '`code`',
    '&amp; &copy;',
    'https://example.com',
    '~~no~~',
    '| a | b |',
    '====',
    '# hash in the middle of # a text'.slice(2),
    'C# и №1',
    '[brackets] and (more)',
    'a\u2028b',
    '🚚 漢字',
  ])('%s', (text) => {
    expect(inline(text)).toEqual([text]);
    expect(findings).toEqual([]);
  });

  test('marks count between what only looks like tags', () => {
    expect(inline('<div>**x**</div>')).toEqual(['<div>', { kind: 'strong', children: ['x'] }, '</div>']);
  });

  test('an escaped character loses its backslash', () => {
    expect(inline('\\*a\\* \\_b\\_')).toEqual(['*a* _b_']);
  });

  test('four spaces and a fence are no code', () => {
    expect(nodes('    indented')).toEqual([{ kind: 'paragraph', children: ['indented'] }]);
    expect(JSON.stringify(nodes('```\nx\n```'))).toContain('x');
  });
});

describe('what a text cannot have', () => {
  test.for([
    ['# heading', 'heading'],
    ['a\n\n## heading', 'heading'],
    ['![picture](a.svg)', 'image'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', 'table'],
    ['a | b\n--- | ---\n1 | 2', 'table'],
    ['| a | b | | :--- | ---: | | 1 | 2 |', 'table'],
  ] as const)('%s', ([text, mark]) => {
    nodes(text);
    expect(findings).toMatchObject([{ code: 'unsupported-mark', args: { mark }, path: ['text'] }]);
  });

  test.for([
    'javascript:alert',
    'data:text/html,x',
    'vbscript:x',
    'JAVASCRIPT:x',
    'file:///etc/passwd',
    '//evil.example',
  ])('a link to %s', (target) => {
    nodes(`[x](${target})`);
    expect(findings).toMatchObject([{ code: 'forbidden-link' }]);
  });
});

test('an absent text is empty', () => {
  expect(nodes(undefined)).toEqual([]);
  expect(nodes('')).toEqual([]);
});

describe('the label of a box', () => {
  const label = (text: string) => {
    findings.length = 0;
    return resolveInlineText(context, text, ['form', 'fields', 0, 'label']);
  };

  test('may have links and bold', () => {
    expect(label('Согласен с [политикой](/about), **да**')).toEqual([
      'Согласен с ',
      { kind: 'link', link: { kind: 'page', path: '/about' }, children: ['политикой'] },
      ', ',
      { kind: 'strong', children: ['да'] },
    ]);
    expect(findings).toEqual([]);
  });

  test('is one line, whatever it begins with', () => {
    expect(label('- да')).toEqual(['- да']);
    expect(label('1. да')).toEqual(['1. да']);
    expect(label('<b>да</b>')).toEqual(['<b>да</b>']);
  });

  test('is told of a link that leads nowhere, at its place', () => {
    label('[политика](/nowhere)');
    expect(findings).toMatchObject([{ code: 'unknown-page', path: ['form', 'fields', 0, 'label'] }]);
  });
});

describe('words of another alphabet', () => {
  const words = (text: string, language = 'ru', otherLanguage = 'pl') => {
    const { site } = context.spec;
    const split = createLanguageSplitter({ ...site, language, otherLanguage });
    return split(text, '').flatMap((node) =>
      typeof node === 'object' && node.kind === 'foreign' ? node.children : [],
    );
  };

  test.each([
    ['Чип-карта (karta kierowcy) выдаётся', ['karta kierowcy']],
    [
      'Karta kierowcy, świadectwo kierowcy: zezwolenie\u00a0na pracę.',
      ['Karta kierowcy', 'świadectwo kierowcy', 'zezwolenie\u00a0na pracę'],
    ],
    ['s\u0301wiadectwo', ['s\u0301wiadectwo']],
    ['польско-niemiecki и gdańsko-warszawska', ['gdańsko-warszawska']],
  ])('are told in "%s"', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  test.each([
    'PESEL, ADR и CMR',
    'Telegram или Google Maps, код C+E',
    'iPhone, Google reCAPTCHA, пункт b',
    'info@firma.pl, www.firma.pl и gov.pl/karta',
    'карта2pl, 95kod и snake_case',
    'https://firma.pl/karta-kierowcy',
  ])('are no names, abbreviations and addresses: "%s"', (text) => {
    expect(words(text)).toEqual([]);
  });

  test('may be Cyrillic', () => {
    expect(words('Karta (карта водителя) is', 'en', 'ru')).toEqual(['карта водителя']);
  });

  test.each([
    ['ru', 'uk'],
    ['pl', 'en'],
    ['ru', 'ja'],
  ])('are not told by their letters in a site in %s with words in %s', (language, other) => {
    expect(words('karta kierowcy, карта водителя', language, other)).toEqual([]);
  });

  test('stand in their places, each part with the origin of the text', () => {
    const splitLanguages = createLanguageSplitter({ ...context.spec.site, otherLanguage: 'pl' });
    const splitOrigin = (text: string) => ({ text, origin: '\ue000' });
    const resolved = resolveInlineText(
      { ...context, pagePath: '/chip', splitLanguages, splitOrigin },
      'Это **(karta\nkierowcy)**, ADR',
      ['text'],
    );
    expect(resolved).toEqual([
      'Это \ue000',
      {
        kind: 'strong',
        children: [
          '(\ue000',
          { kind: 'foreign', language: 'pl', children: ['karta kierowcy\ue000'] },
          ')\ue000',
        ],
      },
      ', ADR\ue000',
    ]);
  });
});

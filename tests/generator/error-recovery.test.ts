import { describe, expect, test } from 'vitest';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { readFixture, replaceOnce } from '../support/workspace.ts';

const links = await readFixture('ok/links');

/** Codes with the lines they stand in, after changes to a file without mistakes. */
function findings(...changes: readonly (readonly [string, string])[]): string[] {
  const text = changes.reduce((done, [from, to]) => replaceOnce(done, from, to), links);
  return SiteDocument.read(text, new Map()).diagnostics.map(({ code }) => code);
}

const badPhone = ['office: "+375 29 000-00-01"', 'office: "12"'] as const;
const badCall = ['callButton:\n  phone: office', 'callButton:\n  phone: ofice'] as const;

describe('behind a mistake of form', () => {
  test('names, links and doubles are checked', () => {
    expect(findings(badPhone, badCall)).toEqual(['bad-format', 'unknown-phone']);
    expect(findings(badPhone, ['id: wheels', 'id: home'])).toEqual(['bad-format', 'duplicate-page-id']);
  });

  test('a page with a path of the wrong form is there for links to it', () => {
    expect(findings(['path: /wheels', 'path: wheels'])).toEqual(['bad-format']);
    expect(findings(['path: /wheels', 'path: /wheels/'])).toEqual(['bad-format']);
  });

  test('a path to which something was added is told, and not every link that does not have it', () => {
    expect(findings(['path: /wheels', 'path: /wheels and tyres'])).toEqual(['bad-format']);
    expect(findings(['path: /wheels', 'path: /tyres and wheels'])).toContain('unknown-page');
  });

  test('a page without a path could be any: links are let be', () => {
    expect(findings(['- path: /wheels\n    id: wheels', '- id: wheels'])).toEqual(['missing-key']);
  });

  test('a misspelt key is read as what was meant, and not missing', () => {
    expect(findings(['    description:', '    descripton:'])).toEqual(['unknown-key']);
    expect(findings(['callButton:\n  phone: office', 'callButton:\n  phnoe: ofice'])).toEqual([
      'unknown-key',
      'unknown-phone',
    ]);
  });

  test('a misspelt kind is read as what was meant: the page has its heading', () => {
    expect(findings(['- kind: hero', '- kind: herro'])).toEqual(['not-allowed']);
  });

  test('a section without its kind is no item of another list, though it may look like one', () => {
    expect(findings(['- kind: hero\n', '-\n'])).toEqual(['missing-key']);
  });

  test('an item that looks like those of several lists belongs to none', () => {
    const codes = findings(['pages:\n', 'pages:\n  - title: Шины\n    text: Мы их меняем.\n']);
    expect(codes).toContain('unknown-key');
    expect(codes).not.toContain('misplaced-item');
  });

  test('a dash before every line of an item is told once, and hides nothing else', () => {
    const page = ['path: /rims', 'id: rims', 'name: Обода', 'title: Обода', 'description: Правим.'];
    const split = [...page, 'sections: [{kind: hero, title: Обода}]'].map((line) => `  - ${line}\n`);
    expect(findings(['pages:\n', `pages:\n${split.join('')}`], badCall)).toEqual([
      'split-item',
      'unknown-phone',
    ]);
  });

  test('items that lack lines, and have the same ones, are items of their own', () => {
    const codes = findings(['pages:\n', 'pages:\n  - path: /rims\n  - path: /spokes\n']);
    expect(codes).toContain('missing-key');
    expect(codes).not.toContain('split-item');
  });

  test('a block with a name that nothing can have hides nothing else', () => {
    const badChat = 'messengers:\n  Наш чат!:\n    app: viber\n    account: "+375 29 000-00-01"\n';
    expect(findings(['pages:\n', `${badChat}pages:\n`], badCall)).toEqual(['bad-name', 'unknown-phone']);
  });

  test('what is lost may have held what seems to be missing', () => {
    expect(findings(['- kind: hero', '- kinnd: somethingelse'])).not.toContain('page-heading');
    expect(findings(['pages:\n', 'pages: text\nother:\n'])).not.toContain('no-home-page');
  });
});

test('names of Object.prototype are keys like any other', () => {
  for (const key of ['__proto__', 'constructor', 'toString']) {
    expect(findings(['callButton:\n', `${key}: {phone: x}\ncallButton:\n`])).toEqual(['unknown-key']);
    expect(findings(['callButton:\n  phone: office', `callButton:\n  phone: ${key}`])).toEqual([
      'unknown-phone',
    ]);
  }
  expect('phone' in {}).toBe(false);
});

describe('a long list', () => {
  /** The file with four hundred more pages, some of them with misspelt keys and little else. */
  const withPages = (isWrong: (index: number) => boolean) => {
    const pages = Array.from({ length: 400 }, (_, index) =>
      isWrong(index)
        ? `  - pathh: /p${index}\n    titel: a\n`
        : `  - path: /p${index}\n    id: p${index}\n    name: P${index}\n    title: P${index}\n    description: P${index}\n` +
          `    sections:\n      - kind: hero\n        title: P${index}\n`,
    );
    return replaceOnce(links, 'pages:\n', `pages:\n${pages.join('')}`);
  };

  test('is not read to its end where its front has more mistakes than are told', () => {
    const { diagnostics } = SiteDocument.read(withPages(() => true));
    expect(diagnostics).toHaveLength(1000);
    expect(diagnostics.at(-1)).toMatchObject({ unchecked: 'content' });
    // What refers to pages behind the front may be right.
    expect(diagnostics.some(({ code }) => code === 'unknown-page')).toBe(false);
  });

  test('is read to its end where its front is as it should be', () => {
    const text = withPages((index) => index === 390);
    const lines = text.split('\n');
    const unknown = SiteDocument.read(text).diagnostics.filter(({ code }) => code === 'unknown-key');
    expect(unknown.map(({ range }) => lines[range.start.line - 1])).toEqual([
      '  - pathh: /p390',
      '    titel: a',
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { isTakenFieldName } from '../../generator/core/findings/catalogue/taken-field-name.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { isDeviceName, withoutDevice } from '../../generator/core/text/file-names.ts';
import { readFixture, replaceOnce } from '../support/workspace.ts';

/** The findings of the smallest site, with a page of the given path and id. */
async function findingsOf(path: string, id: string): Promise<unknown[]> {
  const text = await readFixture('fixed/device-name');
  const renamed = text.replaceAll('/services/wheels', path).replace('id: wheels', `id: ${id}`);
  return SiteDocument.read(renamed, new Map()).diagnostics.map(({ code, args }) => ({ code, args }));
}

describe('a name of a device of Windows', () => {
  test.for(['con', 'NUL', 'Aux', 'prn', 'com1', 'LPT9', 'com²', 'nul.svg', 'con.tar.gz'])('is %s', (name) => {
    expect(isDeviceName(name)).toBe(true);
    expect(isDeviceName(withoutDevice(name))).toBe(false);
  });

  test.for(['console', 'com', 'com10', 'auxiliary', 'my-con', 'null', 'a.con'])('is not %s', (name) => {
    expect(isDeviceName(name)).toBe(false);
  });
});

describe('what no file system or host takes is a finding', () => {
  const word = 'a'.repeat(100);

  test('and a hundred characters are taken', async () => {
    expect(await findingsOf(`/${word}`, word)).toEqual([]);
  });

  test.for([
    [`/${word}a`, 'wheels', { code: 'long-name', args: { length: 101, maximum: 100 } }],
    [`/${word}/${word}`, 'wheels', { code: 'long-name', args: { length: 202, maximum: 150 } }],
    ['/wheels', `${word}a`, { code: 'long-name', args: { length: 101, maximum: 100 } }],
    ['/a/com1', 'wheels', { code: 'device-name', args: { name: '/a/com1', proposal: '/a/com1-1' } }],
    ['/wheels', 'Con', { code: 'device-name', args: { name: 'Con', proposal: 'Con-1' } }],
    ['/_headers', 'wheels', { code: 'reserved-path', args: { path: '/_headers' } }],
    ['/_redirects', 'wheels', { code: 'reserved-path', args: { path: '/_redirects' } }],
    ['/_worker/a', 'wheels', { code: 'reserved-path', args: { path: '/_worker/a' } }],
    ['/CDN-cgi/a', 'wheels', { code: 'reserved-path', args: { path: '/CDN-cgi/a' } }],
  ] as const)('%s, %s', async ([path, id, finding]) => {
    expect(await findingsOf(path, id)).toContainEqual(finding);
  });

  test('for the file of a picture too', async () => {
    const text = await readFixture('err/missing-picture');
    const codes = (file: string) =>
      SiteDocument.read(replaceOnce(text, 'bicycle-without-file.svg', file), new Map()).diagnostics.map(
        ({ code }) => code,
      );
    expect(codes(`${word}.svg`)).toEqual(['long-name']);
    expect(codes('lpt1.png')).toEqual(['device-name']);
    // Two hundred bytes and more in fewer letters.
    expect(codes(`${'漢'.repeat(80)}.svg`)).toEqual(['long-name']);
  });
});

describe('a name of a field', () => {
  const names = (value: object | null): string[] =>
    value === null ? [] : [...Object.getOwnPropertyNames(value), ...names(Object.getPrototypeOf(value))];

  test('is none by which a form is asked for something', async () => {
    const { Window } = await import('happy-dom');
    const form = new Window().document.createElement('form');
    // Nobody asks a form for the handler of an event, and `online` is a word.
    const members = names(form).filter((name) => /^(?!on)[A-Za-z][A-Za-z0-9]*$/.test(name));
    expect(members.length).toBeGreaterThan(150);
    expect(members).toEqual(
      expect.arrayContaining(['elements', 'submit', 'length', 'constructor', 'nodeType']),
    );
    expect(members.filter((name) => !isTakenFieldName(name))).toEqual(['name']);
  });

  test.for([
    'name',
    'phone',
    'question',
    'email',
    'message',
    'city',
    'date',
    'childrenCount',
    'title-field',
    'online',
  ])('may be %s', (name) => {
    expect(isTakenFieldName(name)).toBe(false);
  });

  test.for(['toString', 'valueOf', 'hasOwnProperty', 'ariaLabel', 'ELEMENT_NODE'])('is not %s', (name) => {
    expect(isTakenFieldName(name)).toBe(true);
  });

  test('is proposed in a form that nothing else has', async () => {
    const { diagnostics } = SiteDocument.read(await readFixture('err/taken-field-name'), new Map());
    for (const { code, args } of diagnostics) {
      expect(code).toBe('taken-field-name');
      expect('proposal' in args && isTakenFieldName(String(args.proposal))).toBe(false);
    }
  });
});

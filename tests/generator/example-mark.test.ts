import { expect, test } from 'vitest';
import { applyOperation } from '../../generator/core/edit/apply-operation.ts';
import { applyEdits } from '../../generator/core/edit/splice.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { readFixture, replaceOnce } from '../support/workspace.ts';

const site = await readFixture('sites/driver-papers');
const phone = '  главный: "+375 29 000-00-01"';
const text = '            text: Если карты ещё не было.';

/** The file in which a value has been replaced. */
function replaced(file: string, path: readonly (string | number)[], to: unknown): string {
  const document = SiteDocument.read(file);
  const applied = applyOperation(document, { kind: 'set', path: [...path], to });
  if (applied.kind === 'refused') {
    throw new Error(applied.reason);
  }
  expect(applyEdits(file, applied.edits)).toBe(applied.document.text);
  return applied.document.text;
}

const textPath = () => {
  const { source } = SiteDocument.read(site);
  return source.pathAt(site.indexOf(text) + text.length - 1);
};

test.each([
  ['a comment', ' # ЗАМЕНИТЬ', ''],
  ['a comment with words', '   # ЗАМЕНИТЬ на свой номер', ''],
  ['a comment in English, before a Windows line end', ' # REPLACE\r', '\r'],
])('the mark of an example, %s, goes with the example', (_, mark, left) => {
  const marked = replaceOnce(site, phone, `${phone}${mark}`);
  const wanted = replaceOnce(site, phone, `  главный: "+375 29 123-45-67"${left}`);
  expect(replaced(marked, ['phones', 'главный'], '+375 29 123-45-67')).toBe(wanted);
  expect(replaced(`\uFEFF${marked}`, ['phones', 'главный'], '+375 29 123-45-67')).toBe(`\uFEFF${wanted}`);
});

test('the mark of a text of several lines goes too', () => {
  const folded = (lines: string) => `            text: >-${lines}`;
  const marked = replaceOnce(
    site,
    text,
    folded(' # ЗАМЕНИТЬ\n              Если карты\n              не было.'),
  );
  expect(replaced(marked, textPath(), 'Если карты нет.')).not.toContain('ЗАМЕНИТЬ');
  expect(replaced(marked, textPath(), 'Если карты ещё не было.\n\nИли она утеряна.')).not.toContain(
    'ЗАМЕНИТЬ',
  );
});

test('the marks of other values stay; a value that is set to what it is is kept, and is no example any more', () => {
  const marked = replaceOnce(site, phone, `${phone} # ЗАМЕНИТЬ`);
  expect(replaced(marked, textPath(), 'Если карты нет.')).toContain(`${phone} # ЗАМЕНИТЬ\n`);
  expect(replaced(marked, ['phones', 'главный'], '+375 29 000-00-01')).toBe(site);
});

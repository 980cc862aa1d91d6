import { describe, expect, test } from 'vitest';
import { formatMessage } from '../../generator/core/findings/format-message.ts';
import { parseYaml } from '../../generator/core/syntax/parse-yaml.ts';

function findings(text: string) {
  return parseYaml(text)
    .findings()
    .diagnostics.map(({ code, args, range }) => ({
      code,
      ...args,
      line: range.start.line,
      column: range.start.column,
    }));
}

function value(text: string): unknown {
  const { document, findings } = parseYaml(text);
  expect(findings().diagnostics).toEqual([]);
  return document.toJS();
}

describe('what a file may have', () => {
  test('Windows line ends, a byte order mark, Cyrillic keys', () => {
    expect(value('\uFEFFa: 1\r\nимя: два\r\n')).toEqual({ a: 1, имя: 'два' });
  });

  test('words that other YAML takes for values', () => {
    expect(value('a: да\nb: yes\nc: no\nd: on\ne: 05.02.2024\nf: 09:30\n')).toEqual({
      a: 'да',
      b: 'yes',
      c: 'no',
      d: 'on',
      e: '05.02.2024',
      f: '09:30',
    });
  });

  test('nothing at all', () => {
    expect(value('')).toBeNull();
    expect(value('# only a comment\n')).toBeNull();
  });

  test('special characters inside a text', () => {
    expect(value('a: Q&A * 2!\nb: x & y\nc: "& quoted"\nd: |\n  * item\n  & more\n  !\n')).toEqual({
      a: 'Q&A * 2!',
      b: 'x & y',
      c: '& quoted',
      d: '* item\n& more\n!\n',
    });
  });

  test('names of Object.prototype as keys', () => {
    const data = value('__proto__: {polluted: true}\nconstructor: x\n');
    expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
    expect(Object.keys(Object(data))).toEqual(['__proto__', 'constructor']);
    expect('polluted' in Object(data)).toBe(false);
  });
});

describe('folded texts', () => {
  test('keep their paragraphs', () => {
    expect(value('a: >-\n  one\n  two\n\n  three\n')).toEqual({ a: 'one two\n\nthree' });
    expect(value('- >\n  one\n\n  two\n')).toEqual(['one\n\ntwo']);
  });

  test('with Windows line ends too', () => {
    expect(value('a: >-\r\n  one\r\n\r\n  two\r\n')).toEqual({ a: 'one\n\ntwo' });
  });

  test('leave literal texts as they are', () => {
    expect(value('a: >-\n  x\nb: |\n  one\n\n\n  two\n')).toEqual({ a: 'x', b: 'one\n\n\ntwo\n' });
  });
});

describe('mistakes', () => {
  test('one mistake is one finding, and mistakes that do not depend on each other are one each', () => {
    expect(findings('a:\n  - b: 1\n   c: 2\nd: [1\ne: 2\n')).toMatchObject([
      { problem: 'indent', line: 3 },
      { problem: 'unclosed-bracket', line: 4 },
    ]);
  });

  test('a lost dash, though the item above it is longer than what is looked at', () => {
    const page = (path: string, dash: string) =>
      `  ${dash} path: ${path}\n    id: a\n    name: A\n    title: A\n    description: A\n    sections:\n` +
      `      - kind: text\n        text: |\n${'          Words.\n'.repeat(100)}`;
    expect(findings(`pages:\n${page('/', '-')}${page('/b', ' ')}`)).toMatchObject([
      { problem: 'lost-dash', typed: '- path: /b', firstLine: 2 },
    ]);
  });

  test('every tab is named', () => {
    expect(findings('a:\n\tb: 1\n\tc: 2\n').map(({ line }) => line)).toEqual([2, 3]);
  });

  test('every repeated key is named with the line that had it first', () => {
    expect(findings('a: 1\nb: 2\na: 3\nb: 4\n')).toEqual([
      { code: 'yaml-duplicate-key', key: 'a', firstLine: 1, line: 3, column: 1 },
      { code: 'yaml-duplicate-key', key: 'b', firstLine: 2, line: 4, column: 1 },
    ]);
  });

  test('a repeated key below another block of the same name', () => {
    expect(findings('x:\n  a: 1\ny:\n  a: 1\n  a: 2\n')).toEqual([
      { code: 'yaml-duplicate-key', key: 'a', firstLine: 4, line: 5, column: 3 },
    ]);
  });

  test('what is not closed is named where it was opened', () => {
    expect(findings('a: 1\nb: "text\nc: 2\n')).toMatchObject([
      { problem: 'unclosed-quote', line: 2, column: 4 },
    ]);
    expect(findings('a: 1\nb: [x,\nc: 2\n')).toMatchObject([
      { problem: 'unclosed-bracket', line: 2, column: 4 },
    ]);
  });

  test('an item is not supposed to belong to a text that does not stand above it', () => {
    const list = 'list:\n  - a: 1\n    b: 2\nwords:\n  call: Звонок\n  menu: Меню\n';
    const item = '- a: 3\n    b: 4\n';
    expect(findings(`${list}  ${item}`)).not.toMatchObject([{ problem: 'text-above-list' }]);
    expect(findings(`${list}    ${item.replace('    b', '      b')}`)).toMatchObject([
      { problem: 'text-above-list', line: 6 },
    ]);
  });

  test.for(['company: ООО Пример # да', 'company:” # да'])('words beside the name of a block: %s', (line) => {
    const column = line.startsWith('company: ') ? 10 : 9;
    expect(findings(`${line}\n  details:\n    - label: УНП\n      value: "1"\n`)).toMatchObject([
      { problem: 'text-above-block', line: 1, column },
    ]);
    const inTheSameLine = 'contacts: address: Гродно\n  email: a@b.by\n';
    expect(findings(inTheSameLine)).toMatchObject([{ problem: 'joined-lines', line: 1 }]);
  });

  test('a line that stands too deep or not deep enough is named itself', () => {
    expect(findings('a:\n  b: 1\n    c: 2\n')).toMatchObject([{ problem: 'indent', line: 3, column: 5 }]);
    expect(findings('a:\n  b: 1\n c: 2\n')).toMatchObject([{ problem: 'indent', line: 3, column: 2 }]);
    expect(findings('a:\n  - b\n - c\n')).toMatchObject([{ problem: 'indent', line: 3, column: 2 }]);
  });

  test('anchors, aliases and tags are named where they stand', () => {
    expect(findings('a: &x\n  b: 1\nc: *x\n')).toMatchObject([
      { code: 'yaml-alias', line: 1, column: 4 },
      { code: 'yaml-alias', line: 3, column: 4 },
    ]);
    expect(findings('a: text!\nb: !!int "1"\n')).toMatchObject([{ code: 'yaml-tag', line: 2, column: 4 }]);
  });

  test('an alias of itself ends in a finding', () => {
    expect(findings('a: &x [*x]\n').map(({ code }) => code)).toContain('yaml-alias');
  });
});

test('advice ends with the line as it should be, where it need not be cut', () => {
  const hintFor = (text: string) => {
    const [broken] = parseYaml(`a: 1\nb: ${text}\n`).findings().diagnostics;
    return broken && formatMessage(broken, 'ru').hint;
  };
  expect(hintFor('Важно: звоните')).toBe("Возьмите весь текст в кавычки: 'Важно: звоните'");
  expect(hintFor(`Важно: ${'звоните нам '.repeat(6)}сейчас`)).toBe('Возьмите весь текст в кавычки.');
});

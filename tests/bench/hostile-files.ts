/** Files of about a megabyte that nobody would write: what a check costs of each. */
const kibibyte = 1024;

/** Repeats a part until the text is of about a size. */
function filled(size: number, part: (index: number) => string): string {
  const parts: string[] = [];
  for (let length = 0, index = 0; length < size; index += 1) {
    const next = part(index);
    parts.push(next);
    length += next.length;
  }
  return parts.join('');
}

/** A hostile file by its name, made of a good one. */
export interface HostileFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Hostile files that begin or end with a good one.
 * @param good the text of a site
 * @param size of each, in thousands of characters
 */
export function hostileFiles(good: string, size = 900): readonly HostileFile[] {
  const length = size * kibibyte;
  const many = (part: (index: number) => string) => `${good}\n${filled(length, part)}`;
  const value = (text: string) => good.replace(/name: .*/, () => `name: ${text}`);
  const shapes: Readonly<Record<string, string>> = {
    'unknown keys': many((index) => `unknown${index}: x\n`),
    'misspelt keys': good.replace(
      'pages:',
      () => `pages:\n${filled(length, (index) => `  - pathh: /p${index}\n    titel: a\n`)}`,
    ),
    'open quotes': many((index) => `  a${index}: "open\n`),
    'open quotes in texts': many(() => `- 'open\n  "open\n`),
    'two hundred nested brackets': value(`${'['.repeat(200)}${']'.repeat(200)}`),
    'nested brackets': value('['.repeat(length)),
    'nested braces': value('{a: '.repeat(length / 4)),
    'closed brackets': value(']'.repeat(length)),
    'deep indentation': `${good}\n${filled(length, (depth) => `${' '.repeat(depth)}a:\n`)}`,
    'deep lists': value(`\n${' '.repeat(6)}${'- '.repeat(length / 2)}a`),
    anchors: many((index) => `anchor${index}: &a${index} [*a${Math.max(0, index - 1)}]\n`),
    tags: many((index) => `tag${index}: !!str x\n`),
    'one line of letters': value('x'.repeat(length)),
    'one line of blanks': value(' '.repeat(length)),
    'one line of colons': value('a: '.repeat(length / 3)),
    'one line of stars': value('"*a **b _c [d](e "'.repeat(length / 18)),
    'one line of quotes': value(`"${"'“".repeat(length / 2)}"`),
    'one line of no-break spaces': value('\u00A0#'.repeat(length / 2)),
    'one line in a flow': value(`[${'a, '.repeat(length / 3)}]`),
    'NUL characters': value('\0'.repeat(length)),
    'NUL in every line': many(() => 'a\0: b\0\n'),
    // In parts that cannot be read one by one, because something at the top stands wrong.
    'comments with line ends of Windows': `${filled(length, () => '# a comment\r\n')} ${good}`,
    'comments with two marks of a line end': `${filled(length, () => '# a comment\r\r\n')}${good}`,
    'mixed line ends': many((index) => `k${index}: x${['\r\n', '\n', '\r', '\n\r'][index % 4]}`),
    'lone surrogates': value('\uD83D'.repeat(length)),
    emoji: many((index) => `- 🚚${index}: 🚚\n`),
    'empty list items': `${good}\nlist:\n${'-\n'.repeat(Math.min(100_000, length))}`,
    'empty pages': good.replace('pages:\n', () => `pages:\n${'  -\n'.repeat(Math.min(100_000, length))}`),
    'tabs everywhere': good.replaceAll('  ', '\t').repeat(Math.ceil(length / good.length)),
    'a tab in every line': many((index) => `\tkey${index}: x\n`),
    'merge marks': `<<<<<<< HEAD\n${good}=======\n${good}>>>>>>> other\n`.repeat(
      Math.ceil(length / good.length / 2),
    ),
    'the file again and again': good.repeat(Math.ceil(length / good.length)),
    documents: `${good}---\n`.repeat(Math.ceil(length / good.length)),
    'repeated keys': many(() => 'same: x\n'),
    'lost dashes': many(() => '  - a: 1\n    b: 2\n    a: 3\n'),
    'glued keys': many((index) => `key${index}:value\n`),
    'odd dashes': many(() => '– a\n• b\n'),
    'odd indentation': many((index) => `${' '.repeat(index % 7)}key${index}: x\n`),
    'smart quotes': many((index) => `key${index}: “a: b”\n`),
    'example marks': many((index) => `k${index}: x # ЗАМЕНИТЬ\n`),
    'cut texts': many((index) => `k${index}: x #y\n`),
    'one long text': value(`>-\n${filled(length, () => '      слово **слово** [слово](/x) <b>слово</b>\n')}`),
    'one long key': many(() => 'x'.repeat(length)),
    aliases: `${good}\na: &a [x]\n${filled(length, (index) => `key${index}: *a\n`)}`,
    'aliases of aliases': `${good}\na0: &a0 [x, x]\n${filled(length, (index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]\n`)}`,
    'empty anchors': many((index) => `key${index}: & text\n`),
    'nothing but comments': filled(length, () => '# a comment\n'),
    'maps half open': many((index) => `key${index}: {long: [text\n`),
    'a map in lines': `${good}\nmap: {\n${filled(length, (index) => `  key${index}: some text,\n`)}}\n`,
    'brackets in lines': many(() => `${'['.repeat(80)}\n`),
    'block texts at odd indents': many(
      (index) => `key${index}: |${(index % 9) + 1}-\n${' '.repeat(index % 11)}some text\n`,
    ),
    'byte order marks in lines': many((index) => `\uFEFFkey${index}: some text\n`),
    'zero-width characters in lines': many((index) => `key\u200B${index}: \u00A0some text\n`),
    'no-break layout': many((index) => `\u00A0\u00A0key${index}:\u00A0some text\n`),
    directives: filled(length, () => '%YAML 1.2\n'),
    'document marks': many(() => '---\n'),
    'question keys': many((index) => `? key${index}\n: some text\n`),
    'tabs behind keys': many((index) => `key${index}:\tsome text\t\n`),
    'old line ends': `${good}\n${filled(length, (index) => `key${index}: x\n`)}`.replaceAll('\n', '\r'),
    'doubled line ends': many((index) => `key${index}: some text\r\r\n`),
    'halves of emoji': many((index) => `key${index}: \uD83D\n\uDE00: text\n`),
    'indents to and fro': many((index) => `${' '.repeat(index % 2 === 0 ? 0 : 180)}key${index}:\n`),
    'letters of many bytes': many((index) => `ключ${index}: 漢字かな交じり文 ёжик\n`),
    'bad escapes': many((index) => `key${index}: "\\q\\z\\x"\n`),
    'the same page': good.replace(
      'pages:\n',
      () => `pages:\n${filled(length, () => '  - path: /the-same-page\n')}`,
    ),
    'pages in smart quotes': good.replace(
      'pages:\n',
      () => `pages:\n${filled(length, (index) => `  - path: “/page-number-${index}”\n`)}`,
    ),
    'sections of no kind': good.replace(
      'pages:\n',
      () =>
        `pages:\n${filled(length, (index) => `  - path: /page-${index}\n    sections:\n      - kind: some-kind\n      - kind: hero\n`)}`,
    ),
    phones: good.replace(
      'phones:\n',
      () => `phones:\n${filled(length, (index) => `  phone${index}: "+375 29 000-00-01"\n`)}`,
    ),
  };
  return Object.entries(shapes).map(([name, text]) => ({ name, text }));
}

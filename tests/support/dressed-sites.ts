/** The fixture sites in every dress that owners and their editors give a file: the same values, other bytes. */
import { Document, parse, type ToStringOptions } from 'yaml';
import type { Branch } from '../../generator/core/document/yaml-tree.ts';
import { isFlow, scalarOf, startOf } from '../../generator/core/document/yaml-tree.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { fixtureSites, readFixture } from './workspace.ts';

/** Offsets of the lines at which an entry begins. */
function entryLines(text: string): Set<number> {
  const lines = new Set<number>();
  const { tree } = SiteDocument.read(text).source;
  const collect = (branch: Branch) => {
    for (const { key, value } of branch.children()) {
      const start = startOf(key ?? value);
      const line = text.lastIndexOf('\n', start - 1) + 1;
      if (!isFlow(branch) && /^[ -]*$/.test(text.slice(line, start))) {
        lines.add(line);
      }
      if (value !== undefined && scalarOf(value) === undefined && !isFlow(value)) {
        collect(value);
      }
    }
  };
  if (tree.root !== undefined && !isFlow(tree.root)) {
    collect(tree.root);
  }
  return lines;
}

/** A comment above every entry and behind many, each with a number of its own. */
function withComments(text: string): string {
  const starts = entryLines(text);
  let count = 0;
  let offset = 0;
  const comment = () => {
    count += 1;
    return `# c${count}.`;
  };
  return text
    .split('\n')
    .map((line) => {
      const isEntry = starts.has(offset);
      offset += line.length + 1;
      if (!isEntry) {
        return line;
      }
      const behind = /: [\p{L}\p{N} ]+$|:$/u.test(line) && count % 3 === 0 ? ` ${comment()}` : '';
      const gap = count % 5 === 0 ? `${' '.repeat(line.search(/\S/))}${comment()}\n\n` : '';
      return `${gap}${' '.repeat(line.search(/\S/))}${comment()}\n${line}${behind}`;
    })
    .join('\n');
}

/** Twice the indentation, with dashes as wide. */
function withFourSpaces(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const [lead = '', spaces = '', dashes = ''] = /^( *)((?:- )*)/.exec(line) ?? [];
      return spaces + spaces + dashes.replaceAll('- ', '-   ') + line.slice(lead.length);
    })
    .join('\n');
}

function printed(text: string, options: ToStringOptions): string {
  const data: unknown = parse(text);
  return new Document(data).toString(options);
}

const dresses: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  'an empty line first': (text) => `\n${text}`,
  comments: withComments,
  'four spaces': withFourSpaces,
  'four spaces and comments': (text) => withComments(withFourSpaces(text)),
  'double quotes': (text) => printed(text, { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' }),
  'single quotes, folded': (text) =>
    printed(text, { defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN', lineWidth: 40 }),
  folded: (text) =>
    printed(text, { defaultStringType: 'BLOCK_FOLDED', defaultKeyType: 'PLAIN', lineWidth: 40 }),
  literal: (text) => printed(text, { defaultStringType: 'BLOCK_LITERAL', defaultKeyType: 'PLAIN' }),
  'no indent before dashes': (text) => printed(text, { indentSeq: false, lineWidth: 60 }),
  brackets: (text) => printed(text, { collectionStyle: 'flow', lineWidth: 80 }),
  'brackets on one line': (text) => printed(text, { collectionStyle: 'flow', lineWidth: 0 }),
};

const endings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => `\uFEFF${text}`,
  (text) => text.trimEnd(),
  (text) => `\uFEFF${text.trimEnd().replaceAll('\n', '\r\n')}`,
];

export interface DressedSite {
  readonly name: string;
  readonly text: string;
}

/** All dresses with all ways to begin and to end a file; those that the reader of sites cannot read are left out. */
export async function dressedSites(): Promise<DressedSite[]> {
  const names = [
    ...fixtureSites.map((name) => `sites/${name}`),
    'ok/folded-text',
    'ok/flow-style',
    'ok/comments',
  ];
  const texts = await Promise.all(
    names.map(async (name) => [name, (await readFixture(name)).replace(/^\uFEFF/, '')] as const),
  );
  return texts.flatMap(([name, text]) =>
    Object.entries(dresses).flatMap(([dress, wear]) =>
      endings.map((end, index) => ({ name: `${name}, ${dress}, ${index}`, text: end(wear(text)) })),
    ),
  );
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteSchema } from '../../generator/core/schema/site.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { readPictures } from '../../generator/site-folder.ts';
import { keysBelow } from '../support/schema-keys.ts';
import { fixturePath, projectRoot, readFixture, replaceOnce } from '../support/workspace.ts';
import {
  type EditorSettings,
  type LspPosition,
  type Proposal,
  startYamlServer,
  type YamlServer,
} from '../support/yaml-server.ts';

/** Where the cursor stands in a text of these tests. */
const cursor = '¦';

const modeline = '# yaml-language-server: $schema=generated/site.schema.json\n';

/** The text without the cursor, and its place. */
function placeCursor(marked: string): { readonly text: string; readonly position: LspPosition } {
  const lines = marked.slice(0, marked.indexOf(cursor)).split('\n');
  return {
    text: replaceOnce(marked, cursor, ''),
    position: { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 },
  };
}

/** What an editor makes of a snippet whose places are left as they are. */
function fillPlaces(snippet: string): string {
  return snippet
    .replace(/\$\{\d+\|([^,|]*)[^|]*\|\}/g, '$1')
    .replace(/\$\{\d+:((?:\\.|[^}])*)\}/g, '$1')
    .replace(/\$\{\d+\}|\$\d+/g, '')
    .replace(/\\([$}\\])/g, '$1');
}

/** The text after a proposal is chosen: further lines are indented as far as the line it is chosen on. */
function choose(text: string, { textEdit: { newText, range } }: Proposal): string {
  const lines = text.split('\n');
  const line = lines[range.start.line] ?? '';
  const indent = /^ */.exec(line)?.[0] ?? '';
  lines[range.start.line] =
    line.slice(0, range.start.character) +
    fillPlaces(newText).replaceAll('\n', `\n${indent}`) +
    line.slice(range.end.character);
  return lines.join('\n');
}

function documentationOf({ documentation = '' }: Proposal): string {
  return typeof documentation === 'string' ? documentation : documentation.value;
}

/** A page with one section, above the place of another. */
const page = `pages:
  - path: /
    id: home
    name: Главная
    title: Главная
    description: Главная страница.
    sections:
      - kind: hero
        title: Главная
`;

let server: YamlServer;

beforeAll(async () => {
  server = await startYamlServer({});
});

afterAll(() => server.stop());

async function proposalsAt(marked: string): Promise<readonly Proposal[]> {
  const { text, position } = placeCursor(modeline + marked);
  return server.proposals(text, position);
}

async function hoverAt(marked: string): Promise<string | undefined> {
  const { text, position } = placeCursor(modeline + marked);
  return server.hover(text, position);
}

describe('completion', () => {
  test('proposes the keys that a page block still has, each with its meaning', async () => {
    const proposals = await proposalsAt(page.replace('    sections:', `    ${cursor}\n    sections:`));
    const labels = proposals.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['menu', 'service', 'card', 'phone', 'analytics']));
    expect(labels).not.toContain('title');
    const card = proposals.find(({ label }) => label === 'card');
    expect(card && documentationOf(card)).toContain('Карточка страницы в сетке услуг');
  });

  test('proposes every kind of section with its meaning', async () => {
    const proposals = await proposalsAt(`${page}      - kind: ${cursor}\n`);
    const steps = proposals.find(({ label }) => label === 'steps');
    expect(proposals.length).toBeGreaterThan(10);
    expect(steps && documentationOf(steps)).toBe('Порядок действий, по шагам.');
  });

  test('proposes the keys of the section that the block is', async () => {
    const labels = (await proposalsAt(`${page}      - kind: documents\n        ${cursor}\n`)).map(
      ({ label }) => label,
    );
    expect(labels).toEqual(expect.arrayContaining(['id', 'title', 'text', 'items', 'note']));
    expect(labels).not.toContain('button');
  });

  test('proposes the messengers that there are', async () => {
    const proposals = await proposalsAt(`messengers:\n  chat:\n    app: ${cursor}\n`);
    expect(proposals.map(({ label }) => label)).toEqual([
      'telegram',
      'instagram',
      'whatsapp',
      'viber',
      'messenger',
      'vk',
      'link',
      'email',
    ]);
  });
});

describe('hover', () => {
  test('says what a key means and what it needs', async () => {
    const text = await hoverAt(page.replace('path', `pa${cursor}th`));
    expect(text).toContain('Адрес страницы на сайте');
    expect(text).toContain('Нужно: «/» в начале');
  });

  test('says of a kind what every kind is', async () => {
    const text = await hoverAt(page.replace('kind', `ki${cursor}nd`));
    expect(text).toContain('Раздел страницы');
    expect(text).toContain('`questions`: Частые вопросы с ответами.');
  });

  test('shows an example of a block', async () => {
    const text = await hoverAt(
      `messen${cursor}gers:\n  chat:\n    app: viber\n    account: "+375 29 000-00-01"\n`,
    );
    expect(text).toContain('Например:');
    expect(text).toContain('    app: telegram');
  });
});

describe('mistakes', () => {
  async function underlined(text: string): Promise<string[]> {
    const lines = text.split('\n');
    const problems = await server.problems(text);
    return problems.map(({ message, range: { start, end } }) => {
      const place = start.line === end.line ? lines[start.line]?.slice(start.character, end.character) : '';
      return `${place}: ${message}`;
    });
  }

  test('a good file has nothing underlined', async () => {
    expect(await underlined(modeline + (await readFixture('sites/driver-papers')))).toEqual([]);
  });

  test.for([
    ['a misspelt key', 'description:', 'descripton:', 'descripton: Такой строки здесь быть не может. Здесь'],
    ['a misspelt key of a section', '    button:', '    buton:', 'buton: Такой строки здесь быть не может.'],
    ['a kind that there is not', 'kind: hero', 'kind: heroo', 'heroo: Можно: intro, hero, about-card'],
    ['a path in Cyrillic', 'path: /about', 'path: /о-нас', '/о-нас: Нужно: «/» в начале'],
    ['nothing after a key', 'id: landing', 'id:', ': Здесь должно быть: текст.'],
    ['a number for a text', 'id: landing', 'id: 7', '7: Здесь должно быть: текст. Возьмите'],
    ['a text for yes or no', 'map: false', 'map: нет', 'нет: Здесь должно быть: true или false.'],
  ] as const)('%s is underlined and explained', async ([, from, to, expected]) => {
    const good = modeline + (await readFixture('sites/driver-papers'));
    const found = await underlined(replaceOnce(good, from, to));
    expect(found.filter((line) => line.startsWith(expected))).toHaveLength(1);
  });
});

describe('snippets', async () => {
  const site = await readFixture('sites/driver-papers');
  const pictures = await readPictures(fixturePath('sites/driver-papers/pictures'));

  /** Chooses the proposal of that name at the cursor. */
  async function insert(marked: string, label: string): Promise<string> {
    const { text, position } = placeCursor(modeline + marked);
    const proposals = await server.proposals(text, position);
    // The server cuts long labels short.
    const proposal = proposals.find((item) => label.startsWith(item.label.replace(/\.{3}$/, '')));
    if (proposal === undefined) {
      throw new RangeError(`${label} is not among: ${proposals.map((item) => item.label).join(', ')}`);
    }
    return choose(text, proposal);
  }

  /** What only an advertising account, a picture or the sections below can give. */
  const givenLater: readonly string[] = [
    'page-without-analytics',
    'missing-picture',
    'missing-download',
    'empty-contents',
  ];

  /** What is said of a text, but for what is given later. */
  function findingsIn(text: string): string[] {
    return SiteDocument.read(text, pictures)
      .diagnostics.map(({ code }) => code)
      .filter((code) => !givenLater.includes(code));
  }

  function labelsAt(path: string): string[] {
    const snippets = keysBelow(siteSchema, '').find((key) => key.path === `.${path}`)?.metadata.snippets;
    return (snippets?.ru ?? []).map(({ label }) => label);
  }

  const afterThePages = '\nheader:\n';
  const pageHead = `  - path: /new
    id: new
    name: Новая страница
    title: Новая страница
    description: Новая страница.
    sections:
`;

  test.for([
    ['on an empty line', `  ${cursor}\n`],
    ['after a dash', `  - ${cursor}\n`],
    ['after the first letters', `  - Нов${cursor}\n`],
  ] as const)('a whole service page is inserted %s', async ([, place]) => {
    const text = await insert(replaceOnce(site, afterThePages, `\n${place}${afterThePages}`), 'Новая услуга');
    const { model } = SiteDocument.read(text, pictures);
    expect(findingsIn(text)).toEqual([]);
    expect(model?.pages.at(-1)?.sections.map(({ kind }) => kind)).toEqual([
      'hero',
      'text',
      'documents',
      'steps',
      'questions',
      'call-to-action',
    ]);
  });

  test.for(labelsAt('pages[].sections'))('%s', async (label) => {
    // A page has one section with its main heading: the first, unless that is what is inserted.
    const hero = label.startsWith('Раздел hero ')
      ? ''
      : '      - kind: hero\n        title: Новая страница\n';
    const block = `\n${pageHead}${hero}      ${cursor}\n${afterThePages}`;
    const text = await insert(replaceOnce(site, afterThePages, block), label);
    // The ready text about personal data waits for the owner's lawyer.
    expect(findingsIn(text)).toEqual(label.startsWith('Раздел privacy ') ? ['unconfirmed-privacy'] : []);
    expect(await insert(replaceOnce(site, afterThePages, block.replace(cursor, `- ${cursor}`)), label)).toBe(
      text,
    );
  });

  test.for(labelsAt('form.fields'))('%s', async (label) => {
    const marked = site.replace(/\n {2}fields:\n(?: {4}.*\n)+/, `\n  fields:\n    ${cursor}\n`);
    expect(findingsIn(await insert(marked, label))).toEqual([]);
  });

  test.for([
    ['Новый отзыв', `reviews:\n  ${cursor}\n`, 'reviews:\n', []],
    ['Новый телефон', `phones:\n  ${cursor}\n`, 'phones:\n', ['unused-phone']],
    ...labelsAt('messengers').map(
      (label) => [label, `messengers:\n  ${cursor}\n`, 'messengers:\n', ['unused-messenger']] as const,
    ),
  ] as const)('%s', async ([label, to, from, findings]) => {
    const marked = replaceOnce(site, `\n${from}`, `\n${to}`);
    expect(findingsIn(await insert(marked, label))).toEqual(findings);
  });
});

describe('the file and its schema find each other', () => {
  const position: LspPosition = { line: 0, character: 1 };

  test('by the first line of site.yaml', async () => {
    const text = await readFile(join(projectRoot, 'site.yaml'), 'utf8');
    expect(text.startsWith(modeline)).toBe(true);
  });

  test('by the settings of the workspace, should that line be gone', async () => {
    expect(await server.hover('pages: []\n', position)).toBeFalsy();
    const settings: EditorSettings = JSON.parse(
      await readFile(join(projectRoot, '.vscode/settings.json'), 'utf8'),
    );
    const configured = await startYamlServer(settings);
    // The server asks for the settings once it has started, and does not wait for them.
    await expect
      .poll(async () => (await configured.hover('pages: []\n', position)) ?? '')
      .toContain('Страницы сайта.');
    await configured.stop();
  });
});

/** What an owner who does not see the file is told where a change of it is refused, or leaves something to do. */
import { expect, test } from 'vitest';
import { applyOperation } from '../../generator/core/edit/apply-operation.ts';
import { messageInEditor } from '../../generator/core/findings/format-message.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { readPictures } from '../../generator/site-folder.ts';
import type { EditOperation } from '../../src/model/editor.ts';
import { fixturePath, readFixture } from '../support/workspace.ts';

const site = SiteDocument.read(
  await readFixture('sites/driver-papers'),
  await readPictures(fixturePath('sites/driver-papers/pictures')),
);
const workshop = SiteDocument.read(
  await readFixture('sites/bicycle-workshop'),
  await readPictures(fixturePath('sites/bicycle-workshop/pictures')),
);

/** In Russian, words in other letters are those of the file, but for what is quoted or an identifier. */
const wordsOfTheFile = /(?<![\p{L}«/#-])[a-z]{2,}(?![\w/-])|строк|блок|файл/u;

const sectionsOf = (document: SiteDocument, page: number) =>
  document.specification?.pages[page]?.sections.map(({ kind }) => String(kind)) ?? [];
const section = (document: SiteDocument, page: number, kind: string) => [
  'pages',
  page,
  'sections',
  sectionsOf(document, page).indexOf(kind),
];

test.for<[string, SiteDocument, EditOperation]>([
  ['page-heading', site, { kind: 'remove', path: section(site, 2, 'hero') }],
  ['page-heading', site, { kind: 'duplicate', path: section(site, 2, 'hero') }],
  ['second-form', site, { kind: 'duplicate', path: section(site, 0, 'contacts') }],
  ['unknown-anchor', site, { kind: 'remove', path: section(site, 0, 'contacts') }],
  ['unknown-option', workshop, { kind: 'remove', path: [...section(workshop, 0, 'guide'), 'questions', 0] }],
  ['steps-without-who', workshop, { kind: 'remove', path: [...section(workshop, 3, 'steps'), 'who', 0] }],
  ['menu-item', site, { kind: 'remove', path: ['header', 'menu', 0, 'link'] }],
  ['menu-item', site, { kind: 'set', path: ['header', 'menu', 1, 'link'], to: '/about' }],
  ['unknown-phone', site, { kind: 'remove', path: ['phones', 'главный'] }],
  ['unknown-messenger', site, { kind: 'remove', path: ['messengers', 'telegram'] }],
  ['messenger-number', site, { kind: 'remove', path: ['messengers', 'viber', 'account'] }],
  ['no-reviews', site, { kind: 'remove', path: ['reviews'] }],
  ['no-form', site, { kind: 'remove', path: ['form'] }],
  ['empty-value', site, { kind: 'set', path: ['reviews', 0, 'name'], to: '' }],
  ['empty-value', site, { kind: 'set', path: [...section(site, 0, 'services'), 'order', 0], to: ' ' }],
  ['no-home-page', site, { kind: 'remove', path: ['pages', 0] }],
  [
    'empty-contents',
    workshop,
    {
      kind: 'insert',
      path: ['pages', 0, 'sections'],
      index: 1,
      to: { kind: 'contents', title: 'On this page' },
    },
  ],
  ['heading-order', site, { kind: 'move', path: section(site, 2, 'hero'), to: 1 }],
  ['copied-page', site, { kind: 'duplicate', path: ['pages', 3] }],
  ['repeated-conversion', site, { kind: 'duplicate', path: ['pages', 3] }],
])('%s is said without the words of the file', ([code, document, operation]) => {
  const applied = applyOperation(document, operation);
  const changed = applied.kind === 'applied' ? applied.document.diagnostics : [];
  const said = changed.flatMap((finding) => (finding.code === code ? [messageInEditor(finding, 'ru')] : []));
  expect(said.length).toBeGreaterThan(0);
  for (const words of said) {
    expect(words?.message).toMatch(/\.$/);
    expect(words?.hint).toMatch(/\.$/);
    const withoutLists = words?.hint.replace(/(?:Ответы|Разделы той страницы): .*$/, '');
    expect(`${words?.message} ${withoutLists}`).not.toMatch(wordsOfTheFile);
  }
});

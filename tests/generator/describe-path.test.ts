import { expect, test } from 'vitest';
import { describePath } from '../../generator/core/findings/describe-path.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { readFixture, replaceOnce } from '../support/workspace.ts';

test('a path is told in the words of the file', () => {
  const path = ['pages', 3, 'sections', 2, 'items', 1];
  const labels = ['', '/chip', '', 'documents', '', ''];
  expect(describePath(path, 'ru', labels)).toBe('страница /chip → раздел 3 (documents) → пункт 2');
  expect(describePath(path, 'en', labels)).toBe('page /chip → section 3 (documents) → item 2');
  expect(describePath(['site', 'brand', 'logo', 1], 'ru')).toBe('site → brand → слово логотипа 2');
  expect(describePath(['values', 0], 'ru')).toBe('values → № 1');
  expect(describePath([], 'ru')).toBe('');
});

test('a finding knows what the items around it are called', async () => {
  const text = replaceOnce(await readFixture('sites/driver-papers'), '/kod95, /pesel, /about', '/kodd95');
  const { diagnostics } = SiteDocument.read(text, new Map());
  const finding = diagnostics.find(({ code }) => code === 'unknown-page');
  expect(finding && describePath(finding.path, 'ru', finding.labels)).toBe(
    'страница /chip → раздел 4 (related) → страница /kodd95',
  );
  expect(finding?.args).toMatchObject({ nearest: '/kod95' });
});

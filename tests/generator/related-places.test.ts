import { expect, test } from 'vitest';

import { sortDiagnostics } from '../../generator/core/findings/diagnostic.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { printGithub } from '../../generator/print/print-github.ts';
import { printJson } from '../../generator/print/print-json.ts';
import { printSarif } from '../../generator/print/print-sarif.ts';
import { readFixture } from '../support/workspace.ts';

const options = { file: 'site.yaml', language: 'en' } as const;

async function findingsOf(fixture: string) {
  return SiteDocument.read(await readFixture(`err/${fixture}`)).diagnostics;
}

const removed = await findingsOf('removed-phone');

test.for([
  ['removed-phone', 'unknown-phone', [10, 26, 30, 32]],
  ['removed-messenger', 'unknown-messenger', [19, 24]],
  ['removed-page', 'unknown-page', [18, 20, 32, 37]],
] as const)('%s is one finding with all its places', async ([fixture, code, lines]) => {
  const diagnostics = await findingsOf(fixture);
  expect(diagnostics.map((diagnostic) => diagnostic.code)).toEqual([code]);
  const places = diagnostics.flatMap((diagnostic) => [diagnostic, ...(diagnostic.related ?? [])]);
  expect(places.map(({ range }) => range.start.line)).toEqual(lines);
});

test('what has been sorted once keeps its places', () => {
  expect(sortDiagnostics(removed)).toEqual(removed);
});

test('every format names the other places', () => {
  const lines = [26, 30, 32];
  expect(JSON.parse(printJson(removed, options))).toMatchObject({
    findings: [{ places: lines.map((line) => ({ range: { start: { line } } })) }],
  });
  const region = (startLine: number) => ({ physicalLocation: { region: { startLine } } });
  expect(JSON.parse(printSarif(removed, options))).toMatchObject({
    runs: [{ results: [{ locations: [region(10)], relatedLocations: lines.map(region) }] }],
  });
  const { annotations } = printGithub(removed, { ...options, examples: 'count' });
  expect(annotations).toEqual([expect.stringContaining('The same on lines 26, 30, 32.')]);
});

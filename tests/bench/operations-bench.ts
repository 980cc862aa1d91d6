/**
 * `npm run bench:operations`: CPU seconds of what the editor does to a large `site.yaml` where it concerns all pages: a
 * page to which all others lead, and a word that is replaced in each. Measures, judges nothing.
 */
import { applyOperation } from '../../generator/core/edit/apply-operation.ts';
import { hunksOf } from '../../generator/core/edit/history.ts';
import { changedPlaces } from '../../generator/core/edit/places.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import type { EditOperation } from '../../src/model/editor.ts';
import { makeSiteText } from './make-site.ts';

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 300, 1000];
/** A service in the middle of the others. */
const path = ['pages', 5];

const operations: readonly EditOperation[] = [
  { kind: 'rename-page', path, to: '/renamed' },
  { kind: 'remove-page', path, to: '/' },
  { kind: 'duplicate', path },
];

for (const size of sizes) {
  const text = makeSiteText(size).replaceAll(/ link: \/service-\d+$/gm, ' link: /service-5');
  const document = SiteDocument.read(text);
  const after = document.withText(text.replaceAll(/^( +title:) /gm, '$1 Новое '));
  // What is checked once belongs to none of them.
  const findings = document.diagnostics.length + after.diagnostics.length;
  const measured: [name: string, work: () => unknown][] = operations.map((operation) => [
    operation.kind,
    () => {
      const applied = applyOperation(document, operation);
      return applied.kind === 'applied' && hunksOf(document.text, applied.edits);
    },
  ]);
  measured.push(['changes', () => changedPlaces(document, after, 'ru')]);
  const times = measured.map(([name, work]) => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return `${name} ${((user + system) / 1e6).toFixed(2)} s`;
  });
  console.log(`${size} pages, ${findings} findings: ${times.join(', ')}`);
}

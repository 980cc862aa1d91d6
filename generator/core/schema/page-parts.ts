/** The parts of a page that are read one after the other. */
import type { SectionSpec } from './section.ts';

const partKinds: ReadonlySet<string> = new Set([
  'text',
  'steps',
  'documents',
  'questions',
  'prices',
  'gallery',
  'downloads',
  'company',
]);

/** Titles of the sections that follow the one at an index, as far as each is a titled part to read. */
export function partsBehind(sections: readonly SectionSpec[], index: number): string[] {
  const titles = sections
    .slice(index + 1)
    .map((section) => (partKinds.has(section.kind) && 'title' in section ? section.title : undefined));
  const end = titles.indexOf(undefined);
  return titles.slice(0, end === -1 ? titles.length : end).flatMap((title) => title ?? []);
}

import type { SectionKind, SectionOf } from '../model/section.ts';

/** What every section component gets: its own content. */
export interface SectionProps<Kind extends SectionKind> {
  readonly section: SectionOf<Kind>;
}

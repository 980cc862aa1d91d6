import type { Section } from '../model/section.ts';
import type { Site } from '../model/site.ts';

type SectionByKind = { readonly [Member in Section as Member['kind']]: Member };

export type SectionKind = keyof SectionByKind;

/** What every section component gets: its own content, and the site for words and the form. */
export interface SectionProps<Kind extends SectionKind> {
  readonly section: SectionByKind[Kind];
  readonly site: Site;
}

import type { Section } from '../model/section.ts';

type SectionByKind = { readonly [Member in Section as Member['kind']]: Member };

export type SectionKind = keyof SectionByKind;

/** What every section component gets: its own content. */
export interface SectionProps<Kind extends SectionKind> {
  readonly section: SectionByKind[Kind];
}

/** Sections of a site with their paths. */
import type { SectionSpec } from './section.ts';
import type { SiteSpec } from './site.ts';

function isOfKind<Kind extends SectionSpec['kind']>(
  section: SectionSpec,
  kind: Kind,
): section is Extract<SectionSpec, { readonly kind: Kind }> {
  return section.kind === kind;
}

/** Every section of a kind, with its path. */
export function sectionsOf<Kind extends SectionSpec['kind']>({ pages }: SiteSpec, kind: Kind) {
  return pages.flatMap(({ sections }, page) =>
    sections.flatMap((section, index) =>
      isOfKind(section, kind) ? [{ section, path: ['pages', page, 'sections', index] }] : [],
    ),
  );
}

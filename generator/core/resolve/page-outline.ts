import { z } from 'zod';
import { carouselSchema } from '../schema/carousel.ts';
import type { PageSpec } from '../schema/page.ts';
import { type SectionSpec, sectionSchema, showsForm } from '../schema/section.ts';
import type { SiteSpec } from '../schema/site.ts';
import { fact, factsOf, takeFacts } from '../text/facts.ts';
import { remember } from '../text/remember.ts';
import { textDigest } from '../text/text-digest.ts';

/** The part of a section that other pages can show. */
const sectionOutline = z.object({
  kind: z.enum(sectionSchema.options.map(({ shape }) => shape.kind.value)),
  id: z.string().optional(),
  /** Only of a list of services, whose title stands in the breadcrumbs of its pages. */
  title: z.string().optional(),
  form: z.boolean(),
  map: z.boolean(),
  carousel: carouselSchema.optional(),
});

export type SectionOutline = z.output<typeof sectionOutline>;

/** The part of a page that other pages can show: in menus, cards, links and texts about the whole site. */
export interface PageOutline
  extends Pick<
    PageSpec,
    'path' | 'id' | 'oldPaths' | 'name' | 'menu' | 'group' | 'service' | 'description' | 'card'
  > {
  readonly sections: readonly SectionOutline[];
}

/**
 * The site with outlines in place of pages. Resolvers see other pages only as outlines, so a page need not be resolved
 * again while these are unchanged.
 */
export interface SiteOutline extends Omit<SiteSpec, 'pages'> {
  readonly pages: readonly PageOutline[];
}

function outlineSection(section: SectionSpec): SectionOutline {
  return {
    kind: section.kind,
    id: section.id,
    form: showsForm(section),
    map: section.kind === 'contacts' && section.map,
    ...(section.kind === 'services' && { title: section.title }),
    ...(section.kind === 'reviews' && { carousel: section.carousel }),
  };
}

const outlineSections = fact('outline', z.array(sectionOutline), ({ sections }: PageSpec) =>
  sections.map(outlineSection),
);

const outlineOf = remember((page: PageSpec): PageOutline => {
  const { path, id, oldPaths, name, menu, group, service, description, card } = page;
  const sections = outlineSections(page);
  const outline = { path, id, oldPaths, name, menu, group, service, description, card, sections };
  takeFacts(outline, factsOf(page));
  return outline;
});

/** Digest of an outline; equal outlines have equal digests. */
export const digestOfOutline = fact('outline digest', z.string(), (outline: PageOutline) =>
  textDigest(JSON.stringify(outline)),
);

export function outlineSite(spec: SiteSpec): SiteOutline {
  return { ...spec, pages: spec.pages.map(outlineOf) };
}

import type { SiteModel } from '../../generator/core/resolve/site-model.ts';
import type { ContactForm } from '../../src/model/form.ts';
import type { Page } from '../../src/model/page.ts';
import type { Section } from '../../src/model/section.ts';
import { compileFixture, type FixtureSite } from './workspace.ts';

/**
 * A fixture site as its pages are drawn from: where browser tests take their expectations from.
 * @throws where the fixture has errors
 */
export async function fixtureModel(name: FixtureSite): Promise<SiteModel> {
  const { model } = await compileFixture(`sites/${name}`);
  if (model === undefined) {
    throw new RangeError(`The fixture site ${name} has errors`);
  }
  return model;
}

/** The page of a path, which must be there. */
export function pageAt(model: SiteModel, path: string): Page {
  const page = model.pages.find((candidate) => candidate.path === path);
  if (page === undefined) {
    throw new RangeError(`The fixture site has no page ${path}`);
  }
  return page;
}

/** The first section of a kind on a page, which must be there. */
export function sectionOf<Kind extends Section['kind']>(
  page: Page,
  kind: Kind,
): Extract<Section, { kind: Kind }> {
  const section = page.sections.find(
    (candidate): candidate is Extract<Section, { kind: Kind }> => candidate.kind === kind,
  );
  if (section === undefined) {
    throw new RangeError(`${page.path} has no section ${kind}`);
  }
  return section;
}

/** The page's title: the only `h1`. */
export function headingOf(page: Page): string {
  return sectionOf(page, 'hero').title;
}

/** The site's question form, which must be there. */
export function formOf(model: SiteModel): ContactForm {
  const { form } = model.site;
  if (form === undefined) {
    throw new RangeError('The fixture site has no form');
  }
  return form;
}

/** Keys of a section whose values are addresses, names or settings and not words for the eye. */
const wordlessKeys = new Set([
  'kind',
  'id',
  'type',
  'link',
  'href',
  'picture',
  'carousel',
  'app',
  'embedUrl',
  'mapUrl',
  'load',
  'form',
  'formField',
  'when',
  'who',
]);

/** All texts of a section that a visitor can read, piece by piece. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    return value.trim() === '' ? [] : [value];
  }
  if (Array.isArray(value)) {
    return value.flatMap(textsOf);
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  // An option has a label for the visitor and a name for the conditions.
  const isWordless = (key: string) => wordlessKeys.has(key) || (key === 'name' && 'label' in value);
  return Object.entries(value).flatMap(([key, entry]) => (isWordless(key) ? [] : textsOf(entry)));
}

/** What a page is on its site. */
import { z } from 'zod';
import { fact } from '../text/facts.ts';
import type { PageSpec } from './page.ts';
import type { SectionSpec } from './section.ts';

/** Path of the home page. */
export const homePath = '/';

/** Whether a page is one of the services: said by its block, and so without a word for all but the home page. */
export function isService(page: Pick<PageSpec, 'path' | 'service'>): boolean {
  return page.service ?? page.path !== homePath;
}

/** Whether a page says what happens to personal data. */
export function hasPrivacySection({
  sections,
}: {
  readonly sections: readonly Pick<SectionSpec, 'kind'>[];
}): boolean {
  return sections.some(({ kind }) => kind === 'privacy');
}

/** Whether a page is that of personal data; known without reading its sections. */
export const isPrivacyPage = fact('privacy', z.boolean(), (page: PageSpec) => hasPrivacySection(page));

/** The main heading of a page; `null` where it has none. */
export const mainHeading = fact('heading', z.string().nullable(), ({ sections }: PageSpec) => {
  const hero = sections.find((section) => section.kind === 'hero');
  return hero?.title ?? null;
});

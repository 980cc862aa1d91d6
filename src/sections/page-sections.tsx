import { memo } from 'react';
import type { Page } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { SectionView } from './section-registry.tsx';

interface PageSectionsProps {
  readonly page: Page;
  readonly site: Site;
}

/** All sections of a page. Its content never changes, so the frame around it can change without redrawing it. */
export const PageSections = memo(function PageSections({ page, site }: PageSectionsProps) {
  return page.sections.map((section) => <SectionView key={section.id} section={section} site={site} />);
});

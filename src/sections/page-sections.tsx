import { memo } from 'react';
import type { Page } from '../model/page.ts';
import type { Section } from '../model/section.ts';
import type { Site } from '../model/site.ts';
import { SectionView } from './section-registry.tsx';

interface PageSectionsProps {
  readonly page: Page;
  readonly site: Site;
}

/** All sections of a page. Its content never changes, so the frame around it can change without redrawing it. */
export const PageSections = memo(function PageSections({ page, site }: PageSectionsProps) {
  const { sections } = page;
  const view = (section: Section) => <SectionView key={section.id} section={section} site={site} />;
  const contents = sections.find((section) => section.kind === 'contents');
  if (contents === undefined) {
    return sections.map(view);
  }
  const start = sections.indexOf(contents);
  const end = start + 1 + contents.parts.length;
  return (
    <>
      {sections.slice(0, start).map(view)}
      <div className="with-contents">
        {view(contents)}
        <div>{sections.slice(start + 1, end).map(view)}</div>
      </div>
      {sections.slice(end).map(view)}
    </>
  );
});

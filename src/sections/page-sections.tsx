import { memo } from 'react';
import type { ContactForm } from '../model/form.ts';
import type { Page } from '../model/page.ts';
import type { Section } from '../model/section.ts';
import { SiteContext, useSite } from '../ui/site-context.ts';
import { SectionView } from './section-registry.tsx';

interface PageSectionsProps {
  readonly page: Page;
  /** The question form, where the site does not have it yet. */
  readonly form?: ContactForm | undefined;
}

/** All sections of a page. Its content never changes, so the frame around it can change without redrawing it. */
export const PageSections = memo(function PageSections({ page, form }: PageSectionsProps) {
  const site = useSite();
  return (
    <SiteContext value={form ? { ...site, form } : site}>
      <SectionList sections={page.sections} />
    </SiteContext>
  );
});

/** The sections; those that a list of contents names stand in one box with it. */
function SectionList({ sections }: { readonly sections: readonly Section[] }) {
  const view = (section: Section) => <SectionView key={section.id} section={section} />;
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
}

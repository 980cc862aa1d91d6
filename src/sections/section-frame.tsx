import type { ReactNode } from 'react';
import type { RichText } from '../model/rich-text.ts';
import type { Section, SectionKind, SectionOf } from '../model/section.ts';
import { RichTextView } from '../ui/rich-text.tsx';

/** What every section component gets: its own content. */
export interface SectionProps<Kind extends SectionKind> {
  readonly section: SectionOf<Kind>;
}

interface SectionFrameProps {
  /** A section without a title is a plain part of the page, not a landmark. */
  readonly section: Pick<Section, 'id' | 'kind'> & { readonly title?: string };
  /** Class beside the common one; by default that of the kind. */
  readonly className?: string;
  /** A part to read: in a wide window its title stands beside it. */
  readonly isArticle?: boolean;
  /** Stands below the title. */
  readonly text?: RichText | undefined;
  readonly children: ReactNode;
}

/** The id of a section's heading. Ids that the site makes have a colon, which those of sections cannot have. */
export function headingId(sectionId: string): string {
  return `${sectionId}:title`;
}

/** A titled band of the page, and the target of links to it. */
export function SectionFrame({ section, className, isArticle, text, children }: SectionFrameProps) {
  const { id, kind, title } = section;
  return (
    <section
      className={`section ${isArticle && title ? 'section--article ' : ''}${className ?? kind}`}
      id={id}
      aria-labelledby={title && headingId(id)}
    >
      <div className="section__inner">
        {title && (
          <h2 className="section__title" id={headingId(id)}>
            {title}
          </h2>
        )}
        {text && (
          <div className="section__text">
            <RichTextView text={text} />
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

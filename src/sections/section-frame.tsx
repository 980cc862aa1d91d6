import type { ReactNode } from 'react';

interface SectionFrameProps {
  readonly id: string;
  /** Class of the kind, beside the common one. */
  readonly className: string;
  /** A part to read: in a wide window its title stands beside it. */
  readonly isArticle?: boolean;
  /** A section without a title is a plain part of the page, not a landmark. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** The id of a section's heading. */
export function headingId(sectionId: string): string {
  return `${sectionId}-title`;
}

/** A titled band of the page, and the target of links to it. */
export function SectionFrame({ id, className, isArticle = false, title, children }: SectionFrameProps) {
  return (
    <section
      className={isArticle && title ? `section section--article ${className}` : `section ${className}`}
      id={id}
      aria-labelledby={title && headingId(id)}
    >
      <div className="section__inner">
        {title && (
          <h2 className="section__title" id={headingId(id)}>
            {title}
          </h2>
        )}
        {children}
      </div>
    </section>
  );
}

import { DetailList } from '../ui/detail-list.tsx';
import { SectionFrame } from './section-frame.tsx';
import type { SectionProps } from './section-props.ts';

/** The company's legal details. */
export function CompanyView({ section }: SectionProps<'company'>) {
  return (
    <SectionFrame id={section.id} className="company" title={section.title} isArticle>
      <DetailList details={section.details} />
    </SectionFrame>
  );
}

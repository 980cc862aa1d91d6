import { DetailList } from '../ui/detail-list.tsx';
import { SectionFrame } from './section-frame.tsx';
import type { SectionProps } from './section-props.ts';

/** The company's legal details. */
export function CompanyView({ section }: SectionProps<'company'>) {
  return (
    <SectionFrame section={section} isArticle>
      <DetailList details={section.details} />
    </SectionFrame>
  );
}

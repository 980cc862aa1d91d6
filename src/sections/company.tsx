import { DetailList } from '../ui/detail-list.tsx';
import { SectionFrame, type SectionProps } from './section-frame.tsx';

/** The company's legal details. */
export function CompanyView({ section }: SectionProps<'company'>) {
  return (
    <SectionFrame section={section} isArticle>
      <DetailList details={section.details} />
    </SectionFrame>
  );
}

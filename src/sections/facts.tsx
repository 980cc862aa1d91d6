import { renderList } from '../ui/render-list.ts';
import { SectionFrame, type SectionProps } from './section-frame.tsx';

/** A band of figures, each with what it counts. */
export function FactsView({ section }: SectionProps<'facts'>) {
  return (
    <SectionFrame section={section}>
      <dl className="facts__list">
        {renderList(section.items, ({ value, text }) => (
          <div className="facts__item">
            <dt className="facts__text">{text}</dt>
            <dd className="facts__value">{value}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}

import { renderList } from '../ui/render-list.ts';
import { SectionFrame, type SectionProps } from './section-frame.tsx';

/** Selling points, a few words each. */
export function IntroView({ section }: SectionProps<'intro'>) {
  // Without a title above them the points may open the page, before its `h1`: then they are no headings.
  const PointTitle = section.title === undefined ? 'p' : 'h3';
  return (
    <SectionFrame section={section}>
      <ul role="list" className="intro__list">
        {renderList(section.items, (item) => (
          <li className="intro__item">
            <PointTitle className="intro__title">{item.title}</PointTitle>
            <p className="intro__text">{item.text}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

import { useRef } from 'react';
import { renderList } from '../ui/render-list.ts';
import { useIsScrollable } from '../ui/use-is-scrollable.ts';
import { SectionFrame } from './section-frame.tsx';
import type { SectionProps } from './section-props.ts';

/** Selling points, a few words each. */
export function IntroView({ section }: SectionProps<'intro'>) {
  // Without a title above them the points may open the page, before its `h1`: then they are no headings.
  const PointTitle = section.title === undefined ? 'p' : 'h3';
  // On a phone the points that open a page are a strip to swipe.
  const list = useRef<HTMLUListElement>(null);
  const isScrollable = useIsScrollable(list);
  return (
    <SectionFrame id={section.id} className="intro" title={section.title}>
      <ul className="intro__list" ref={list} tabIndex={isScrollable ? 0 : undefined}>
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

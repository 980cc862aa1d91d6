import { useEffect, useRef } from 'react';
import { ContactWaysView } from '../ui/contact-ways.tsx';
import { renderList } from '../ui/render-list.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import type { SectionProps } from './section-frame.tsx';
import { useCurrentPart } from './use-current-part.ts';

/** Links to the parts of the page: a row that stays at the top, in a wide window a column beside them. */
export function ContentsView({ section }: SectionProps<'contents'>) {
  const current = useCurrentPart(section.parts);
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = listRef.current;
    const link = current && list?.querySelector<HTMLElement>(`[href$="#${CSS.escape(current)}"]`);
    // Not `scrollIntoView`, which would move the page too.
    list?.scrollTo({ left: link ? link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2 : 0 });
  }, [current]);
  return (
    <div className="contents" id={section.id}>
      <nav aria-label={section.title}>
        <ul role="list" className="contents__list" ref={listRef}>
          {renderList(section.parts, ({ id, label, link }) => (
            <li>
              <SmartLink
                className="contents__link"
                link={link}
                current={id === current ? 'location' : undefined}
              >
                {label}
              </SmartLink>
            </li>
          ))}
        </ul>
      </nav>
      {section.phones.length + section.messengers.length > 0 && (
        <div className="contents__ways">
          <ContactWaysView ways={section} />
        </div>
      )}
    </div>
  );
}

import { MessengerLinks } from '../ui/messenger-links.tsx';
import { PhoneList } from '../ui/phone-list.tsx';
import { renderList } from '../ui/render-list.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import type { SectionProps } from './section-props.ts';

/** Links to the parts of the page: a row that stays at the top, in a wide window a column beside them. */
export function ContentsView({ section, site }: SectionProps<'contents'>) {
  const { words } = site.shell;
  return (
    <div className="contents" id={section.id}>
      <nav aria-label={section.title}>
        <ul className="contents__list">
          {renderList(section.parts, ({ label, link }) => (
            <li>
              <SmartLink className="contents__link" link={link} words={words}>
                {label}
              </SmartLink>
            </li>
          ))}
        </ul>
      </nav>
      {section.phones.length + section.messengers.length > 0 && (
        <div className="contents__ways">
          <PhoneList phones={section.phones} words={words} />
          <MessengerLinks messengers={section.messengers} words={words} />
        </div>
      )}
    </div>
  );
}

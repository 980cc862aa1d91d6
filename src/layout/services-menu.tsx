import { useId } from 'react';
import type { MenuItem } from '../model/site.ts';
import type { Words } from '../model/words.ts';
import { Icon } from '../ui/icon.tsx';
import { renderList } from '../ui/render-list.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import { isCurrentPage } from './current-path.ts';
import { useDisclosure } from './use-disclosure.ts';

interface ServicesMenuProps {
  readonly item: Extract<MenuItem, { kind: 'menu' }>;
  readonly words: Words;
  readonly pathname: string;
  /** Unfolds inside the mobile menu instead of covering the page. */
  readonly nested?: boolean;
  readonly onChoose?: () => void;
}

/** A button that opens a list of links. */
export function ServicesMenu({ item, words, pathname, nested = false, onChoose }: ServicesMenuProps) {
  const listId = useId();
  const { isOpen, setOpen, container, button, state, panel } = useDisclosure<HTMLDivElement>({
    isPopup: !nested,
  });

  function choose() {
    setOpen(false);
    onChoose?.();
  }

  return (
    <div
      className={nested ? 'services-menu services-menu--nested' : 'services-menu'}
      ref={container}
      {...state}
    >
      <button
        className="services-menu__button"
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {item.label}
        <Icon name="chevron" />
      </button>
      <ul className="services-menu__list" id={listId} {...panel}>
        {renderList(item.items, (link) => (
          <li>
            <SmartLink
              className="services-menu__link"
              link={link.link}
              words={words}
              current={isCurrentPage(link.link, pathname)}
              onChoose={choose}
            >
              {link.label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

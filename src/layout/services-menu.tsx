import type { MenuItem } from '../model/site.ts';
import type { Words } from '../model/words.ts';
import { Icon } from '../ui/icon.tsx';
import { renderList } from '../ui/render-list.ts';
import { MenuLink } from './menu-link.tsx';
import { useDisclosure } from './use-disclosure.ts';

interface ServicesMenuProps {
  readonly item: Extract<MenuItem, { kind: 'menu' }>;
  readonly words: Words;
  readonly path: string;
  /** Unfolds inside the mobile menu instead of covering the page. */
  readonly nested: boolean;
  readonly onChoose: (() => void) | undefined;
}

/** A button that opens a list of links. */
export function ServicesMenu({ item, words, path, nested, onChoose }: ServicesMenuProps) {
  const { close, container, button, panel } = useDisclosure({ isPopup: !nested });
  const choose = () => {
    close();
    onChoose?.();
  };
  return (
    <div className={nested ? 'services-menu services-menu--nested' : 'services-menu'} {...container}>
      <button className="services-menu__button" type="button" {...button}>
        {item.label}
        <Icon name="chevron" />
      </button>
      <ul className="services-menu__list" {...panel}>
        {renderList(item.items, (link) => (
          <li>
            <MenuLink
              item={link}
              className="services-menu__link"
              words={words}
              path={path}
              onChoose={choose}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

import { type ReactNode, useId } from 'react';
import type { GroupedLink } from '../model/link.ts';
import type { MenuItem } from '../model/site.ts';
import { Icon } from '../ui/icon.tsx';
import { linkGroups } from '../ui/link-groups.ts';
import { renderList } from '../ui/render-list.ts';
import { MenuLink } from './menu-link.tsx';
import { useDisclosure } from './use-disclosure.ts';

interface ServicesMenuProps {
  readonly item: Extract<MenuItem, { kind: 'menu' }>;
  readonly path: string;
  /** Unfolds inside the menu of a narrow window instead of covering the page. */
  readonly nested: boolean;
  readonly onChoose: () => void;
}

/** A button that opens a list of links. */
export function ServicesMenu({ item, path, nested, onChoose }: ServicesMenuProps) {
  const { close, container, button, panel } = useDisclosure(!nested);
  const choose = () => {
    close();
    onChoose();
  };
  const groups = linkGroups(item.items);
  const entries = (items: readonly GroupedLink[]) =>
    renderList(items, (link) => (
      <li>
        <MenuLink item={link} className="services-menu__link" path={path} onChoose={choose} />
      </li>
    ));
  return (
    <div className="services-menu" {...container}>
      <button className="services-menu__button" type="button" {...button}>
        {item.label}
        <Icon name="chevron" />
      </button>
      {groups.some(({ title }) => title !== '') ? (
        <div className="services-menu__list services-menu__list--groups" {...panel}>
          {renderList(groups, ({ title, items }) => (
            <MenuGroup title={title} folded={nested}>
              {entries(items)}
            </MenuGroup>
          ))}
        </div>
      ) : (
        <ul role="list" className="services-menu__list" {...panel}>
          {entries(item.items)}
        </ul>
      )}
    </div>
  );
}

interface MenuGroupProps {
  /** Empty for the links of no group. */
  readonly title: string;
  /** A native disclosure, which unfolds without scripts too. */
  readonly folded: boolean;
  readonly children: ReactNode;
}

/** Links of a group under its title. */
function MenuGroup({ title, folded, children }: MenuGroupProps) {
  const id = useId();
  if (title === '') {
    return <ul role="list">{children}</ul>;
  }
  if (folded) {
    return (
      <details>
        <summary className="services-menu__title">
          {title}
          <Icon name="chevron" />
        </summary>
        <ul role="list">{children}</ul>
      </details>
    );
  }
  return (
    <div>
      <p className="services-menu__title" id={id}>
        {title}
      </p>
      <ul role="list" aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

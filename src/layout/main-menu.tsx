import type { Shell } from '../model/site.ts';
import { renderList } from '../ui/render-list.ts';
import { MenuLink } from './menu-link.tsx';
import { ServicesMenu } from './services-menu.tsx';

interface MainMenuProps {
  readonly shell: Shell;
  readonly path: string;
  /** Prefix of the classes. */
  readonly block: 'header' | 'mobile-menu';
  readonly onChoose?: () => void;
}

/** The links of the site's menu. In the mobile menu, those to services unfold inside it. */
export function MainMenu({ shell, path, block, onChoose }: MainMenuProps) {
  const { header, words } = shell;
  const common = { words, path, onChoose };
  return (
    <ul className={`${block}__items`}>
      {renderList(header.menu, (item) => (
        <li>
          {item.kind === 'menu' ? (
            <ServicesMenu item={item} nested={block === 'mobile-menu'} {...common} />
          ) : (
            <MenuLink item={item} className={`${block}__link`} {...common} />
          )}
        </li>
      ))}
    </ul>
  );
}

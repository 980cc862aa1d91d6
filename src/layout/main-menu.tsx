import { Icon } from '../ui/icon.tsx';
import { MessengerLinks } from '../ui/messenger-links.tsx';
import { PhoneList } from '../ui/phone-list.tsx';
import { renderList } from '../ui/render-list.ts';
import { useSite } from '../ui/site-context.ts';
import { MenuLink } from './menu-link.tsx';
import { ServicesMenu } from './services-menu.tsx';
import { useDisclosure } from './use-disclosure.ts';
import { useIsNarrow } from './use-is-narrow.ts';

/** The site's menu and the phones; in narrow windows behind a button, with the list of services folded. */
export function MainMenu({ path }: { readonly path: string }) {
  const { header, footer, words } = useSite().shell;
  const isNarrow = useIsNarrow();
  const { isOpen, close, container, button, panel } = useDisclosure(true);
  const common = { path, onChoose: close };
  return (
    <div className="header__main" {...container}>
      <button
        className="header__button"
        type="button"
        aria-label={isOpen ? words.closeMenu : words.openMenu}
        {...button}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
      </button>
      <div className="header__panel" {...panel} hidden={isNarrow && panel.hidden}>
        <nav className="header__menu" aria-label={words.mainMenu}>
          <ul role="list" className="header__items">
            {renderList(header.menu, (item) => (
              <li>
                {item.kind === 'menu' ? (
                  <ServicesMenu item={item} nested={isNarrow} {...common} />
                ) : (
                  <MenuLink item={item} className="header__link" {...common} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="header__phones">
          <PhoneList phones={header.phones} />
        </div>
        {/* Not needed before the menu opens, and so not in the documents. */}
        {isOpen && (
          <>
            <MessengerLinks messengers={header.messengers} />
            <address>{footer.address}</address>
          </>
        )}
      </div>
    </div>
  );
}

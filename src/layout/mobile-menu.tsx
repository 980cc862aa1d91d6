import { useId } from 'react';
import type { Shell } from '../model/site.ts';
import { Icon } from '../ui/icon.tsx';
import { MessengerLinks } from '../ui/messenger-links.tsx';
import { PhoneList } from '../ui/phone-list.tsx';
import { renderList } from '../ui/render-list.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import { isCurrentPage } from './current-path.ts';
import { ServicesMenu } from './services-menu.tsx';
import { useDisclosure } from './use-disclosure.ts';

interface MobileMenuProps {
  readonly shell: Shell;
  readonly pathname: string;
}

/** The menu of small screens: a button that opens the links, with the list of services folded. */
export function MobileMenu({ shell, pathname }: MobileMenuProps) {
  const { header, footer, words } = shell;
  const panelId = useId();
  const { isOpen, setOpen, container, button, state, panel } = useDisclosure<HTMLDivElement>({
    isPopup: true,
  });
  const close = () => setOpen(false);

  return (
    <div className="mobile-menu" ref={container} {...state}>
      <button
        className="mobile-menu__button"
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={isOpen ? words.closeMenu : words.openMenu}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
      </button>
      <div className="mobile-menu__panel" id={panelId} {...panel}>
        <nav aria-label={words.mainMenu}>
          <ul className="mobile-menu__items">
            {renderList(header.menu, (item) => (
              <li>
                {item.kind === 'menu' ? (
                  <ServicesMenu item={item} words={words} pathname={pathname} onChoose={close} nested />
                ) : (
                  <SmartLink
                    className="mobile-menu__link"
                    link={item.link}
                    words={words}
                    current={isCurrentPage(item.link, pathname)}
                    onChoose={close}
                  >
                    {item.label}
                  </SmartLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <PhoneList phones={header.phones} words={words} />
        {/* Not needed before the menu opens, and so not in the documents. */}
        {isOpen && (
          <>
            <MessengerLinks messengers={header.messengers} words={words} />
            <address>{footer.address}</address>
          </>
        )}
      </div>
    </div>
  );
}

import type { Shell } from '../model/site.ts';
import { Icon } from '../ui/icon.tsx';
import { MessengerLinks } from '../ui/messenger-links.tsx';
import { PhoneList } from '../ui/phone-list.tsx';
import { MainMenu } from './main-menu.tsx';
import { useDisclosure } from './use-disclosure.ts';

interface MobileMenuProps {
  readonly shell: Shell;
  readonly path: string;
}

/** The menu of small screens: a button that opens the links, with the list of services folded. */
export function MobileMenu({ shell, path }: MobileMenuProps) {
  const { header, footer, words } = shell;
  const { isOpen, close, container, button, panel } = useDisclosure({ isPopup: true });
  return (
    <div className="mobile-menu" {...container}>
      <button
        className="mobile-menu__button"
        type="button"
        aria-label={isOpen ? words.closeMenu : words.openMenu}
        {...button}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
      </button>
      <div className="mobile-menu__panel" {...panel}>
        <nav aria-label={words.mainMenu}>
          <MainMenu shell={shell} path={path} block="mobile-menu" onChoose={close} />
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

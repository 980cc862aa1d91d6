import type { Shell } from '../model/site.ts';
import { PhoneList } from '../ui/phone-list.tsx';
import { renderList } from '../ui/render-list.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import { isCurrentPage } from './current-path.ts';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ServicesMenu } from './services-menu.tsx';

interface HeaderProps {
  readonly shell: Shell;
  readonly pathname: string;
}

/** Logo, menu and phones; on small screens the menu and the phones move behind a button. */
export function Header({ shell, pathname }: HeaderProps) {
  const { header, words } = shell;
  return (
    <header className="header">
      <div className="header__inner">
        <Logo shell={shell} />
        <nav className="header__menu" aria-label={words.mainMenu}>
          <ul className="header__items">
            {renderList(header.menu, (item) => (
              <li>
                {item.kind === 'menu' ? (
                  <ServicesMenu item={item} words={words} pathname={pathname} />
                ) : (
                  <SmartLink
                    className="header__link"
                    link={item.link}
                    words={words}
                    current={isCurrentPage(item.link, pathname)}
                  >
                    {item.label}
                  </SmartLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="header__phones">
          <PhoneList phones={header.phones} words={words} />
        </div>
        <MobileMenu shell={shell} pathname={pathname} />
      </div>
    </header>
  );
}

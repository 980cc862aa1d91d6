import type { Shell } from '../model/site.ts';
import { PhoneList } from '../ui/phone-list.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';

interface HeaderProps {
  readonly shell: Shell;
  readonly path: string;
}

/** Logo, menu and phones; on small screens the menu and the phones move behind a button. */
export function Header({ shell, path }: HeaderProps) {
  const { header, words } = shell;
  return (
    <header className="header">
      <div className="header__inner">
        <Logo shell={shell} />
        <nav className="header__menu" aria-label={words.mainMenu}>
          <MainMenu shell={shell} path={path} block="header" />
        </nav>
        <div className="header__phones">
          <PhoneList phones={header.phones} words={words} />
        </div>
        <MobileMenu shell={shell} path={path} />
      </div>
    </header>
  );
}

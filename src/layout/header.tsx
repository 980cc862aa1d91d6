import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';

/** Logo, menu and phones. */
export function Header({ path }: { readonly path: string }) {
  return (
    <header className="header">
      <div className="header__inner">
        <Logo />
        <MainMenu path={path} />
      </div>
    </header>
  );
}

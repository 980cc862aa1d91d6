import type { Shell } from '../model/site.ts';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';

interface HeaderProps {
  readonly shell: Shell;
  readonly path: string;
}

/** Logo, menu and phones. */
export function Header({ shell, path }: HeaderProps) {
  return (
    <header className="header">
      <div className="header__inner">
        <Logo shell={shell} />
        <MainMenu shell={shell} path={path} />
      </div>
    </header>
  );
}

import { homeLink } from '../layout/home-link.ts';
import type { Shell } from '../model/site.ts';
import type { Words } from '../model/words.ts';
import { Icon } from '../ui/icon.tsx';
import { PhoneList } from '../ui/phone-list.tsx';
import { renderList } from '../ui/render-list.ts';
import { SmartLink } from '../ui/smart-link.tsx';

/** Shown where the path has no page, with links to the home page, the services and the phones. */
export function NotFound({ shell }: { readonly shell: Shell }) {
  const { header, words } = shell;
  const services = header.menu.flatMap((item) => (item.kind === 'menu' ? item.items : []));
  return (
    <div className="page-status">
      <h1 className="page-status__title">{words.notFound}</h1>
      <HomeLink words={words} />
      {services.length > 0 && (
        <ul className="page-status__links" aria-label={words.servicesLabel}>
          {renderList(services, ({ label, link }) => (
            <li>
              <SmartLink className="page-status__link" link={link} words={words}>
                {label}
                <Icon name="arrow" />
              </SmartLink>
            </li>
          ))}
        </ul>
      )}
      <PhoneList phones={header.phones} words={words} />
    </div>
  );
}

interface PageFailureProps {
  readonly error: unknown;
  readonly words: Words;
}

/** Shown where a page has failed: a heading and the error message, never a stack trace. */
export function PageFailure({ error, words }: PageFailureProps) {
  return (
    <div className="page-status">
      <h1 className="page-status__title">{words.errorTitle}</h1>
      <p className="page-status__text">{error instanceof Error ? error.message : String(error)}</p>
      <HomeLink words={words} />
    </div>
  );
}

function HomeLink({ words }: { readonly words: Words }) {
  return (
    <p>
      <SmartLink className="button" link={homeLink} words={words}>
        {words.homeLink}
      </SmartLink>
    </p>
  );
}

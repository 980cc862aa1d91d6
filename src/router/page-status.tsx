import { homeLink } from '../layout/logo.tsx';
import { PhoneList } from '../ui/phone-list.tsx';
import { renderList } from '../ui/render-list.ts';
import { useSite, useWords } from '../ui/site-context.ts';
import { ArrowLink, SmartLink } from '../ui/smart-link.tsx';

/** Shown where the path has no page, with links to the home page, the services and the phones. */
export function NotFound() {
  const { header, words } = useSite().shell;
  const services = header.menu.flatMap((item) => (item.kind === 'menu' ? item.items : []));
  return (
    <div className="page-status">
      <h1 className="page-status__title">{words.notFound}</h1>
      <HomeLink />
      {services.length > 0 && (
        <ul role="list" className="page-status__links" aria-label={words.servicesLabel}>
          {renderList(services, (item) => (
            <li>
              <ArrowLink className="page-status__link" item={item} />
            </li>
          ))}
        </ul>
      )}
      <PhoneList phones={header.phones} />
    </div>
  );
}

/** Shown where a page has failed: a heading and the error message, never a stack trace. */
export function PageFailure({ error }: { readonly error: unknown }) {
  const words = useWords();
  return (
    <div className="page-status">
      <h1 className="page-status__title">{words.errorTitle}</h1>
      <p className="page-status__text">{error instanceof Error ? error.message : String(error)}</p>
      <HomeLink />
    </div>
  );
}

function HomeLink() {
  return (
    <p>
      <SmartLink className="button" link={homeLink}>
        {useWords().homeLink}
      </SmartLink>
    </p>
  );
}

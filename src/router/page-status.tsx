import { useEffect, useState } from 'react';
import { homeLink } from '../layout/home-link.ts';
import type { Words } from '../model.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import { PageLoadError } from './page-load-error.ts';
import { mayReload, reloadOnce } from './reload-guard.ts';

interface StatusProps {
  readonly words: Words;
}

/** Stands where the address has no page. */
export function NotFound({ words }: StatusProps) {
  return (
    <div className="page-status">
      <h1 className="page-status__title">{words.notFound}</h1>
      <HomeLink words={words} />
    </div>
  );
}

interface PageFailureProps extends StatusProps {
  readonly error: unknown;
  /** The address of the page that has failed. */
  readonly pathname: string;
}

/**
 * Stands where a page has failed: a heading and what the error says, never a stack.
 * A page whose code did not come is first mended by one reload of the document.
 */
export function PageFailure({ error, words, pathname }: PageFailureProps) {
  const [isMending] = useState(() => error instanceof PageLoadError && mayReload(pathname));

  useEffect(() => {
    if (isMending) {
      reloadOnce(pathname);
    }
  }, [isMending, pathname]);

  if (isMending) {
    return (
      <div className="page-status">
        <p role="status">{words.loading}</p>
      </div>
    );
  }
  return (
    <div className="page-status">
      <h1 className="page-status__title">{words.errorTitle}</h1>
      <p className="page-status__text">{error instanceof Error ? error.message : String(error)}</p>
      <HomeLink words={words} />
    </div>
  );
}

function HomeLink({ words }: StatusProps) {
  return (
    <p>
      <SmartLink className="button" link={homeLink} words={words}>
        {words.homeLink}
      </SmartLink>
    </p>
  );
}

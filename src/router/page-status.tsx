import { homeLink } from '../layout/home-link.ts';
import type { Words } from '../model/words.ts';
import { SmartLink } from '../ui/smart-link.tsx';

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
}

/** Stands where a page has failed: a heading and what the error says, never a stack. */
export function PageFailure({ error, words }: PageFailureProps) {
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

import { type ReactNode, Suspense } from 'react';
import { ConsentBar } from '../consent/consent-bar.tsx';
import type { PageFrame, PageHead } from '../model/page.ts';
import { useSite } from '../ui/site-context.ts';
import { AnnouncementBar } from './announcement.tsx';
import { CallButtonView } from './call-button.tsx';
import { DocumentHead } from './document-head.tsx';
import { Footer } from './footer.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import type { Consent } from './use-consent.ts';

/** Id of the main element, the target of the skip link. No section's id contains a colon. */
const contentId = 'site:content';

/**
 * Blocks that a page may get without another one being opened: the messengers in the open menu, and a failure. The
 * generator gives a document their styles as well; other parts name theirs by the same attribute.
 */
const laterBlocks = 'messengers page-status button';

interface SiteLayoutProps {
  /** The page that is shown; absent where there is none. */
  readonly page: PageFrame | undefined;
  readonly head: PageHead;
  /** Path of the page. */
  readonly path: string;
  /** The next page is loading. */
  readonly isLoading: boolean;
  /** Announced by screen readers. */
  readonly announcement: string;
  readonly consent: Consent;
  readonly children: ReactNode;
}

/**
 * The layout around every page. Nothing in it has to be waited for: `Suspense` lets React take its large parts over one
 * by one, the one that the visitor touches first.
 */
export function SiteLayout({
  page,
  head,
  path,
  isLoading,
  announcement,
  consent,
  children,
}: SiteLayoutProps) {
  const { shell, analytics } = useSite();
  const { words } = shell;
  return (
    <div className="site" data-page={page?.path ?? ''} data-later-blocks={laterBlocks}>
      <DocumentHead head={head} />
      <a className="skip-link" href={`#${contentId}`}>
        {words.skipToContent}
      </a>
      {analytics.asksConsent && (
        <div className="consent__place">
          {consent.isBarOpen && (
            <ConsentBar privacy={analytics.privacy} choice={consent.choice} onChoose={consent.choose} />
          )}
        </div>
      )}
      {shell.announcement && <AnnouncementBar announcement={shell.announcement} />}
      <header className="header">
        <div className="header__inner">
          <Logo />
          <Suspense>
            <MainMenu path={path} />
          </Suspense>
        </div>
      </header>
      <main className="site__content" id={contentId}>
        {children}
      </main>
      <footer className="footer">
        <Suspense>
          <Footer path={path} consent={analytics.asksConsent ? consent : undefined} />
        </Suspense>
      </footer>
      <aside className="call" aria-label={words.call}>
        {/* A page's button starts closed. */}
        <CallButtonView key={page?.id ?? ''} callButton={page?.callButton ?? shell.callButton} />
      </aside>
      <p className="loading-status" role="status">
        {isLoading ? words.loading : ''}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {announcement || (consent.isBarOpen && words.consentText)}
      </p>
    </div>
  );
}

import type { ReactNode } from 'react';
import { ConsentBar } from '../consent/consent-bar.tsx';
import type { PageFrame, PageHead } from '../model/page.ts';
import type { Site } from '../model/site.ts';
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
 * Blocks that a page may get without another one being opened: the question for consent, the messengers in the open menu,
 * a failure. The generator gives the document their styles, as those of the blocks in it. Other parts name their own by
 * the same attribute.
 */
function laterBlocks({ analytics, shell }: Site): string {
  const blocks = [
    ...(analytics.asksConsent ? ['consent'] : []),
    ...(shell.header.messengers.length > 0 ? ['messengers'] : []),
    'page-status',
    'button',
  ];
  return blocks.join(' ');
}

/** The layout around every page. */
export function SiteLayout({
  page,
  head,
  path,
  isLoading,
  announcement,
  consent,
  children,
}: SiteLayoutProps) {
  const site = useSite();
  const { shell, analytics } = site;
  const { words } = shell;
  return (
    <div className="site" data-page={page?.path ?? ''} data-later-blocks={laterBlocks(site)}>
      <DocumentHead head={head} />
      <a className="skip-link" href={`#${contentId}`}>
        {words.skipToContent}
      </a>
      {consent.isBarOpen && (
        <ConsentBar privacy={analytics.privacy} choice={consent.choice} onChoose={consent.choose} />
      )}
      {shell.announcement && <AnnouncementBar announcement={shell.announcement} />}
      <header className="header">
        <div className="header__inner">
          <Logo />
          <MainMenu path={path} />
        </div>
      </header>
      <main className="site__content" id={contentId}>
        {children}
      </main>
      <Footer path={path} consent={analytics.asksConsent ? consent : undefined} />
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

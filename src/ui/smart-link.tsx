import type { ReactNode } from 'react';
import { Link as RouterLink, useInRouterContext } from 'react-router-dom';
import type { Link } from '../model/link.ts';
import type { Words } from '../model/words.ts';
import { toHostPath } from './host-path.ts';
import { linkHref } from './link-href.ts';
import { NewTabHint } from './new-tab-hint.tsx';

interface SmartLinkProps {
  readonly link: Link;
  readonly words: Words;
  readonly className?: string;
  /** The link leads to the current page. */
  readonly current?: boolean;
  readonly onChoose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * A link of the site model: pages of this site by client-side navigation, other sites in a new tab with a hint, phone
 * and mail links by the browser.
 */
export function SmartLink({ link, words, className, current, onChoose, children }: SmartLinkProps) {
  const isInRouter = useInRouterContext();
  const attributes = {
    className,
    onClick: onChoose,
    'aria-current': current ? ('page' as const) : undefined,
  };
  if (link.kind === 'page' && isInRouter) {
    // A lazy island is outside the router and renders a plain anchor; `discover="none"` makes the markup of both equal.
    return (
      <RouterLink to={linkHref(link)} discover="none" {...attributes}>
        {children}
      </RouterLink>
    );
  }
  if (link.kind === 'external') {
    return (
      <a href={link.href} target="_blank" rel="noopener" {...attributes}>
        {children}
        <NewTabHint words={words} />
      </a>
    );
  }
  const href = linkHref(link);
  return (
    <a href={link.kind === 'page' ? toHostPath(href) : href} {...attributes}>
      {children}
    </a>
  );
}

import type { ReactNode } from 'react';
import type { Link } from '../model/link.ts';
import type { Words } from '../model/words.ts';
import { toHostPath } from './host-path.ts';
import { linkHref } from './link-href.ts';
import { NewTabHint } from './new-tab-hint.tsx';

interface SmartLinkProps {
  readonly link: Link;
  readonly words: Words;
  readonly className?: string;
  /** The link leads to the current page, or to the part of it that is being read. */
  readonly current?: 'page' | 'location' | undefined;
  readonly onChoose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * A link of the site model: other sites in a new tab with a hint, phone and mail links by the browser. Links to pages
 * are followed in the open document by `router/use-links.ts`.
 */
export function SmartLink({ link, words, className, current, onChoose, children }: SmartLinkProps) {
  const attributes = {
    className,
    onClick: onChoose,
    'aria-current': current,
  };
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

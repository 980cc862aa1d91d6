import type { ReactNode } from 'react';
import type { LabelledLink, Link } from '../model/link.ts';
import { toHostPath } from './host-path.ts';
import { Icon } from './icon.tsx';
import { NewTabHint } from './new-tab-hint.tsx';

interface LinkProps {
  readonly className?: string;
  readonly onChoose?: (() => void) | undefined;
}

interface SmartLinkProps extends LinkProps {
  readonly link: Link;
  /** The link leads to the current page, or to the part of it that is being read. */
  readonly current?: 'page' | 'location' | undefined;
  readonly children: ReactNode;
}

/**
 * A link of the site model: other sites in a new tab with a hint, phone and mail links by the browser. Links to pages
 * are followed in the open document by `router/use-links.ts`.
 */
export function SmartLink({ link, className, current, onChoose, children }: SmartLinkProps) {
  const isExternal = link.kind === 'external';
  return (
    <a
      href={hrefOf(link)}
      {...(isExternal && { target: '_blank', rel: 'noopener' })}
      className={className}
      onClick={onChoose}
      aria-current={current}
    >
      {children}
      {isExternal && <NewTabHint />}
    </a>
  );
}

function hrefOf(link: Link): string {
  if (link.kind !== 'page') {
    return link.href;
  }
  return toHostPath(link.hash === undefined ? link.path : `${link.path}#${link.hash}`);
}

interface ArrowLinkProps extends LinkProps {
  readonly item: LabelledLink;
}

/** A labelled link with an arrow behind its label: a button, or a row of a list. */
export function ArrowLink({ item: { label, link }, ...attributes }: ArrowLinkProps) {
  return (
    <SmartLink link={link} {...attributes}>
      {label}
      <Icon name="arrow" />
    </SmartLink>
  );
}

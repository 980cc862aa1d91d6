import type { LabelledLink } from '../model/link.ts';
import { SmartLink } from '../ui/smart-link.tsx';

interface MenuLinkProps {
  readonly item: LabelledLink;
  readonly className: string;
  /** Path of the page that is shown. */
  readonly path: string;
  readonly onChoose?: (() => void) | undefined;
}

/** A link of the header or the footer, marked where it leads to the current page; one to a section is not. */
export function MenuLink({ item: { label, link }, path, ...attributes }: MenuLinkProps) {
  const isCurrent = link.kind === 'page' && link.hash === undefined && link.path === path;
  return (
    <SmartLink link={link} current={isCurrent ? 'page' : undefined} {...attributes}>
      {label}
    </SmartLink>
  );
}

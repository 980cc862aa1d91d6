import type { LabelledLink } from '../model/link.ts';
import type { Words } from '../model/words.ts';
import { SmartLink } from '../ui/smart-link.tsx';

interface MenuLinkProps {
  readonly item: LabelledLink;
  readonly className: string;
  readonly words: Words;
  /** Path of the page that is shown. */
  readonly path: string;
  readonly onChoose?: (() => void) | undefined;
}

/** A link of the header or the footer, marked where it leads to the current page; one to a section is not. */
export function MenuLink({ item: { label, link }, className, words, path, onChoose }: MenuLinkProps) {
  return (
    <SmartLink
      className={className}
      link={link}
      words={words}
      current={link.kind === 'page' && link.hash === undefined && link.path === path ? 'page' : undefined}
      onChoose={onChoose}
    >
      {label}
    </SmartLink>
  );
}

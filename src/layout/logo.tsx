import type { Link } from '../model/link.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { fillTemplate } from '../ui/fill-template.ts';
import { useSite } from '../ui/site-context.ts';
import { SmartLink } from '../ui/smart-link.tsx';

/** The home page, the only path that the runtime knows. */
export const homeLink: Link = { kind: 'page', path: '/' };

/** The brand's mark as a link to the home page. */
export function Logo() {
  const { brand, words } = useSite().shell;
  return (
    <SmartLink className={brand.picture ? 'logo-picture' : 'logo'} link={homeLink}>
      <span className="visually-hidden">{fillTemplate(words.logoLabel, { brand: brand.name })}</span>
      <BrandMark />
    </SmartLink>
  );
}

import type { Shell } from '../model/site.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { fillTemplate } from '../ui/fill-template.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import { homeLink } from './home-link.ts';

/** The brand's mark as a link to the home page. */
export function Logo({ shell }: { readonly shell: Shell }) {
  const { brand, words } = shell;
  return (
    <SmartLink className={brand.picture ? 'logo-picture' : 'logo'} link={homeLink} words={words}>
      <span className="visually-hidden">{fillTemplate(words.logoLabel, { brand: brand.name })}</span>
      <BrandMark brand={brand} />
    </SmartLink>
  );
}

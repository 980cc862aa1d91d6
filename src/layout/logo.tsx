import type { Shell } from '../model/site.ts';
import { fillTemplate } from '../ui/fill-template.ts';
import { PictureView } from '../ui/picture-view.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { homeLink } from './home-link.ts';

/** Width of a logo's picture in the layout, at most. */
const logoWidth = '12rem';

/** The brand's two words, or its picture, as a link to the home page. */
export function Logo({ shell }: { readonly shell: Shell }) {
  const { brand, words } = shell;
  return (
    <SmartLink className={brand.picture ? 'logo-picture' : 'logo'} link={homeLink} words={words}>
      <span className="visually-hidden">{fillTemplate(words.logoLabel, { brand: brand.name })}</span>
      {brand.picture ? (
        <PictureView picture={brand.picture} urgency="later" sizes={logoWidth} />
      ) : (
        <span className="logo__words" aria-hidden="true">
          <span className="logo__word">{brand.lines[0]}</span>
          <span className="logo__word">{brand.lines[1]}</span>
        </span>
      )}
    </SmartLink>
  );
}

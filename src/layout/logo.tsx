import type { Shell } from '../model/site.ts';
import { fillTemplate } from '../ui/fill-template.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import { homeLink } from './home-link.ts';

/** The brand's two words as a link to the home page. */
export function Logo({ shell }: { readonly shell: Shell }) {
  const { brand, words } = shell;
  return (
    <SmartLink className="logo" link={homeLink} words={words}>
      <span className="visually-hidden">{fillTemplate(words.logoLabel, { brand: brand.name })}</span>
      <span className="logo__words" aria-hidden="true">
        <span className="logo__word">{brand.lines[0]}</span>
        <span className="logo__word">{brand.lines[1]}</span>
      </span>
    </SmartLink>
  );
}

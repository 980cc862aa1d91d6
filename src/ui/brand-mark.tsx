import { PictureView } from './picture-view.tsx';
import { useSite } from './site-context.ts';

/** Width of a logo's picture in the layout, at most. */
const logoWidth = '12rem';

/** The brand's two words, or its picture. Its name is said by what stands around it. */
export function BrandMark() {
  const { brand } = useSite().shell;
  return brand.picture ? (
    <PictureView picture={brand.picture} sizes={logoWidth} />
  ) : (
    <span className="logo__words" aria-hidden="true">
      <span className="logo__word">{brand.lines[0]}</span>
      <span className="logo__word">{brand.lines[1]}</span>
    </span>
  );
}

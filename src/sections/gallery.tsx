import { PictureView } from '../ui/picture-view.tsx';
import { renderList } from '../ui/render-list.ts';
import { CompactRichText } from '../ui/rich-text.tsx';
import { SectionFrame, type SectionProps } from './section-frame.tsx';

/** Width of a picture in the layout. */
const pictureWidth = '(width < 40rem) 100vw, (width < 64rem) 50vw, 26rem';

/** Pictures with their captions. */
export function GalleryView({ section }: SectionProps<'gallery'>) {
  return (
    <SectionFrame section={section} text={section.text}>
      <ul role="list" className="gallery__list">
        {renderList(section.items, ({ picture, title, text }) => (
          <li>
            <figure>
              <PictureView className="gallery__picture" picture={picture} sizes={pictureWidth} />
              <figcaption>
                {title && <p className="gallery__title">{title}</p>}
                <CompactRichText text={text} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

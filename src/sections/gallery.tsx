import { PictureView } from '../ui/picture-view.tsx';
import { renderList } from '../ui/render-list.ts';
import { CompactRichText, RichTextView } from '../ui/rich-text.tsx';
import { SectionFrame } from './section-frame.tsx';
import type { SectionProps } from './section-props.ts';

/** Width of a picture in the layout. */
const pictureWidth = '(width < 40rem) 100vw, (width < 64rem) 50vw, 26rem';

/** Pictures with their captions. */
export function GalleryView({ section, site }: SectionProps<'gallery'>) {
  const { words } = site.shell;
  return (
    <SectionFrame id={section.id} className="gallery" title={section.title}>
      <div className="section__text">
        <RichTextView text={section.text} words={words} />
      </div>
      <ul className="gallery__list">
        {renderList(section.items, ({ picture, title, text }) => (
          <li>
            <figure>
              <PictureView
                className="gallery__picture"
                picture={picture}
                urgency="later"
                sizes={pictureWidth}
              />
              <figcaption>
                {title && <p className="gallery__title">{title}</p>}
                <CompactRichText text={text} words={words} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

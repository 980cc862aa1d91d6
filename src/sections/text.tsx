import { PictureView } from '../ui/picture-view.tsx';
import { RichTextView } from '../ui/rich-text.tsx';
import { SectionFrame, type SectionProps } from './section-frame.tsx';

/** Width of the picture in the layout. */
const pictureWidth = '(width < 40rem) 100vw, 36rem';

/** Plain text, with a picture below it. */
export function TextView({ section }: SectionProps<'text'>) {
  return (
    <SectionFrame section={section} className="prose" isArticle>
      <div className="section__text">
        <RichTextView text={section.text} />
        {section.picture && (
          <PictureView className="prose__picture" picture={section.picture} sizes={pictureWidth} />
        )}
      </div>
    </SectionFrame>
  );
}

import { RichTextView } from '../ui/rich-text.tsx';
import { SectionFrame } from './section-frame.tsx';
import type { SectionProps } from './section-props.ts';

/** Plain text. */
export function TextView({ section, site }: SectionProps<'text'>) {
  return (
    <SectionFrame id={section.id} className="prose" title={section.title} isArticle>
      <div className="section__text">
        <RichTextView text={section.text} words={site.shell.words} />
      </div>
    </SectionFrame>
  );
}

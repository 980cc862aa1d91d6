import { renderList } from '../ui/render-list.ts';
import { RichTextView } from '../ui/rich-text.tsx';
import { SectionFrame } from './section-frame.tsx';
import type { SectionProps } from './section-props.ts';

/** A course of action, step by step. */
export function StepsView({ section, site }: SectionProps<'steps'>) {
  const { words } = site.shell;
  return (
    <SectionFrame id={section.id} className="steps" title={section.title} isArticle>
      <div className="section__text">
        <RichTextView text={section.text} words={words} />
      </div>
      <ol className="steps__list">
        {renderList(section.items, (item) => (
          <li className="steps__item">
            <div className="steps__text">
              <RichTextView text={item} words={words} />
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}

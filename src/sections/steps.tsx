import { renderList } from '../ui/render-list.ts';
import { RichTextView } from '../ui/rich-text.tsx';
import { SectionFrame } from './section-frame.tsx';
import type { SectionProps } from './section-props.ts';

/** A course of action, step by step, and who takes each. */
export function StepsView({ section, site }: SectionProps<'steps'>) {
  const { words } = site.shell;
  const labels = { us: words.stepUs, you: words.stepYou };
  return (
    <SectionFrame id={section.id} className="steps" title={section.title} isArticle>
      <div className="section__text">
        <RichTextView text={section.text} words={words} />
      </div>
      <ol className="steps__list">
        {renderList(section.items, ({ text, who }) => (
          <li className="steps__item">
            <div className="steps__text">
              {who && <p className={`steps__who steps__who--${who}`}>{labels[who]}</p>}
              <RichTextView text={text} words={words} />
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}

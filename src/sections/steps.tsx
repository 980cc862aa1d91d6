import { renderList } from '../ui/render-list.ts';
import { RichTextView } from '../ui/rich-text.tsx';
import { useWords } from '../ui/site-context.ts';
import { SectionFrame, type SectionProps } from './section-frame.tsx';

/** A course of action, step by step, and who takes each. */
export function StepsView({ section }: SectionProps<'steps'>) {
  const words = useWords();
  const labels = { us: words.stepUs, you: words.stepYou };
  return (
    <SectionFrame section={section} text={section.text} isArticle>
      <ol role="list" className="steps__list">
        {renderList(section.items, ({ text, who }) => (
          <li className="steps__item">
            <div className="steps__text">
              {who && <p className={`steps__who steps__who--${who}`}>{labels[who]}</p>}
              <RichTextView text={text} />
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}

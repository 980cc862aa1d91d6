import { Icon } from '../ui/icon.tsx';
import { renderList } from '../ui/render-list.ts';
import { RichTextView } from '../ui/rich-text.tsx';
import { SectionFrame, type SectionProps } from './section-frame.tsx';

/** Frequent questions; each opens its answer without any script. */
export function QuestionsView({ section }: SectionProps<'questions'>) {
  return (
    <SectionFrame section={section} isArticle>
      <div className="questions__list">
        {renderList(section.items, (item) => (
          <details className="question">
            <summary className="question__title">
              {item.question}
              <Icon name="chevron" />
            </summary>
            <div className="question__answer">
              <RichTextView text={item.answer} />
            </div>
          </details>
        ))}
      </div>
    </SectionFrame>
  );
}

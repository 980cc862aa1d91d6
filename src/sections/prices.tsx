import { renderList } from '../ui/render-list.ts';
import { CompactRichText, RichTextView } from '../ui/rich-text.tsx';
import { SectionFrame, type SectionProps } from './section-frame.tsx';

/** What is paid for, and how much: each price is in one line with its name where there is room. */
export function PricesView({ section }: SectionProps<'prices'>) {
  return (
    <SectionFrame section={section} text={section.text} isArticle>
      <div>
        <dl className="prices__list">
          {renderList(section.items, ({ name, text, price }) => (
            <div className="prices__item">
              <dt className="prices__name">{name}</dt>
              {text.length > 0 && (
                <dd className="prices__text">
                  <CompactRichText text={text} />
                </dd>
              )}
              <dd className="prices__price">{price}</dd>
            </div>
          ))}
        </dl>
        {section.note.length > 0 && (
          <div className="prices__note">
            <RichTextView text={section.note} />
          </div>
        )}
      </div>
    </SectionFrame>
  );
}

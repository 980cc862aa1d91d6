import { renderList } from '../ui/render-list.ts';
import { CompactRichText, RichTextView } from '../ui/rich-text.tsx';
import { SectionFrame } from './section-frame.tsx';
import type { SectionProps } from './section-props.ts';

/** What is paid for, and how much: each price is in one line with its name where there is room. */
export function PricesView({ section, site }: SectionProps<'prices'>) {
  const { words } = site.shell;
  return (
    <SectionFrame id={section.id} className="prices" title={section.title} isArticle>
      <div className="section__text">
        <RichTextView text={section.text} words={words} />
      </div>
      <div>
        <dl className="prices__list">
          {renderList(section.items, ({ name, text, price }) => (
            <div className="prices__item">
              <dt className="prices__name">{name}</dt>
              {text.length > 0 && (
                <dd className="prices__text">
                  <CompactRichText text={text} words={words} />
                </dd>
              )}
              <dd className="prices__price">{price}</dd>
            </div>
          ))}
        </dl>
        {section.note.length > 0 && (
          <div className="prices__note">
            <RichTextView text={section.note} words={words} />
          </div>
        )}
      </div>
    </SectionFrame>
  );
}

import { Icon } from '../ui/icon.tsx';
import { renderList } from '../ui/render-list.ts';
import { CompactRichText } from '../ui/rich-text.tsx';
import { SectionFrame, type SectionProps } from './section-frame.tsx';

/** Files to download, each with its kind and size. */
export function DownloadsView({ section }: SectionProps<'downloads'>) {
  return (
    <SectionFrame section={section} text={section.text} isArticle>
      <ul role="list" className="downloads__list">
        {renderList(section.items, ({ title, text, href, format, size }) => (
          <li className="download">
            <span className="download__sheet" aria-hidden="true">
              {format}
            </span>
            <div className="download__words">
              {/* The link's area is stretched over the whole row in the styles. */}
              <a className="download__link" href={href}>
                {title}
              </a>
              {text.length > 0 && (
                <div className="download__text">
                  <CompactRichText text={text} />
                </div>
              )}
              <p className="download__size">
                {format}, {size}
              </p>
            </div>
            <Icon name="arrow" />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

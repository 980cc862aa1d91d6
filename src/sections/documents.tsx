import { Icon, LateIcon } from '../ui/icon.tsx';
import { renderList } from '../ui/render-list.ts';
import { CompactRichText, RichTextView } from '../ui/rich-text.tsx';
import { useIsInteractive } from '../ui/use-is-interactive.ts';
import { SectionFrame } from './section-frame.tsx';
import type { SectionProps } from './section-props.ts';

/** A checklist of documents, which can be printed. */
export function DocumentsView({ section, site }: SectionProps<'documents'>) {
  const { words } = site.shell;
  return (
    <SectionFrame id={section.id} className="documents" title={section.title} isArticle>
      <div className="section__text">
        <RichTextView text={section.text} words={words} />
      </div>
      <div className="documents__sheet">
        <ul>
          {renderList(section.items, (item) => (
            <li className="documents__item">
              <Icon name="check" />
              <div>
                <CompactRichText text={item} words={words} />
              </div>
            </li>
          ))}
        </ul>
        {section.note.length > 0 && (
          <div className="documents__note">
            <RichTextView text={section.note} words={words} />
          </div>
        )}
        <PrintButton label={words.printList} />
      </div>
    </SectionFrame>
  );
}

/** Prints one section; the print style sheet hides the others meanwhile. */
function printSection(section: Element | null) {
  const mark = 'data-print-only';
  section?.setAttribute(mark, '');
  window.addEventListener('afterprint', () => section?.removeAttribute(mark), { once: true });
  window.print();
}

/** Disabled and invisible in the static page, where its space is reserved. */
function PrintButton({ label }: { readonly label: string }) {
  const isInteractive = useIsInteractive();
  return (
    <button
      className={
        isInteractive ? 'button button--quiet documents__print' : 'button documents__print is-waiting'
      }
      type="button"
      disabled={!isInteractive}
      onClick={({ currentTarget }) => printSection(currentTarget.closest('section'))}
    >
      <LateIcon name="print" />
      {label}
    </button>
  );
}
